// An asset with what follows from its flights and its maintenance.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { nextStates, type AssetState } from './moves'

export type Asset = components['schemas']['Asset']
export type AssetStatus = components['schemas']['AssetStatus']
export type AssetDue = components['schemas']['AssetDue']

/** Of the columns of maintenance_of. */
const MAINTENANCE_STATE = sql`
  case when d.part >= 1 then 'overdue' when d.part >= 1 - d.warn_percent / 100.0 then 'due_soon' else 'ok' end`

/** A rule of an asset as JSON; `d` is a row of maintenance_of. */
const DUE = sql`jsonb_build_object(
  'ruleId', d.rule_id, 'name', d.name, 'state', ${MAINTENANCE_STATE}, 'part', greatest(d.part, 0), 'daysLeft', d.days_left,
  'hoursLeft', d.hours_left, 'flightsLeft', d.flights_left, 'cyclesLeft', d.cycles_left, 'grounds', d.grounds)`

/** The rules of the asset `a`, those that end first before the others; an overdue rule that grounds comes before all. */
export const dueOf = sql`
  (select ${DUE} as due, ${MAINTENANCE_STATE} as state, d.part, d.grounds, d.name
     from maintenance_of(a) d order by (d.part >= 1 and d.grounds) desc, d.part desc, d.rule_id)`

/** Retired assets have no maintenance. Overdue with a rule that grounds is grounded. */
export const STATUS = sql<AssetStatus>`
  case when a.state <> 'available' then a.state
       when due.state = 'overdue' and due.grounds then 'grounded'
       when flying.id is not null then 'in_use'
       when due.state in ('overdue', 'due_soon') then due.state
       else 'available' end`

/** The rule `due` that ends first and the flight `flying` of the asset `a`. */
export const withState = sql`
  left join lateral (select * from ${dueOf} t limit 1) due on a.state <> 'retired'
  left join lateral (
    select f.id, f.name, f.mission_id
      from flight_asset fa
      join flight f on f.id = fa.flight_id and f.deleted_at is null and f.status in ('preflight', 'airborne', 'returning')
      join mission m on m.id = f.mission_id and m.deleted_at is null
     where fa.asset_id = a.id order by f.id limit 1) flying on true`

/** Assets that are not deleted, with `due` and `flying`. */
export const fromAssets = (tenantId: string) => sql`
  from asset a
  join asset_class c on c.id = a.class_id
  ${withState}
 where a.tenant_id = ${tenantId} and a.deleted_at is null`

/** Cycles from which a battery is ageing; makers warrant 200 for batteries of survey drones. */
const AGEING_CYCLES = 200
/** Health in percent below which a battery is ageing. */
const AGEING_HEALTH = 80

/** Whether the asset `a` of the class `c` is a battery with many cycles or little health left. */
export const IS_AGEING = sql`
  c.kind = 'battery' and (asset_cycles(a, c.kind) >= ${AGEING_CYCLES} or coalesce(a.health < ${AGEING_HEALTH}, false))`

export const COLUMNS = sql`
  a.id, a.name, a.serial, a.state, a.state_reason as "stateReason", ${STATUS} as status, due.due as due,
  c.id as "classId", c.name as "className", c.kind,
  greatest(a.entered_hours + a.flown_seconds / 3600, 0) as hours,
  greatest(a.entered_flights + a.flown_flights, 0) as flights,
  asset_cycles(a, c.kind) as cycles, a.entered_hours as "enteredHours", a.entered_flights as "enteredFlights",
  a.entered_cycles as "enteredCycles", a.flown_seconds as "flownSeconds", a.flown_flights as "flownFlights",
  to_char(a.in_service_on, 'YYYY-MM-DD') as "inServiceOn", a.firmware, a.health, a.note, a.version,
  a.created_at as "createdAt", a.updated_at as "updatedAt",
  ${IS_AGEING} as "isAgeing",
  (select jsonb_build_object('_id', f.id, 'name', f.name, 'missionId', m.id, 'missionName', m.name,
      'at', to_char(coalesce(f.ended_at, f.started_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from flight_asset fa
     join flight f on f.id = fa.flight_id and f.deleted_at is null and f.started_at is not null
     join mission m on m.id = f.mission_id and m.deleted_at is null
    where fa.asset_id = a.id order by coalesce(f.ended_at, f.started_at) desc, f.id desc limit 1) as "lastFlight",
  flying.id as "flightId", flying.name as "flightName", flying.mission_id as "missionId",
  (select jsonb_build_object('_id', mo.id, 'name', mo.name, 'manufacturer', ma.name)
     from asset_model mo join manufacturer ma on ma.id = mo.manufacturer_id where mo.id = a.model_id) as model,
  (select jsonb_build_object('_id', u.id, 'name', u.name, 'avatar', u.avatar)
     from app_user u where u.id = a.created_by) as author`

export interface AssetRow {
  id: string
  name: string
  serial: string
  state: AssetState
  stateReason: string
  status: AssetStatus
  due: AssetDue | null
  classId: string
  className: string
  kind: Asset['class']['kind']
  hours: number
  flights: number
  cycles: number
  /** Below 0 after a maintenance record set the counter back. */
  enteredHours: number
  enteredFlights: number
  enteredCycles: number
  flownSeconds: number
  flownFlights: number
  inServiceOn: string
  firmware: string
  health: number | null
  note: string
  version: number
  createdAt: Date
  updatedAt: Date
  flightId: string | null
  flightName: string | null
  missionId: string | null
  lastFlight: Asset['lastFlight']
  isAgeing: boolean
  model: Asset['model']
  author: Asset['createdBy'] | null
}

export const asAsset = (row: AssetRow, permissions: ReadonlySet<string>): Asset => ({
  _id: row.id,
  name: row.name,
  serial: row.serial,
  class: { _id: row.classId, name: row.className, kind: row.kind },
  model: row.model,
  status: row.status,
  state: row.state,
  stateReason: row.stateReason,
  nextStates: nextStates(row.state, permissions),
  due: row.due,
  flight:
    row.flightId === null ? null : { _id: row.flightId, name: row.flightName ?? '', missionId: row.missionId ?? '' },
  lastFlight: row.lastFlight,
  isAgeing: row.isAgeing,
  hours: row.hours,
  flights: row.flights,
  cycles: row.cycles,
  inServiceOn: row.inServiceOn,
  firmware: row.firmware,
  health: row.health,
  note: row.note,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(row.author && { createdBy: row.author }),
})

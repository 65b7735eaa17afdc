import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { containing, offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { listAssetsOfFlights } from '../asset/public'
import { findProblemsOfFlights } from '../pilot/public'
import { asFlight, withRelations, type Flight } from './row'
import type { FlightStatus, FlightUser } from './status'

export interface FlightPlan {
  name?: string
  payload?: string
  plannedStart?: string | null
  plannedEnd?: string | null
}

export interface FlightFilter {
  search?: string
  status?: FlightStatus[]
  pilotId?: string
}

/** Flights of one mission that are in one reply. */
const MAX_OF_MISSION = 500

const START = sql<Date>`coalesce(flight.started_at, flight.planned_start, flight.created_at)`

const SORT_COLUMNS = {
  start: START,
  name: sql`lower(flight.name)`,
  mission: sql`lower(mission.name)`,
  status: sql`flight.status`,
} as const

/** Flights that are not deleted, of missions that are not deleted. */
const flights = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('flight')
    .innerJoin('mission', 'mission.id', 'flight.mission_id')
    .where('flight.tenant_id', '=', tenantId)
    .where('flight.deleted_at', 'is', null)
    .where('mission.deleted_at', 'is', null)

type Rows = Awaited<ReturnType<ReturnType<typeof withRelations>['execute']>>

async function asFlights(tenantId: string, tx: Tx, rows: Rows, caller: FlightUser): Promise<Flight[]> {
  const ids = rows.filter(({ pilotId }) => pilotId !== null).map(({ id }) => id)
  const problems = await findProblemsOfFlights(tenantId, tx, ids)
  const flightIds = rows.map(({ id }) => id)
  const assets = flightIds.length > 0 ? await listAssetsOfFlights(tenantId, tx, flightIds) : new Map<string, never[]>()
  return rows.map((row) =>
    asFlight(row, { problems: problems.get(row.id) ?? [], assets: assets.get(row.id) ?? [] }, caller),
  )
}

export async function selectFlight(
  tenantId: string,
  tx: Tx,
  flightId: string,
  caller: FlightUser,
): Promise<Flight | undefined> {
  const rows = await withRelations(flights(tenantId, tx)).where('flight.id', '=', flightId).execute()
  return (await asFlights(tenantId, tx, rows, caller))[0]
}

/** How many of these flights the tenant has, deleted ones included. */
export async function countFlights(tenantId: string, tx: Tx, flightIds: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('flight')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', flightIds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The earliest first. */
export async function selectFlightsOfMission(
  tenantId: string,
  tx: Tx,
  missionId: string,
  caller: FlightUser,
): Promise<Flight[]> {
  const rows = await withRelations(flights(tenantId, tx))
    .where('mission.id', '=', missionId)
    .orderBy(START)
    .orderBy('flight.id')
    .limit(MAX_OF_MISSION)
    .execute()
  return asFlights(tenantId, tx, rows, caller)
}

/** One page of flights; `sort` is a column of the contract, with a minus sign for descending. */
export async function selectFlights(
  tenantId: string,
  tx: Tx,
  { search, status, pilotId }: FlightFilter,
  sort: string,
  page: Page,
  caller: FlightUser,
): Promise<{ items: Flight[]; total: number }> {
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const filtered = flights(tenantId, tx)
    .$if(Boolean(search), (query) => query.where('flight.name', 'ilike', containing(search ?? '')))
    .$if(Boolean(status?.length), (query) => query.where('flight.status', 'in', status ?? []))
    .$if(pilotId !== undefined, (query) => query.where('flight.pilot_id', '=', pilotId ?? null))
  const rows = await withRelations(filtered)
    .orderBy(column, direction)
    .orderBy('flight.id', direction)
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: await asFlights(tenantId, tx, rows, caller), total }
}

export async function insertFlight(
  tenantId: string,
  tx: Tx,
  flight: FlightPlan & { missionId: string; name: string; pilotId?: string; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('flight')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: flight.missionId,
      name: flight.name.trim(),
      payload: flight.payload ?? '',
      pilot_id: flight.pilotId ?? null,
      planned_start: flight.plannedStart ?? null,
      planned_end: flight.plannedEnd ?? null,
      created_by: flight.createdBy,
    })
    .execute()
  return id
}

/** @returns false when the flight does not exist at this version */
export async function updateFlight(
  tenantId: string,
  tx: Tx,
  flightId: string,
  version: number,
  fields: FlightPlan & {
    status?: FlightStatus
    pilotId?: string | null
    overrideReason?: string | null
    planLayerId?: string | null
  },
): Promise<boolean> {
  const { name, payload, plannedStart, plannedEnd, status, pilotId, overrideReason, planLayerId } = fields
  const row = await tx
    .updateTable('flight')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(payload !== undefined && { payload }),
      ...(plannedStart !== undefined && { planned_start: plannedStart }),
      ...(plannedEnd !== undefined && { planned_end: plannedEnd }),
      ...(pilotId !== undefined && { pilot_id: pilotId, pilot_name: null }),
      ...(overrideReason !== undefined && { override_reason: overrideReason }),
      ...(planLayerId !== undefined && { plan_layer_id: planLayerId }),
      ...(status !== undefined && { status }),
      ...(status === 'airborne' && { started_at: sql<Date>`coalesce(started_at, now())` }),
      ...((status === 'landed' || status === 'aborted') && {
        ended_at: sql<Date>`case when started_at is not null then now() end`,
      }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', flightId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes other changes of the flight wait. */
export async function lockFlight(tenantId: string, tx: Tx, flightId: string): Promise<void> {
  await sql`select from flight where tenant_id = ${tenantId} and id = ${flightId} for update`.execute(tx)
}

/** @returns false when the flight has started or is over */
export async function startFlight(tenantId: string, tx: Tx, flightId: string): Promise<boolean> {
  const row = await tx
    .updateTable('flight')
    .set((eb) => ({
      status: 'airborne',
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      started_at: sql<Date>`coalesce(started_at, now())`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', flightId)
    .where('status', 'in', ['planned', 'preflight'])
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it was in the air */
export async function landFlight(tenantId: string, tx: Tx, flightId: string): Promise<boolean> {
  const row = await tx
    .updateTable('flight')
    .set((eb) => ({
      status: 'landed',
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ended_at: sql<Date>`greatest(now(), started_at)`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', flightId)
    .where('status', 'in', ['airborne', 'returning'])
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** When a flight takes or took place. */
export async function selectFlightTimes(
  tenantId: string,
  tx: Tx,
  flightId: string,
): Promise<{ startedAt: Date | null; plannedStart: Date | null } | undefined> {
  return tx
    .selectFrom('flight')
    .select(['started_at as startedAt', 'planned_start as plannedStart'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', flightId)
    .executeTakeFirst()
}

/** Gives a flight the status and the times of one that has taken place. */
export async function setFlightLanded(
  tenantId: string,
  tx: Tx,
  flightId: string,
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
): Promise<void> {
  await tx
    .updateTable('flight')
    .set({ status: 'landed', started_at: startedAt, ended_at: endedAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', flightId)
    .execute()
}

/** Moves a flight that has these times by milliseconds. @returns false for a flight with other times */
export async function moveFlight(
  tenantId: string,
  tx: Tx,
  flightId: string,
  { times, shift }: { times: { startedAt: Date | null; endedAt: Date | null }; shift: number },
): Promise<boolean> {
  const moved = sql`make_interval(secs => ${shift / 1000})`
  const { rows } = await sql`
    update flight set started_at = started_at + ${moved}, ended_at = ended_at + ${moved}
     where tenant_id = ${tenantId} and id = ${flightId}
       and started_at = ${times.startedAt} and ended_at = ${times.endedAt} returning id`.execute(tx)
  return rows.length > 0
}

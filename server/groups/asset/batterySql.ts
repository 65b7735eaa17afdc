// The charge of a battery on its last flights, as telemetry recorded it. Samples with a charge are found from both ends by the primary key
// of telemetry_sample, so the time does not grow with the length of the flights as long as the charge is recorded throughout.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

type BatteryFlight = components['schemas']['BatteryFlight']

const FLIGHTS = 20
/** Samples at each end of a recording that are searched for a charge: two minutes at 10 a second. */
const SEARCHED = 1200

interface BatteryRow extends Omit<BatteryFlight, 'startedAt' | 'endedAt'> {
  startedAt: Date
  endedAt: Date
}

/** The latest first. Flights without a recorded charge are left out. */
export async function selectBatteryFlights(tenantId: string, tx: Tx, assetId: string): Promise<BatteryFlight[]> {
  const { rows } = await sql<BatteryRow>`
    with flown as (
      select f.id, f.name, m.id as mission_id, m.name as mission_name, min(t.started_at) as at
        from flight_asset fa
        join flight f on f.id = fa.flight_id and f.deleted_at is null
        join mission m on m.id = f.mission_id and m.deleted_at is null
        join telemetry t on t.flight_id = f.id and t.state = 'ready' and t.started_at is not null
        left join mission_file file on file.id = t.file_id
       where fa.tenant_id = ${tenantId} and fa.asset_id = ${assetId} and fa.role = 'battery'
         and (t.file_id is null or file.deleted_at is null)
       group by f.id, m.id order by at desc, f.id desc limit ${FLIGHTS})
    select flown.id as "flightId", flown.name, flown.mission_id as "missionId", flown.mission_name as "missionName",
           first.at as "startedAt", first.battery as "startPercent", last.at as "endedAt", last.battery as "endPercent",
           (select count(*)::int from flight_asset b where b.flight_id = flown.id and b.role = 'battery') as batteries
      from flown
      cross join lateral (${chargeOf(tenantId, sql`asc`)}) first
      cross join lateral (${chargeOf(tenantId, sql`desc`)}) last
     order by first.at desc, flown.id desc`.execute(tx)
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString(), endedAt: row.endedAt.toISOString() }))
}

/** The charge nearest to one end of the flight, of all its recordings. */
const chargeOf = (tenantId: string, direction: ReturnType<typeof sql>) => sql`
  select near.at, near.battery
    from telemetry t
    left join mission_file file on file.id = t.file_id
    cross join lateral (
      select found.at, found.battery
        from (select s.at, s.battery from telemetry_sample s
               where s.tenant_id = ${tenantId} and s.telemetry_id = t.id
               order by s.at ${direction} limit ${SEARCHED}) found
       where found.battery is not null
       order by found.at ${direction} limit 1) near
   where t.flight_id = flown.id and t.state = 'ready' and (t.file_id is null or file.deleted_at is null)
   order by near.at ${direction} limit 1`

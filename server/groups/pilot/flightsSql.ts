// What pilots fly, and why a pilot should not fly a flight: an expired licence, or another flight at the time.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { groupBy } from './groupBy'

export type PilotProblem = components['schemas']['PilotProblem']
type FlyingNow = components['schemas']['Pilot']['flights'][number]

interface PairProblem extends PilotProblem {
  ofFlight: string
  ofPilot: string
}

const MAX_IN_REPLY = 50

/** The flights that are open and no longer only planned, by pilot. */
export async function selectFlying(tenantId: string, tx: Tx, pilotIds: string[]): Promise<Map<string, FlyingNow[]>> {
  const { rows } = await sql<FlyingNow & { pilotId: string }>`
    select f.pilot_id as "pilotId", f.id as _id, f.name, f.mission_id as "missionId", f.status
      from flight f join mission m on m.id = f.mission_id and m.deleted_at is null
     where f.tenant_id = ${tenantId} and f.pilot_id = any(${pilotIds}::uuid[]) and f.deleted_at is null
       and f.status in ('preflight', 'airborne', 'returning')
     order by f.id`.execute(tx)
  return limited(groupBy(rows, 'pilotId'))
}

/** The name of an open flight that the pilot is assigned to. */
export async function selectOpenFlight(tenantId: string, tx: Tx, pilotId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select f.name from flight f join mission m on m.id = f.mission_id and m.deleted_at is null
     where f.tenant_id = ${tenantId} and f.pilot_id = ${pilotId} and f.deleted_at is null
       and f.status not in ('landed', 'aborted') limit 1`.execute(tx)
  return rows[0]?.name
}

export async function flightExists(tenantId: string, tx: Tx, flightId: string): Promise<boolean> {
  const { rows } = await sql`
    select from flight f join mission m on m.id = f.mission_id and m.deleted_at is null
     where f.tenant_id = ${tenantId} and f.id = ${flightId} and f.deleted_at is null`.execute(tx)
  return rows.length > 0
}

/** The problems with one flight, by pilot. */
export async function selectProblemsOfPilots(
  tenantId: string,
  tx: Tx,
  flightId: string,
  pilotIds: string[],
): Promise<Map<string, PilotProblem[]>> {
  const pairs = sql`select f.id, p as pilot_id from flight f, unnest(${pilotIds}::uuid[]) p
                     where f.tenant_id = ${tenantId} and f.id = ${flightId}`
  return problemsBy('ofPilot', await selectProblems(tenantId, tx, pairs))
}

/** The problems of the assigned pilots, by flight, as long as it has not taken off. */
export async function selectProblemsOfFlights(
  tenantId: string,
  tx: Tx,
  flightIds: string[],
): Promise<Map<string, PilotProblem[]>> {
  const pairs = sql`select f.id, f.pilot_id from flight f
                     where f.tenant_id = ${tenantId} and f.id = any(${flightIds}::uuid[])
                       and f.status in ('planned', 'preflight')`
  return problemsBy('ofFlight', await selectProblems(tenantId, tx, pairs))
}

function problemsBy(key: 'ofFlight' | 'ofPilot', pairs: PairProblem[]): Map<string, PilotProblem[]> {
  const rows = pairs.map(({ [key]: of, kind, name, at, flightId }) => ({
    of,
    kind,
    name,
    at,
    ...(flightId !== undefined && { flightId }),
  }))
  return limited(groupBy(rows, 'of'))
}

async function selectProblems(tenantId: string, tx: Tx, pairs: ReturnType<typeof sql>): Promise<PairProblem[]> {
  const { rows } = await sql<Omit<PairProblem, 'flightId'> & { flightId: string | null }>`
    with pair as (
      select f.id, c.pilot_id, coalesce(f.started_at, f.planned_start, now()) as start, flight_time(f) as time
        from (${pairs}) c join flight f on f.id = c.id
    )
    select pair.id as "ofFlight", pair.pilot_id as "ofPilot", 'licence-expired' as kind, l.kind as name,
           to_char(l.expires_on, 'YYYY-MM-DD') as at, null::uuid as "flightId"
      from pair join pilot_licence l on l.tenant_id = ${tenantId} and l.pilot_id = pair.pilot_id
       and l.expires_on < (pair.start at time zone 'utc')::date
    union all
    select pair.id, pair.pilot_id, 'other-flight', o.name,
           to_char(lower(flight_time(o)) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), o.id
      from pair join flight o on o.tenant_id = ${tenantId} and o.pilot_id = pair.pilot_id and o.id <> pair.id
       and o.deleted_at is null and o.status <> 'aborted' and flight_time(o) && pair.time
      join mission m on m.id = o.mission_id and m.deleted_at is null
     order by 1, 2, 3, 5`.execute(tx)
  return rows.map(({ flightId, ...row }) => ({ ...row, ...(flightId !== null && { flightId }) }))
}

const limited = <Row>(groups: Map<string, Row[]>): Map<string, Row[]> =>
  new Map([...groups].map(([key, rows]) => [key, rows.slice(0, MAX_IN_REPLY)]))

// The track of a flight or of a recording: what its telemetry says, in the order of time.
import { sql } from 'kysely'
import type { Position } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { deviationOf } from '../../media/telemetry/deviation'
import { simplifyPath } from '../../media/telemetry/simplify'
import { IS_TRACKED } from '../../media/telemetry/trackedTelemetry'
import { findPlannedPath } from '../flight/public'

export type FlightTrack = components['schemas']['FlightTrack']
type Samples = NonNullable<FlightTrack['samples']>

/** A longer flight keeps every second, third … sample. */
const MAX_SAMPLES = 100_000
const MAX_PATH = 2000
const DEGREE_DIGITS = 7

interface Totals {
  startedAt: Date | null
  endedAt: Date | null
  takeOffAt: Date | null
  landedAt: Date | null
  seconds: number
  distance: number
  maxHeight: number | null
  samples: number
}

/** All telemetry of a flight, or one of a recording, which needs no flight. */
export type Tracked = { flightId: string } | { telemetryId: string }

/** The telemetry `t` of a track, after `from`, that is not deleted. */
export const telemetryOf = (tenantId: string, tracked: Tracked) => sql`
  telemetry t left join mission_file f on f.id = t.file_id
 where t.tenant_id = ${tenantId} and (t.file_id is null or f.deleted_at is null)
   and ${
     'flightId' in tracked
       ? sql`t.flight_id = ${tracked.flightId} and t.state = 'ready' and ${IS_TRACKED}`
       : sql`t.id = ${tracked.telemetryId} and t.state in ('unassigned', 'ready')`
   }`

export async function selectTrack(
  tenantId: string,
  tx: Tx,
  tracked: Tracked,
  detail: 'path' | 'samples',
): Promise<FlightTrack> {
  const totals = await selectTotals(tenantId, tx, tracked)
  const { startedAt, endedAt, takeOffAt, landedAt, maxHeight } = totals
  const samples = await selectSamples(tenantId, tx, tracked, totals)
  const event = (at: Date | null) => (startedAt && at ? eventAt(samples, startedAt, at) : null)
  return {
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    maxHeight,
    duration: totals.seconds,
    distance: totals.distance,
    takeOff: event(takeOffAt),
    landing: event(landedAt),
    path: pathOf(samples),
    planned: 'flightId' in tracked ? await plannedOf(tenantId, tx, tracked.flightId, samples, totals) : null,
    samples: detail === 'samples' ? samples : null,
  }
}

async function selectTotals(tenantId: string, tx: Tx, tracked: Tracked): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select min(t.started_at) as "startedAt", max(t.ended_at) as "endedAt", min(t.take_off_at) as "takeOffAt",
           max(t.landed_at) as "landedAt", max(t.max_height) as "maxHeight",
           coalesce(sum(extract(epoch from t.ended_at - t.started_at)), 0)::float8 as seconds,
           coalesce(sum(t.distance), 0)::float8 as distance, coalesce(sum(t.samples), 0)::int as samples
      from ${telemetryOf(tenantId, tracked)}`.execute(tx)
  return rows[0]!
}

/** One row of JSON arrays: rows of numbers would take several times as long to parse. */
async function selectSamples(
  tenantId: string,
  tx: Tx,
  tracked: Tracked,
  { startedAt, samples }: Totals,
): Promise<Samples> {
  const every = Math.max(1, Math.ceil(samples / MAX_SAMPLES))
  const list = (column: string) => sql`coalesce(json_agg(${sql.ref(column)}), '[]')`
  const { rows } = await sql<Samples>`
    select coalesce(json_agg(round(extract(epoch from s.at - ${startedAt}::timestamptz) * 1000)), '[]') as at,
           ${list('s.long')} as long, ${list('s.lat')} as lat, ${list('s.altitude')} as altitude,
           ${list('s.height')} as height, ${list('s.speed')} as speed, ${list('s.battery')} as battery,
           ${list('s.heading')} as heading, ${list('s.gimbal_yaw')} as "gimbalYaw",
           ${list('s.gimbal_pitch')} as "gimbalPitch", ${list('s.focal_length')} as "focalLength"
      from (select * from (select p.*, row_number() over (order by p.at) as number
                             from telemetry_sample p
                            where p.tenant_id = ${tenantId}
                              and p.telemetry_id = any (array(select t.id from ${telemetryOf(tenantId, tracked)}))) n
             where (n.number - 1) % ${every} = 0 order by n.at) s`.execute(tx)
  return rows[0]!
}

function pathOf({ long, lat }: Samples): FlightTrack['path'] {
  const positions = long.map((each, index): [number, number] => [each, lat[index] ?? 0])
  return simplifyPath(positions, MAX_PATH).map((index) => positions[index]!.map(rounded))
}

/** The planned path with the deviation of the flown one between take-off and landing. */
async function plannedOf(
  tenantId: string,
  tx: Tx,
  flightId: string,
  { at, long, lat }: Samples,
  { startedAt, takeOffAt, landedAt }: Totals,
): Promise<FlightTrack['planned']> {
  const found = await findPlannedPath(tenantId, tx, flightId)
  if (!found) return null
  const lines = found.lines.map(simplified)
  const offset = (moment: Date | null, otherwise: number) =>
    startedAt && moment ? moment.getTime() - startedAt.getTime() : otherwise
  const from = offset(takeOffAt, 0)
  const until = offset(landedAt, Infinity)
  const flown = at.flatMap((each, index) =>
    each >= from && each <= until ? [[long[index] ?? 0, lat[index] ?? 0]] : [],
  )
  return { name: found.name, lines, deviation: deviationOf(flown, lines) }
}

function simplified(line: readonly Position[]): [number, number][] {
  const positions = line.map(([x = 0, y = 0]): [number, number] => [rounded(x), rounded(y)])
  return simplifyPath(positions, MAX_PATH).map((index) => positions[index]!)
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DEGREE_DIGITS))

function eventAt({ at, long, lat }: Samples, start: Date, moment: Date): FlightTrack['takeOff'] {
  const wanted = moment.getTime() - start.getTime()
  const found = at.findIndex((each) => each >= wanted)
  const index = found < 0 ? at.length - 1 : found
  const x = long[index]
  const y = lat[index]
  return x === undefined || y === undefined ? null : { at: moment.toISOString(), location: { lat: y, long: x } }
}

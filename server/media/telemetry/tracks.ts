// The paths of the flights of a mission, or of an asset, for a map: positions at equal intervals, found by the index, so that the time does not
// grow with the number of samples.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { IS_TRACKED } from './trackedTelemetry'

type MissionTrack = components['schemas']['MissionTrack']

/** Of a flight whose telemetry is one file; each further file adds two at most. */
const STEPS = 500
const MAX_POSITIONS = 1000
const DEGREE_DIGITS = 7

interface TrackRow {
  flightId: string
  name: string
  startedAt: Date
  at: number[]
  path: [long: number, lat: number][]
}

interface Wanted {
  missionId?: string
  assetId?: string
  /** How many flights at most. */
  flights: number
}

/** The latest first. Flights of deleted missions are left out. */
export async function selectTracks(
  tenantId: string,
  tx: Tx,
  { missionId, assetId, flights }: Wanted,
): Promise<MissionTrack[]> {
  const ofMission = missionId === undefined ? sql`` : sql`and t.mission_id = ${missionId}`
  const ofAsset =
    assetId === undefined
      ? sql``
      : sql`and t.flight_id in (
          select fa.flight_id from flight_asset fa where fa.tenant_id = ${tenantId} and fa.asset_id = ${assetId})`
  const { rows } = await sql<TrackRow>`
    with recorded as (
      select t.id, t.flight_id, f.name, t.started_at, t.ended_at
        from telemetry t
        join flight f on f.id = t.flight_id and f.deleted_at is null
        join mission m on m.id = t.mission_id and m.deleted_at is null
        left join mission_file file on file.id = t.file_id
       where t.tenant_id = ${tenantId} ${ofMission} ${ofAsset} and t.state = 'ready' and t.started_at is not null
         and (t.file_id is null or file.deleted_at is null) and ${IS_TRACKED}),
    flown as (
      select flight_id, name, min(started_at) as started_at,
             greatest(1, extract(epoch from sum(ended_at - started_at)) / ${STEPS}::int) as step
        from recorded group by flight_id, name order by 3 desc limit ${flights})
    select flown.flight_id as "flightId", flown.name, flown.started_at as "startedAt", track.at, track.path
      from flown
      cross join lateral (
        select json_agg(round(extract(epoch from p.at - flown.started_at) * 1000) order by p.at) as at,
               json_agg(json_build_array(p.long, p.lat) order by p.at) as path
          from (select distinct on (sample.at) sample.at, sample.long, sample.lat
                  from recorded r
                  cross join lateral (
                    select generate_series(r.started_at, r.ended_at, make_interval(secs => flown.step)) as at
                    union select r.ended_at) moment
                  cross join lateral (
                    select s.at, s.long, s.lat from telemetry_sample s
                     where s.tenant_id = ${tenantId} and s.telemetry_id = r.id and s.at >= moment.at
                     order by s.at limit 1) sample
                 where r.flight_id = flown.flight_id
                 order by sample.at limit ${MAX_POSITIONS}) p) track
     where track.at is not null
     order by flown.started_at desc`.execute(tx)
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    path: row.path.map(rounded),
  }))
}

const rounded = ([long, lat]: [number, number]): [number, number] => [
  Number(long.toFixed(DEGREE_DIGITS)),
  Number(lat.toFixed(DEGREE_DIGITS)),
]

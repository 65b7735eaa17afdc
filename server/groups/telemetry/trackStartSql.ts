// Where a track begins, which says how high the ground of its take-off point is.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_START_HEIGHT } from '../../records/ground/groundAt'
import { telemetryOf, type Tracked } from './track'

interface TrackPoint {
  lat: number
  long: number
  height: number | null
}

export interface TrackStart {
  start: TrackPoint | undefined
  /** The first one in the air; undefined while the drone is on the ground. */
  airborne: TrackPoint | undefined
}

/** Of the first telemetry of a flight, or of the one of a recording. */
export async function selectTrackStart(tenantId: string, tx: Tx, tracked: Tracked): Promise<TrackStart> {
  const first = (condition: RawBuilder<unknown>) => sql`
    (select json_build_object('lat', s.lat, 'long', s.long, 'height', s.height) from telemetry_sample s
      where s.tenant_id = ${tenantId} and s.telemetry_id = track.id and ${condition} order by s.at limit 1)`
  const { rows } = await sql<{ start: TrackPoint | null; airborne: TrackPoint | null }>`
    select ${first(sql`true`)} as start, ${first(sql`s.height > ${MAX_START_HEIGHT}`)} as airborne
      from (select t.id from ${telemetryOf(tenantId, tracked)} order by t.started_at limit 1) track`.execute(tx)
  const { start, airborne } = rows[0] ?? { start: null, airborne: null }
  return { start: start ?? undefined, airborne: airborne ?? undefined }
}

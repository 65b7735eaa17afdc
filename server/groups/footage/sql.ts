// Queries that find footage by place. The database function reads the index of areas; the tables joined to it decide what the
// caller sees.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { currentClient } from '../../platform/db/accessScope'
import type { Tx } from '../../platform/db/tenancy'
import type { LatLong } from '../../../geometry/footprint'
import { photoFocalLength, type StatedLens } from '../../../geometry/lens'
import type { Box } from '../../media/vector/extent'
import { mayBeTakenIn } from '../../records/mission-files/takenTimeSql'

export interface FootageFilter {
  from?: string
  until?: string
  missionId?: string
  locationId?: string
}

type Ground = components['schemas']['Ground']

interface FoundFile {
  name: string
  missionId: string
  missionName: string
  flightId: string | null
}

export interface FoundRecording extends FoundFile {
  recordingId: string
  width: number
  height: number
  startedAt: Date
  endsAt: Date
  posterFileId: string | null
  groundLayerId: string | null
  takeOff: number | null
  ground: Ground
  spans: { startedAt: string; views: number[]; isAssumed: boolean }[]
}

export interface FoundPhoto extends FoundFile {
  photoId: string
  takenAt: Date | null
  isLocalTime: boolean
  lat: number
  long: number
  relativeAltitude: number
  focalLength: number
  width: number
  height: number
  footprint: LatLong[]
  uncertainty: number
  yaw: number | null
  pitch: number | null
  groundLayerId: string | null
  takeOff: number | null
  ground: Ground
  hasPicture: boolean
}

/** The layer, with its name for those who see it. */
const groundColumn = (of: 'p' | 'r') => sql`
  case when ${sql.ref(`${of}.ground_layer_id`)} is not null then (
    select jsonb_build_object('layerId', max(l.id::text), 'layerName', max(l.name)) from layer l
     where l.tenant_id = f.tenant_id and l.id = ${sql.ref(`${of}.ground_layer_id`)} and l.deleted_at is null) end`

const boxOf = ([west, south, east, north]: Box) =>
  sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`

const timeOf = (time: string | undefined) => sql`${time === undefined ? null : new Date(time)}::timestamptz`

const inFilter = ({ missionId, locationId }: FootageFilter) => sql`
  ${missionId ? sql`and f.mission_id = ${missionId}` : sql``}
  ${locationId ? sql`and m.location_id = ${locationId}` : sql``}`

/** Searches among these files only, so that others do not use up the limit. */
const isNarrow = ({ missionId, locationId }: FootageFilter): boolean =>
  currentClient() !== undefined || missionId !== undefined || locationId !== undefined

/** Spans of recordings that are ready and not deleted, in the order of time, by recording; `most` spans at most. */
export async function selectRecordingsInArea(
  tenantId: string,
  tx: Tx,
  box: Box,
  filter: FootageFilter,
  most: number,
): Promise<{ recordings: FoundRecording[]; isLimited: boolean }> {
  const files = sql`
    from recording r
    join mission_file f on f.id = r.id and f.deleted_at is null
    join mission m on m.id = f.mission_id and m.deleted_at is null
   where r.tenant_id = ${tenantId} and r.state = 'ready' ${inFilter(filter)}`
  const only = isNarrow(filter) ? sql`array(select r.id ${files})` : sql`null::uuid[]`
  const { rows } = await sql<FoundRecording>`
    with found as materialized (
      select recording_id, json_agg(json_build_object('startedAt', started_at, 'views', views, 'isAssumed', is_assumed)
                                    order by started_at) as spans
        from footage_in_area(${boxOf(box)}, ${timeOf(filter.from)}, ${timeOf(filter.until)}, ${only}, ${most})
       group by recording_id
    )
    select r.id as "recordingId", f.name, f.mission_id as "missionId", m.name as "missionName", f.flight_id as "flightId",
           r.width, r.height, r.started_at as "startedAt", r.started_at + make_interval(secs => r.duration_ms / 1000.0) as "endsAt",
           r.poster_file_id as "posterFileId", r.ground_layer_id as "groundLayerId", r.take_off as "takeOff", ${groundColumn('r')} as ground,
           (select found.spans from found where found.recording_id = r.id) as spans
    ${files} and r.id = any (array(select recording_id from found))`.execute(tx)
  const count = rows.reduce((sum, { spans }) => sum + spans.length, 0)
  return { recordings: rows, isLimited: count >= most }
}

/**
 * Accepted photos and photos without a decision, as in the coverage, that are not deleted; `most` at most. In a period, those that can
 * have been taken in it, and those of which nobody knows when they were taken.
 */
export async function selectPhotosInArea(
  tenantId: string,
  tx: Tx,
  box: Box,
  filter: FootageFilter,
  most: number,
): Promise<{ photos: FoundPhoto[]; isLimited: boolean }> {
  const isTimed = filter.from !== undefined || filter.until !== undefined
  const period = {
    ...(filter.from !== undefined && { from: new Date(filter.from) }),
    ...(filter.until !== undefined && { until: new Date(filter.until) }),
  }
  const files = sql`
    from mission_photo p
    join mission_file f on f.id = p.file_id and f.deleted_at is null
    join mission m on m.id = f.mission_id and m.deleted_at is null
   where p.tenant_id = ${tenantId} and (p.state in ('assigned', 'unmatched') or (p.state = 'staged' and p.proposal is null))
     ${isTimed ? sql`and (f.taken_at is null or ${mayBeTakenIn(sql`f.taken_at`, sql`p.is_local_time`, period)})` : sql``}
     ${inFilter(filter)}`
  const only = isNarrow(filter) || isTimed ? sql`array(select p.file_id ${files})` : sql`null::uuid[]`
  const { rows } = await sql<Omit<FoundPhoto, 'focalLength'> & { facts: StatedLens }>`
    select p.file_id as "photoId", f.name, f.mission_id as "missionId", m.name as "missionName", f.flight_id as "flightId",
           f.taken_at as "takenAt", p.is_local_time as "isLocalTime", f.lat, f.long,
           p.relative_altitude as "relativeAltitude", p.facts, p.width, p.height,
           p.footprint, coalesce(p.uncertainty, 0) as uncertainty, p.yaw, p.pitch,
           p.ground_layer_id as "groundLayerId", p.take_off as "takeOff", ${groundColumn('p')} as ground, p.thumbnail_file_id is not null as "hasPicture"
    ${files} and p.file_id = any (array(select photo_id from photos_in_area(${boxOf(box)}, ${only}, ${most})))
       and f.lat is not null and f.long is not null and p.relative_altitude > 0 and p.width is not null
       and (p.facts ->> 'focalLength35')::float8 > 0`.execute(tx)
  const photos = rows.map(({ facts, ...photo }) => ({ ...photo, focalLength: photoFocalLength(facts, photo) ?? 0 }))
  return { photos, isLimited: rows.length >= most }
}

// Items of STAC: photos, layers and recordings. Row-level security decides which of them the caller sees.
import { sql, type RawBuilder } from 'kysely'
import type { Position } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import { extentOf, unite, type Box } from '../../media/vector/extent'
import type { StartOrigin } from '../../records/mission-files/takenTime'
import { findPhotoIds } from '../ogc/public'
import type { Shape, StacFilter, StacPage } from './search'

interface ItemRow {
  id: string
  missionId: string
  name: string
  createdAt: Date
  updatedAt: Date
}

export interface PhotoItem extends ItemRow {
  kind: 'photo'
  takenAt: Date | null
  /** The time is that of a clock whose zone is unknown, as if it was UTC. */
  isLocalTime: boolean
  lat: number | null
  long: number | null
  mediaType: string
  width: number | null
  height: number | null
  footprint: { lat: number; long: number }[] | null
  hasPicture: boolean
}

export interface LayerItem extends ItemRow {
  kind: 'layer'
  isRaster: boolean
  capturedAt: Date | null
  /** Degrees. West is greater than east where a raster crosses the antimeridian. */
  bounds: Box | null
  raster: RasterInfo | null
  hasPicture: boolean
}

export interface RecordingItem extends ItemRow {
  kind: 'recording'
  startedAt: Date | null
  startOrigin: StartOrigin | null
  durationMs: number | null
  width: number | null
  height: number | null
  hasPicture: boolean
  /** Degrees: the box on the ground that it shows; null without telemetry. */
  bounds: Box | null
}

export type StacItem = PhotoItem | LayerItem | RecordingItem

export interface MissionRow {
  id: string
  name: string
  description: string
  createdAt: Date
  updatedAt: Date
  /** Degrees: the box of its layers, photos and location; null if there are none. */
  bounds: Box | null
  /** Null where no time is known. */
  from: Date | null
  until: Date | null
}

export async function selectPhotos(
  tenantId: string,
  tx: Tx,
  { boxes, shapes, period, itemIds, missionIds }: StacFilter,
  { before, limit }: StacPage,
): Promise<PhotoItem[]> {
  const search = {
    boxes: shapes ? [boxAround(shapes)] : boxes,
    period,
    itemIds,
    missionIds,
    ...(shapes && { and: anyOf(shapes, (shape) => isInShape(sql`point(f.long, f.lat)`, shape)) }),
  }
  const ids = await findPhotoIds(tenantId, tx, search, { order: 'latest first', before, limit })
  const { rows } = await sql<PhotoItem>`
    select 'photo' as kind, f.id, f.mission_id as "missionId", f.name, f.created_at as "createdAt", f.updated_at as "updatedAt",
           f.taken_at as "takenAt", p.is_local_time as "isLocalTime", f.lat, f.long, s.media_type as "mediaType", p.width, p.height, p.footprint,
           p.thumbnail_file_id is not null as "hasPicture"
      from mission_file f
      join mission_photo p on p.file_id = f.id
      join stored_file s on s.id = f.stored_file_id
     where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[])
     order by f.id desc`.execute(tx)
  return rows
}

export async function selectLayers(
  tenantId: string,
  tx: Tx,
  { boxes, shapes, period, itemIds, missionIds }: StacFilter,
  { before, limit }: StacPage,
): Promise<LayerItem[]> {
  const time = sql`coalesce(l.captured_at, l.created_at)`
  const { rows } = await sql<LayerItem>`
    select 'layer' as kind, l.id, l.mission_id as "missionId", l.name, l.created_at as "createdAt", l.updated_at as "updatedAt",
           l.kind = 'raster' as "isRaster", l.captured_at as "capturedAt", l.bounds, l.raster,
           l.thumbnail_file_id is not null as "hasPicture"
      from layer l
      join mission m on m.id = l.mission_id and m.deleted_at is null
     where l.tenant_id = ${tenantId} and l.status = 'ready' and l.deleted_at is null
       ${among(sql`l.id`, itemIds)} ${among(sql`l.mission_id`, missionIds)}
       ${any(boxes, ([west, south, east, north]) => sql`(l.bounds[2] <= ${north} and l.bounds[4] >= ${south} and ${longitudesMeet(west, east)})`)}
       ${any(shapes, (shape) => meetsShape(sql`polygon(box(point(l.bounds[1], l.bounds[2]), point(l.bounds[3], l.bounds[4])))`, shape))}
       ${period?.from ? sql`and ${time} >= ${period.from}` : sql``}
       ${period?.until ? sql`and ${time} <= ${period.until}` : sql``}
       ${before === undefined ? sql`` : sql`and l.id < ${before}`}
     order by l.id desc limit ${limit}`.execute(tx)
  return rows
}

const longitudesMeet = (west: number, east: number) => sql`
  case when l.bounds[1] <= l.bounds[3] then l.bounds[1] <= ${east} and l.bounds[3] >= ${west}
       else l.bounds[1] <= ${east} or l.bounds[3] >= ${west} end`

export async function selectRecordings(
  tenantId: string,
  tx: Tx,
  { boxes, shapes, period, itemIds, missionIds }: StacFilter,
  { before, limit }: StacPage,
): Promise<RecordingItem[]> {
  const start = sql`coalesce(r.started_at, f.created_at)`
  const end = sql`${start} + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0)`
  const { rows } = await sql<RecordingItem>`
    select 'recording' as kind, f.id, f.mission_id as "missionId", f.name, f.created_at as "createdAt",
           f.updated_at as "updatedAt", r.started_at as "startedAt", r.start_origin as "startOrigin", r.duration_ms as "durationMs",
           r.width, r.height, r.poster_file_id is not null as "hasPicture", seen.bounds
      from mission_file f
      join recording r on r.id = f.id and r.state = 'ready'
      join mission m on m.id = f.mission_id and m.deleted_at is null
      left join lateral (
        select array[min((g.area[1])[0]), min((g.area[1])[1]), max((g.area[0])[0]), max((g.area[0])[1])] as bounds
          from footage g where g.tenant_id = ${tenantId} and g.recording_id = r.id having count(*) > 0
      ) seen on true
     where f.tenant_id = ${tenantId} and f.kind = 'recording' and f.deleted_at is null
       ${among(sql`f.id`, itemIds)} ${among(sql`f.mission_id`, missionIds)}
       ${any(boxes, ([west, south, east, north]) => seenIn(tenantId, sql`g.area && box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`))}
       ${any(shapes, (shape) => seenIn(tenantId, meetsShape(sql`polygon(g.area)`, shape)))}
       ${period?.from ? sql`and ${end} >= ${period.from}` : sql``}
       ${period?.until ? sql`and ${start} <= ${period.until}` : sql``}
       ${before === undefined ? sql`` : sql`and f.id < ${before}`}
     order by f.id desc limit ${limit}`.execute(tx)
  return rows
}

const seenIn = (tenantId: string, condition: RawBuilder<unknown>) => sql`
  exists (select from footage g where g.tenant_id = ${tenantId} and g.recording_id = f.id and ${condition})`

/** Missions, the latest first. */
export async function selectMissions(
  tenantId: string,
  tx: Tx,
  { before, limit, id }: StacPage & { id?: string },
): Promise<MissionRow[]> {
  const { rows } = await sql<MissionRow>`
    select m.id, m.name, m.description, m.created_at as "createdAt", m.updated_at as "updatedAt",
           coalesce(least(m.started_at, seen.since), m.scheduled_at) as from,
           greatest(m.ended_at, seen.until) as until,
           case when seen.west is not null then array[seen.west, seen.south, seen.east, seen.north] end as bounds
      from (select * from mission m
             where m.tenant_id = ${tenantId} and m.deleted_at is null
               ${id === undefined ? sql`` : sql`and m.id = ${id}`}
               ${before === undefined ? sql`` : sql`and m.id < ${before}`}
             order by m.id desc limit ${limit}) m
      left join lateral (
        select min(west) as west, min(south) as south, max(east) as east, max(north) as north, min(at) as since, max(at) as until
          from (
            select case when l.bounds[1] > l.bounds[3] then -180 else l.bounds[1] end as west, l.bounds[2] as south,
                   case when l.bounds[1] > l.bounds[3] then 180 else l.bounds[3] end as east, l.bounds[4] as north, l.captured_at as at
              from layer l
             where l.tenant_id = ${tenantId} and l.mission_id = m.id and l.status = 'ready' and l.deleted_at is null
            union all
            select min(f.long), min(f.lat), max(f.long), max(f.lat),
                   min(case when p.is_local_time then f.taken_at - interval '14 hours' else f.taken_at end)
              from mission_file f left join mission_photo p on p.tenant_id = ${tenantId} and p.file_id = f.id
             where f.tenant_id = ${tenantId} and f.mission_id = m.id and f.kind = 'photo' and f.deleted_at is null
            union all
            select null, null, null, null,
                   max(case when p.is_local_time then f.taken_at + interval '12 hours' else f.taken_at end)
              from mission_file f left join mission_photo p on p.tenant_id = ${tenantId} and p.file_id = f.id
             where f.tenant_id = ${tenantId} and f.mission_id = m.id and f.kind = 'photo' and f.deleted_at is null
            union all
            select null, null, null, null, time
              from mission_file f
              join recording r on r.tenant_id = ${tenantId} and r.id = f.id and r.state = 'ready'
              cross join lateral (values (r.started_at), (r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0))) v(time)
             where f.tenant_id = ${tenantId} and f.mission_id = m.id and f.kind = 'recording' and f.deleted_at is null
            union all
            select p.long, p.lat, p.long, p.lat, null
              from location p where p.tenant_id = ${tenantId} and p.id = m.location_id and p.deleted_at is null
          ) parts
      ) seen on true
     order by m.id desc`.execute(tx)
  return rows
}

const among = (column: RawBuilder<unknown>, ids: string[] | undefined): RawBuilder<unknown> =>
  ids === undefined ? sql`` : sql`and ${column} = any(${ids}::uuid[])`

const any = <T>(parts: T[] | undefined, condition: (part: T) => RawBuilder<unknown>): RawBuilder<unknown> =>
  parts === undefined ? sql`` : sql`and ${anyOf(parts, condition)}`

const anyOf = <T>(parts: T[], condition: (part: T) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${sql.join(parts.map(condition), sql` or `)})`

function isInShape(place: RawBuilder<unknown>, { outer, holes }: Shape): RawBuilder<unknown> {
  const outside = holes.map((hole) => sql` and not ${place} <@ ${polygonOf(hole)}`)
  return sql`(${place} <@ ${polygonOf(outer)}${sql.join(outside, sql``)})`
}

/** An area meets a shape unless it is outside of it or within one of its holes. */
function meetsShape(area: RawBuilder<unknown>, { outer, holes }: Shape): RawBuilder<unknown> {
  const outside = holes.map((hole) => sql` and not ${area} <@ ${polygonOf(hole)}`)
  return sql`(${area} && ${polygonOf(outer)}${sql.join(outside, sql``)})`
}

function boxAround(shapes: Shape[]): Box {
  const boxes = shapes.map(({ outer }) => extentOf({ type: 'LineString', coordinates: outer }).box)
  return boxes.reduce(unite)
}

const polygonOf = (positions: Position[]): RawBuilder<unknown> =>
  sql`${`(${positions.map(([long, lat]) => `(${long},${lat})`).join(',')})`}::polygon`

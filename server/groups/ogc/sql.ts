// Features of the collections. Row-level security decides which of them the caller sees.
import { sql, type RawBuilder } from 'kysely'
import type { Geometry } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'
import type { Properties } from '../../media/vector/feature'
import type { LayerKind } from '../../records/layers/sql'
import { findPhotoIds } from './photoSearch'
import type { ItemFilter, Period } from './query'

export interface ItemRow {
  id: string
  geometry: Geometry | null
  properties: Properties
}

/** A page of a list, in the order of its keys. */
export interface Keyset {
  /** The key before the first one. */
  after: string | undefined
  limit: number
}

/** A layer that is ready, of a mission. */
export interface LayerCollection {
  id: string
  name: string
  missionId: string
  missionName: string
  kind: LayerKind
  /** Degrees. West is greater than east where a raster crosses the antimeridian. */
  bounds: Box | null
  capturedAt: Date | null
}

const POINT = (long: RawBuilder<unknown>, lat: RawBuilder<unknown>) => sql<Geometry | null>`
  case when ${long} is not null and ${lat} is not null
       then json_build_object('type', 'Point', 'coordinates', json_build_array(${long}, ${lat})) end`

export async function selectLayerCollections(
  tenantId: string,
  tx: Tx,
  { after, limit }: Keyset,
): Promise<LayerCollection[]> {
  const { rows } = await sql<LayerCollection>`
    ${LAYERS} where l.tenant_id = ${tenantId} and ${IS_OFFERED} ${after ? sql`and l.id > ${after}` : sql``}
    order by l.id limit ${limit}`.execute(tx)
  return rows
}

/** Raster layers, the latest first. */
export async function selectRasterCollections(tenantId: string, tx: Tx, limit: number): Promise<LayerCollection[]> {
  const { rows } = await sql<LayerCollection>`
    ${LAYERS} where l.tenant_id = ${tenantId} and ${IS_OFFERED} and l.kind = 'raster' order by l.id desc limit ${limit}`.execute(
    tx,
  )
  return rows
}

export async function selectLayerCollection(
  tenantId: string,
  tx: Tx,
  layerId: string,
): Promise<LayerCollection | undefined> {
  const { rows } = await sql<LayerCollection>`
    ${LAYERS} where l.tenant_id = ${tenantId} and ${IS_OFFERED} and l.id = ${layerId}`.execute(tx)
  return rows[0]
}

const LAYERS = sql`
  select l.id, l.name, m.id as "missionId", m.name as "missionName", l.kind, l.bounds, l.captured_at as "capturedAt"
    from layer l join mission m on m.id = l.mission_id and m.deleted_at is null`

const IS_OFFERED = sql`l.status = 'ready' and l.deleted_at is null`

export async function selectMissionItems(
  tenantId: string,
  tx: Tx,
  { boxes, period, id }: ItemFilter & { id?: string },
  { after, limit }: Keyset,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select m.id, ${POINT(sql`p.long`, sql`p.lat`)} as geometry,
           jsonb_build_object('name', m.name, 'description', m.description, 'status', m.status, 'missionType', t.name,
             'location', p.name, 'scheduledAt', m.scheduled_at, 'startedAt', m.started_at, 'endedAt', m.ended_at) as properties
      from mission m
      left join location p on p.id = m.location_id and p.deleted_at is null
      left join mission_type t on t.id = m.mission_type_id
     where m.tenant_id = ${tenantId} and m.deleted_at is null
       ${id === undefined ? sql`` : sql`and m.id = ${id}`}
       ${pointIn(boxes, sql`p.long`, sql`p.lat`)}
       ${overlaps(period, sql`coalesce(m.started_at, m.scheduled_at)`, MISSION_END)}
       ${after === undefined ? sql`` : sql`and m.id > ${after}`}
     order by m.id limit ${limit}`.execute(tx)
  return rows
}

/** A mission that has started has no end until it ends. */
const MISSION_END = sql`
  case when m.ended_at is not null then m.ended_at
       when m.started_at is not null then 'infinity'::timestamptz
       else m.scheduled_at end`

export async function selectPhotoItems(
  tenantId: string,
  tx: Tx,
  { boxes, period, id }: ItemFilter & { id?: string },
  { after, limit }: Keyset,
): Promise<ItemRow[]> {
  const search = {
    boxes,
    period,
    ...(id !== undefined && { itemIds: [id] }),
    ...(period && { and: sql`f.taken_at is not null` }),
  }
  const ids = await findPhotoIds(tenantId, tx, search, { order: 'latest last', before: after, limit })
  const { rows } = await sql<ItemRow>`
    select f.id, ${POINT(sql`f.long`, sql`f.lat`)} as geometry,
           jsonb_build_object('name', f.name, 'mission', m.name, 'missionId', m.id,
             'takenAt', case when not p.is_local_time then f.taken_at end,
             'takenByCameraClock', case when p.is_local_time then to_char(f.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') end,
             'yaw', p.yaw, 'relativeAltitude', p.relative_altitude, 'width', p.width, 'height', p.height) as properties
      from mission_file f
      join mission_photo p on p.file_id = f.id
      join mission m on m.id = f.mission_id
     where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[])
     order by f.id`.execute(tx)
  return rows
}

/**
 * What recordings show of the ground, minute by minute: the smallest box that contains it. The id is that of the recording, a
 * dot and the start in milliseconds since 1970.
 */
export async function selectFootprintItems(
  tenantId: string,
  tx: Tx,
  { boxes, period, id }: ItemFilter & { id?: string },
  { after, limit }: Keyset,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select g.recording_id || '.' || ${MILLISECONDS} as id,
           json_build_object('type', 'Polygon', 'coordinates', json_build_array(json_build_array(
             json_build_array((g.area[1])[0], (g.area[1])[1]), json_build_array((g.area[0])[0], (g.area[1])[1]),
             json_build_array((g.area[0])[0], (g.area[0])[1]), json_build_array((g.area[1])[0], (g.area[0])[1]),
             json_build_array((g.area[1])[0], (g.area[1])[1])))) as geometry,
           jsonb_build_object('recordingId', r.id, 'recording', f.name, 'mission', m.name, 'missionId', m.id,
             'startedAt', g.started_at, 'isAssumed', g.is_assumed) as properties
      from footage g
      join recording r on r.id = g.recording_id and r.state = 'ready'
      join mission_file f on f.id = r.id and f.deleted_at is null
      join mission m on m.id = f.mission_id and m.deleted_at is null
     where g.tenant_id = ${tenantId}
       ${id === undefined ? sql`` : footprintIs(sql`=`, id)}
       ${boxIn(boxes, sql`g.area`)}
       ${overlaps(period, sql`g.started_at`, sql`g.started_at + interval '1 minute'`)}
       ${after === undefined ? sql`` : footprintIs(sql`>`, after)}
     order by g.recording_id, g.started_at limit ${limit}`.execute(tx)
  return rows
}

const MILLISECONDS = sql`(extract(epoch from g.started_at) * 1000)::bigint`

function footprintIs(operator: RawBuilder<unknown>, key: string): RawBuilder<unknown> {
  const [recordingId = '', milliseconds = ''] = key.split('.')
  return sql`and (g.recording_id, g.started_at) ${operator} (${recordingId}::uuid, ${new Date(Number(milliseconds))}::timestamptz)`
}

/** Features of a vector layer; their id is their number. */
export async function selectLayerItems(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { boxes, id }: ItemFilter & { id?: string },
  { after, limit }: Keyset,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select f.index::text as id, f.geom as geometry, f.props as properties
      from feature f
     where f.tenant_id = ${tenantId} and f.layer_id = ${layerId}
       ${id === undefined ? sql`` : sql`and f.index = ${id}::int`}
       ${boxIn(boxes, sql`f.box`)}
       ${after === undefined ? sql`` : sql`and f.index > ${after}::int`}
     order by f.index limit ${limit}`.execute(tx)
  return rows
}

/** The footprint of a raster layer, as its only feature. */
export async function selectRasterItems(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { boxes }: ItemFilter,
  { after, limit }: Keyset,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select l.id, l.raster -> 'footprint' as geometry,
           jsonb_build_object('name', l.name, 'kind', coalesce(l.raster_kind, l.raster ->> 'kind'), 'gsd', l.raster -> 'gsd',
             'capturedAt', l.captured_at) as properties
      from layer l
     where l.tenant_id = ${tenantId} and l.id = ${layerId}
       ${anyOf(
         boxes,
         ([west, south, east, north]) => sql`
           (l.bounds[2] <= ${north} and l.bounds[4] >= ${south}
            and case when l.bounds[1] <= l.bounds[3] then l.bounds[1] <= ${east} and l.bounds[3] >= ${west}
                     else l.bounds[1] <= ${east} or l.bounds[3] >= ${west} end)`,
       )}
       ${after === undefined ? sql`` : sql`and l.id > ${after}`}
     limit ${limit}`.execute(tx)
  return rows
}

function pointIn(boxes: Box[] | undefined, long: RawBuilder<unknown>, lat: RawBuilder<unknown>): RawBuilder<unknown> {
  return anyOf(
    boxes,
    ([west, south, east, north]) => sql`(${lat} between ${south} and ${north} and ${long} between ${west} and ${east})`,
  )
}

function boxIn(boxes: Box[] | undefined, area: RawBuilder<unknown>): RawBuilder<unknown> {
  return anyOf(
    boxes,
    ([west, south, east, north]) =>
      sql`${area} && box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
  )
}

const anyOf = (boxes: Box[] | undefined, condition: (box: Box) => RawBuilder<unknown>): RawBuilder<unknown> =>
  boxes === undefined ? sql`` : sql`and (${sql.join(boxes.map(condition), sql` or `)})`

function overlaps(
  period: Period | undefined,
  start: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (period === undefined) return sql``
  const from = period.from === null ? sql`` : sql`and ${end} >= ${period.from}`
  const until = period.until === null ? sql`` : sql`and ${start} <= ${period.until}`
  return sql`and ${start} is not null ${from} ${until}`
}

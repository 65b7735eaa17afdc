// What the latest runs of detectors found.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'
import type { DetectionState, ObjectRow } from './row'
import { fromObjects, OBJECT_COLUMNS } from './runSql'

/** No later run of this version of the detector looked at the photo or the layer of the object. */
const IS_LATEST = sql`
  exists (select from detector_run r
           where r.id = o.run_id and r.finished_at is not null and not exists (
             select from detector_run later
              where later.tenant_id = r.tenant_id and later.mission_id = r.mission_id and later.id > r.id
                and later.detector_name = r.detector_name and later.model_version = r.model_version
                and later.layer_id is not distinct from r.layer_id and later.finished_at is not null
                and (later.photo_ids is null or o.photo_id = any(later.photo_ids))))`

const MAX_IN_PHOTO = 5000

/** In a photo. The wanted result, of any run, is the first; then the most certain. */
export async function selectObjectsIn(
  tenantId: string,
  tx: Tx,
  photoId: string,
  objectId: string | undefined,
): Promise<ObjectRow[]> {
  const isWanted = sql`o.id = ${objectId ?? null}::uuid`
  const { rows } = await sql<ObjectRow>`
    select ${OBJECT_COLUMNS} ${fromObjects(tenantId)} and o.photo_id = ${photoId} and (${isWanted} or ${IS_LATEST})
     order by ${isWanted} desc nulls last, o.confidence desc, o.id limit ${MAX_IN_PHOTO}`.execute(tx)
  return rows
}

export interface PlacedObject {
  _id: string
  detectorRunId: string
  class: string
  confidence: number
  state: DetectionState
  photo: { _id: string; name: string; hasPicture: boolean } | null
  layerName: string | null
  geometry: Geometry
}

/** With a place on the ground and not rejected, the most certain first. Without photos, only results in layers. */
export async function selectPlacedObjects(
  tenantId: string,
  tx: Tx,
  missionId: string,
  most: number,
  withPhotos: boolean,
): Promise<{ objects: PlacedObject[]; total: number }> {
  const placed = sql`
    from detected_object o
    join detector_run run on run.id = o.run_id
    left join layer l on l.id = run.layer_id
    left join mission_file f on f.id = o.photo_id
    left join mission_photo p on p.file_id = f.id
   where o.tenant_id = ${tenantId} and run.mission_id = ${missionId} and o.lat is not null and o.state <> 'rejected'
     and l.deleted_at is null and f.deleted_at is null
     and (${withPhotos} or o.photo_id is null) and ${IS_LATEST}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${placed}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (most === 0 || total === 0) return { objects: [], total }
  const { rows } = await sql<PlacedObject>`
    select o.id as _id, o.run_id as "detectorRunId", o.class, o.confidence, o.state,
           l.name as "layerName",
           case when f.id is not null then jsonb_build_object(
             '_id', f.id, 'name', f.name, 'hasPicture', p.preview_file_id is not null) end as photo,
           coalesce(o.geometry, jsonb_build_object(
             'type', 'Point', 'coordinates', jsonb_build_array(o.long, o.lat))) as geometry
           ${placed} order by o.confidence desc, o.id limit ${most}`.execute(tx)
  return { objects: rows, total }
}

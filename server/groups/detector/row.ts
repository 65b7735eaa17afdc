// Detectors, runs and results as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import type { Bounds } from '../../media/raster/mercator'
import { renderStored } from '../../platform/core/storedMessage'

type Schemas = components['schemas']
export type Detector = Schemas['Detector']
export type DetectorRun = Schemas['DetectorRun']
export type DetectedObject = Schemas['DetectedObject']
export type DetectionState = Schemas['DetectionState']

export interface DetectorRow {
  id: string
  name: string
  modelVersion: string
  storedFileId: string
  key: string
  inputWidth: number
  inputHeight: number
  layout: Detector['layout']
  classNames: string[]
  size: number
  enabled: boolean
  version: number
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export const DETECTOR_COLUMNS = sql`
  d.id, d.name, d.model_version as "modelVersion", d.stored_file_id as "storedFileId", s.key, d.input_width as "inputWidth", d.input_height as "inputHeight",
  d.layout, d.class_names as "classNames", s.size, d.is_enabled as enabled, d.version, d.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

export const fromDetectors = (tenantId: string) => sql`
  from detector d
  join stored_file s on s.id = d.stored_file_id
  left join app_user u on u.id = d.created_by
 where d.tenant_id = ${tenantId}`

export function asDetector(row: DetectorRow): Detector {
  const { id, createdAt, authorId } = row
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: id,
    createdAt: createdAt.toISOString(),
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

/** The pixels of a layer in which boxes are. */
export interface LayerGrid {
  /** Web Mercator metres. */
  bounds: Bounds
  width: number
  height: number
}

export interface RunRow {
  id: string
  missionId: string
  detectorId: string | null
  detector: string
  modelVersion: string
  minConfidence: number
  photoIds: string[] | null
  scale: DetectorRun['scale']
  layer: DetectorRun['layer']
  /** Null for photos, and until the run on a layer ends. */
  grid: LayerGrid | null
  photos: number
  failed: number
  /** The reasons are stored messages. */
  failures: { name: string; reason: string }[]
  isCut: boolean
  jobId: string
  status: DetectorRun['status']
  message: string | null
  progress: number
  counts: DetectorRun['counts']
  createdAt: Date
  finishedAt: Date | null
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

const COUNTS = sql`
  (select jsonb_build_object(
            'candidate', count(*) filter (where o.state = 'candidate'),
            'confirmed', count(*) filter (where o.state = 'confirmed'),
            'rejected', count(*) filter (where o.state = 'rejected'))
     from detected_object o left join mission_file f on f.id = o.photo_id
    where o.run_id = r.id and f.deleted_at is null)`

export const RUN_COLUMNS = sql`
  r.id, r.mission_id as "missionId", r.detector_id as "detectorId", r.detector_name as detector,
  r.model_version as "modelVersion", r.min_confidence as "minConfidence", r.photo_ids as "photoIds", r.scale, r.grid,
  case when l.id is not null then jsonb_build_object('_id', l.id, 'name', l.name) end as layer, r.photos, r.failed, r.failures, r.is_cut as "isCut",
  r.job_id as "jobId", ${COUNTS} as counts,
  case when r.finished_at is not null then 'completed' else coalesce(j.status, 'failed') end as status,
  case when r.finished_at is null then j.message end as message,
  case when r.finished_at is not null then 1 else coalesce(j.progress, 0) end as progress,
  r.created_at as "createdAt", r.finished_at as "finishedAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Runs on missions and layers that are not deleted. */
export const fromRuns = (tenantId: string) => sql`
  from detector_run r
  join mission m on m.id = r.mission_id and m.deleted_at is null
  left join layer l on l.id = r.layer_id and l.deleted_at is null
  left join job j on j.id = r.job_id
  left join app_user u on u.id = r.created_by
 where r.tenant_id = ${tenantId} and (r.layer_id is null or l.id is not null)`

/** @param withPhotos false leaves out the names of photos */
export function asRun(row: RunRow, withPhotos: boolean): DetectorRun {
  const { id, layer, message, createdAt, finishedAt, authorId } = row
  const failures = withPhotos || layer !== null ? row.failures : []
  return {
    ...row,
    _id: id,
    message: renderStored(message),
    failures: failures.map(({ name, reason }) => ({ name, reason: renderStored(reason) })),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

export interface ObjectRow {
  id: string
  photo: DetectedObject['photo']
  box: number[]
  /** Of a result in a layer. */
  geometry: Geometry | null
  class: string
  confidence: number
  lat: number | null
  long: number | null
  state: DetectionState
  reviewedAt: Date | null
  reviewerId: string | null
  reviewerName: string | null
  reviewerAvatar: string | null
}

export function asObject(row: ObjectRow): DetectedObject {
  const { id, box, lat, long, reviewedAt, reviewerId } = row
  const [left = 0, top = 0, width = 0, height = 0] = box
  return {
    ...row,
    _id: id,
    box: [left, top, width, height],
    geometry: row.geometry as unknown as DetectedObject['geometry'],
    location: lat === null || long === null ? null : { lat, long },
    reviewedAt: reviewedAt?.toISOString() ?? null,
    ...(reviewerId !== null && {
      reviewedBy: { _id: reviewerId, name: row.reviewerName ?? '', avatar: row.reviewerAvatar },
    }),
  }
}

// Analyses and detections as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import { seesOtherMissions } from './comparable'
import { gsdOf, type GridArea } from './gridArea'

type Schemas = components['schemas']
export type Analysis = Schemas['Analysis']
export type DetectionState = Schemas['DetectionState']

export interface AnalysisRow {
  id: string
  missionId: string
  /** Null for hotspots. */
  layerId: string | null
  layerName: string | null
  /** Name of the layer, or of the mission whose photos were analysed. */
  subject: string
  compareLayerId: string | null
  compareLayerName: string | null
  /** Null for a layer of the same mission. */
  compareMissionName: string | null
  /** The layer whose polygons are the results. */
  areasLayerId: string | null
  areasLayerName: string | null
  hasAreas: boolean
  inferType: string
  model: string
  modelVersion: string
  /** Whether a model server computes it. */
  isExternal: boolean
  parameters: Record<string, number>
  bounds: [number, number, number, number] | null
  grid: GridArea | null
  note: string | null
  figures: Record<string, number>
  status: Analysis['status']
  message: string | null
  progress: number
  jobId: string
  counts: Analysis['counts']
  createdAt: Date
  finishedAt: Date | null
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

const COUNTS = sql`
  (select jsonb_build_object(
            'candidate', count(*) filter (where d.state = 'candidate'),
            'confirmed', count(*) filter (where d.state = 'confirmed'),
            'rejected', count(*) filter (where d.state = 'rejected'))
     from detection d left join mission_file f on f.id = d.photo_id
    where d.analysis_id = a.id and f.deleted_at is null)`

export const COLUMNS = sql`
  a.id, a.mission_id as "missionId", l.id as "layerId", l.name as "layerName",
  coalesce(l.name, m.name) as subject, c.id as "compareLayerId",
  c.name as "compareLayerName", case when cm.id <> m.id then cm.name end as "compareMissionName",
  z.id as "areasLayerId", z.name as "areasLayerName", a.has_areas as "hasAreas", a.infer_type as "inferType", a.model, a.model_version as "modelVersion",
  a.is_external as "isExternal", a.parameters, a.bounds, a.grid, a.note, a.figures, ${COUNTS} as counts, a.job_id as "jobId",
  case when a.finished_at is not null then 'completed' else coalesce(j.status, 'failed') end as status,
  case when a.finished_at is null then j.message end as message,
  case when a.finished_at is not null then 1 else coalesce(j.progress, 0) end as progress,
  a.created_at as "createdAt", a.finished_at as "finishedAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Analyses of layers that are not deleted and of thermal photos, of missions that are not deleted. */
export const fromAnalyses = (tenantId: string) => sql`
  from analysis a
  join mission m on m.id = a.mission_id and m.deleted_at is null
  left join layer l on l.id = a.layer_id and l.deleted_at is null
  left join (layer c join mission cm on cm.id = c.mission_id and cm.deleted_at is null)
    on c.id = a.compare_layer_id and c.deleted_at is null
  left join layer z on z.id = a.areas_layer_id and z.deleted_at is null
  left join job j on j.id = a.job_id
  left join app_user u on u.id = a.created_by
 where a.tenant_id = ${tenantId} and (l.id is not null or a.infer_type = 'hotspots')`

/** @param user who reads it: layers of missions that they may not see are left out */
export function asAnalysis(row: AnalysisRow, user: Parameters<typeof seesOtherMissions>[0]): Analysis {
  const { grid, authorId, layerId, compareLayerId, compareMissionName: missionName, areasLayerId } = row
  const showsOther = compareLayerId !== null && (missionName === null || seesOtherMissions(user))
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: row.id,
    message: renderStored(row.message),
    layer: layerId === null ? null : { _id: layerId, name: row.layerName ?? '' },
    compareLayer: showsOther ? { _id: compareLayerId, name: row.compareLayerName ?? '', missionName } : null,
    areasLayer: areasLayerId === null ? null : { _id: areasLayerId, name: row.areasLayerName ?? '' },
    gsd: grid && gsdOf(grid),
    note: renderStored(row.note),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

export interface DetectionRow {
  id: string
  geometry: Geometry | null
  /** Of a hotspot. */
  photo: { _id: string; name: string; x: number; y: number; width: number; height: number } | null
  area: number | null
  class: string | null
  figures: Record<string, number>
  state: DetectionState
  reviewedAt: Date | null
  reviewerId: string | null
  reviewerName: string | null
  reviewerAvatar: string | null
}

export function asDetection(row: DetectionRow): Schemas['Detection'] {
  const { id, geometry, reviewedAt, reviewerId } = row
  return {
    ...row,
    _id: id,
    geometry: geometry as unknown as Schemas['Detection']['geometry'],
    reviewedAt: reviewedAt?.toISOString() ?? null,
    ...(reviewerId !== null && {
      reviewedBy: { _id: reviewerId, name: row.reviewerName ?? '', avatar: row.reviewerAvatar },
    }),
  }
}

// Photos as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'

export type Photo = components['schemas']['Photo']
export type PhotoPoint = components['schemas']['PhotoPoint']
export type PhotoState = components['schemas']['PhotoState']
/** The contract does not show the accuracy of the height. Photos that were imported before it was stored lack it. */
export type PhotoFacts = NonNullable<components['schemas']['PhotoFacts']> & {
  heightAccuracy?: number | null
  digitalZoom?: number | null
}

export interface PhotoRow {
  id: string
  missionId: string
  name: string
  folder: string
  storedFileId: string
  mediaType: string
  size: number
  state: PhotoState
  importedAt: Date | null
  proposal: string | null
  reason: string | null
  notes: string[]
  takenAt: Date | null
  localTime: boolean
  lat: number | null
  long: number | null
  width: number | null
  height: number | null
  facts: PhotoFacts | null
  footprint: Photo['footprint']
  uncertainty: number | null
  ground: Photo['ground']
  thumbnailFileId: string | null
  previewFileId: string | null
  isPlaced: boolean
  /** The position from the file; null unless the photo is placed. */
  fileLocation: { lat: number; long: number } | null
  feature: Photo['feature']
  thermal: Photo['thermal']
  flightId: string | null
  flight: Photo['flight']
  clientVisible: boolean
  version: number
  createdAt: Date
}

export const COLUMNS = sql`
  f.id, f.mission_id as "missionId", f.name, p.folder, f.stored_file_id as "storedFileId", s.media_type as "mediaType", s.size,
  p.state, p.imported_at as "importedAt", p.proposal, p.reason, p.notes, f.taken_at as "takenAt",
  p.is_local_time as "localTime", f.lat, f.long, p.width, p.height, p.facts, p.footprint, p.uncertainty,
  case when p.ground_layer_id is not null then (
    select jsonb_build_object('layerId', max(l.id::text), 'layerName', max(l.name)) from layer l
     where l.tenant_id = f.tenant_id and l.id = p.ground_layer_id and l.deleted_at is null) end as ground,
  p.thumbnail_file_id as "thumbnailFileId", p.preview_file_id as "previewFileId",
  p.is_placed as "isPlaced",
  case when p.file_lat is not null then jsonb_build_object('lat', p.file_lat, 'long', p.file_long) end as "fileLocation",
  fl.id as "flightId", case when fl.id is not null then jsonb_build_object('_id', fl.id, 'name', fl.name) end as flight,
  f.is_shown_to_clients as "clientVisible", f.version, f.created_at as "createdAt",
  (select jsonb_build_object('layerId', l.id, 'layerName', l.name, 'index', a.index)
     from layer l join feature a on a.layer_id = l.id
    where l.tenant_id = f.tenant_id and l.id = f.layer_id and l.deleted_at is null and a.index = f.feature_index
  ) as feature,
  (select t.source from thermal_photo t where t.tenant_id = f.tenant_id and t.id = f.id) as thermal`

/** Photos that are not deleted, of missions that are not deleted. Clients see no flights. */
export const fromPhotos = (tenantId: string) => sql`
  from mission_file f
  join mission_photo p on p.file_id = f.id
  join mission m on m.id = f.mission_id and m.deleted_at is null
  join stored_file s on s.id = f.stored_file_id
  left join flight fl on fl.tenant_id = f.tenant_id and fl.id = f.flight_id and fl.deleted_at is null
  where f.tenant_id = ${tenantId} and f.kind = 'photo' and f.deleted_at is null`

export function asPhoto(row: PhotoRow): Photo {
  const { lat, long } = row
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: row.id,
    imported: row.importedAt !== null,
    proposal: row.state === 'staged' ? renderStored(row.proposal) : null,
    reason: renderStored(row.reason),
    notes: row.notes.map((note) => renderStored(note)),
    takenAt: row.takenAt?.toISOString() ?? null,
    location: lat === null || long === null ? null : { lat, long },
    hasPicture: row.thumbnailFileId !== null,
    createdAt: row.createdAt.toISOString(),
  }
}

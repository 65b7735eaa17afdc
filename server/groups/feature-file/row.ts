// Files of features as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'

export type FeatureFile = components['schemas']['FeatureFile']

export interface FeatureFileRow extends Omit<FeatureFile, '_id' | 'takenAt' | 'createdAt'> {
  id: string
  layerId: string | null
  index: number | null
  takenAt: Date | null
  createdAt: Date
}

export const COLUMNS = sql`
  f.id, f.mission_id as "missionId", f.kind, f.name, s.media_type as "mediaType", s.size, p.state,
  f.kind = 'document' or p.imported_at is not null as imported, f.taken_at as "takenAt",
  coalesce(p.is_local_time, false) as "localTime", p.thumbnail_file_id is not null as "hasPicture",
  f.is_cover as "isCover", f.flight_id as "flightId", f.is_shown_to_clients as "clientVisible", f.version,
  f.created_at as "createdAt", f.layer_id as "layerId", f.feature_index as index`

/**
 * Photos and documents that are not deleted, of missions that are not deleted. Clients see a photo only if they may see its
 * details.
 */
export const fromFiles = (tenantId: string) => sql`
  from mission_file f
  join mission m on m.id = f.mission_id and m.deleted_at is null
  join stored_file s on s.id = f.stored_file_id
  left join mission_photo p on p.file_id = f.id
  where f.tenant_id = ${tenantId} and f.deleted_at is null
    and (f.kind = 'document' or f.kind = 'photo' and p.file_id is not null)`

export const asFeatureFile = ({ id, takenAt, createdAt, ...row }: FeatureFileRow): FeatureFile => ({
  // The reply drops what the contract does not declare.
  ...row,
  _id: id,
  takenAt: takenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

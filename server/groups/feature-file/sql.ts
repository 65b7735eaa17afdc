import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromFiles, type FeatureFileRow } from './row'

export interface FeatureKey {
  layerId: string
  index: number
}

/** The cover photo comes first. The other files are sorted by capture time; files without one come last. */
export async function selectFilesOfFeature(
  tenantId: string,
  tx: Tx,
  { layerId, index }: FeatureKey,
  limit: number,
): Promise<{ files: FeatureFileRow[]; total: number }> {
  const { rows } = await sql<FeatureFileRow & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total ${fromFiles(tenantId)}
       and f.layer_id = ${layerId} and f.feature_index = ${index}
     order by f.is_cover desc, f.taken_at nulls last, f.name, f.id limit ${limit}`.execute(tx)
  return { files: rows, total: rows[0]?.total ?? 0 }
}

/** Locks the files until the transaction ends. @returns the files that exist */
export async function selectFilesForUpdate(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<FeatureFileRow[]> {
  // A separate statement, because the rows of an outer join cannot be locked. Sorted, so that two calls do not deadlock.
  await sql`
    select from mission_file where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<FeatureFileRow>`
    select ${COLUMNS} ${fromFiles(tenantId)} and f.id = any(${ids}::uuid[]) order by f.id`.execute(tx)
  return rows
}

/** The feature of each file that belongs to one, including files in the trash. */
export async function selectFeaturesOfFiles(tenantId: string, tx: Tx, ids: readonly string[]): Promise<FeatureKey[]> {
  const { rows } = await sql<FeatureKey>`
    select layer_id as "layerId", feature_index as index from mission_file
     where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and layer_id is not null`.execute(tx)
  return rows
}

/**
 * Assigns files to a feature and a flight; undefined keeps the current one. A file that leaves its feature is no longer its
 * cover.
 */
export async function updateAssignments(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  { feature, flightId }: { feature?: FeatureKey | null | undefined; flightId?: string | null | undefined },
): Promise<void> {
  const layerId = feature?.layerId ?? null
  const index = feature?.index ?? null
  const place =
    feature === undefined
      ? sql``
      : sql`, layer_id = ${layerId}::uuid, feature_index = ${index}::int,
              is_cover = is_cover and layer_id is not distinct from ${layerId}::uuid
                         and feature_index is not distinct from ${index}::int`
  const flight = flightId === undefined ? sql`` : sql`, flight_id = ${flightId}::uuid`
  await sql`
    update mission_file set version = version + 1, updated_at = now() ${place} ${flight}
     where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(tx)
}

/** Removes the cover of a feature. @returns the ID of that photo */
export async function endCover(tenantId: string, tx: Tx, { layerId, index }: FeatureKey): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update mission_file set is_cover = false, version = version + 1, updated_at = now()
     where tenant_id = ${tenantId} and layer_id = ${layerId} and feature_index = ${index} and is_cover
       and deleted_at is null
    returning id`.execute(tx)
  return rows[0]?.id
}

/** @returns false when the file does not exist at this version */
export async function updateCover(
  tenantId: string,
  tx: Tx,
  fileId: string,
  version: number,
  isCover: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update mission_file set is_cover = ${isCover}, version = version + 1, updated_at = now()
     where tenant_id = ${tenantId} and id = ${fileId} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}

export async function selectMissionOfFlight(tenantId: string, tx: Tx, flightId: string): Promise<string | undefined> {
  const { rows } = await sql<{ missionId: string }>`
    select mission_id as "missionId" from flight
     where tenant_id = ${tenantId} and id = ${flightId} and deleted_at is null`.execute(tx)
  return rows[0]?.missionId
}

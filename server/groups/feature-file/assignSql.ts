// Queries of the automatic assignment of photos to features.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { GroundCorners } from '../../../geometry/footprint'
import type { Box } from '../../media/vector/extent'

export interface UnassignedPhoto {
  id: string
  lat: number | null
  long: number | null
  footprint: GroundCorners | null
}

export interface NearFeature {
  layerId: string
  index: number
  geometry: Geometry
}

/** Result for one photo: the nearest feature and its distance, or the reason as a serialized message. */
export interface Outcome {
  fileId: string
  layerId: string | null
  index: number | null
  metres: number | null
  basis: 'area' | 'position' | null
  reason: string | null
}

/** Imported photos of a mission that belong to no feature, without rejected photos and duplicates. */
export async function selectUnassigned(tenantId: string, tx: Tx, missionId: string): Promise<UnassignedPhoto[]> {
  const { rows } = await sql<UnassignedPhoto>`
    select f.id, f.lat, f.long, p.footprint
      from mission_file f join mission_photo p on p.file_id = f.id
     where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.deleted_at is null and f.layer_id is null
       and p.imported_at is not null and p.state in ('staged', 'assigned', 'unmatched')
     order by f.id`.execute(tx)
  return rows
}

/** The vector layers of a mission that have features. */
export async function selectVectorLayers(tenantId: string, tx: Tx, missionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from layer
     where tenant_id = ${tenantId} and mission_id = ${missionId} and kind = 'vector' and status = 'ready'
       and deleted_at is null and feature_count > 0
     order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Features whose bounding boxes touch `area`: at most `limit` of each layer, nearest boxes first. */
export async function selectNear(
  tx: Tx,
  layerIds: readonly string[],
  [west, south, east, north]: Box,
  middle: { lat: number; long: number },
  limit: number,
): Promise<NearFeature[]> {
  const { rows } = await sql<NearFeature>`
    select layer_id as "layerId", index, geom as geometry
      from features_near(
        ${layerIds}::uuid[],
        box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8)),
        point(${middle.long}::float8, ${middle.lat}::float8), ${limit})`.execute(tx)
  return rows
}

/** Number of files of each feature of these layers that has files. */
export async function countFiles(
  tenantId: string,
  tx: Tx,
  layerIds: readonly string[],
): Promise<{ layerId: string; index: number; count: number }[]> {
  const { rows } = await sql<{ layerId: string; index: number; count: number }>`
    select layer_id as "layerId", feature_index as index, count(*)::int as count from mission_file
     where tenant_id = ${tenantId} and layer_id = any(${layerIds}::uuid[]) and deleted_at is null
     group by 1, 2`.execute(tx)
  return rows
}

/** Assigns photos that still belong to no feature to features that still exist. @returns the IDs of the assigned photos */
export async function assignFound(tenantId: string, tx: Tx, found: readonly Outcome[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update mission_file f
       set layer_id = c.layer_id, feature_index = c.index, version = version + 1, updated_at = now()
      from unnest(${found.map(({ fileId }) => fileId)}::uuid[], ${found.map(({ layerId }) => layerId)}::uuid[],
                  ${found.map(({ index }) => index)}::int[]) c (file_id, layer_id, index)
     where f.tenant_id = ${tenantId} and f.id = c.file_id and f.layer_id is null and f.deleted_at is null
       and exists (select from feature a where a.layer_id = c.layer_id and a.index = c.index)
       and exists (select from layer l where l.tenant_id = ${tenantId} and l.id = c.layer_id and l.deleted_at is null)
    returning f.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Replaces the results of the previous run in a mission. */
export async function replaceOutcomes(
  tenantId: string,
  tx: Tx,
  missionId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await tx
    .deleteFrom('photo_assignment')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .execute()
  await sql`
    insert into photo_assignment (file_id, tenant_id, mission_id, layer_id, feature_index, metres, basis, reason)
    select c.file_id, ${tenantId}, ${missionId}, c.layer_id, c.index, c.metres, c.basis, c.reason
      from unnest(${outcomes.map(({ fileId }) => fileId)}::uuid[], ${outcomes.map(({ layerId }) => layerId)}::uuid[],
                  ${outcomes.map(({ index }) => index)}::int[], ${outcomes.map(({ metres }) => metres)}::float8[],
                  ${outcomes.map(({ basis }) => basis)}::text[], ${outcomes.map(({ reason }) => reason)}::text[])
           c (file_id, layer_id, index, metres, basis, reason)
      join mission_file f on f.tenant_id = ${tenantId} and f.id = c.file_id
    on conflict (file_id) do nothing`.execute(tx)
}

export interface AssignmentRow extends Outcome {
  name: string
  hasPicture: boolean
  layerName: string | null
  isCurrent: boolean
}

/** Results of the last run. Assigned photos come first, farthest first, because these need checking most. */
export async function selectAssignments(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: AssignmentRow[]; total: number; assigned: number }> {
  const found = sql`
    from photo_assignment r
    join mission_file f on f.id = r.file_id and f.deleted_at is null
    join mission_photo p on p.file_id = f.id
    left join layer l on l.id = r.layer_id
    where r.tenant_id = ${tenantId} and r.mission_id = ${missionId}`
  const { rows } = await sql<AssignmentRow>`
    select r.file_id as "fileId", r.layer_id as "layerId", r.feature_index as index, r.metres, r.basis, r.reason, f.name,
           p.thumbnail_file_id is not null as "hasPicture", l.name as "layerName",
           coalesce(f.layer_id = r.layer_id and f.feature_index = r.feature_index, false) as "isCurrent"
    ${found} order by r.metres desc nulls last, f.name, f.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(
    tx,
  )
  const counted = await sql<{ total: number; assigned: number }>`
    select count(*)::int as total, count(r.layer_id)::int as assigned ${found}`.execute(tx)
  return { items: rows, ...(counted.rows[0] ?? { total: 0, assigned: 0 }) }
}

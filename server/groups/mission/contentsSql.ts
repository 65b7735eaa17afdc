// Missions that were removed and are kept for a while, and what a mission holds.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'

/** Gives a mission groups of layers of the same names, in the same order. */
export async function copyLayerGroups(
  tenantId: string,
  tx: Tx,
  from: string,
  to: string,
  newId: () => string,
  createdBy: string,
): Promise<void> {
  const groups = await tx
    .selectFrom('layer_group')
    .select(['name', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', from)
    .execute()
  if (groups.length === 0) return
  const values = groups.map(({ name, position }) => ({ id: newId(), name, position }))
  await tx
    .insertInto('layer_group')
    .values(values.map((group) => ({ ...group, tenant_id: tenantId, mission_id: to, created_by: createdBy })))
    .execute()
}

/** How many layers a mission has, and the bytes of their files; a file that two of them show counts once. */
export async function countLayersOf(
  tenantId: string,
  tx: Tx,
  missionId: string,
): Promise<{ rasters: number; vectors: number; bytes: number }> {
  const { rows } = await sql<{ rasters: number; vectors: number; bytes: number }>`
    with mine as (select * from layer where tenant_id = ${tenantId} and mission_id = ${missionId} and deleted_at is null)
    select (select count(*)::int from mine where kind = 'raster') as rasters,
           (select count(*)::int from mine where kind = 'vector') as vectors,
           (select coalesce(sum(f.size), 0)::float8 from stored_file f
             where f.tenant_id = ${tenantId}
               and f.id in (select unnest(array[source_file_id, cog_file_id, lattice_file_id, thumbnail_file_id])
                              from mine)) as bytes`.execute(tx)
  return rows[0] ?? { rasters: 0, vectors: 0, bytes: 0 }
}

// Missions that were removed and are kept for a while, and what a mission holds.
import { sql } from 'kysely'
import type { components } from '../../contract.gen'
import { offsetOf, type Page } from '../../paging'
import type { Tx } from '../../tenancy'

type DeletedMission = components['schemas']['DeletedMission']

/** The last removed first. */
export async function selectDeletedMissions(
  tenantId: string,
  tx: Tx,
  keptDays: number,
  page: Page,
): Promise<{ items: DeletedMission[]; total: number }> {
  const kept = tx
    .selectFrom('mission')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${keptDays})`)
  const rows = await kept
    .select(['id', 'name', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await kept.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const items = rows.map(({ id, name, deleted_at }) => ({
    _id: id,
    name,
    deletedAt: (deleted_at ?? new Date()).toISOString(),
  }))
  return { items, total }
}

/** Shows a removed mission again, and so its layers, as they were. @returns its name, or undefined when there is none */
export async function markMissionRestored(
  tenantId: string,
  tx: Tx,
  missionId: string,
  keptDays: number,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('mission')
    .set((eb) => ({ deleted_at: null, updated_at: sql<Date>`now()`, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionId)
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Missions removed more than so many days ago whose layers have gone already; across tenants. */
export async function selectMissionsToPurge(
  tx: Tx,
  days: number,
  limit: number,
): Promise<{ tenantId: string; missionId: string }[]> {
  const { rows } = await sql<{ tenantId: string; missionId: string }>`
    select m.tenant_id as "tenantId", m.id as "missionId" from mission m
     where m.deleted_at < now() - make_interval(days => ${days})
       and not exists (select from layer l where l.mission_id = m.id) limit ${limit}`.execute(tx)
  return rows
}

/** Its groups of layers go with it. */
export async function deleteMissionForGood(tenantId: string, tx: Tx, missionId: string): Promise<void> {
  await tx.deleteFrom('mission').where('tenant_id', '=', tenantId).where('id', '=', missionId).execute()
}

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

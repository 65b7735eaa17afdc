// Base layers that were removed and are kept for a while.
import { sql } from 'kysely'
import type { components } from '../../contract.gen'
import { offsetOf, type Page } from '../../paging'
import type { Tx } from '../../tenancy'

type DeletedBaseLayer = components['schemas']['DeletedBaseLayer']

/** The last removed first. */
export async function selectDeletedBaseLayers(
  tenantId: string,
  tx: Tx,
  keptDays: number,
  page: Page,
): Promise<{ items: DeletedBaseLayer[]; total: number }> {
  const kept = tx
    .selectFrom('base_layer')
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

/** @returns false when there is none to bring back */
export async function markBaseLayerRestored(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  keptDays: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('base_layer')
    .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', baseLayerId)
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Base layers removed more than so many days ago whose layers have gone already; across tenants. */
export async function selectBaseLayersToPurge(
  tx: Tx,
  days: number,
  limit: number,
): Promise<{ tenantId: string; baseLayerId: string }[]> {
  const { rows } = await sql<{ tenantId: string; baseLayerId: string }>`
    select b.tenant_id as "tenantId", b.id as "baseLayerId" from base_layer b
     where b.deleted_at < now() - make_interval(days => ${days})
       and not exists (select from layer l where l.base_layer_id = b.id) limit ${limit}`.execute(tx)
  return rows
}

export async function deleteBaseLayerForGood(tenantId: string, tx: Tx, baseLayerId: string): Promise<void> {
  await tx.deleteFrom('base_layer').where('tenant_id', '=', tenantId).where('id', '=', baseLayerId).execute()
}

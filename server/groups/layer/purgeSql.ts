import { sql } from 'kysely'
import type { Tx } from '../../tenancy'

/** Layers that were deleted, or whose mission or base layer was, more than so many days ago; across tenants. */
export async function selectLayersToPurge(
  tx: Tx,
  days: number,
  limit: number,
): Promise<{ tenantId: string; layerId: string }[]> {
  const { rows } = await sql<{ tenantId: string; layerId: string }>`
    select l.tenant_id as "tenantId", l.id as "layerId"
      from layer l left join mission m on m.id = l.mission_id left join base_layer b on b.id = l.base_layer_id
     where least(l.deleted_at, m.deleted_at, b.deleted_at) < now() - make_interval(days => ${days}) limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** Features and history go with it. */
export async function deleteLayerForGood(tenantId: string, tx: Tx, layerId: string): Promise<void> {
  await tx.deleteFrom('layer').where('tenant_id', '=', tenantId).where('id', '=', layerId).execute()
}

/** Edits that can no longer be undone; across tenants. */
export async function deleteOldChanges(tx: Tx, days: number): Promise<void> {
  await sql`delete from feature_change where changed_at < now() - make_interval(days => ${days})`.execute(tx)
}

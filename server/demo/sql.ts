import type { Tx } from '../db/tenancy'

/** Whether the mission has, or had, a layer of this name. */
export async function hadLayer(tenantId: string, tx: Tx, missionId: string, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('layer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the tenant has, or had, a base layer of this name. */
export async function hadBaseLayer(tenantId: string, tx: Tx, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('base_layer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

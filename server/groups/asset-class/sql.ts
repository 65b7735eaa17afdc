import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_TYPES } from '../../records/tenant-types/tenantTypes'

export type AssetClass = components['schemas']['AssetClass']

const COLUMNS = ['id as _id', 'name', 'kind', 'version'] as const

const asClass = (row: { _id: string; name: string; kind: string; version: number }): AssetClass => ({
  ...row,
  kind: row.kind as AssetClass['kind'],
})

export async function selectAssetClasses(tenantId: string, tx: Tx): Promise<AssetClass[]> {
  const rows = await tx
    .selectFrom('asset_class')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .limit(MAX_TYPES)
    .execute()
  return rows.map(asClass)
}

export async function selectAssetClass(tenantId: string, tx: Tx, id: string): Promise<AssetClass | undefined> {
  const row = await tx
    .selectFrom('asset_class')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asClass(row)
}

/** @throws a unique violation when the tenant has a class of this name */
export async function insertAssetClass(
  tenantId: string,
  tx: Tx,
  { name, kind }: { name: string; kind: AssetClass['kind'] },
): Promise<string> {
  const id = uuidv7()
  await tx.insertInto('asset_class').values({ id, tenant_id: tenantId, name: name.trim(), kind }).execute()
  return id
}

/**
 * @returns false when the class does not exist at this version
 * @throws a unique violation when the tenant has another class of this name
 */
export async function updateAssetClass(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  { name }: { name?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('asset_class')
    .set((eb) => ({ version: eb('version', '+', 1), ...(name !== undefined && { name: name.trim() }) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the name; undefined when the class does not exist. @throws a foreign key violation when assets or models have it */
export async function deleteAssetClass(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('asset_class')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

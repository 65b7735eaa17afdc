import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_TYPES } from '../../records/tenant-types/tenantTypes'

export type Manufacturer = components['schemas']['Manufacturer']

const COLUMNS = ['id as _id', 'name', 'website', 'version'] as const

export async function selectManufacturers(tenantId: string, tx: Tx): Promise<Manufacturer[]> {
  return tx
    .selectFrom('manufacturer')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .limit(MAX_TYPES)
    .execute()
}

export async function selectManufacturer(tenantId: string, tx: Tx, id: string): Promise<Manufacturer | undefined> {
  return tx
    .selectFrom('manufacturer')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @throws a unique violation when the tenant has a manufacturer of this name */
export async function insertManufacturer(
  tenantId: string,
  tx: Tx,
  { name, website }: { name: string; website?: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('manufacturer')
    .values({ id, tenant_id: tenantId, name: name.trim(), ...(website !== undefined && { website }) })
    .execute()
  return id
}

/**
 * @returns false when the manufacturer does not exist at this version
 * @throws a unique violation when the tenant has another manufacturer of this name
 */
export async function updateManufacturer(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  { name, website }: { name?: string; website?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('manufacturer')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name: name.trim() }),
      ...(website !== undefined && { website }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the name; undefined when it does not exist. @throws a foreign key violation when it has models */
export async function deleteManufacturer(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('manufacturer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_TYPES } from '../../records/tenant-types/tenantTypes'

type DocumentType = components['schemas']['DocumentType']

const COLUMNS = ['id as _id', 'name', 'warn_days as warnDays', 'version'] as const

export async function selectDocumentTypes(tenantId: string, tx: Tx): Promise<DocumentType[]> {
  return tx
    .selectFrom('document_type')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .limit(MAX_TYPES)
    .execute()
}

export async function selectDocumentType(
  tenantId: string,
  tx: Tx,
  documentTypeId: string,
): Promise<DocumentType | undefined> {
  return tx
    .selectFrom('document_type')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentTypeId)
    .executeTakeFirst()
}

/** @throws a unique violation when the tenant has a type of this name */
export async function insertDocumentType(
  tenantId: string,
  tx: Tx,
  { name, warnDays }: { name: string; warnDays?: number },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('document_type')
    .values({ id, tenant_id: tenantId, name: name.trim(), ...(warnDays !== undefined && { warn_days: warnDays }) })
    .execute()
  return id
}

/**
 * @returns false when the type does not exist at this version
 * @throws a unique violation when the tenant has another type of this name
 */
export async function updateDocumentType(
  tenantId: string,
  tx: Tx,
  documentTypeId: string,
  version: number,
  { name, warnDays }: { name?: string; warnDays?: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('document_type')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name: name.trim() }),
      ...(warnDays !== undefined && { warn_days: warnDays }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentTypeId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Documents of this type have no type afterwards. @returns the name; undefined when the type does not exist */
export async function deleteDocumentType(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('document_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

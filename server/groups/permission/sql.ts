// Permission sets, which super-admins offer to every tenant.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type PermissionSet = components['schemas']['PermissionSet']

export interface PermissionSetFields {
  name?: string
  description?: string
  permissions?: string[]
}

const COLUMNS = ['id as _id', 'name', 'description', 'permissions', 'version'] as const

/** All sets ordered by name, at most 500. */
export async function selectPermissionSets(tx: Tx): Promise<PermissionSet[]> {
  return tx
    .selectFrom('permission_set')
    .select(COLUMNS)
    .orderBy(sql`lower(name)`)
    .limit(500)
    .execute()
}

export async function selectPermissionSet(tx: Tx, id: string): Promise<PermissionSet | undefined> {
  return tx.selectFrom('permission_set').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** @throws 23505 when the name is taken */
export async function insertPermissionSet(
  tx: Tx,
  set: { name: string; description: string; permissions: string[] },
): Promise<PermissionSet> {
  return tx
    .insertInto('permission_set')
    .values({ id: uuidv7(), name: set.name.trim(), description: set.description, permissions: set.permissions })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** @returns the stored set; undefined when it does not exist at this version */
export async function updatePermissionSet(
  tx: Tx,
  id: string,
  version: number,
  fields: PermissionSetFields,
): Promise<PermissionSet | undefined> {
  return tx
    .updateTable('permission_set')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.description !== undefined && { description: fields.description }),
      ...(fields.permissions !== undefined && { permissions: fields.permissions }),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** @returns the name of the deleted set; undefined when it does not exist */
export async function deletePermissionSet(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('permission_set').where('id', '=', id).returning('name').executeTakeFirst()
  return row?.name
}

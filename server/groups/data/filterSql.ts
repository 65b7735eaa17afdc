import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type DataFilter = components['schemas']['DataFilter']
export type FilterFields = Pick<DataFilter, 'name' | 'query'>

/** A filter of a user. */
export interface FilterKey {
  userId: string
  filterId: string
}

const COLUMNS = ['id as _id', 'name', 'query', 'version'] as const

const filters = (tenantId: string, tx: Tx, userId: string) =>
  tx.selectFrom('data_filter').select(COLUMNS).where('tenant_id', '=', tenantId).where('user_id', '=', userId)

export const selectFilters = (tenantId: string, tx: Tx, userId: string): Promise<DataFilter[]> =>
  filters(tenantId, tx, userId)
    .orderBy(sql`lower(name)`)
    .execute()

export const selectFilter = (
  tenantId: string,
  tx: Tx,
  { userId, filterId }: FilterKey,
): Promise<DataFilter | undefined> => filters(tenantId, tx, userId).where('id', '=', filterId).executeTakeFirst()

export async function insertFilter(
  tenantId: string,
  tx: Tx,
  userId: string,
  { name, query }: FilterFields,
): Promise<string> {
  const id = uuidv7()
  await tx.insertInto('data_filter').values({ id, tenant_id: tenantId, user_id: userId, name, query }).execute()
  return id
}

/** @returns false when the filter does not exist at this version */
export async function updateFilter(
  tenantId: string,
  tx: Tx,
  { userId, filterId }: FilterKey,
  version: number,
  fields: Partial<FilterFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_filter')
    .set({ ...fields, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', filterId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns the name; undefined when the filter does not exist */
export async function removeFilter(
  tenantId: string,
  tx: Tx,
  { userId, filterId }: FilterKey,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('data_filter')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', filterId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

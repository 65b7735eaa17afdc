import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { containing, offsetOf, type Page } from '../../platform/core/paging'
import type { UserType } from '../../platform/identity/permissions'
import type { Tx } from '../../platform/db/tenancy'

export type UserGroup = components['schemas']['UserGroup']

export interface UserGroupFields {
  name?: string
  description?: string
  permissions?: string[]
}

const SORT_COLUMNS = {
  name: sql`lower(g.name)`,
  memberCount: sql`"memberCount"`,
  createdAt: sql`g.created_at`,
} as const

export async function insertUserGroup(
  tenantId: string,
  tx: Tx,
  group: { name: string; description: string; permissions: string[] },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('user_group')
    .values({
      id,
      tenant_id: tenantId,
      name: group.name.trim(),
      description: group.description,
      permissions: group.permissions,
    })
    .execute()
  return id
}

/** One page of groups; `sort` is a column of the contract, with a minus sign for descending. */
export async function selectUserGroups(
  tenantId: string,
  tx: Tx,
  search: string | undefined,
  sort: string,
  page: Page,
): Promise<{ items: UserGroup[]; total: number }> {
  const found = withCount(tenantId, tx).$if(Boolean(search), (query) =>
    query.where('g.name', 'ilike', containing(search ?? '')),
  )
  const rows = await found
    .orderBy(SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('g.id')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(asUserGroup), total }
}

export async function selectUserGroup(tenantId: string, tx: Tx, id: string): Promise<UserGroup | undefined> {
  const row = await withCount(tenantId, tx).where('g.id', '=', id).executeTakeFirst()
  return row && asUserGroup(row)
}

/** Keeps others from changing a group until the transaction ends. */
export async function lockUserGroup(tenantId: string, tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom('user_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

export async function selectMemberIds(tenantId: string, tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_group_member')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Permissions of the groups with these IDs. Unknown IDs are left out. */
export async function selectGroupPermissions(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; name: string; permissions: string[] }[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('user_group')
    .select(['id', 'name', 'permissions'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}

/** @returns false when the group does not exist at this version */
export async function updateUserGroup(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  fields: UserGroupFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('user_group')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.description !== undefined && { description: fields.description }),
      ...(fields.permissions !== undefined && { permissions: fields.permissions }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it still existed */
export async function deleteUserGroup(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_group')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Types of these users. Deleted users and users of other tenants are left out. */
export async function selectUserTypes(
  tenantId: string,
  tx: Tx,
  userIds: readonly string[],
): Promise<{ id: string; userType: UserType }[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('app_user')
    .select(['id', 'user_type'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', userIds)
    .execute()
  return rows.map(({ id, user_type }) => ({ id, userType: user_type as UserType }))
}

/** Adds members; existing members are kept. @returns the users who were not members before */
export async function insertMembers(
  tenantId: string,
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .insertInto('user_group_member')
    .values(userIds.map((userId) => ({ tenant_id: tenantId, group_id: groupId, user_id: userId })))
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** @returns the users who were members */
export async function deleteMembers(
  tenantId: string,
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .deleteFrom('user_group_member')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

function withCount(tenantId: string, tx: Tx) {
  return tx
    .selectFrom('user_group as g')
    .where('g.tenant_id', '=', tenantId)
    .select([
      'g.id',
      'g.name',
      'g.description',
      'g.permissions',
      'g.version',
      'g.created_at',
      sql<number>`(select count(*)::int from user_group_member m where m.group_id = g.id)`.as('memberCount'),
    ])
}

type UserGroupRow = Awaited<ReturnType<ReturnType<typeof withCount>['executeTakeFirstOrThrow']>>

const asUserGroup = ({ id, created_at, ...row }: UserGroupRow): UserGroup => ({
  _id: id,
  createdAt: created_at.toISOString(),
  ...row,
})

/** Names of users, for the audit log. */
export async function selectUserNames(tenantId: string, tx: Tx, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('app_user')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', userIds)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

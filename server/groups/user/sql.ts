// The users of a tenant. Clients are excluded: they have their own operations and permissions.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { countOf, selectPage } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { textCondition } from '../../platform/db/textSearch'

export type User = components['schemas']['User']
type TeamUserType = components['schemas']['TeamUserType']
type UserState = components['schemas']['UserState']

/** A user with the permissions of their groups, which are needed for the effective permissions. */
export type UserWithGrants = User & { groupPermissions: string[] }

export interface UserFilter {
  search?: string
  userType?: TeamUserType[]
  state?: UserState[]
  groupId?: string
  secondFactor?: boolean
}

/** A filter whose search is a condition. */
type Conditions = Omit<UserFilter, 'search'> & { named?: RawBuilder<SqlBool> }

const BY_TEXT = { find: 'users_matching', id: 'u.id', texts: ['u.name', 'u.email'] }

const conditionsOf = async (tx: Tx, { search, ...filter }: UserFilter): Promise<Conditions> => ({
  ...filter,
  named: await textCondition(tx, BY_TEXT, search),
})

export interface UserFields {
  name?: string
  email?: string
  userType?: TeamUserType
  customPermissions?: string[]
  disabled?: boolean
}

export const TEAM = ['tenant-root', 'tenant-staff', 'tenant-user']

const STATE = sql<UserState>`case when u.disabled_at is not null then 'disabled'
                                  when u.has_joined then 'active' else 'invited' end`

const SORT_COLUMNS = {
  name: sql`u.name`,
  email: sql`u.email`,
  userType: sql`u.user_type`,
  state: sql`"state"`,
  createdAt: sql`u.created_at`,
} as const

/** Keeps the time of the first acceptance. */
export async function updateTermsAccepted(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, now())` })
    .where('id', '=', userId)
    .execute()
}

/**
 * Keeps the tenant from being deleted until the transaction ends. A user added during the deletion would keep their e-mail
 * occupied without ever being able to sign in.
 * @returns whether the tenant exists
 */
export async function lockTenantForShare(tenantId: string, tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** @throws 23505 when a user of any tenant has this e-mail */
export async function insertUser(
  tenantId: string,
  tx: Tx,
  user: { name: string; email: string; userType: TeamUserType; customPermissions: string[] },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('app_user')
    .values({
      id,
      tenant_id: tenantId,
      email: user.email.toLowerCase(),
      name: user.name.trim(),
      user_type: user.userType,
      custom_permissions: user.customPermissions,
    })
    .execute()
  return id
}

/** One page of users; `sort` is a column of the contract, with a minus sign for descending. */
export async function selectUsers(
  tenantId: string,
  tx: Tx,
  filter: UserFilter,
  sort: string,
  page: Page,
): Promise<{ items: User[]; total: number }> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const matching = filtered(tenantId, tx, await conditionsOf(tx, filter))
  const rows = withGroups(matching)
    .orderBy(SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS], direction)
    .orderBy('u.id', direction)
  const { items, total } = await selectPage(tx, rows, countOf(matching), page)
  return { items: items.map(asUser), total }
}

export async function countUsersByState(tenantId: string, tx: Tx): Promise<Record<UserState, number>> {
  const rows = await filtered(tenantId, tx, {})
    .select([STATE.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(STATE)
    .execute()
  const counts = { active: 0, invited: 0, disabled: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** A page of an export: at most `limit` users created before the user `before`, newest first. */
export async function selectUsersBefore(
  tenantId: string,
  tx: Tx,
  filter: UserFilter,
  before: string | undefined,
  limit: number,
): Promise<User[]> {
  const rows = await withGroups(filtered(tenantId, tx, await conditionsOf(tx, filter)))
    .$if(before !== undefined, (query) => query.where('u.id', '<', before ?? ''))
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(asUser)
}

export async function selectUser(tenantId: string, tx: Tx, id: string): Promise<UserWithGrants | undefined> {
  const [user] = await selectUsersById(tenantId, tx, [id])
  return user
}

/** The users with these IDs, by ID. Unknown IDs are left out. */
export async function selectUsersById(tenantId: string, tx: Tx, ids: readonly string[]): Promise<UserWithGrants[]> {
  const rows = await withGroups(filtered(tenantId, tx, {}))
    .select(
      sql<string[]>`array(select distinct p from user_group_member m join user_group g on g.id = m.group_id,
                                 unnest(g.permissions) p where m.user_id = u.id)`.as('groupPermissions'),
    )
    .where('u.id', 'in', ids)
    .orderBy('u.id')
    .execute()
  return rows.map((row) => ({ ...asUser(row), groupPermissions: row.groupPermissions }))
}

/** @returns false when the user does not exist at this version. @throws 23505 when the e-mail is taken */
export async function updateUser(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  fields: UserFields,
): Promise<boolean> {
  const { disabled } = fields
  const row = await tx
    .updateTable('app_user')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.email !== undefined && { email: fields.email.toLowerCase() }),
      ...(fields.userType !== undefined && { user_type: fields.userType }),
      ...(fields.customPermissions !== undefined && { custom_permissions: fields.customPermissions }),
      ...(disabled !== undefined && { disabled_at: disabled ? sql<Date>`coalesce(disabled_at, now())` : null }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps others from changing a user until the transaction ends. */
export async function lockUser(tenantId: string, tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** Changes a locked user. @throws 23505 when the e-mail is taken */
export async function updatePerson(
  tenantId: string,
  tx: Tx,
  id: string,
  { name, email }: Pick<UserFields, 'name' | 'email'>,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name: name.trim() }),
      ...(email !== undefined && { email: email.toLowerCase() }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/**
 * Removes a user from the tenant. The row keeps the name; a trigger clears the rest.
 * @returns false when the user was deleted before
 */
export async function markUserDeleted(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ deleted_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('user_group_member').where('tenant_id', '=', tenantId).where('user_id', '=', id).execute()
  await tx.deleteFrom('invitation').where('tenant_id', '=', tenantId).where('user_id', '=', id).execute()
  await tx.deleteFrom('recovery_code').where('tenant_id', '=', tenantId).where('user_id', '=', id).execute()
  await tx.deleteFrom('second_factor').where('tenant_id', '=', tenantId).where('user_id', '=', id).execute()
  await tx.deleteFrom('passkey').where('tenant_id', '=', tenantId).where('user_id', '=', id).execute()
  await tx.deleteFrom('scim_user').where('tenant_id', '=', tenantId).where('user_id', '=', id).execute()
  return true
}

/** Replaces the groups of a user. */
export async function replaceGroupsOf(tenantId: string, tx: Tx, id: string, groupIds: string[]): Promise<void> {
  await tx
    .deleteFrom('user_group_member')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', id)
    .$if(groupIds.length > 0, (query) => query.where('group_id', 'not in', groupIds))
    .execute()
  if (groupIds.length === 0) return
  await tx
    .insertInto('user_group_member')
    .values(groupIds.map((groupId) => ({ tenant_id: tenantId, user_id: id, group_id: groupId })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

function filtered(tenantId: string, tx: Tx, { named, userType, state, groupId, secondFactor }: Conditions) {
  return tx
    .selectFrom('app_user as u')
    .where('u.tenant_id', '=', tenantId)
    .where('u.deleted_at', 'is', null)
    .where('u.user_type', 'in', userType?.length ? userType : TEAM)
    .$if(named !== undefined, (query) => query.where(named ?? sql<boolean>`true`))
    .$if(Boolean(state?.length), (query) => query.where(sql<SqlBool>`${STATE} = any(${state ?? []})`))
    .$if(secondFactor !== undefined, (query) =>
      query.where(sql<SqlBool>`has_second_factor(u.id) = ${secondFactor ?? false}`),
    )
    .$if(groupId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select from user_group_member m where m.user_id = u.id and m.group_id = ${groupId ?? ''})`,
      ),
    )
}

function withGroups(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('invitation as i', 'i.user_id', 'u.id')
    .leftJoin('scim_user as p', 'p.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.avatar',
      'u.user_type',
      'u.custom_permissions',
      'u.version',
      'u.created_at',
      'i.sent_at',
      sql<boolean>`has_second_factor(u.id)`.as('second_factor'),
      'p.user_id as provisioned_id',
      STATE.as('state'),
      sql<{ _id: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('_id', g.id, 'name', g.name) order by g.name), '[]')
          from user_group_member m join user_group g on g.id = m.group_id where m.user_id = u.id)`.as('groups'),
    ])
}

type UserRow = Awaited<ReturnType<ReturnType<typeof withGroups>['executeTakeFirstOrThrow']>>

const asUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  avatar: row.avatar,
  userType: row.user_type as TeamUserType,
  state: row.state,
  customPermissions: row.custom_permissions,
  groups: row.groups,
  secondFactor: row.second_factor,
  invitedAt: row.sent_at?.toISOString() ?? null,
  provisioned: row.provisioned_id !== null,
  version: row.version,
  createdAt: row.created_at.toISOString(),
})

// People and groups of a tenant as an identity provider sees them, and what it calls them.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { conditionOf, equalTo, type Column, type Columns } from './conditions'
import type { Comparison, Filter } from './filter'

export interface UserRow {
  id: string
  name: string
  email: string
  isDisabled: boolean
  /** Whether the identity provider has changed the person before. */
  isManaged: boolean
  createdAt: Date
  editedAt: Date
  externalId: string | null
  givenName: string | null
  familyName: string | null
  groups: { id: string; name: string }[]
}

export interface GroupRow {
  id: string
  name: string
  createdAt: Date
  editedAt: Date
  externalId: string | null
  /** Null when they were not asked for. */
  members: { id: string; name: string }[] | null
}

export interface ScimPage {
  filter: Filter | undefined
  sort: { column: RawBuilder<unknown>; descending: boolean } | undefined
  offset: number
  limit: number
}

const text = (value: RawBuilder<unknown>): Column => ({ kind: 'text', value })
const IS_WORK = sql`'work'`

const USER_COLUMNS: Columns = {
  id: { kind: 'id', value: sql`u.id` },
  // E-mail addresses are stored in lower case, with an index.
  username: (comparison) => emailCondition(comparison),
  emails: (comparison) => emailCondition(comparison),
  'emails.value': (comparison) => emailCondition(comparison),
  'emails.type': text(IS_WORK),
  'emails.primary': { kind: 'boolean', value: sql`true` },
  displayname: text(sql`u.name`),
  'name.formatted': text(sql`u.name`),
  'name.givenname': text(sql`s.given_name`),
  'name.familyname': text(sql`s.family_name`),
  externalid: { kind: 'exact', value: sql`s.external_id` },
  active: { kind: 'boolean', value: sql`(u.disabled_at is null)` },
  'meta.created': { kind: 'time', value: sql`u.created_at` },
  'meta.lastmodified': { kind: 'time', value: sql`coalesce(u.edited_at, u.created_at)` },
  groups: (comparison) => inGroup(comparison),
  'groups.value': (comparison) => inGroup(comparison),
}

const GROUP_COLUMNS: Columns = {
  id: { kind: 'id', value: sql`g.id` },
  displayname: text(sql`g.name`),
  externalid: { kind: 'exact', value: sql`s.external_id` },
  'meta.created': { kind: 'time', value: sql`g.created_at` },
  'meta.lastmodified': { kind: 'time', value: sql`coalesce(g.edited_at, g.created_at)` },
  members: (comparison) => hasMember(comparison),
  'members.value': (comparison) => hasMember(comparison),
}

const SORTABLE = ['id', 'displayname', 'externalid', 'active', 'meta.created', 'meta.lastmodified', 'name.formatted']
const SORT_BY_EMAIL = ['username', 'emails', 'emails.value']

/** The column to sort by, or undefined for an attribute that cannot be sorted by. */
export function sortColumnOf(type: 'User' | 'Group', name: string): RawBuilder<unknown> | undefined {
  if (type === 'User' && SORT_BY_EMAIL.includes(name)) return sql`u.email`
  const column = (type === 'User' ? USER_COLUMNS : GROUP_COLUMNS)[name]
  if (!SORTABLE.includes(name) || !column || typeof column === 'function') return undefined
  return column.kind === 'text' ? sql`lower(${column.value})` : column.value
}

const EMAIL: Column = { kind: 'exact', value: sql`u.email` }

function emailCondition(comparison: Comparison): RawBuilder<SqlBool> {
  const { value } = comparison
  const lower = typeof value === 'string' ? value.toLowerCase() : value
  return conditionOf({ email: EMAIL }, { ...comparison, name: 'email', value: lower })
}

const inGroup = (comparison: Comparison): RawBuilder<SqlBool> =>
  sql`exists (select from user_group_member m where m.user_id = u.id and m.group_id::text = ${equalTo(comparison)})`

const hasMember = (comparison: Comparison): RawBuilder<SqlBool> =>
  sql`exists (select from user_group_member m where m.group_id = g.id and m.user_id::text = ${equalTo(comparison)})`

/** Tenant roots and clients are invisible. */
const MANAGEABLE = sql`('tenant-staff', 'tenant-user')`

const usersOf = (tenantId: string, where: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
  from app_user u left join scim_user s on s.user_id = u.id
 where u.tenant_id = ${tenantId} and u.deleted_at is null and u.user_type in ${MANAGEABLE} and ${where}`

const groupsOf = (tenantId: string, where: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
  from user_group g left join scim_group s on s.group_id = g.id
 where g.tenant_id = ${tenantId} and ${where}`

const pageOf = ({ sort, limit, offset }: ScimPage, id: RawBuilder<unknown>): RawBuilder<unknown> => {
  const first = sort ? sql`${sort.column} ${sort.descending ? sql`desc` : sql`asc`} nulls last,` : sql``
  return sql`order by ${first} ${id} limit ${limit} offset ${offset}`
}

const whereOf = (columns: Columns, filter: Filter | undefined): RawBuilder<SqlBool> =>
  filter ? conditionOf(columns, filter) : sql`true`

async function count(tx: Tx, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** One page of people and their number, in two queries. */
export async function selectUsers(
  tenantId: string,
  tx: Tx,
  page: ScimPage,
): Promise<{ items: UserRow[]; total: number }> {
  const from = usersOf(tenantId, whereOf(USER_COLUMNS, page.filter))
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.disabled_at is not null as "isDisabled", u.created_at as "createdAt",
           coalesce(u.edited_at, u.created_at) as "editedAt", s.user_id is not null as "isManaged",
           s.external_id as "externalId", s.given_name as "givenName", s.family_name as "familyName",
           (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
              from user_group_member m join user_group g on g.id = m.group_id where m.user_id = u.id) as groups
      ${from} ${pageOf(page, sql`u.id`)}`.execute(tx)
  return { items: rows, total: await count(tx, from) }
}

/** One page of groups and their number, in two queries. */
export async function selectGroups(
  tenantId: string,
  tx: Tx,
  page: ScimPage,
  withMembers: boolean,
): Promise<{ items: GroupRow[]; total: number }> {
  const from = groupsOf(tenantId, whereOf(GROUP_COLUMNS, page.filter))
  const members = withMembers
    ? sql`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
             from user_group_member m join app_user u on u.id = m.user_id
            where m.group_id = g.id and u.deleted_at is null and u.user_type in ${MANAGEABLE})`
    : sql`null::json`
  const { rows } = await sql<GroupRow>`
    select g.id, g.name, g.created_at as "createdAt", coalesce(g.edited_at, g.created_at) as "editedAt",
           s.external_id as "externalId", ${members} as members
      ${from} ${pageOf(page, sql`g.id`)}`.execute(tx)
  return { items: rows, total: await count(tx, from) }
}

/** @throws 23505 when another person has the external ID */
export async function upsertScimUser(
  tenantId: string,
  tx: Tx,
  userId: string,
  fields: { externalId: string | null; givenName: string | null; familyName: string | null },
): Promise<void> {
  const row = { external_id: fields.externalId, given_name: fields.givenName, family_name: fields.familyName }
  await tx
    .insertInto('scim_user')
    .values({ user_id: userId, tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** @throws 23505 when another group has the external ID */
export async function upsertScimGroup(
  tenantId: string,
  tx: Tx,
  groupId: string,
  externalId: string | null | undefined,
): Promise<void> {
  await tx
    .insertInto('scim_group')
    .values({ group_id: groupId, tenant_id: tenantId, external_id: externalId ?? null })
    .onConflict((conflict) =>
      externalId === undefined
        ? conflict.column('group_id').doNothing()
        : conflict.column('group_id').doUpdateSet({ external_id: externalId }),
    )
    .execute()
}

// Settings and identities of single sign-on. Sign-ins read them as the platform, because the caller has no tenant yet.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'

export interface ProviderGroup {
  /** Name of the group at the provider. */
  value: string
  groupId: string
}

export interface Settings {
  tenantId: string
  /** Last part of the sign-in address. */
  code: string
  issuer: string
  application: string
  /** Sealed. */
  clientSecret: Buffer | null
  domains: string[]
  /** Those of the domains that belong to the tenant for certain. */
  provenDomains: string[]
  groupsClaim: string
  groups: ProviderGroup[]
  enabled: boolean
  passwordsDisabled: boolean
  createsUsers: boolean
  /** The provider never says whether an address is verified, and all of them count. */
  trustsUnverifiedEmail: boolean
  version: number
}

export type SettingsFields = Omit<Settings, 'tenantId' | 'code' | 'version' | 'groups' | 'provenDomains'>

const settingsQuery = (tx: Tx) =>
  tx.selectFrom('single_sign_on as s').select((eb) => [
    's.tenant_id as tenantId',
    's.code',
    's.issuer',
    's.application',
    's.client_secret as clientSecret',
    's.domains',
    's.groups_claim as groupsClaim',
    's.is_enabled as enabled',
    's.passwords_disabled as passwordsDisabled',
    's.creates_users as createsUsers',
    's.trusts_unverified_email as trustsUnverifiedEmail',
    's.version',
    sql<string[]>`array(select d.domain from single_sign_on_domain d
                         where d.tenant_id = s.tenant_id and d.proven_at is not null)`.as('provenDomains'),
    eb
      .selectFrom('single_sign_on_group as g')
      .select(
        sql<ProviderGroup[]>`coalesce(jsonb_agg(jsonb_build_object('value', g.value, 'groupId', g.group_id)
                                        order by g.value, g.group_id), '[]')`.as('groups'),
      )
      .whereRef('g.tenant_id', '=', 's.tenant_id')
      .as('groups'),
  ])

export async function selectSettings(tenantId: string, tx: Tx): Promise<Settings | undefined> {
  return withGroups(await settingsQuery(tx).where('s.tenant_id', '=', tenantId).executeTakeFirst())
}

/** The settings behind a sign-in address; undefined where single sign-on is off or the tenant is not active. */
export async function selectEnabled(
  tx: Tx,
  by: { code: string } | { tenantId: string },
): Promise<Settings | undefined> {
  const query = settingsQuery(tx)
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .where('s.is_enabled', '=', true)
    .where('t.status', '=', 'active')
  const row = 'code' in by ? query.where('s.code', '=', by.code) : query.where('s.tenant_id', '=', by.tenantId)
  return withGroups(await row.executeTakeFirst())
}

/** How people of a proven domain sign in; undefined without single sign-on. */
export async function selectWay(
  tx: Tx,
  domain: string,
): Promise<{ code: string; passwordsDisabled: boolean } | undefined> {
  return tx
    .selectFrom('single_sign_on_domain as d')
    .innerJoin('single_sign_on as s', 's.tenant_id', 'd.tenant_id')
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .select(['s.code', 's.passwords_disabled as passwordsDisabled'])
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .where('s.is_enabled', '=', true)
    .where('t.status', '=', 'active')
    .executeTakeFirst()
}

const withGroups = <T extends { groups: ProviderGroup[] | null }>(
  row: T | undefined,
): (T & { groups: ProviderGroup[] }) | undefined => row && { ...row, groups: row.groups ?? [] }

/** @returns false when the tenant has settings already */
export async function insertSettings(tenantId: string, tx: Tx, code: string, fields: SettingsFields): Promise<boolean> {
  const row = await tx
    .insertInto('single_sign_on')
    .values({ tenant_id: tenantId, code, ...columnsOf(fields) })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when the version is stale */
export async function updateSettings(
  tenantId: string,
  tx: Tx,
  version: number,
  fields: SettingsFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('single_sign_on')
    .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

const columnsOf = (fields: SettingsFields) => ({
  issuer: fields.issuer,
  application: fields.application,
  client_secret: fields.clientSecret,
  domains: fields.domains,
  groups_claim: fields.groupsClaim,
  is_enabled: fields.enabled,
  passwords_disabled: fields.passwordsDisabled,
  creates_users: fields.createsUsers,
  trusts_unverified_email: fields.trustsUnverifiedEmail,
})

export async function replaceGroups(tenantId: string, tx: Tx, groups: readonly ProviderGroup[]): Promise<void> {
  await tx.deleteFrom('single_sign_on_group').where('tenant_id', '=', tenantId).execute()
  if (groups.length === 0) return
  await tx
    .insertInto('single_sign_on_group')
    .values(groups.map(({ value, groupId }) => ({ tenant_id: tenantId, value, group_id: groupId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns whether there were settings */
export async function deleteSettings(tenantId: string, tx: Tx): Promise<boolean> {
  const row = await tx
    .deleteFrom('single_sign_on')
    .where('tenant_id', '=', tenantId)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export interface Person {
  id: string
  tenantId: string | null
  name: string
  email: string
  userType: string
  isDisabled: boolean
  /** Who the person is at the provider; null before the first sign-in. */
  subject: string | null
}

const personQuery = (tx: Tx, issuer: string) =>
  tx
    .selectFrom('app_user as u')
    .leftJoin('single_sign_on_identity as i', (join) =>
      join.onRef('i.user_id', '=', 'u.id').on('i.issuer', '=', issuer),
    )
    .select([
      'u.id',
      'u.tenant_id as tenantId',
      'u.name',
      'u.email',
      'u.user_type as userType',
      sql<boolean>`u.disabled_at is not null`.as('isDisabled'),
      'i.subject',
    ])
    .where('u.deleted_at', 'is', null)

export async function selectPersonBySubject(
  tenantId: string,
  tx: Tx,
  issuer: string,
  subject: string,
): Promise<Person | undefined> {
  return personQuery(tx, issuer).where('u.tenant_id', '=', tenantId).where('i.subject', '=', subject).executeTakeFirst()
}

/** Of any tenant. */
export async function selectPersonByEmail(tx: Tx, issuer: string, email: string): Promise<Person | undefined> {
  return personQuery(tx, issuer).where('u.email', '=', email).executeTakeFirst()
}

/** Connects a person to an identity, also to one of a deleted user. @returns whether that is new */
export async function connectIdentity(
  tenantId: string,
  tx: Tx,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
): Promise<boolean> {
  const before = await tx
    .selectFrom('single_sign_on_identity')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  await tx
    .insertInto('single_sign_on_identity')
    .values({ tenant_id: tenantId, issuer, subject, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'issuer', 'subject']).doUpdateSet({ user_id: userId, last_at: sql<Date>`now()` }),
    )
    .execute()
  await tx
    .updateTable('app_user')
    .set({ single_sign_on_at: sql<Date>`coalesce(single_sign_on_at, now())` })
    .where('id', '=', userId)
    .execute()
  return before?.user_id !== userId
}

/** Adds a person to the wanted groups and removes them from the other ones among `managed`. @returns whether that changed something */
export async function followGroups(
  tenantId: string,
  tx: Tx,
  userId: string,
  { managed, wanted }: { managed: readonly string[]; wanted: readonly string[] },
): Promise<boolean> {
  const unwanted = managed.filter((id) => !wanted.includes(id))
  const removed =
    unwanted.length === 0
      ? []
      : await tx
          .deleteFrom('user_group_member')
          .where('tenant_id', '=', tenantId)
          .where('user_id', '=', userId)
          .where('group_id', 'in', unwanted)
          .returning('group_id')
          .execute()
  const added =
    wanted.length === 0
      ? []
      : await tx
          .insertInto('user_group_member')
          .values(wanted.map((groupId) => ({ tenant_id: tenantId, user_id: userId, group_id: groupId })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('group_id')
          .execute()
  return removed.length + added.length > 0
}

/** @throws 23505 when a user of any tenant has this e-mail */
export async function insertPerson(tenantId: string, tx: Tx, person: { name: string; email: string }): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('app_user')
    .values({ id, tenant_id: tenantId, ...person, user_type: 'tenant-user', custom_permissions: [] })
    .execute()
  return id
}

export async function selectGroupNames(tenantId: string, tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('user_group')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Names of the user groups that a person is in. */
export async function selectGroupNamesOf(tenantId: string, tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_group_member as m')
    .innerJoin('user_group as g', (join) =>
      join.onRef('g.id', '=', 'm.group_id').onRef('g.tenant_id', '=', 'm.tenant_id'),
    )
    .select('g.name')
    .where('m.tenant_id', '=', tenantId)
    .where('m.user_id', '=', userId)
    .orderBy('g.name')
    .limit(100)
    .execute()
  return rows.map(({ name }) => name)
}

/** Whether somebody of the tenant has signed in from this network. */
export async function isNetworkOfTenant(tx: Tx, tenantId: string, network: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_address')
    .select('address')
    .where('tenant_id', '=', tenantId)
    .where('address', '=', network)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

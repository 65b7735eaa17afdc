// People and term of a tenant for super-admins. Every query runs as the platform.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { containing, offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'

export type TenantPerson = components['schemas']['TenantPerson']

interface PersonRow {
  id: string
  name: string
  email: string
  userType: TenantPerson['userType']
  state: TenantPerson['state']
  lastSeenAt: Date | null
  isInvited: boolean
  sentAt: Date | null
  expiresAt: Date | null
  newEmail: string | null
}

/** One page of the people of a tenant: tenant roots first, then by name. */
export async function selectPeople(
  tenantId: string,
  tx: Tx,
  search: string | undefined,
  page: Page,
): Promise<{ items: TenantPerson[]; total: number }> {
  const like = containing(search ?? '')
  const matching = sql`from app_user u where u.tenant_id = ${tenantId} and u.deleted_at is null
    ${search ? sql`and (u.name ilike ${like} or u.email ilike ${like})` : sql``}`
  // Sessions end with signing out, so the last recorded action counts as well.
  const { rows } = await sql<PersonRow>`
    with page as (select u.* ${matching}
                   order by u.user_type <> 'tenant-root', u.name, u.id
                   limit ${page.pageSize} offset ${offsetOf(page)})
    select u.id, u.name, u.email, u.user_type as "userType",
           case when u.disabled_at is not null then 'disabled' when u.has_joined then 'active' else 'invited' end as state,
           greatest((select max(s.last_seen_at) from session s where s.user_id = u.id),
                    (select a.created_at from audit_entry a where a.actor_id = u.id order by a.id desc limit 1))
             as "lastSeenAt",
           i.user_id is not null and not u.has_joined as "isInvited", i.sent_at as "sentAt", i.expires_at as "expiresAt",
           c.email as "newEmail"
      from page u
      left join invitation i on i.user_id = u.id
      left join email_change c on c.user_id = u.id and c.expires_at > now()
     order by u.user_type <> 'tenant-root', u.name, u.id`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(tx)
  return { items: rows.map(asPerson), total: counted.rows[0]?.total ?? 0 }
}

export interface LockedPerson {
  id: string
  name: string
  email: string
  userType: TenantPerson['userType']
  language: string | null
  hasPassword: boolean
  isDisabled: boolean
}

/** A user of the tenant, locked until the transaction ends. */
export async function lockPerson(tenantId: string, tx: Tx, userId: string): Promise<LockedPerson | undefined> {
  const row = await tx
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'user_type', 'language', 'has_joined', 'disabled_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      name: row.name,
      email: row.email,
      userType: row.user_type as LockedPerson['userType'],
      language: row.language,
      hasPassword: row.has_joined === true,
      isDisabled: row.disabled_at !== null,
    }
  )
}

/** Whether a user of any tenant has this e-mail. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const row = await tx.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** @throws 23505 when a user of any tenant has this e-mail */
export async function updateEmail(tenantId: string, tx: Tx, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ email, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute()
}

/** Stores a requested change, which replaces an earlier one of the user. */
export async function storeEmailChange(
  tenantId: string,
  tx: Tx,
  change: { userId: string; email: string; tokenHash: Buffer },
): Promise<void> {
  const requested = { email: change.email, token_hash: change.tokenHash }
  await tx
    .insertInto('email_change')
    .values({ tenant_id: tenantId, user_id: change.userId, ...requested })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet({
        ...requested,
        created_at: sql<Date>`now()`,
        expires_at: sql<Date>`now() + interval '7 days'`,
      }),
    )
    .execute()
}

export async function deleteEmailChange(tenantId: string, tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_change').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute()
}

/** Removes the change with this token. @returns it; undefined when the token is unknown, used or expired */
export async function takeEmailChange(
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ tenantId: string; userId: string; email: string } | undefined> {
  return tx
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['tenant_id as tenantId', 'user_id as userId', 'email'])
    .executeTakeFirst()
}

/** Ends all sessions of a user and invalidates their password reset codes. */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute()
  await tx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

export async function updateTermEnd(tenantId: string, tx: Tx, endsAt: Date): Promise<void> {
  await tx.updateTable('subscription').set({ ends_at: endsAt }).where('tenant_id', '=', tenantId).execute()
}

export async function deleteExpiredEmailChanges(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('email_change')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}

const asPerson = (row: PersonRow): TenantPerson => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  userType: row.userType,
  state: row.state,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  ...(row.isInvited && {
    invitation: { sentAt: row.sentAt?.toISOString() ?? null, expiresAt: row.expiresAt?.toISOString() ?? null },
  }),
  ...(row.newEmail !== null && { newEmail: row.newEmail }),
})

// Accounts, sessions, guesses and reset codes. All of it runs as the platform: the caller has no tenant yet.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { UserType } from '../../permissions'
import type { Db, Tx } from '../../tenancy'

export interface PrincipalRow {
  session_id: string
  user_id: string
  tenant_id: string | null
  tenant_name: string | null
  name: string
  email: string
  avatar: string | null
  user_type: UserType
  custom_permissions: string[]
  group_permissions: string[]
  terms_accepted_at: Date | null
  last_seen_at: Date
}

/** Whose good session has this token hash; one round trip, without a transaction. */
export async function selectPrincipal(db: Db, tokenHash: Buffer): Promise<PrincipalRow | undefined> {
  const { rows } = await sql<PrincipalRow>`select * from session_principal(${tokenHash})`.execute(db)
  return rows[0]
}

/** Which of these session ids still are good. */
export async function selectAliveSessions(tx: Tx, sessionIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('tenant', 'tenant.id', 'app_user.tenant_id')
    .select('session.id')
    .where('session.id', 'in', sessionIds)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('app_user.disabled_at', 'is', null)
    .where((eb) => eb.or([eb('tenant.id', 'is', null), eb('tenant.status', '=', 'active')]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer
    userId: string
    tenantId: string | null
    address: string
    userAgent: string
    days: number
  },
): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id: uuidv7(),
      token_hash: session.tokenHash,
      user_id: session.userId,
      tenant_id: session.tenantId,
      address: session.address,
      user_agent: session.userAgent,
      expires_at: sql<Date>`now() + make_interval(days => ${session.days})`,
    })
    .execute()
}

export async function touchSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute()
}

/** Rows that serve nobody any more: ended sessions, guesses a day old, codes a day old. */
export async function deleteExpired(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await tx
    .deleteFrom('login_failure')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await tx
    .deleteFrom('password_reset')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

export interface Account {
  id: string
  tenantId: string | null
  tenantStatus: string | null
  name: string
  email: string
  passwordHash: string | null
  disabled: boolean
  /** Whether signing in takes a code too. */
  secondFactor: boolean
}

/** The account with this e-mail; letter case does not matter. */
export async function selectAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const row = await tx
    .selectFrom('app_user')
    .leftJoin('tenant', 'tenant.id', 'app_user.tenant_id')
    .leftJoin('second_factor', 'second_factor.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.tenant_id as tenantId',
      'tenant.status as tenantStatus',
      'app_user.name',
      'app_user.email',
      'app_user.password_hash as passwordHash',
      'app_user.disabled_at',
      'second_factor.confirmed_at',
    ])
    .where('app_user.email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row && { ...row, disabled: row.disabled_at !== null, secondFactor: row.confirmed_at !== null }
}

export async function updatePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Wrong guesses of the last 15 minutes: from this address, at this account, and at this account from this address. */
export async function countFailures(
  tx: Tx,
  account: string,
  address: string,
): Promise<{ ofAddress: number; ofAccount: number; ofBoth: number; addressIsKnown: boolean }> {
  const { rows } = await sql<{ ofAddress: number; ofAccount: number; ofBoth: number; addressIsKnown: boolean }>`
    select (select count(*)::int from login_failure
             where address = ${address} and created_at > now() - interval '15 minutes') as "ofAddress",
           (select count(*)::int from login_failure
             where account = ${account} and created_at > now() - interval '15 minutes') as "ofAccount",
           (select count(*)::int from login_failure
             where account = ${account} and address = ${address}
               and created_at > now() - interval '15 minutes') as "ofBoth",
           exists (select from known_address k join app_user u on u.id = k.user_id
                    where u.email = ${account} and k.address = ${address}) as "addressIsKnown"`.execute(tx)
  return rows[0] ?? { ofAddress: 0, ofAccount: 0, ofBoth: 0, addressIsKnown: false }
}

export async function insertFailure(tx: Tx, account: string, address: string): Promise<void> {
  await tx.insertInto('login_failure').values({ account, address }).execute()
}

/** Remembers where the user signed in from and forgets the guesses made there. */
export async function rememberAddress(
  tx: Tx,
  user: { id: string; tenantId: string | null; email: string },
  address: string,
): Promise<void> {
  await tx
    .insertInto('known_address')
    .values({ user_id: user.id, tenant_id: user.tenantId, address })
    .onConflict((oc) => oc.columns(['user_id', 'address']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute()
  await tx.deleteFrom('login_failure').where('account', '=', user.email).where('address', '=', address).execute()
}

/** @returns false when the user asked three times within its 10 minutes already */
export async function insertPasswordReset(
  tx: Tx,
  user: { id: string; tenantId: string | null },
  id: string,
  codeHash: string,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('password_reset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user.id)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirstOrThrow()
  if (count >= 3) return false
  // A new code makes the older ones worthless.
  await tx
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', user.id)
    .execute()
  await tx
    .insertInto('password_reset')
    .values({
      id,
      user_id: user.id,
      tenant_id: user.tenantId,
      code_hash: codeHash,
      expires_at: sql<Date>`now() + interval '10 minutes'`,
    })
    .execute()
  return true
}

/** The user's open reset code, locked, with this try counted. */
export async function takePasswordReset(
  tx: Tx,
  userId: string,
): Promise<{ id: string; codeHash: string; attempts: number } | undefined> {
  return tx
    .updateTable('password_reset')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'code_hash as codeHash', 'attempts'])
    .executeTakeFirst()
}

export async function markPasswordResetUsed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

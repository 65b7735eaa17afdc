// Accounts for sign-in. The queries run as the platform, because the caller has no tenant yet.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'

export interface Account {
  id: string
  tenantId: string | null
  tenantStatus: string | null
  name: string
  email: string
  language: string | null
  passwordHash: string | null
  disabled: boolean
  /** Code of the sign-in address where the tenant has turned passwords off for this user; null elsewhere. */
  singleSignOnOnly: string | null
  /** Whether an authenticator app is set up. */
  secondFactor: boolean
  hasPasskey: boolean
}

/** The account with this e-mail; letter case does not matter. */
export async function selectAccount(tx: Tx, email: string): Promise<Account | undefined> {
  return accountOf(await accounts(tx).where('app_user.email', '=', email.toLowerCase()).executeTakeFirst())
}

export async function selectAccountOf(tx: Tx, userId: string): Promise<Account | undefined> {
  return accountOf(
    await accounts(tx).where('app_user.id', '=', userId).where('app_user.deleted_at', 'is', null).executeTakeFirst(),
  )
}

/**
 * The account as it is now, locked while a session for it is made: whatever ends its sessions, such as a new password, waits for
 * `lockAccount` or the change of its row, and then ends this one as well.
 */
export async function lockAccountForSession(tx: Tx, userId: string): Promise<Account | undefined> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forShare().execute()
  return selectAccountOf(tx, userId)
}

/** Makes sign-ins of the account wait until the transaction ends. For what ends its sessions and leaves its row as it is. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const accounts = (tx: Tx) =>
  tx
    .selectFrom('app_user')
    .leftJoin('tenant', 'tenant.id', 'app_user.tenant_id')
    .leftJoin('second_factor', 'second_factor.user_id', 'app_user.id')
    .leftJoin('single_sign_on', 'single_sign_on.tenant_id', 'app_user.tenant_id')
    .select([
      'app_user.id',
      'app_user.tenant_id as tenantId',
      'tenant.status as tenantStatus',
      'app_user.name',
      'app_user.email',
      'app_user.language',
      'app_user.password_hash as passwordHash',
      'app_user.disabled_at',
      'second_factor.confirmed_at',
      // Tenant roots keep a way in when the provider fails.
      sql<string | null>`case when single_sign_on.passwords_disabled and app_user.user_type <> 'tenant-root'
                              then single_sign_on.code end`.as('singleSignOnOnly'),
      sql<boolean>`exists (select from passkey p where p.user_id = app_user.id)`.as('hasPasskey'),
    ])

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>

const accountOf = (row: AccountRow): Account | undefined =>
  row && { ...row, disabled: row.disabled_at !== null, secondFactor: row.confirmed_at !== null }

export async function updatePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

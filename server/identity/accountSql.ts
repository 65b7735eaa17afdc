// Accounts for sign-in. The queries run as the platform, because the caller has no tenant yet.
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
  /** Whether sign-in requires a code. */
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
      'app_user.language',
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

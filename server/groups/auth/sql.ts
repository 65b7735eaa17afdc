// Password reset codes and what the user details add to the session. The queries run as the platform: the caller has no tenant yet.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'

/** Undefined until the user has chosen one. */
export async function selectTheme(tx: Tx, userId: string): Promise<components['schemas']['Theme'] | undefined> {
  const row = await tx.selectFrom('app_user').select('theme').where('id', '=', userId).executeTakeFirst()
  return (row?.theme as components['schemas']['Theme'] | null | undefined) ?? undefined
}

/** Deletes ended sessions, and failed attempts and reset codes after a day. */
export async function deleteExpired(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await tx
    .deleteFrom('login_attempt')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await tx
    .deleteFrom('password_reset')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** @returns false when the user requested three codes in the last 10 minutes */
export async function insertPasswordReset(
  tx: Tx,
  user: { id: string; tenantId: string | null },
  id: string,
  codeHash: string,
): Promise<boolean> {
  await lockTexts(tx, [`password reset of ${user.id}`])
  const { count } = await tx
    .selectFrom('password_reset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user.id)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirstOrThrow()
  if (count >= 3) return false
  // A new code replaces the older ones.
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

/** The user's valid reset code, locked, after counting this attempt. */
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

import { sql } from 'kysely'
import { lockTexts } from '../db/lockTexts'
import type { Tx } from '../db/tenancy'

export interface SecondFactorRow {
  secret: Buffer
  lastStep: number
  confirmed: boolean
}

/** Locks a user's second factor until the transaction ends, so that concurrent attempts are counted one by one. */
export async function lockSecondFactor(tx: Tx, userId: string): Promise<SecondFactorRow | undefined> {
  const row = await tx
    .selectFrom('second_factor')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row && { secret: row.secret, lastStep: row.last_step, confirmed: row.confirmed_at !== null }
}

/** Starts a new enrolment. @returns false when a confirmed second factor exists, which is kept */
export async function replaceUnconfirmed(
  tx: Tx,
  user: { id: string; tenantId: string | null },
  secret: Buffer,
): Promise<boolean> {
  const row = await tx
    .insertInto('second_factor')
    .values({ user_id: user.id, tenant_id: user.tenantId, secret })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0, created_at: sql<Date>`now()` })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markConfirmed(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute()
}

export async function updateLastStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx.updateTable('second_factor').set({ last_step: step }).where('user_id', '=', userId).execute()
}

/** Removes the authenticator app, and the recovery codes when there is no passkey either. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('user_id', '=', userId).execute()
  await deleteUnneededCodes(tx, userId)
}

/** Recovery codes take the place of a second factor. Without one they would be left for the next one, which has its own. */
export async function deleteUnneededCodes(tx: Tx, userId: string): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** Whether the user has an authenticator app or a passkey. */
export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_second_factor(${userId}) as has`.execute(tx)
  return rows[0]?.has === true
}

export async function hasPasskey(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** Serialises what adds and removes second factors of a user, who could lose the last one in two concurrent changes. */
export const lockSecondFactors = (tx: Tx, userId: string): Promise<void> =>
  lockTexts(tx, [`second factors of ${userId}`])

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Replaces the user's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  user: { id: string; tenantId: string | null },
  hashes: Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', user.id).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: user.id, tenant_id: user.tenantId, code_hash })))
    .execute()
}

/** Consumes a recovery code. @returns whether it existed */
export async function consumeRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

// Password reset codes and what the user details add to the session. The queries run as the platform: the caller has no tenant yet.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { uuidv7 } from 'uuidv7'
import { networkOf } from '../../platform/core/network'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import { deleteCallCounts } from '../../platform/identity/limits'

/** Undefined until the user has chosen one. */
export async function selectTheme(tx: Tx, userId: string): Promise<components['schemas']['Theme'] | undefined> {
  const row = await tx.selectFrom('app_user').select('theme').where('id', '=', userId).executeTakeFirst()
  return (row?.theme as components['schemas']['Theme'] | null | undefined) ?? undefined
}

/** Deletes ended sessions, failed attempts and reset codes after a day, counts of calls after an hour, and the history of sign-ins after 90 days. */
export async function deleteExpired(tx: Tx): Promise<void> {
  await deleteCallCounts(tx)
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
  await tx
    .deleteFrom('sign_in')
    .where('created_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
}

export type SignInMethod = components['schemas']['OwnSignIn']['method']
export type SignInResult = components['schemas']['OwnSignIn']['result']

interface BrowserUse {
  name: string
  email: string
  language: string | null
  /** Within the time for which the history is kept. */
  hasSignedIn: boolean
  withThisBrowser: boolean
}

/**
 * Who the person is, and whether the person has signed in before: at all, and with this browser. A browser of the same name in the
 * same network is the same, because people and programs delete cookies.
 */
export async function selectBrowserUse(
  tx: Tx,
  userId: string,
  browser: { deviceHash: Buffer; address: string; userAgent: string },
): Promise<BrowserUse> {
  const { rows } = await sql<BrowserUse & { addresses: string[] }>`
    select u.name, u.email, u.language,
           exists (select from sign_in s where s.user_id = u.id and s.result = 'signed-in') as "hasSignedIn",
           exists (select from sign_in s
                    where s.user_id = u.id and s.result = 'signed-in'
                      and s.device_hash = ${browser.deviceHash}) as "withThisBrowser",
           array(select distinct s.address from sign_in s
                  where s.user_id = u.id and s.result = 'signed-in' and s.user_agent = ${browser.userAgent}) as addresses
      from app_user u where u.id = ${userId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The person of a sign-in does not exist')
  const { addresses, ...use } = row
  const network = networkOf(browser.address)
  return { ...use, withThisBrowser: use.withThisBrowser || addresses.some((each) => networkOf(each) === network) }
}

export async function insertSignIn(
  tx: Tx,
  person: { id: string; tenantId: string | null },
  entry: {
    address: string
    userAgent: string
    deviceHash: Buffer
    method: SignInMethod
    result: SignInResult
    isNewDevice: boolean
  },
): Promise<void> {
  await tx
    .insertInto('sign_in')
    .values({
      id: uuidv7(),
      user_id: person.id,
      tenant_id: person.tenantId,
      address: entry.address,
      user_agent: entry.userAgent,
      device_hash: entry.deviceHash,
      method: entry.method,
      result: entry.result,
      is_new_device: entry.isNewDevice,
    })
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

/** For a right code that is used later. */
export async function forgetResetAttempt(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markPasswordResetUsed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

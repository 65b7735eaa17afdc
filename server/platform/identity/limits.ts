// Attempts and the addresses a user has signed in from. The queries run as the platform.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'

/** Attempts of the last 15 minutes that failed or are being judged: from this address, at this account, and at this account from this address. */
export async function countAttempts(
  tx: Tx,
  account: string,
  address: string,
): Promise<{ perAddress: number; perAccount: number; perAccountAndAddress: number; addressIsKnown: boolean }> {
  const { rows } = await sql<{
    perAddress: number
    perAccount: number
    perAccountAndAddress: number
    addressIsKnown: boolean
  }>`
    select (select count(*)::int from login_attempt
             where address = ${address} and created_at > now() - interval '15 minutes') as "perAddress",
           (select count(*)::int from login_attempt
             where account = ${account} and created_at > now() - interval '15 minutes') as "perAccount",
           (select count(*)::int from login_attempt
             where account = ${account} and address = ${address}
               and created_at > now() - interval '15 minutes') as "perAccountAndAddress",
           exists (select from known_address k join app_user u on u.id = k.user_id
                    where u.email = ${account} and k.address = ${address}) as "addressIsKnown"`.execute(tx)
  return rows[0] ?? { perAddress: 0, perAccount: 0, perAccountAndAddress: 0, addressIsKnown: false }
}

/** @returns the ID of the attempt, for `deleteAttempt` */
export async function insertAttempt(tx: Tx, account: string, address: string): Promise<string> {
  const { id } = await tx
    .insertInto('login_attempt')
    .values({ account, address })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes an attempt that succeeded. */
export async function deleteAttempt(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('login_attempt').where('id', '=', id).execute()
}

/** Stores the address of a successful sign-in and deletes the failed attempts from it. */
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
  await tx.deleteFrom('login_attempt').where('account', '=', user.email).where('address', '=', address).execute()
}

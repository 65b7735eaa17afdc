// Failed attempts and the addresses a user has signed in from. The queries run as the platform.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'

/** Failed attempts of the last 15 minutes: from this address, at this account, and at this account from this address. */
export async function countFailures(
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
    select (select count(*)::int from login_failure
             where address = ${address} and created_at > now() - interval '15 minutes') as "perAddress",
           (select count(*)::int from login_failure
             where account = ${account} and created_at > now() - interval '15 minutes') as "perAccount",
           (select count(*)::int from login_failure
             where account = ${account} and address = ${address}
               and created_at > now() - interval '15 minutes') as "perAccountAndAddress",
           exists (select from known_address k join app_user u on u.id = k.user_id
                    where u.email = ${account} and k.address = ${address}) as "addressIsKnown"`.execute(tx)
  return rows[0] ?? { perAddress: 0, perAccount: 0, perAccountAndAddress: 0, addressIsKnown: false }
}

export async function insertFailure(tx: Tx, account: string, address: string): Promise<void> {
  await tx.insertInto('login_failure').values({ account, address }).execute()
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
  await tx.deleteFrom('login_failure').where('account', '=', user.email).where('address', '=', address).execute()
}

// Limits of attempts and calls. Everything that is counted by address is counted here: by network, so that nobody gets more by
// another address of the same IPv6 network or another port, and in the database, so that all processes count together. The queries run
// as the platform.
import { sql } from 'kysely'
import { AppError } from '../core/errors'
import type { Message } from '../core/messages'
import { networkOf } from '../core/network'
import { lockTexts } from '../db/lockTexts'
import type { Tx } from '../db/tenancy'

/** Where attempts come from, as they are counted. Made by `fromNetwork` and `ofTenant` only. */
export type Origin = string & { readonly isOrigin: true }

/** @param kind attempts of a kind are counted apart from those of others at the same address */
export const fromNetwork = (address: string, kind?: string): Origin =>
  (kind === undefined ? networkOf(address) : `${kind} ${networkOf(address)}`) as Origin

/** For load that a tenant causes, whatever addresses it uses. */
export const ofTenant = (tenantId: string, kind: string): Origin => `${kind} of ${tenantId}` as Origin

export interface Counts {
  perOrigin: number
  perAccount: number
  perAccountAndOrigin: number
  /** The person of the account has signed in from there. */
  originIsKnown: boolean
}

/** What an attempt is at, such as the e-mail of an account, and where it comes from. */
export interface Attempted {
  account: string
  from: Origin
}

/**
 * Counts an attempt before it is judged, so that parallel ones cannot pass a limit together. The caller removes one that succeeded
 * with `deleteAttempt`; one that is left counts for 15 minutes.
 * @param isTooMany judges the attempts before this one
 * @returns the ID of the attempt
 * @throws AppError 429 with `refusal`
 */
export async function takeAttempt(
  tx: Tx,
  attempted: Attempted,
  isTooMany: (counts: Counts) => boolean | Promise<boolean>,
  refusal: Message,
): Promise<string> {
  await lockTexts(tx, [`attempts at ${attempted.account}`, `attempts from ${attempted.from}`])
  if (await isTooMany(await countAttempts(tx, attempted))) throw new AppError(429, refusal)
  return insertAttempt(tx, attempted)
}

/** Attempts of the last 15 minutes that failed or are being judged: from this origin, at this account, and at it from there. */
export async function countAttempts(tx: Tx, { account, from }: Attempted): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from login_attempt
             where address = ${from} and created_at > now() - interval '15 minutes') as "perOrigin",
           (select count(*)::int from login_attempt
             where account = ${account} and created_at > now() - interval '15 minutes') as "perAccount",
           (select count(*)::int from login_attempt
             where account = ${account} and address = ${from}
               and created_at > now() - interval '15 minutes') as "perAccountAndOrigin",
           exists (select from known_address k join app_user u on u.id = k.user_id
                    where u.email = ${account} and k.address = ${from}) as "originIsKnown"`.execute(tx)
  return rows[0] ?? { perOrigin: 0, perAccount: 0, perAccountAndOrigin: 0, originIsKnown: false }
}

/** @returns the ID of the attempt, for `deleteAttempt` */
export async function insertAttempt(tx: Tx, { account, from }: Attempted): Promise<string> {
  const { id } = await tx
    .insertInto('login_attempt')
    .values({ account, address: from })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes an attempt that succeeded. */
export async function deleteAttempt(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('login_attempt').where('id', '=', id).execute()
}

/** Stores the network of a successful sign-in and deletes the failed attempts from it. */
export async function rememberAddress(
  tx: Tx,
  user: { id: string; tenantId: string | null; email: string },
  address: string,
): Promise<void> {
  const from = fromNetwork(address)
  await tx
    .insertInto('known_address')
    .values({ user_id: user.id, tenant_id: user.tenantId, address: from })
    .onConflict((oc) => oc.columns(['user_id', 'address']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute()
  await tx.deleteFrom('login_attempt').where('account', '=', user.email).where('address', '=', from).execute()
}

/**
 * Counts a call in all processes, for a minute from the first one. For calls that cost more than the query, or that were proven to be permitted.
 * @throws AppError 429 with `refusal`
 */
export async function takeCall(tx: Tx, from: Origin, perMinute: number, refusal: Message): Promise<void> {
  const { rows } = await sql<{ calls: number }>`
    insert into call_count as c (origin, since, calls) values (${from}, now(), 1)
    on conflict (origin) do update
       set calls = case when c.since > now() - interval '1 minute' then c.calls + 1 else 1 end,
           since = case when c.since > now() - interval '1 minute' then c.since else now() end
    returning calls`.execute(tx)
  if ((rows[0]?.calls ?? 0) > perMinute) throw new AppError(429, refusal)
}

/** Deletes the counts of past minutes. */
export async function deleteCallCounts(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('call_count')
    .where('since', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

const MINUTE_MS = 60_000

/**
 * A limit of one process, for calls of anybody that must not cost a query each.
 * @returns a function that counts a call of an address and tells whether it is one too many in this minute
 */
export function createCallLimit(perMinute: number): (address: string) => boolean {
  let minute = 0
  const counts = new Map<Origin, number>()
  return (address) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) counts.clear()
    minute = now
    const from = fromNetwork(address)
    const count = (counts.get(from) ?? 0) + 1
    counts.set(from, count)
    return count > perMinute
  }
}

import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type StreamKey = components['schemas']['StreamKey']

/** Keys of one mission that are in one reply. */
const MAX_OF_MISSION = 500

/** Whether the flight `f` and the mission `m` still take streams. */
const IS_OPEN: RawBuilder<boolean> = sql`
  (f.deleted_at is null and m.deleted_at is null and not m.archived
   and f.status not in ('landed', 'aborted') and m.status not in ('completed', 'cancelled'))`

const KEYS = sql`
  stream_key k
  join flight f on f.id = k.flight_id
  join mission m on m.id = k.mission_id`

interface KeyRow {
  id: string
  missionId: string
  flightId: string
  flightName: string
  name: string
  hint: string
  state: StreamKey['state']
  expiresAt: Date | null
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
  closedAt: Date | null
  closedBecause: ClosingReason | null
}

type ClosingReason = NonNullable<StreamKey['lastClosing']>['reason']

const COLUMNS = sql`
  k.id, k.mission_id as "missionId", k.flight_id as "flightId", f.name as "flightName", k.name, k.hint,
  k.expires_at as "expiresAt", k.created_at as "createdAt", u.id as "authorId", u.name as "authorName",
  u.avatar as "authorAvatar",
  case when k.revoked_at is not null then 'revoked'
       when exists (select from live_stream s where s.stream_key_id = k.id and s.ended_at is null) then 'streaming'
       when not ${IS_OPEN} then 'closed'
       when k.expires_at <= now() then 'expired'
       else 'active' end as state,
  closing.at as "closedAt", closing.because as "closedBecause"`

/** What happened to the latest connection of a publisher; nothing while one is publishing. */
const CLOSING = sql`
  left join lateral (
    select at, because from (
      (select s.ended_at as at, coalesce(s.end_problem, s.end_reason) as because from live_stream s
        where s.tenant_id = k.tenant_id and s.stream_key_id = k.id order by s.id desc limit 1)
      union all
      select k.refused_at, k.refusal where k.refused_at is not null
        and not exists (select from live_stream s where s.stream_key_id = k.id and s.ended_at is null)
    ) each where at is not null order by at desc limit 1
  ) closing on true`

const asKey = (row: KeyRow): StreamKey => ({
  _id: row.id,
  missionId: row.missionId,
  flightId: row.flightId,
  flightName: row.flightName,
  name: row.name,
  hint: row.hint,
  state: row.state,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  ...(row.authorId !== null && {
    createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
  }),
  lastClosing: row.closedAt && row.closedBecause ? { at: row.closedAt.toISOString(), reason: row.closedBecause } : null,
})

/** The latest first. */
export async function selectKeysOfMission(tenantId: string, tx: Tx, missionId: string): Promise<StreamKey[]> {
  const { rows } = await sql<KeyRow>`
    select ${COLUMNS} from ${KEYS} left join app_user u on u.id = k.created_by ${CLOSING}
     where k.tenant_id = ${tenantId} and k.mission_id = ${missionId} and f.deleted_at is null
     order by k.id desc limit ${MAX_OF_MISSION}`.execute(tx)
  return rows.map(asKey)
}

/** A key of a flight and a mission that are not deleted, locked. */
export async function selectKeyForUpdate(tenantId: string, tx: Tx, keyId: string): Promise<StreamKey | undefined> {
  const { rows } = await sql<KeyRow>`
    select ${COLUMNS} from ${KEYS} left join app_user u on u.id = k.created_by ${CLOSING}
     where k.tenant_id = ${tenantId} and k.id = ${keyId} and f.deleted_at is null and m.deleted_at is null
       for no key update of k`.execute(tx)
  return rows[0] && asKey(rows[0])
}

export async function insertKey(
  tenantId: string,
  tx: Tx,
  key: {
    missionId: string
    flightId: string
    name: string
    hash: Buffer
    hint: string
    expiresAt: string | null
    createdBy: string
  },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('stream_key')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: key.missionId,
      flight_id: key.flightId,
      name: key.name.trim(),
      key_hash: key.hash,
      hint: key.hint,
      expires_at: key.expiresAt,
      created_by: key.createdBy,
    })
    .execute()
  return id
}

export async function replaceSecret(
  tenantId: string,
  tx: Tx,
  keyId: string,
  { hash, hint }: { hash: Buffer; hint: string },
): Promise<void> {
  await tx
    .updateTable('stream_key')
    .set({ key_hash: hash, hint })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', keyId)
    .execute()
}

/** @returns false when it was revoked before */
export async function revokeKey(tenantId: string, tx: Tx, keyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stream_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Keys of the tenant with which somebody can publish. */
export async function countValidKeys(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from ${KEYS}
     where k.tenant_id = ${tenantId} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
       and ${IS_OPEN}`.execute(tx)
  return rows[0]?.keys ?? 0
}

/** What a publisher may do with a key. */
export interface PublisherKey {
  id: string
  tenantId: string
  missionId: string
  flightId: string
  name: string
}

/**
 * The key with this hash, and whether it was revoked or has expired. Runs as the platform, because the tenant is not known before.
 * `lockPublisherKey` decides whether it can be used.
 */
export async function selectPublisherKey(
  tx: Tx,
  hash: Buffer,
): Promise<{ id: string; tenantId: string; hasEnded: boolean } | undefined> {
  const { rows } = await sql<{ id: string; tenantId: string; hasEnded: boolean }>`
    select k.id, k.tenant_id as "tenantId", k.revoked_at is not null or coalesce(k.expires_at <= now(), false) as "hasEnded"
      from stream_key k join tenant t on t.id = k.tenant_id
     where k.key_hash = ${hash} and t.status = 'active'`.execute(tx)
  return rows[0]
}

/** The key if it can be used now, locked until the transaction ends; `hash` because it may have been replaced since. */
export async function lockPublisherKey(
  tenantId: string,
  tx: Tx,
  keyId: string,
  hash: Buffer,
): Promise<PublisherKey | undefined> {
  const { rows } = await sql<PublisherKey>`
    select k.id, k.tenant_id as "tenantId", k.mission_id as "missionId", k.flight_id as "flightId", k.name from ${KEYS}
     where k.tenant_id = ${tenantId} and k.id = ${keyId} and k.key_hash = ${hash} and k.revoked_at is null
       and (k.expires_at is null or k.expires_at > now()) and ${IS_OPEN} and has_phone_left(k.id, k.mission_id)
       for no key update of k`.execute(tx)
  return rows[0]
}

/** @returns whether it is stored, which the same refusal is at most every so many seconds */
export async function noteRefusal(
  tenantId: string,
  tx: Tx,
  { id, refusal, everySeconds }: { id: string; refusal: string; everySeconds: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stream_key')
    .set({ refused_at: sql<Date>`now()`, refusal })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where(
      sql<boolean>`(refusal is distinct from ${refusal} or refused_at < now() - make_interval(secs => ${everySeconds}))`,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Why a key that `lockPublisherKey` does not return cannot be used. */
export async function selectKeyProblem(
  tenantId: string,
  tx: Tx,
  keyId: string,
  hash: Buffer,
): Promise<'keyRefused' | 'keyEnded' | 'flightEnded'> {
  const { rows } = await sql<{ hasEnded: boolean }>`
    select k.revoked_at is not null or coalesce(k.expires_at <= now(), false) or not has_phone_left(k.id, k.mission_id)
             as "hasEnded" from ${KEYS}
     where k.tenant_id = ${tenantId} and k.id = ${keyId} and k.key_hash = ${hash}`.execute(tx)
  const [key] = rows
  if (!key) return 'keyRefused'
  return key.hasEnded ? 'keyEnded' : 'flightEnded'
}

/** Locks the key of a stream until the transaction ends. */
export async function lockKeyOf(tenantId: string, tx: Tx, streamId: string): Promise<void> {
  await sql`
    select from stream_key k
     where k.tenant_id = ${tenantId} and k.id = (select s.stream_key_id from live_stream s where s.id = ${streamId})
       for no key update of k`.execute(tx)
}

// The feeds of a tenant.
import { sql } from 'kysely'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import type { WrongClocks } from './senderClocks'
import { COLUMNS, type FeedRow } from './row'

/** Feeds of a tenant. They are all in one reply. */
export const MAX_FEEDS = 10

export async function selectFeeds(tenantId: string, tx: Tx): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${COLUMNS} from aircraft_feed f where f.tenant_id = ${tenantId} order by lower(f.name), f.id limit ${MAX_FEEDS}`.execute(
    tx,
  )
  return rows
}

export async function selectFeed(tenantId: string, tx: Tx, id: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${COLUMNS} from aircraft_feed f where f.tenant_id = ${tenantId} and f.id = ${id}`.execute(tx)
  return rows[0]
}

export async function countFeeds(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from aircraft_feed where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface StoredFields {
  name?: string
  enabled?: boolean
  host?: string
  port?: number
  usesTls?: boolean
  serverName?: string
  authority?: string
  certificate?: string
  /** Encrypted. */
  privateKey?: Buffer | null
  sendsOwn?: boolean
}

const columnsOf = (fields: StoredFields) => ({
  ...(fields.name !== undefined && { name: fields.name.trim() }),
  ...(fields.enabled !== undefined && { is_enabled: fields.enabled }),
  ...(fields.host !== undefined && { host: fields.host.toLowerCase() }),
  ...(fields.port !== undefined && { port: fields.port }),
  ...(fields.usesTls !== undefined && { uses_tls: fields.usesTls }),
  ...(fields.serverName !== undefined && { server_name: fields.serverName }),
  ...(fields.authority !== undefined && { authority: fields.authority }),
  ...(fields.certificate !== undefined && { certificate: fields.certificate }),
  ...(fields.privateKey !== undefined && { private_key: fields.privateKey }),
  ...(fields.sendsOwn !== undefined && { sends_own: fields.sendsOwn }),
})

export async function insertFeed(
  tenantId: string,
  tx: Tx,
  {
    id,
    name,
    kind,
    key,
    ...fields
  }: StoredFields & {
    id: string
    name: string
    kind: FeedRow['kind']
    key?: { hash: Buffer; hint: string }
  },
): Promise<void> {
  await tx
    .insertInto('aircraft_feed')
    .values({
      id,
      tenant_id: tenantId,
      kind,
      ...columnsOf(fields),
      name: name.trim(),
      ...(key && { key_hash: key.hash, hint: key.hint }),
    })
    .execute()
}

/** @returns false when the feed does not exist at this version */
export async function updateFeed(
  tenantId: string,
  tx: Tx,
  { id, version }: Pick<FeedRow, 'id' | 'version'>,
  change: StoredFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('aircraft_feed')
    .set((eb) => ({ version: eb('version', '+', 1), problem: null, connected_at: null, ...columnsOf(change) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceKey(
  tenantId: string,
  tx: Tx,
  id: string,
  { hash, hint }: { hash: Buffer; hint: string },
): Promise<void> {
  await tx
    .updateTable('aircraft_feed')
    .set({ key_hash: hash, hint })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** @returns whether it still existed */
export async function deleteFeedRow(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('aircraft_feed')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Aircraft of a feed that is switched off are not shown any more. */
export async function deleteAircraftOf(tenantId: string, tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('aircraft').where('tenant_id', '=', tenantId).where('feed_id', '=', feedId).execute()
}

/** @param problem null when it is connected */
export async function setConnection(
  tenantId: string,
  tx: Tx,
  { id, version }: { id: string; version: number },
  problem: Message | null,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update aircraft_feed
       set connected_at = ${problem === null ? new Date() : null}::timestamptz,
           problem = ${problem === null ? null : serializeMessage(problem)}
     where tenant_id = ${tenantId} and id = ${id} and version = ${version}
    returning id`.execute(tx)
  return rows.length > 0
}

export interface Counted {
  messages: number
  passedOver: number
  dropped: number
}

/** The figures of the last minute. `messageAt` is null to keep the time of the last message. */
export async function setCounts(
  tenantId: string,
  tx: Tx,
  feedId: string,
  { messages, passedOver, dropped, messageAt, clocks }: Counted & { messageAt: Date | null; clocks: WrongClocks },
): Promise<void> {
  await sql`
    update aircraft_feed
       set messages = ${messages}, passed_over = ${passedOver}, dropped = ${dropped}, counted_at = now(),
           message_at = coalesce(${messageAt}::timestamptz, message_at), wrong_clocks = ${JSON.stringify(clocks)}
     where tenant_id = ${tenantId} and id = ${feedId}`.execute(tx)
}

/**
 * Adds messages to the minute that began at `counted_at`, for a feed whose calls are spread over processes.
 * @returns false when the feed takes no messages with this key any more
 */
export async function addCount(
  tenantId: string,
  tx: Tx,
  feedId: string,
  keyHash: Buffer,
  messages: number,
): Promise<boolean> {
  const isOver = sql`coalesce(counted_at < now() - interval '1 minute', true)`
  const { rows } = await sql<{ id: string }>`
    update aircraft_feed
       set messages = case when ${isOver} then 0 else messages end + ${messages}, message_at = now(),
           counted_at = case when ${isOver} then now() else counted_at end
     where tenant_id = ${tenantId} and id = ${feedId} and key_hash = ${keyHash} and is_enabled
    returning id`.execute(tx)
  return rows.length > 0
}

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type PilotMessage = components['schemas']['PilotMessage']
export type NewPilotMessage = components['schemas']['NewPilotMessage']

/** Messages of a stream in one reply. */
const MAX_OF_STREAM = 100
/** Messages that the page of the pilot shows. */
const MAX_RECEIVED = 20
/** The page asks every two seconds; without a request for this time, it is closed. */
const PAGE_OPEN_SECONDS = 8

interface MessageRow {
  id: string
  text: string | null
  long: number | null
  lat: number | null
  sender: string | null
  sentAt: Date
  seenAt: Date | null
  acknowledgedAt: Date | null
}

const COLUMNS = sql`
  p.id, p.text, p.long, p.lat, u.name as sender, p.sent_at as "sentAt", p.seen_at as "seenAt",
  p.acknowledged_at as "acknowledgedAt"`

const asMessage = (row: MessageRow): PilotMessage => ({
  _id: row.id,
  text: row.text,
  long: row.long,
  lat: row.lat,
  sender: row.sender ?? '',
  sentAt: row.sentAt.toISOString(),
  seenAt: row.seenAt?.toISOString() ?? null,
  acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
})

export interface AddressedStream {
  id: string
  name: string
  missionId: string
  flightId: string | null
  keyId: string | null
  isRunning: boolean
  isPageOpen: boolean
}

/** A stream of a mission that is not deleted, also after its end. */
export async function selectAddressedStream(
  tenantId: string,
  tx: Tx,
  streamId: string,
): Promise<AddressedStream | undefined> {
  const { rows } = await sql<AddressedStream>`
    select s.id, s.name, s.mission_id as "missionId", s.flight_id as "flightId", s.stream_key_id as "keyId",
           s.ended_at is null and s.lease_until > now() as "isRunning",
           coalesce(k.page_open_at > now() - make_interval(secs => ${PAGE_OPEN_SECONDS}), false) as "isPageOpen"
      from live_stream s
      join mission m on m.id = s.mission_id
      left join stream_key k on k.id = s.stream_key_id
     where s.tenant_id = ${tenantId} and s.id = ${streamId} and m.deleted_at is null`.execute(tx)
  return rows[0]
}

/** The latest, the earliest first. */
export async function selectMessagesOfStream(tenantId: string, tx: Tx, streamId: string): Promise<PilotMessage[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from pilot_message p left join app_user u on u.id = p.sent_by
     where p.tenant_id = ${tenantId} and p.stream_id = ${streamId}
     order by p.id desc limit ${MAX_OF_STREAM}`.execute(tx)
  return rows.map(asMessage).reverse()
}

export async function selectMessage(tenantId: string, tx: Tx, messageId: string): Promise<PilotMessage | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from pilot_message p left join app_user u on u.id = p.sent_by
     where p.tenant_id = ${tenantId} and p.id = ${messageId}`.execute(tx)
  return rows[0] && asMessage(rows[0])
}

/** Messages that were sent to the pilot of a stream in the last minute. */
export async function countRecentMessages(tenantId: string, tx: Tx, streamId: string): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select count(*)::int as messages from pilot_message
     where tenant_id = ${tenantId} and stream_id = ${streamId} and sent_at > now() - interval '1 minute'`.execute(tx)
  return rows[0]?.messages ?? 0
}

export async function insertMessage(
  tenantId: string,
  tx: Tx,
  stream: { id: string; missionId: string; flightId: string; keyId: string },
  { text, long, lat }: NewPilotMessage,
  sentBy: string,
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('pilot_message')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: stream.missionId,
      flight_id: stream.flightId,
      stream_id: stream.id,
      stream_key_id: stream.keyId,
      text: text?.trim() ?? null,
      long: long ?? null,
      lat: lat ?? null,
      sent_by: sentBy,
    })
    .execute()
  return id
}

/** Remembers that the page which publishes with the key is open. @returns whether it was closed before */
export async function setPageOpen(tenantId: string, tx: Tx, keyId: string): Promise<boolean> {
  const { rows } = await sql<{ wasOpen: boolean }>`
    update stream_key k set page_open_at = now() from stream_key before
     where k.tenant_id = ${tenantId} and k.id = ${keyId} and before.id = k.id
    returning coalesce(before.page_open_at > now() - make_interval(secs => ${PAGE_OPEN_SECONDS}), false) as "wasOpen"`.execute(
    tx,
  )
  return rows[0]?.wasOpen === false
}

/** What the pilot has to acknowledge, the earliest first. */
export async function selectOpenMessages(tenantId: string, tx: Tx, keyId: string): Promise<PilotMessage[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from pilot_message p left join app_user u on u.id = p.sent_by
     where p.tenant_id = ${tenantId} and p.stream_key_id = ${keyId} and p.acknowledged_at is null
       and p.sent_at > now() - interval '1 hour'
     order by p.id desc limit ${MAX_RECEIVED}`.execute(tx)
  return rows.map(asMessage).reverse()
}

export async function setSeen(tenantId: string, tx: Tx, messageIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('pilot_message')
    .set({ seen_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', messageIds)
    .where('seen_at', 'is', null)
    .execute()
}

/** @returns false when there is no such message of the key that waits for it */
export async function setAcknowledged(tenantId: string, tx: Tx, keyId: string, messageId: string): Promise<boolean> {
  const row = await tx
    .updateTable('pilot_message')
    .set({ seen_at: sql<Date>`coalesce(seen_at, now())`, acknowledged_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('stream_key_id', '=', keyId)
    .where('id', '=', messageId)
    .where('acknowledged_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isMessageOfKey(tenantId: string, tx: Tx, keyId: string, messageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pilot_message')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('stream_key_id', '=', keyId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}

// Tickets and views. The queries run as the platform, because clients write nothing themselves.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { LivePath } from '../../media/live/liveEngine'

export interface View {
  /** Of the engine and of the stored view. */
  viewerId: string
  streamId: string
  tenantId: string
  /** Null for a visitor of a share. */
  sessionId: string | null
  visitId: string | null
  /** The user, or the visit. */
  userId: string
}

/** Uses a ticket once. @returns whether it is valid for this session and a stream that is running */
export async function redeemTicket(
  tenantId: string,
  tx: Tx,
  { hash, streamId, sessionId }: { hash: Buffer; streamId: string; sessionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update play_ticket t set used_at = now()
      from live_stream s
     where t.hash = ${hash} and t.tenant_id = ${tenantId} and t.stream_id = ${streamId} and t.session_id = ${sessionId}
       and t.used_at is null and t.expires_at > now() and s.id = t.stream_id and s.ended_at is null
    returning t.stream_id`.execute(tx)
  return rows.length > 0
}

/** A ticket of a visit that can still be used; undefined for tickets of sessions. */
export async function selectVisitTicket(
  tx: Tx,
  hash: Buffer,
): Promise<{ tenantId: string; streamId: string; visitId: string } | undefined> {
  const { rows } = await sql<{ tenantId: string; streamId: string; visitId: string }>`
    select t.tenant_id as "tenantId", t.stream_id as "streamId", t.visit_id as "visitId"
      from play_ticket t
     where t.hash = ${hash} and t.visit_id is not null and t.used_at is null and t.expires_at > now()`.execute(tx)
  return rows[0]
}

/** Uses a ticket of a visit once. @returns whether it is valid for a stream that is running */
export async function redeemVisitTicket(
  tx: Tx,
  { hash, streamId, visitId }: { hash: Buffer; streamId: string; visitId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update play_ticket t set used_at = now()
      from live_stream s
     where t.hash = ${hash} and t.stream_id = ${streamId} and t.visit_id = ${visitId} and t.used_at is null
       and t.expires_at > now() and s.id = t.stream_id and s.ended_at is null
    returning t.stream_id`.execute(tx)
  return rows.length > 0
}

/** The hashes of the tokens of visits, by visit. */
export async function selectVisitHashes(tx: Tx, visitIds: readonly string[]): Promise<Map<string, string>> {
  if (visitIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; hash: string }>`
    select id, encode(token_hash, 'hex') as hash from share_visit
     where id = any(${visitIds}::uuid[]) and token_hash is not null`.execute(tx)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

export async function insertView(tx: Tx, view: View & { path: LivePath }): Promise<void> {
  await tx
    .insertInto('stream_view')
    .values({
      id: view.viewerId,
      tenant_id: view.tenantId,
      stream_id: view.streamId,
      session_id: view.sessionId,
      visit_id: view.visitId,
      user_id: view.visitId === null ? view.userId : null,
      path: view.path,
    })
    .execute()
}

export async function endView(tenantId: string, tx: Tx, viewerId: string): Promise<void> {
  await tx
    .updateTable('stream_view')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', viewerId)
    .execute()
}

/** Which of the streams are running and visible to whom the transaction runs for. */
export async function selectVisibleStreams(tenantId: string, tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('live_stream')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Tickets that nobody can use any more. */
export async function deleteOldTickets(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('play_ticket')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

// Streams and views at a media server. The queries run as the platform, because the media server has no tenant.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/tenancy'
import type { View } from '../viewSql'

export interface ReceivedStream {
  id: string
  tenantId: string
  mediaPath: string
  sourceId: string | null
  startedAt: Date
  firstFrameAt: Date | null
}

export async function selectReceivedStreams(tx: Tx): Promise<ReceivedStream[]> {
  const { rows } = await sql<ReceivedStream>`
    select id, tenant_id as "tenantId", media_path as "mediaPath", source_id as "sourceId",
           started_at as "startedAt", first_frame_at as "firstFrameAt"
      from live_stream where engine = 'mediamtx' and ended_at is null`.execute(tx)
  return rows
}

export async function setSourceId(tx: Tx, streamId: string, sourceId: string): Promise<void> {
  await tx.updateTable('live_stream').set({ source_id: sourceId }).where('id', '=', streamId).execute()
}

/** A ticket that the media server asks about, and the stream of the path, if the ticket can still be used for it. */
export interface TicketHolder {
  tenantId: string
  streamId: string
  sessionId: string
  userId: string
}

/** Uses a ticket once, for a stream that is published to the path now. */
export async function redeemTicketOfPath(
  tx: Tx,
  { hash, mediaPath }: { hash: Buffer; mediaPath: string },
): Promise<TicketHolder | undefined> {
  const { rows } = await sql<TicketHolder>`
    update play_ticket t set used_at = now()
      from live_stream s, session
     where t.hash = ${hash} and t.used_at is null and t.expires_at > now() and s.id = t.stream_id
       and s.media_path = ${mediaPath} and s.ended_at is null and session.id = t.session_id
    returning t.tenant_id as "tenantId", t.stream_id as "streamId", t.session_id as "sessionId",
              session.user_id as "userId"`.execute(tx)
  return rows[0]
}

/** A view at the media server. */
export interface RemoteView extends View {
  path: 'whep' | 'hls'
  mediaPath: string
  readerId: string | null
  /** Of the viewer, as the media server saw it. */
  address: string | null
  startedAt: Date
  seenAt: Date
}

const VIEWS = sql`
  select v.id as "viewerId", v.stream_id as "streamId", v.tenant_id as "tenantId", v.session_id as "sessionId",
         v.visit_id as "visitId", coalesce(v.user_id, v.session_id) as "userId", v.path, s.media_path as "mediaPath", v.reader_id as "readerId",
         v.reader_address as address, v.started_at as "startedAt", v.seen_at as "seenAt"
    from stream_view v join live_stream s on s.id = v.stream_id
   where v.ended_at is null and v.ticket_hash is not null`

export async function selectRemoteViews(tx: Tx): Promise<RemoteView[]> {
  const { rows } = await sql<RemoteView>`${VIEWS}`.execute(tx)
  return rows
}

/** The view that a used ticket has begun. */
export async function selectViewOfTicket(tx: Tx, hash: Buffer): Promise<RemoteView | undefined> {
  const { rows } = await sql<RemoteView>`${VIEWS} and v.ticket_hash = ${hash}`.execute(tx)
  return rows[0]
}

export async function insertRemoteView(
  tx: Tx,
  view: View & { path: 'whep' | 'hls'; readerId: string | null; address: string | null; ticketHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('stream_view')
    .values({
      id: view.viewerId,
      tenant_id: view.tenantId,
      stream_id: view.streamId,
      session_id: view.sessionId,
      user_id: view.userId,
      path: view.path,
      reader_id: view.readerId,
      reader_address: view.address,
      ticket_hash: view.ticketHash,
      seen_at: new Date(),
    })
    .execute()
}

/** The viewer goes on in this session of the media server. */
export async function setReader(tx: Tx, viewerId: string, readerId: string | null): Promise<void> {
  await tx
    .updateTable('stream_view')
    .set({ seen_at: sql<Date>`now()`, reader_id: readerId })
    .where('id', '=', viewerId)
    .execute()
}

/** The stream that was published to the path when a segment began. */
export async function selectStreamAt(
  tx: Tx,
  mediaPath: string,
  at: Date,
): Promise<{ streamId: string; tenantId: string; missionId: string; flightId: string | null } | undefined> {
  return tx
    .selectFrom('live_stream')
    .select(['id as streamId', 'tenant_id as tenantId', 'mission_id as missionId', 'flight_id as flightId'])
    .where('media_path', '=', mediaPath)
    .where('started_at', '<=', at)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** @returns whether `holder` looks after the media server for the next seconds */
export async function takeLease(tx: Tx, holder: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into media_server_lease as l (id, holder, lease_until)
    values (1, ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (id) do update set holder = excluded.holder, lease_until = excluded.lease_until
     where l.holder = excluded.holder or l.lease_until < now()
    returning id`.execute(tx)
  return rows.length > 0
}

export async function releaseLease(tx: Tx, holder: string): Promise<void> {
  await tx.deleteFrom('media_server_lease').where('holder', '=', holder).execute()
}

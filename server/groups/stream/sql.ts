import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import type { MediaConnection, PublishProtocol, StreamEndReason, StreamProblem } from '../../media/live/liveEngine'
import { asStream, type ActiveStream, type StreamRow } from './row'

export type StreamPosition = components['schemas']['StreamPosition']

/** Without news from its process for this time, a stream has ended. */
export const LEASE_SECONDS = 10

/** A publisher that was silent for this time may be replaced by one with the same key. */
const SILENT_SECONDS = 3

/** Streams in one reply. */
const MAX_STREAMS = 200

/** Streams that are published now: of a crashed process only until its lease is over. */
const IS_RUNNING: RawBuilder<boolean> = sql`(s.ended_at is null and s.lease_until > now() and m.deleted_at is null)`

/**
 * The latest first.
 * @param missionId only streams of this mission
 */
export async function selectActiveStreams(
  tenantId: string,
  tx: Tx,
  { missionId, canWatch }: { missionId?: string; canWatch: boolean },
): Promise<ActiveStream[]> {
  const ofMission = missionId === undefined ? sql`true` : sql`s.mission_id = ${missionId}`
  const { rows } = await sql<StreamRow>`
    select s.id, s.mission_id as "missionId", m.name as "missionName", s.flight_id as "flightId", f.name as "flightName",
           coalesce(account.name, pilot.name, f.pilot_name) as pilot, s.name, s.protocol, s.started_at as "startedAt",
           s.first_frame_at as "firstFrameAt", s.received_at as "receivedAt", s.picture_at as "pictureAt", s.statistics, s.position
      from live_stream s
      join mission m on m.id = s.mission_id
      left join flight f on f.id = s.flight_id
      left join pilot on pilot.id = f.pilot_id
      left join app_user account on account.id = pilot.user_id and account.deleted_at is null
     where s.tenant_id = ${tenantId} and ${IS_RUNNING} and ${ofMission}
     order by s.id desc limit ${MAX_STREAMS}`.execute(tx)
  return rows.map((row) => asStream(row, canWatch))
}

interface RunningStream {
  id: string
  name: string
  missionId: string
  /** Where a media server has it; null for the bundled engine. */
  mediaPath: string | null
  paths: components['schemas']['LivePath'][]
}

/** A stream that is published now. */
export async function selectRunningStream(
  tenantId: string,
  tx: Tx,
  streamId: string,
): Promise<RunningStream | undefined> {
  const { rows } = await sql<Omit<RunningStream, 'paths'> & { statistics: StreamRow['statistics'] }>`
    select s.id, s.name, s.mission_id as "missionId", s.media_path as "mediaPath", s.statistics
      from live_stream s join mission m on m.id = s.mission_id
     where s.tenant_id = ${tenantId} and s.id = ${streamId} and ${IS_RUNNING}`.execute(tx)
  return rows[0] && { ...rows[0], paths: rows[0].statistics?.paths ?? [] }
}

/** A CTE `locked` that locks the streams which `which` selects, in the order of their IDs; `s` is the stream. */
export const lockedStreams = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  locked as materialized (select s.id from live_stream s where ${which} order by s.id for no key update)`

/** Ends the streams of the tenant that `onlyIf` selects, and their views; `s` is the stream. */
export async function endStreams(
  tenantId: string,
  tx: Tx,
  onlyIf: RawBuilder<unknown>,
  reason: StreamEndReason,
  problem?: StreamProblem,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${lockedStreams(sql`s.tenant_id = ${tenantId} and s.ended_at is null and ${onlyIf}`)}, ended as (
      update live_stream s set ended_at = least(now(), greatest(s.lease_until, s.started_at)), end_reason = ${reason},
             end_problem = ${problem ?? null}::text
        from locked
       where s.id = locked.id and s.tenant_id = ${tenantId} and s.ended_at is null
      returning s.id, s.ended_at
    ), left_views as (
      update stream_view v set ended_at = greatest(e.ended_at, v.started_at) from ended e
       where v.tenant_id = ${tenantId} and v.stream_id = e.id and v.ended_at is null
    )
    select id from ended`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function insertStream(
  tenantId: string,
  tx: Tx,
  stream: {
    keyId: string
    missionId: string
    flightId: string
    name: string
    protocol: PublishProtocol
    receiverId: string | null
    /** Of a publisher at a media server. */
    connection: MediaConnection | undefined
  },
  leaseSeconds: number,
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('live_stream')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: stream.missionId,
      flight_id: stream.flightId,
      name: stream.name,
      stream_key_id: stream.keyId,
      protocol: stream.protocol,
      receiver_id: stream.receiverId,
      engine: stream.connection ? 'mediamtx' : 'bundled',
      media_path: stream.connection?.path,
      source_id: stream.connection?.id,
      lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .execute()
  return id
}

export async function insertTicket(
  tx: Tx,
  ticket: { hash: Buffer; tenantId: string; streamId: string; expiresAt: Date } & (
    | { sessionId: string }
    | { visitId: string }
  ),
): Promise<void> {
  await tx
    .insertInto('play_ticket')
    .values({
      hash: ticket.hash,
      tenant_id: ticket.tenantId,
      stream_id: ticket.streamId,
      session_id: 'sessionId' in ticket ? ticket.sessionId : null,
      visit_id: 'visitId' in ticket ? ticket.visitId : null,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Whose stream it is. Runs as the platform. */
export async function selectOwner(
  tx: Tx,
  streamId: string,
): Promise<{ tenantId: string; missionId: string; flightId: string | null } | undefined> {
  return tx
    .selectFrom('live_stream')
    .select(['tenant_id as tenantId', 'mission_id as missionId', 'flight_id as flightId'])
    .where('id', '=', streamId)
    .executeTakeFirst()
}

/** @returns false when it has one already, or has ended */
export async function setFirstFrame(tenantId: string, tx: Tx, streamId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('live_stream')
    .set({ first_frame_at: at, received_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', streamId)
    .where('first_frame_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The running stream of a connection to a media server, which may ask about it several times. */
export async function selectStreamOfConnection(
  tenantId: string,
  tx: Tx,
  { keyId, id }: MediaConnection,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('live_stream')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('stream_key_id', '=', keyId)
    .where('source_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Whether a stream of the key is arriving. */
export async function hasOtherPublisher(tenantId: string, tx: Tx, keyId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from live_stream
     where tenant_id = ${tenantId} and stream_key_id = ${keyId} and ended_at is null and lease_until > now()
       and coalesce(received_at, started_at) > now() - make_interval(secs => ${SILENT_SECONDS})`.execute(tx)
  return rows.length > 0
}

export async function endViews(tenantId: string, tx: Tx, streamId: string): Promise<void> {
  await tx
    .updateTable('stream_view')
    .set({ ended_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('stream_id', '=', streamId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Tenants with running streams that `onlyIf` selects; `s` is the stream. */
export async function selectTenantsOfStreams(tx: Tx, onlyIf: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ tenantId: string }>`
    select distinct s.tenant_id as "tenantId" from live_stream s where s.ended_at is null and ${onlyIf}`.execute(tx)
  return rows.map(({ tenantId }) => tenantId)
}

/** Ends all streams that an earlier run of the only process has received and left, and their views. */
export async function endLeftStreams(tx: Tx): Promise<void> {
  await sql`
    update live_stream set ended_at = least(now(), greatest(lease_until, started_at)), end_reason = 'lost'
     where ended_at is null and engine = 'bundled'`.execute(tx)
  await sql`
    update stream_view v set ended_at = greatest(s.ended_at, v.started_at) from live_stream s
     where s.id = v.stream_id and s.engine = 'bundled' and v.ended_at is null`.execute(tx)
}

// Processes that receive streams. The queries run as the platform, because streams of many tenants arrive at each.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { LiveState } from '../../media/live/liveEngine'
import type { Watcher } from '../../media/live/places'
import { LEASE_SECONDS } from './sql'

export interface Receiver {
  id: string
  /** ID of its DATA_DIR. */
  place: string
  /** Origin at which the other processes reach it. */
  address: string
  maxViewers: number
}

/** Adds the process, or extends its lease and stores the state of its engine. */
export async function extendReceiver(
  tx: Tx,
  { id, place, address, maxViewers }: Receiver,
  state: LiveState,
): Promise<void> {
  await sql`
    insert into live_receiver (id, place, address, max_viewers, lease_until, state)
    values (${id}, ${place}, ${address}, ${maxViewers}, now() + make_interval(secs => ${LEASE_SECONDS}), ${state})
    on conflict (id) do update set lease_until = excluded.lease_until, state = excluded.state`.execute(tx)
}

/** The better one first. */
const STATES: readonly LiveState[] = ['listening', 'starting', 'noRtmp', 'failing']

/** The best state of the engines of all processes; `none` without any. */
export async function selectLiveState(tx: Tx): Promise<LiveState | 'none'> {
  const { rows } = await sql<{ state: string }>`
    select distinct state from live_receiver where lease_until > now()`.execute(tx)
  return STATES.find((each) => rows.some(({ state }) => state === each)) ?? 'none'
}

export async function deleteReceiver(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('live_receiver').where('id', '=', id).execute()
}

/** Removes earlier runs of the process, which used the same address and the same files. @returns their IDs */
export async function deleteEarlierRuns(tx: Tx, { place, address }: Receiver): Promise<string[]> {
  const rows = await tx
    .deleteFrom('live_receiver')
    .where('place', '=', place)
    .where('address', '=', address)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes processes that crashed. */
export async function deleteLapsedReceivers(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('live_receiver')
    .where('lease_until', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/** The process with this ID, while it has a lease. */
export async function selectReceiver(tx: Tx, id: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select id, place, address, max_viewers as "maxViewers" from live_receiver
     where id = ${id} and lease_until > now()`.execute(tx)
  return rows[0]
}

/** The process with the files of this place that has begun to receive streams last, while it has a lease. */
export async function selectReceiverAt(tx: Tx, place: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select id, place, address, max_viewers as "maxViewers" from live_receiver
     where place = ${place} and lease_until > now() order by lease_until desc limit 1`.execute(tx)
  return rows[0]
}

/** The process that receives a running stream, while it has a lease. */
export async function selectReceiverOf(tenantId: string, tx: Tx, streamId: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select r.id, r.place, r.address, r.max_viewers as "maxViewers"
      from live_stream s join live_receiver r on r.id = s.receiver_id
     where s.tenant_id = ${tenantId} and s.id = ${streamId} and s.ended_at is null and r.lease_until > now()`.execute(
    tx,
  )
  return rows[0]
}

/** Who watches the streams that a process receives; several connections of a person are told apart. */
export async function selectWatchers(tx: Tx, receiverId: string): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select v.stream_id as "streamId", coalesce(v.user_id, v.session_id, v.visit_id) as "userId"
      from live_stream s join stream_view v on v.stream_id = s.id
     where s.receiver_id = ${receiverId} and s.ended_at is null and v.ended_at is null`.execute(tx)
  return rows
}

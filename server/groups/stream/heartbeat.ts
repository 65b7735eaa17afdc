// Statistics of the streams that this process receives, every second: they extend the lease, count the received time and
// tell which streams were closed by a person, by another process or because their key became invalid.
//
// Every transaction locks in this order, because the ends of streams do the same at the same time: the key, streams by their IDs,
// the usage of tenants by their IDs.
import { sql } from 'kysely'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import type { StreamStatistics } from '../../media/live/liveEngine'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { setLanded } from '../flight/public'
import { announceEnd } from './service'
import { LEASE_SECONDS, lockedStreams } from './sql'
import { conditionOf, type Condition } from './row'
import { storedOf } from './statistics'

/** A process that was suspended has received nothing meanwhile. */
const LONGEST_BEAT_MS = 3000

interface Received {
  tenantId: string
  bytes: number
  /** When bytes arrived last. */
  at: number
  /** Null where nobody counts them, and before the first one. */
  frames: number | null
  pictureAt: number | null
  /** When it was looked at last. */
  seenAt: number
  /** Received time that is not stored yet. */
  pendingMs: number
  condition: Condition
}

interface Seconds {
  id: string
  tenantId: string
  seconds: number
}

export interface Heartbeat {
  begin(streamId: string, tenantId: string): void
  beat(all: StreamStatistics[]): Promise<void>
  /** Undefined for a stream that is not received here. */
  tenantOf(streamId: string): string | undefined
  /** @returns received seconds that are not stored yet */
  end(streamId: string): number
  addSeconds(tx: Tx, all: Seconds[]): Promise<void>
}

export function openHeartbeat(
  { db }: Pick<Services, 'db'>,
  closeStream: (streamId: string) => void,
  leaseSeconds = LEASE_SECONDS,
): Heartbeat {
  const streams = new Map<string, Received>()
  let isBeating = false

  /** @returns the streams whose picture stops or goes on */
  function count(all: StreamStatistics[]): string[] {
    const now = Date.now()
    return all.flatMap(({ streamId, receivedBytes, receivedFrames }) => {
      const stream = streams.get(streamId)
      if (!stream) return []
      if (receivedBytes > stream.bytes) {
        stream.pendingMs += Math.min(now - stream.seenAt, LONGEST_BEAT_MS)
        Object.assign(stream, { bytes: receivedBytes, at: now })
      }
      if (receivedFrames !== null && receivedFrames > (stream.frames ?? 0)) {
        Object.assign(stream, { frames: receivedFrames, pictureAt: now })
      }
      stream.seenAt = now
      const condition = conditionOf(now, stream.at, stream.pictureAt)
      const changes = condition !== stream.condition
      stream.condition = condition
      return changes ? [streamId] : []
    })
  }

  /** Whole seconds; the rest stays pending. */
  function takeSeconds(streamId: string): number {
    const stream = streams.get(streamId)
    if (!stream) return 0
    const seconds = Math.floor(stream.pendingMs / 1000)
    stream.pendingMs -= seconds * 1000
    return seconds
  }

  async function store(known: StreamStatistics[]): Promise<void> {
    const taken = known.map(({ streamId }) => ({
      id: streamId,
      tenantId: streams.get(streamId)?.tenantId ?? '',
      seconds: takeSeconds(streamId),
    }))
    const running = await asPlatform(db, async (tx) => {
      const extended = await extendLeases(tx, known, taken, leaseSeconds, (id) => {
        const { at, pictureAt } = streams.get(id) ?? { at: Date.now(), pictureAt: null }
        return { receivedAt: new Date(at), pictureAt: pictureAt === null ? null : new Date(pictureAt) }
      })
      await addUsage(tx, taken)
      return extended
    })
    for (const { streamId } of known) if (!running.has(streamId)) closeStream(streamId)
  }

  return {
    begin(streamId, tenantId) {
      const now = Date.now()
      streams.set(streamId, {
        tenantId,
        bytes: 0,
        at: now,
        frames: null,
        pictureAt: null,
        seenAt: now,
        pendingMs: 0,
        condition: 'live',
      })
    },
    tenantOf: (streamId) => streams.get(streamId)?.tenantId,
    end(streamId) {
      const seconds = Math.round((streams.get(streamId)?.pendingMs ?? 0) / 1000)
      streams.delete(streamId)
      return seconds
    },
    async beat(all) {
      const changed = count(all)
      const known = all.filter(({ streamId }) => streams.has(streamId))
      if (isBeating || known.length === 0) return
      isBeating = true
      try {
        for (const { id, tenantId, flightOfPhone } of await asPlatform(db, (tx) =>
          endInvalid(
            tx,
            known.map(({ streamId }) => streamId),
          ),
        )) {
          await inTenant(db, tenantId, async (tx) => {
            await announceEnd(tenantId, tx, id)
            if (flightOfPhone !== null) await setLanded(tenantId, tx, flightOfPhone)
          })
        }
        await store(known)
        for (const id of changed) {
          const tenantId = streams.get(id)?.tenantId
          if (tenantId) await inTenant(db, tenantId, (tx) => recordChanged(tenantId, tx, 'Stream', id))
        }
      } finally {
        isBeating = false
      }
    },
    addSeconds,
  }
}

interface Ended {
  id: string
  tenantId: string
  /** Set when its phone has lost its right. */
  flightOfPhone: string | null
}

/** Ends streams whose mission or flight was deleted, whose tenant was suspended or whose phone has lost its right. */
async function endInvalid(tx: Tx, ids: string[]): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    with invalid as materialized (
      select s.id
        from live_stream s join mission m on m.id = s.mission_id join tenant t on t.id = s.tenant_id
       where s.id = any(${ids}::uuid[]) and s.ended_at is null
         and (m.deleted_at is not null or t.status <> 'active'
              or s.flight_id is null or not has_phone_left(s.stream_key_id, s.mission_id)
              or exists (select from flight f where f.id = s.flight_id and f.deleted_at is not null))
       order by s.id for no key update of s
    )
    update live_stream s set ended_at = now(), end_reason = 'closed'
      from invalid
     where s.id = invalid.id and s.ended_at is null
    returning s.id, s.tenant_id as "tenantId",
              case when not has_phone_left(s.stream_key_id, s.mission_id) then s.flight_id end as "flightOfPhone"`.execute(
    tx,
  )
  return rows
}

/**
 * Changes each stream once: a second change in the same transaction would lock its key, which the positions of the drone lock
 * before the stream.
 * @param taken received seconds in the order of `all`
 * @returns the streams that are still running
 */
async function extendLeases(
  tx: Tx,
  all: StreamStatistics[],
  taken: Seconds[],
  leaseSeconds: number,
  arrivalOf: (id: string) => { receivedAt: Date; pictureAt: Date | null },
): Promise<Set<string>> {
  const ids = all.map(({ streamId }) => streamId)
  const arrivals = ids.map(arrivalOf)
  const times = arrivals.map(({ receivedAt }) => receivedAt.toISOString())
  const pictures = arrivals.map(({ pictureAt }) => pictureAt?.toISOString() ?? null)
  const statistics = all.map((each) => JSON.stringify(storedOf(each)))
  const { rows } = await sql<{ id: string; isRunning: boolean }>`
    with ${lockedStreams(sql`s.id = any(${ids}::uuid[])`)}
    update live_stream s
       set statistics = d.statistics, received_at = d.received_at, picture_at = d.picture_at,
           received_seconds = s.received_seconds + d.seconds,
           lease_until = case when s.ended_at is null then now() + make_interval(secs => ${leaseSeconds})
                              else s.lease_until end
      from unnest(${ids}::uuid[], ${times}::timestamptz[], ${statistics}::jsonb[], ${taken.map(({ seconds }) => seconds)}::int[],
                  ${pictures}::timestamptz[])
             d (id, received_at, statistics, seconds, picture_at), locked
     where s.id = d.id and s.id = locked.id
    returning s.id, s.ended_at is null as "isRunning"`.execute(tx)
  return new Set(rows.filter(({ isRunning }) => isRunning).map(({ id }) => id))
}

/** Adds received time to the streams and to the month of their tenants. */
async function addSeconds(tx: Tx, all: Seconds[]): Promise<void> {
  const ids = all.map(({ id }) => id)
  const seconds = all.map((each) => each.seconds)
  await sql`
    update live_stream s set received_seconds = s.received_seconds + d.seconds
      from unnest(${ids}::uuid[], ${seconds}::int[]) d (id, seconds) where s.id = d.id`.execute(tx)
  await addUsage(tx, all)
}

/** Adds received time to the month of the tenants. */
async function addUsage(tx: Tx, all: Seconds[]): Promise<void> {
  const added = all.filter(({ seconds }) => seconds > 0)
  if (added.length === 0) return
  const tenants = added.map(({ tenantId }) => tenantId)
  const seconds = added.map((each) => each.seconds)
  await sql`
    insert into stream_usage (tenant_id, month, seconds)
    select d.tenant, date_trunc('month', now() at time zone 'UTC'), sum(d.seconds)
      from unnest(${tenants}::uuid[], ${seconds}::int[]) d (tenant, seconds) group by d.tenant order by d.tenant
    on conflict (tenant_id, month) do update set seconds = stream_usage.seconds + excluded.seconds`.execute(tx)
}

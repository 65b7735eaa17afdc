// What happens when the media engine reports publishers: their key is checked, their stream is stored, the flight takes off
// and the mission goes live, statistics and time are written down, and the end is announced.
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { AppError, logFailure } from '../../platform/core/errors'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type {
  LiveCallbacks,
  LiveSegment,
  PublishGrant,
  PublishRefusal,
  PublishRequest,
  StreamEndReason,
  StreamProblem,
} from '../../media/live/liveEngine'
import { requireUnused } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { setAirborne } from '../flight/public'
import { goLive } from '../mission/public'
import type { Services } from '../services'
import { recordSegment } from '../vod/public'
import { openClosings } from './closings'
import { openHeartbeat } from './heartbeat'
import { lockKeyOf, lockPublisherKey, selectKeyProblem, selectPublisherKey } from './keySql'
import { selectReceiverOf, type Receiver } from './receiverSql'
import { findNoRoom, openRecordingRoom, type RecordingOrders } from './recordingRoom'
import { announceEnd } from './service'
import {
  endStreams,
  endViews,
  hasOtherPublisher,
  insertStream,
  LEASE_SECONDS,
  selectOwner,
  selectStreamOfConnection,
  setFirstFrame,
} from './sql'
import { hashOf } from './streamKey'

const KEEP_LATER_MS = (LEASE_SECONDS + 2) * 1000

type Base = Pick<Services, 'config' | 'db' | 'log'>

export interface Publishing {
  callbacks: Omit<LiveCallbacks, 'viewerLeft'>
  /** Counts a stream that is received at a media server. */
  follow(streamId: string, tenantId: string): void
  /** Resolves when everything that was reported is stored. */
  settle(): Promise<void>
}

/** What is asked of the media engine. */
interface Orders extends RecordingOrders {
  /** Ends a stream that was closed by a person or whose key became invalid. */
  closeStream: (streamId: string) => void
}

interface Where {
  /** This process; undefined for streams that a media server receives. */
  here?: Pick<Receiver, 'id' | 'place'> | undefined
  /** How long a stream lives without news of it. */
  leaseSeconds?: number
}

export function openPublishing(
  services: Base,
  orders: Orders,
  { here, leaseSeconds = LEASE_SECONDS }: Where,
): Publishing {
  const { db, log } = services
  const heartbeat = openHeartbeat(services, orders.closeStream, leaseSeconds)
  const room = openRecordingRoom(services, orders, (streamId) => heartbeat.tenantOf(streamId))
  const pending = new Set<Promise<void>>()
  /** The reports of a stream are stored in their order. */
  let lastReport: Promise<void> = Promise.resolve()

  const track = (work: Promise<void>, what: string): Promise<void> => {
    const done = work.catch(logFailure(log, what)).finally(() => pending.delete(done))
    pending.add(done)
    return done
  }
  const inOrder = (work: () => Promise<void>, what: string): void => {
    lastReport = track(lastReport.then(work), what)
  }

  async function end(streamId: string, reason: StreamEndReason, problem?: StreamProblem): Promise<void> {
    const seconds = heartbeat.end(streamId)
    const owner = await asPlatform(db, (tx) => selectOwner(tx, streamId))
    if (!owner) return
    const { tenantId, missionId } = owner
    const isWanted = (reason === 'publisher' || reason === 'closed') && problem === undefined
    log[isWanted ? 'info' : 'warn']({ streamId, tenantId, missionId, reason, problem }, 'a stream has ended')
    await inTenant(db, owner.tenantId, async (tx) => {
      // A second change of the stream locks its key as well, which the positions of the drone lock first.
      await lockKeyOf(owner.tenantId, tx, streamId)
      await heartbeat.addSeconds(tx, [{ id: streamId, tenantId: owner.tenantId, seconds }])
      await endViews(owner.tenantId, tx, streamId)
      const ended = await endStreams(owner.tenantId, tx, sql`s.id = ${streamId}`, reason, problem)
      if (ended.length > 0) await announceEnd(owner.tenantId, tx, streamId)
    })
  }

  async function start(streamId: string, at: Date): Promise<void> {
    const owner = await asPlatform(db, (tx) => selectOwner(tx, streamId))
    if (!owner) return
    const { tenantId, missionId, flightId } = owner
    await inTenant(db, tenantId, async (tx) => {
      // Positions of the drone lock the key first as well, then the flight, the mission and the stream in another order.
      await lockKeyOf(tenantId, tx, streamId)
      if (!(await setFirstFrame(tenantId, tx, streamId, at))) return
      if (flightId !== null) await setAirborne(tenantId, tx, flightId)
      await goLive(tenantId, tx, missionId)
      await recordChanged(tenantId, tx, 'Stream', streamId)
    })
  }

  /** @param isAgain it was left to the process that seemed to record it, which must have a lease still */
  async function keep(segment: LiveSegment, isAgain = false): Promise<void> {
    const owner = await asPlatform(db, (tx) => selectOwner(tx, segment.streamId))
    const receiver = owner && (await asPlatform(db, (tx) => selectReceiverOf(owner.tenantId, tx, segment.streamId)))
    // Left over at the start, in a DATA_DIR that this process shares with the one that is recording it.
    if (receiver && receiver.id !== here?.id) return isAgain ? undefined : keepLater(segment)
    if (owner) await recordSegment(services, { ...segment, ...owner, place: here?.place })
    // The mission was purged while it was filmed.
    else await rm(segment.path, { force: true })
  }

  /** When a process that has crashed has lost its lease. */
  function keepLater(segment: LiveSegment): void {
    setTimeout(() => void track(keep(segment, true), 'keeping a recording'), KEEP_LATER_MS).unref()
  }

  return {
    callbacks: {
      async authorizePublish(request) {
        // A publisher that reconnects at once must not meet its own stream, whose end is being stored.
        await lastReport
        const grant = await authorize(services, request, { receiverId: here?.id ?? null, leaseSeconds })
        if (typeof grant === 'string') return grant
        const { streamId, tenantId } = grant
        // The process that looks after the media server counts what it receives.
        if (request.connection) return { streamId }
        heartbeat.begin(streamId, tenantId)
        // Recorded when in doubt: what was not recorded is lost.
        const noRoom = await findNoRoom(services, tenantId).catch((error: unknown) => {
          logFailure(log, 'checking the storage of a recording')(error)
          return undefined
        })
        return { streamId, noRoom }
      },
      streamStarted: (streamId, at) => inOrder(() => start(streamId, at), 'starting a stream'),
      streamStatistics: (all) => {
        void track(heartbeat.beat(all), 'storing statistics of streams')
        void track(room.check(all), 'checking the storage of recordings')
      },
      streamEnded: (streamId, reason, problem) => inOrder(() => end(streamId, reason, problem), 'ending a stream'),
      rtmpClosed: openClosings(services),
      segmentWritten: (segment) => void track(keep(segment), 'keeping a recording'),
    },
    follow: (streamId, tenantId) => heartbeat.begin(streamId, tenantId),
    async settle() {
      await Promise.all(pending)
    },
  }
}

/** One stream for each key; the lock decides between publishers that connect at once. */
async function authorize(
  { db, log }: Base,
  { key, protocol, address, connection }: PublishRequest,
  { receiverId, leaseSeconds }: { receiverId: string | null; leaseSeconds: number },
): Promise<(PublishGrant & { tenantId: string }) | PublishRefusal> {
  const hash = hashOf(key)
  const found = await asPlatform(db, (tx) => selectPublisherKey(tx, hash))
  if (!found || (connection && connection.keyId !== found.id)) return 'keyRefused'
  const { tenantId } = found
  try {
    return await inTenant(db, tenantId, async (tx) => {
      const valid = await lockPublisherKey(tenantId, tx, found.id, hash)
      if (!valid) return selectKeyProblem(tenantId, tx, found.id, hash)
      const same = connection && (await selectStreamOfConnection(tenantId, tx, connection))
      if (same !== undefined) return { streamId: same, tenantId }
      if (await hasOtherPublisher(tenantId, tx, found.id)) return 'inUse'
      await requireUnused(tenantId, tx, 'streamMinutes')
      // The publisher has connected again: its stream replaces the one that stopped arriving.
      for (const id of await endStreams(tenantId, tx, sql`s.stream_key_id = ${found.id}`, 'lost')) {
        await announceEnd(tenantId, tx, id)
      }
      const streamId = await insertStream(
        tenantId,
        tx,
        { ...valid, keyId: valid.id, protocol, connection, receiverId },
        leaseSeconds,
      )
      await recordChanged(tenantId, tx, 'Stream', streamId)
      return { streamId, tenantId }
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.info({ tenantId, address, reason: error.message }, 'a publisher was refused')
    return 'minutesUsed'
  }
}

// Looks after a media server: every two seconds what is published and who watches, every minute what was recorded. One process
// does it at a time. What the media server does not tell, because a hook was lost or it was restarted, is found here.
import { randomUUID } from 'node:crypto'
import { AppError, logFailure } from '../../../platform/core/errors'
import { asPlatform } from '../../../platform/db/tenancy'
import { startRounds } from '../../../platform/jobs/rounds'
import type { StreamStatistics } from '../../../media/live/liveEngine'
import type { MediaServer } from '../../../media/media-server/mediaServer'
import type { MediaPath, Peer } from '../../../media/media-server/path'
import type { Services } from '../../services'
import type { Publishing } from '../publishing'
import { endView } from '../viewSql'
import { selectAllowedViews } from '../watchRights'
import { keyIdOf } from './authorization'
import {
  releaseLease,
  selectReceivedStreams,
  selectRemoteViews,
  setSourceId,
  takeLease,
  type ReceivedStream,
  type RemoteView,
} from './mediaServerSql'
import { collectSegments } from './segments'
import { statisticsOf } from './streamStatistics'

const ROUND_MS = 2000
const COLLECT_MS = 60_000
/** The rounds of a process that has ended are taken over after this time. */
const LEASE_SECONDS = 10
/** A publisher or viewer that was admitted appears at the media server within this time. */
const ARRIVAL_MS = 10_000

export interface Supervision {
  /** Starts a round now. @param event whether a segment of a recording is finished */
  wake(event: { isSegment: boolean }): void
  stop(): Promise<void>
}

type Base = Pick<Services, 'db' | 'log' | 'config'>

export function superviseMediaServer(services: Base, server: MediaServer, publishing: Publishing): Supervision {
  const { db, log } = services
  const holder = randomUUID()
  const { callbacks } = publishing
  /** Streams that this process counts, and their bytes at the last round. */
  const followed = new Map<string, { at: number; bytes: number }>()
  let collectedAt = 0
  let isDown = false

  async function round(): Promise<void> {
    if (!(await asPlatform(db, (tx) => takeLease(tx, holder, LEASE_SECONDS)))) return followed.clear()
    const paths = await reachable(() => server.paths())
    // Streams live until their lease is over: the media server may be restarting.
    if (!paths) return
    const byName = new Map(paths.map((path) => [path.name, path]))
    // After the paths, so that whatever is published there has its stream already.
    const streams = await asPlatform(db, selectReceivedStreams)
    await follow(streams, byName)
    await kickUnknownPublishers(streams, paths)
    await checkViews(paths, byName)
    if (Date.now() - collectedAt > COLLECT_MS) {
      collectedAt = Date.now()
      await collectSegments(services, server, paths)
    }
  }

  /** Says once that the media server does not answer, and once that it does again. */
  async function reachable<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await read()
      if (isDown) log.warn('the media server answers again')
      isDown = false
      return result
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (!isDown) log.error({ err: error }, 'the media server does not answer; its streams end in a minute')
      isDown = true
      return undefined
    }
  }

  async function follow(streams: ReceivedStream[], byName: Map<string, MediaPath>): Promise<void> {
    const statistics: StreamStatistics[] = []
    for (const stream of streams) {
      const path = byName.get(stream.mediaPath)
      if (path && isReceived(stream, path)) {
        statistics.push(count(stream, path))
        await begin(stream, path)
      } else if (stream.firstFrameAt !== null || Date.now() - stream.startedAt.getTime() > ARRIVAL_MS) {
        // The media server does not tell whether the publisher said that it stops.
        end(stream.id, 'lost')
      }
    }
    for (const id of [...followed.keys()]) if (!streams.some((stream) => stream.id === id)) end(id, 'closed')
    callbacks.streamStatistics(statistics)
  }

  async function begin(stream: ReceivedStream, path: MediaPath): Promise<void> {
    if (stream.firstFrameAt === null) callbacks.streamStarted(stream.id, path.availableSince ?? new Date())
    const { source } = path
    if (source && source.id !== stream.sourceId) {
      await asPlatform(db, (tx) => setSourceId(tx, stream.id, source.id))
    }
  }

  function count(stream: ReceivedStream, path: MediaPath): StreamStatistics {
    const last = followed.get(stream.id)
    if (!last) publishing.follow(stream.id, stream.tenantId)
    const now = Date.now()
    const bytes = path.receivedBytes
    followed.set(stream.id, { at: now, bytes })
    const elapsed = last && now > last.at ? (now - last.at) / 1000 : 0
    const bits = last && elapsed > 0 ? (Math.max(0, bytes - last.bytes) * 8) / elapsed : 0
    return statisticsOf(stream.id, path, bits)
  }

  function end(streamId: string, reason: 'lost' | 'closed'): void {
    followed.delete(streamId)
    callbacks.streamEnded(streamId, reason)
    // What was recorded is complete now.
    collectedAt = 0
  }

  /** Their stream was closed, its key revoked, or it ended while the media server was not reachable. They may publish again. */
  async function kickUnknownPublishers(streams: ReceivedStream[], paths: MediaPath[]): Promise<void> {
    for (const path of paths) {
      const { name, source } = path
      if (!source || keyIdOf(name) === undefined) continue
      const isKnown = streams.some((stream) => stream.mediaPath === name && isReceived(stream, path))
      if (!isKnown) await kick(source)
    }
  }

  async function checkViews(paths: MediaPath[], byName: Map<string, MediaPath>): Promise<void> {
    const views = await asPlatform(db, selectRemoteViews)
    const allowed = await selectAllowedViews(db, views)
    for (const view of views) {
      const readers = byName.get(view.mediaPath)?.readers ?? []
      const isOver = !isPresent(view, readers) && Date.now() - view.seenAt.getTime() > ARRIVAL_MS
      if (!allowed.has(view.viewerId) && !(await kick(readerOf(view)))) continue
      if (isOver || !allowed.has(view.viewerId)) {
        await asPlatform(db, (tx) => endView(view.tenantId, tx, view.viewerId))
      }
    }
    const known = new Set(views.filter(({ viewerId }) => allowed.has(viewerId)).map(({ readerId }) => readerId))
    for (const { name, readers } of paths) {
      if (keyIdOf(name) === undefined) continue
      for (const reader of readers) if (reader.type !== HLS_MUXER && !known.has(reader.id)) await kick(reader)
    }
  }

  /** @returns whether the connection has ended; otherwise the next round tries it again */
  async function kick(peer: Peer | null): Promise<boolean> {
    if (!peer) return true
    try {
      await server.kick(peer)
      return true
    } catch (error) {
      log.warn({ err: error }, 'a connection to the media server could not be ended')
      return false
    }
  }

  const rounds = startRounds({ log, title: 'looking after the media server', everyMs: ROUND_MS }, round)
  return {
    wake({ isSegment }) {
      if (isSegment) collectedAt = 0
      rounds.wake()
    },
    async stop() {
      await rounds.stop()
      await asPlatform(db, (tx) => releaseLease(tx, holder)).catch(logFailure(log, 'leaving the media server'))
    },
  }
}

/** Reads a stream for all viewers over HLS where the media server does not tell them apart. */
const HLS_MUXER = 'hlsMuxer'

/** Whether what arrives is the stream. A publisher that has just replaced another one is not there yet. */
function isReceived({ sourceId }: ReceivedStream, { isAvailable, source }: MediaPath): boolean {
  if (!isAvailable || !source) return false
  // The ID of the session differs from that of the connection that was asked about.
  return source.id === sourceId || source.type.startsWith('rtsp')
}

function isPresent({ readerId, path }: RemoteView, readers: Peer[]): boolean {
  if (readers.some(({ id }) => id === readerId)) return true
  return path === 'hls' && readers.some(({ type }) => type === HLS_MUXER)
}

const readerOf = ({ readerId, path }: RemoteView): Peer | null =>
  readerId === null ? null : { type: path === 'whep' ? 'webRTCSession' : 'hlsSession', id: readerId }

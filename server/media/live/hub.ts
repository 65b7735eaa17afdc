/** The streams published to this process, and their viewers. */
import { randomUUID } from 'node:crypto'
import type {
  LiveRefusal,
  LiveSession,
  NoRoom,
  PublishGrant,
  PublishRefusal,
  PublishRequest,
  RtmpRefusal,
  StreamEndReason,
  StreamProblem,
  StreamStatistics,
} from './liveEngine'
import type { LiveCalls, SegmentMessage } from './messages'
import { isRtmpRefusal, type RtmpConnection, type TagSink } from './rtmp/rtmpSession'
import { refusal, type PublishedStream, type StreamEvents, type StreamOptions } from './streams/publishedStream'
import { RtmpStream } from './streams/rtmpStream'
import { ViewerSockets, type UpgradeRequest } from './streams/viewerSockets'
import { WhipStream } from './streams/whipStream'
import { BadOffer, openPublisher, openViewer, type Peer } from './webrtc/peers'
import type { UdpMux } from './webrtc/udpMux'
import type { Socket } from 'node:net'

export interface HubOptions {
  folder: string
  segmentMs: number
  /** Undefined while its port is in use. */
  mux: UdpMux | undefined
}

export interface HubEvents {
  /** `unavailable` when the key cannot be checked now. */
  authorize(request: PublishRequest): Promise<PublishGrant | PublishRefusal | 'unavailable'>
  started(streamId: string): void
  ended(streamId: string, reason: StreamEndReason, problem?: StreamProblem): void
  viewerLeft(viewerId: string): void
  segment(segment: SegmentMessage): void
}

interface Publisher {
  /** Missing while the key is checked. */
  stream?: PublishedStream
}

interface Session {
  viewerId?: string
  close(): void
}

/** A publisher that was silent for this time has lost its connection, and a new one with its key may replace it. */
const SILENCE_MS = 3_000

export class Hub {
  private readonly publishers = new Map<string, Publisher>()
  private readonly streams = new Map<string, PublishedStream>()
  private readonly sessions = new Map<string, Session>()
  private readonly sockets = new ViewerSockets()
  private readonly ending = new Set<string>()
  private onEmpty: (() => void) | undefined

  constructor(
    private readonly options: HubOptions,
    private readonly events: HubEvents,
  ) {}

  async publishOverRtmp(key: string, connection: RtmpConnection): Promise<TagSink | RtmpRefusal> {
    const result = await this.publish(
      { key, address: connection.address, protocol: 'rtmp' },
      async (options, events) => {
        const stream = new RtmpStream(options, connection, events)
        return { stream, result: stream }
      },
    )
    if (!('reason' in result)) return result
    return isRtmpRefusal(result.reason) ? result.reason : 'unavailable'
  }

  async publishOverWhip({ key, address, offer }: LiveCalls['publishOverWhip']): Promise<LiveSession | LiveRefusal> {
    const { mux } = this.options
    if (!mux) return refusal('unavailable')
    return this.publish({ key, address, protocol: 'whip' }, async (options, events) => {
      const stream = new WhipStream(options, events)
      const sessionId = randomUUID()
      const peer = await openPublisher(mux, offer, {
        onCodec: (codec, hasAudio) => stream.onCodec(codec, hasAudio),
        onPacket: (kind, packet) => stream.onPacket(kind, packet),
        onClose: (reason) => {
          this.sessions.delete(sessionId)
          stream.end(reason)
        },
      })
      stream.connect(peer)
      this.sessions.set(sessionId, { close: () => peer.close() })
      return { stream, result: { sessionId, answer: peer.answer } }
    })
  }

  async playOverWhep({ streamId, viewerId, offer }: LiveCalls['playOverWhep']): Promise<LiveSession | LiveRefusal> {
    const { mux } = this.options
    const feed = this.streams.get(streamId)?.feed() ?? refusal('notLive')
    if ('reason' in feed) return feed
    if (!mux) return refusal('unavailable')
    const sessionId = randomUUID()
    // Counted from now on, because opening takes time.
    let peer: Peer | undefined
    this.sessions.set(sessionId, { viewerId, close: () => peer?.close() })
    const close = () => {
      this.sessions.delete(sessionId)
      this.events.viewerLeft(viewerId)
    }
    try {
      peer = await openViewer(mux, offer, feed, close)
    } catch (error) {
      close()
      if (error instanceof BadOffer) return refusal('badOffer')
      throw error
    }
    // The stream may have ended meanwhile.
    if (this.streams.get(streamId)?.feed() !== feed) {
      peer.close()
      return refusal('notLive')
    }
    return { sessionId, answer: peer.answer }
  }

  playOverFlv(request: UpgradeRequest & { streamId: string; viewerId: string }, socket: Socket): void {
    const { streamId, viewerId } = request
    const relay = this.streams.get(streamId)?.relay()
    if (!relay) {
      this.sockets.refuse(socket)
      return this.events.viewerLeft(viewerId)
    }
    this.sockets.open(request, socket, (viewer) => {
      const sessionId = randomUUID()
      this.sessions.set(sessionId, { viewerId, close: () => viewer.close(1000) })
      viewer.on('close', () => {
        this.sessions.delete(sessionId)
        this.events.viewerLeft(viewerId)
      })
      relay.add(viewer)
    })
  }

  endSession(sessionId: string): void {
    this.sessions.get(sessionId)?.close()
  }

  closeViewers(viewerIds: readonly string[]): void {
    for (const session of [...this.sessions.values()])
      if (session.viewerId !== undefined && viewerIds.includes(session.viewerId)) session.close()
  }

  closeStream(streamId: string): void {
    this.streams.get(streamId)?.close('closed')
  }

  stopRecording(streamId: string, reason: NoRoom): void {
    this.streams.get(streamId)?.stopRecording(reason)
  }

  resumeRecording(streamId: string): void {
    this.streams.get(streamId)?.resumeRecording()
  }

  statistics(): StreamStatistics[] {
    return [...this.streams.values()].map((stream) => stream.statistics())
  }

  /** Ends all streams and waits for their last segments. */
  async close(): Promise<void> {
    for (const stream of [...this.streams.values()]) stream.close('closed')
    if (this.ending.size === 0) return
    await new Promise<void>((resolve) => (this.onEmpty = resolve))
  }

  /** Asks for the right to publish and opens the stream. One key has one publisher at a time. */
  private async publish<Result>(
    request: PublishRequest,
    open: (options: StreamOptions, events: StreamEvents) => Promise<{ stream: PublishedStream; result: Result }>,
  ): Promise<Result | LiveRefusal> {
    const current = this.publishers.get(request.key)
    if (current) {
      if (!current.stream || Date.now() - current.stream.lastAt < SILENCE_MS) return refusal('inUse')
      current.stream.close('lost', 'replaced')
    }
    const publisher: Publisher = {}
    this.publishers.set(request.key, publisher)
    const release = () => {
      if (this.publishers.get(request.key) === publisher) this.publishers.delete(request.key)
    }
    let grant: PublishGrant | undefined
    try {
      const answer = await this.events.authorize(request)
      if (typeof answer === 'string') {
        release()
        return refusal(answer)
      }
      grant = answer
      const { stream, result } = await open(this.optionsOf(grant), this.streamEvents(grant.streamId, release))
      publisher.stream = stream
      this.streams.set(grant.streamId, stream)
      this.ending.add(grant.streamId)
      return result
    } catch (error) {
      release()
      if (grant) this.events.ended(grant.streamId, 'publisher')
      if (error instanceof BadOffer) return refusal('badOffer')
      throw error
    }
  }

  private optionsOf({ streamId, noRoom }: PublishGrant): StreamOptions {
    const { folder, segmentMs } = this.options
    return { streamId, noRoom, folder, segmentMs }
  }

  private streamEvents(streamId: string, release: () => void): StreamEvents {
    return {
      onStart: () => this.events.started(streamId),
      onSegment: (segment) => this.events.segment(segment),
      onDisconnect: () => {
        release()
        this.streams.delete(streamId)
      },
      onEnd: (reason, problem) => {
        this.ending.delete(streamId)
        this.events.ended(streamId, reason, problem)
        if (this.ending.size === 0) this.onEmpty?.()
      },
    }
  }
}

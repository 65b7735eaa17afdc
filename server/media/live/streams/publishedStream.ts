/** One stream while it is published, whatever protocol it came by. */
import type { LiveRefusal, NoRoom, StreamEndReason, StreamProblem, StreamStatistics } from '../liveEngine'
import type { SegmentMessage } from '../messages'
import type { RtpFeed } from '../webrtc/rtpFeed'
import type { FlvRelay } from './flvRelay'

export interface StreamEvents {
  /** The first frame has arrived. */
  onStart(): void
  onSegment(segment: SegmentMessage): void
  /** The publisher is gone; the recording is completed. */
  onDisconnect(): void
  /** After the last segment. */
  onEnd(reason: StreamEndReason, problem?: StreamProblem): void
}

export interface StreamOptions {
  streamId: string
  folder: string
  segmentMs: number
  /** Why nothing is recorded. */
  noRoom: NoRoom | undefined
}

export interface PublishedStream {
  readonly streamId: string
  /** When something was received last, in milliseconds since 1970. */
  readonly lastAt: number
  /** What viewers over WebRTC get, or why they cannot. */
  feed(): RtpFeed | LiveRefusal
  /** What viewers over WebSocket get; undefined if nothing. */
  relay(): FlvRelay | undefined
  statistics(): StreamStatistics
  /** Because there is no room; the stream goes on. */
  stopRecording(reason: NoRoom): void
  /** After a stop because of the disk. */
  resumeRecording(): void
  /** Ends the connection of the publisher. */
  close(reason: StreamEndReason, problem?: StreamProblem): void
}

export const refusal = (reason: LiveRefusal['reason']): LiveRefusal => ({ status: STATUS[reason], reason })

const STATUS: Record<LiveRefusal['reason'], LiveRefusal['status']> = {
  badOffer: 400,
  keyRefused: 401,
  keyEnded: 401,
  flightEnded: 410,
  minutesUsed: 402,
  notLive: 404,
  bFrames: 406,
  codec: 406,
  inUse: 409,
  viewersFull: 503,
  unavailable: 503,
}

/** Messages between the server and its media process. Times are milliseconds since 1970. */
import type { IncomingHttpHeaders } from 'node:http'
import type {
  LiveRefusal,
  LiveSegment,
  LiveSession,
  NoRoom,
  PublishGrant,
  PublishRefusal,
  PublishRequest,
  RtmpClosing,
  StreamEndReason,
  StreamProblem,
  StreamStatistics,
} from './liveEngine'

/** Argument of the media process, as JSON. */
export interface LiveSettings {
  /** Folder of the recordings; one folder for each stream is created in it. */
  folder: string
  /** Address that the RTMP ingest listens on. */
  rtmpHost: string
  /** 0: any free port. */
  rtmpPort: number
  /** 0: any free port. */
  udpPort: number
  /** IPv4 addresses at which browsers reach the UDP port. Empty: those of this machine. */
  advertise: readonly string[]
  /** Of all streams of this process. */
  maxViewers: number
  /** After this time, the next key frame starts a new file of a recording. */
  segmentMs: number
}

/** Calls of the server that the media process answers. */
export interface LiveCalls {
  publishOverWhip: { key: string; address: string; offer: string }
  playOverWhep: { streamId: string; viewerId: string; offer: string }
}

export type CallName = keyof LiveCalls

export type ToLiveProcess =
  | { [Name in CallName]: { kind: 'call'; call: number; name: Name; request: LiveCalls[Name] } }[CallName]
  /** With the socket. `head` is base64. */
  | { kind: 'playOverFlv'; streamId: string; viewerId: string; head: string; headers: IncomingHttpHeaders }
  | { kind: 'endSession'; sessionId: string }
  | { kind: 'closeViewers'; viewerIds: string[] }
  | { kind: 'closeStream'; streamId: string }
  | { kind: 'stopRecording'; streamId: string; reason: NoRoom }
  | { kind: 'resumeRecording'; streamId: string }
  | { kind: 'authorized'; call: number; answer: PublishGrant | PublishRefusal | 'unavailable' }
  | { kind: 'stop' }

export type FromLiveProcess =
  | { kind: 'listening'; rtmpPort: number | undefined; udpPort: number | undefined; problems: string[] }
  | { kind: 'result'; call: number; result: LiveSession | LiveRefusal }
  | { kind: 'authorize'; call: number; request: PublishRequest }
  | { kind: 'started'; streamId: string; at: number }
  /** Sent every second without streams as well, because it shows that the process works. */
  | { kind: 'statistics'; all: StreamStatistics[] }
  | { kind: 'ended'; streamId: string; reason: StreamEndReason; problem: StreamProblem | undefined }
  | { kind: 'rtmpClosed'; closing: RtmpClosing }
  | { kind: 'viewerLeft'; viewerId: string }
  | { kind: 'segment'; segment: SegmentMessage }
  | { kind: 'stopped' }

export type SegmentMessage = Omit<LiveSegment, 'startedAt' | 'endedAt'> & { startedAt: number; endedAt: number }

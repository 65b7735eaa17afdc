/** The media engine as the rest of the server sees it: publishers in, viewers out, recordings. Its process is in engine.ts. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { Watcher } from './places'

export interface PublishRequest {
  /** The stream key, as the publisher sent it. */
  key: string
  /** IP address of the publisher. */
  address: string
  protocol: PublishProtocol
  /** Where it publishes, if that is a media server and not this engine. */
  connection?: MediaConnection
}

/** A publisher at a media server. */
export interface MediaConnection {
  path: string
  /** ID of the connection. */
  id: string
  /** The stream key that the path belongs to. */
  keyId: string
}

export type PublishProtocol = 'rtmp' | 'whip' | 'rtsp' | 'srt'

export interface PublishGrant {
  streamId: string
  /** The stream is not recorded, because there is no room for its recording. */
  noRoom?: NoRoom | undefined
}

/** `storageFull`: the package has no storage left. `diskFull`: the disk has no more space than its reserve. */
export type NoRoom = 'storageFull' | 'diskFull'

/**
 * `keyRefused`: there is no such key. `keyEnded`: it was revoked or has expired. `flightEnded`: its flight or its mission takes no
 * streams any more. `minutesUsed`: the tenant has no stream minutes left. `inUse`: another publisher has it.
 */
export type PublishRefusal = 'keyRefused' | 'keyEnded' | 'flightEnded' | 'minutesUsed' | 'inUse'

export interface StreamStatistics {
  streamId: string
  /** Name of the video codec: H.264, H.265, VP8, AV1, VP9. Null until it is known. */
  codec: string | null
  /** AAC, Opus and others; null without sound. */
  audioCodec: string | null
  width: number | null
  height: number | null
  framesPerSecond: number | null
  bitsPerSecond: number
  /** Frames that were lost on the way from the publisher. */
  droppedFrames: number
  viewers: number
  /** Time between the two latest key frames. */
  keyFrameSeconds: number | null
  /** Frames are not sent in the order in which they are shown, which WebRTC cannot play. */
  hasBFrames: boolean
  receivedBytes: number
  /** Pictures that have arrived, while sound may go on without them; null where nobody counts them. */
  receivedFrames: number | null
  /** Ways to watch the stream now, the better one first. */
  paths: LivePath[]
  recording: RecordingState
  /** Of the file that is being recorded. */
  recordingBytes: number
}

export type LivePath = 'whep' | 'flv' | 'hls'

/**
 * After a problem, recording has stopped; the live picture goes on, and what was recorded can be played. `storageFull`: the
 * server has stopped it. `diskFull`: the server has stopped it or the disk took no more; it goes on when the server says so.
 */
export type RecordingState = 'waiting' | 'recording' | NoRoom | 'failed'

/**
 * `publisher`: it said that it stops, or was refused. `lost`: its connection ended without a word. `idle`: it sent nothing for
 * 15 s. `closed`: by closeStream or stop. `engine`: the media process ended unexpectedly.
 */
export type StreamEndReason = 'publisher' | 'lost' | 'idle' | 'closed' | 'engine'

/**
 * Why the server has ended the connection of a publisher. `malformed`: its data did not follow the protocol. `noPicture`: it sent no
 * video. `replaced`: a new connection with the same key came while this one was silent.
 */
export type StreamProblem = 'malformed' | 'noPicture' | 'replaced'

/** Why a publisher over RTMP was refused, beside what its key tells. */
export type RtmpRefusal = PublishRefusal | 'tooManyConnections' | 'tooManyStreams' | 'unavailable'

/** The end of a connection to the RTMP port, for the log and for who looks after the key. */
export interface RtmpClosing {
  address: string
  /** Of the accepted stream. */
  streamId?: string
  /** That was refused. */
  key?: string
  /** `noKey`: within the time for it. `wrongApplication`: the address does not end with /live. */
  because: RtmpRefusal | PublisherEnd | 'closed' | StreamProblem | 'noKey' | 'wrongApplication'
  /** In technical words. */
  detail?: string
}

/** Reasons that the connection of a publisher gives. */
export type PublisherEnd = Extract<StreamEndReason, 'publisher' | 'lost' | 'idle'>

/** A finished file of a recording, below DATA_DIR/live. Whoever takes it over deletes it. */
export interface LiveSegment {
  streamId: string
  path: string
  startedAt: Date
  endedAt: Date
  container: 'flv' | 'mp4'
}

export interface LiveCallbacks {
  /** Called before any media is read. After an error publishers may try again. */
  authorizePublish(request: PublishRequest): Promise<PublishGrant | PublishRefusal>
  /** The first frame has arrived. */
  streamStarted(streamId: string, at: Date): void
  /** Every second, for all streams. */
  streamStatistics(all: StreamStatistics[]): void
  streamEnded(streamId: string, reason: StreamEndReason, problem?: StreamProblem): void
  /** A connection to the RTMP port has ended, whether or not it had a stream. */
  rtmpClosed(closing: RtmpClosing): void
  /** The connection of a viewer has ended, or was never opened. Also after closeViewers and endSession. */
  viewerLeft(viewerId: string): void
  /** May be called again for the same file after a restart, until the file is deleted. */
  segmentWritten(segment: LiveSegment): void
}

/**
 * `notLive` 404, `badOffer` 400, `bFrames` and `codec` 406 (watch over FLV), `inUse` 409, `keyRefused` and `keyEnded` 401,
 * `minutesUsed` 402, `flightEnded` 410, `viewersFull` and `unavailable` 503 (the engine is restarting or its UDP port is in use).
 */
export interface LiveRefusal {
  status: 400 | 401 | 402 | 404 | 406 | 409 | 410 | 503
  reason: PublishRefusal | 'badOffer' | 'notLive' | 'bFrames' | 'codec' | 'viewersFull' | 'unavailable'
}

/** Offers and answers are SDP. */
export interface LiveSession {
  sessionId: string
  answer: string
}

/**
 * `starting`: its process is loading or starts again, which takes minutes on a busy machine. `failing`: the process has ended
 * several times before it listened. `noRtmp`: it works, but could not open its RTMP port, so that encoders cannot connect.
 */
export type LiveState = 'starting' | 'failing' | 'noRtmp' | 'listening'

export interface LiveEngine {
  readonly state: LiveState
  /** Resolves when the engine listens for the first time, also when a port is in use. */
  readonly listening: Promise<void>
  /** That of the settings while the engine starts; undefined while it works without one, such as when the port is in use. */
  readonly rtmpPort: number | undefined
  publishOverWhip(request: { key: string; address: string; offer: string }): Promise<LiveSession | LiveRefusal>
  /** Viewers of all streams of this process. */
  readonly maxViewers: number
  /** Whether one more connection stays within the limit of viewers. One person counts once per stream. */
  hasPlace(watcher: Watcher): boolean
  /** @param request.viewerId the session of the user, for closeViewers */
  playOverWhep(request: Watcher & { viewerId: string; offer: string }): Promise<LiveSession | LiveRefusal>
  /** Takes over the socket of a WebSocket upgrade request whose right to watch has been checked. */
  playOverFlv(
    request: Watcher & { viewerId: string },
    socket: Socket,
    head: Buffer,
    upgradeHeaders: IncomingHttpHeaders,
  ): void
  /** Ends the session of a publisher or viewer over WebRTC. */
  endSession(sessionId: string): void
  closeViewers(viewerIds: string[]): void
  closeStream(streamId: string): void
  /** Completes the recording of a stream, which goes on without one, because there is no room for it. */
  stopRecording(streamId: string, reason: NoRoom): void
  /** Records a stream again that stopped because of the disk, from its next key frame on. */
  resumeRecording(streamId: string): void
  /** Ends all streams; their segments are reported first. */
  stop(): Promise<void>
}

export const isLiveRefusal = (result: LiveSession | LiveRefusal): result is LiveRefusal => 'reason' in result

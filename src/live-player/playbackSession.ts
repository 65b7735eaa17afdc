import type { LivePath } from '../api/stream'

/** Figures of one viewer. Null where the browser does not tell. */
export interface ViewerStatistics {
  path: LivePath
  bitsPerSecond: number | null
  framesPerSecond: number | null
  width: number
  height: number
  droppedFrames: number | null
}

/** The right to play a stream once, and where. */
export interface StreamTicket {
  streamId: string
  ticket: string
  /** At a media server; null for a stream of the bundled engine. */
  whepUrl: string | null
  hlsUrl: string | null
}

/** One connection that shows a stream in a video element. */
export interface PlaybackSession {
  /** Grows while something arrives. */
  progress(): Promise<number>
  statistics(): Promise<ViewerStatistics>
  /** When the shown picture was recorded, as the stream tells, in milliseconds since 1970; undefined where it does not. */
  recordedAt?(): number | undefined
  /** Frees everything. */
  close(): void
  /** Rejects with a PlaybackError, or resolves when the connection has ended. */
  readonly ended: Promise<void>
}

/** Bits per second between two readings of a count of bytes. */
export function bitRate(): (bytes: number) => number | null {
  let last: { at: number; bytes: number } | undefined
  return (bytes) => {
    const at = performance.now()
    const before = last
    last = { at, bytes }
    if (!before || at - before.at < 1) return null
    return Math.max(0, Math.round(((bytes - before.bytes) * 8000) / (at - before.at)))
  }
}

/** Counts what a publisher sends, for the statistics of its stream. */

const WINDOW_MS = 5_000
/** Without a second key frame for this long, viewers wait in vain. */
const MISSING_MS = 5_000

interface Slot {
  at: number
  bytes: number
  frames: number
}

export class StreamMeter {
  codec: string | null = null
  audioCodec: string | null = null
  width: number | null = null
  height: number | null = null
  hasBFrames = false
  droppedFrames = 0
  receivedBytes = 0
  receivedFrames = 0
  /** When something was received last. */
  lastAt = Date.now()
  private slots: Slot[] = []
  /** Times of the publisher. */
  private firstAt: number | undefined
  private latestAt = 0
  private lastKeyAt: number | undefined
  private keyInterval: number | undefined

  /**
   * Between the two latest key frames, or since the latest one if that is longer. Null until there were two, or until their
   * absence lasts for some seconds.
   */
  get keyFrameSeconds(): number | null {
    const since = this.latestAt - (this.lastKeyAt ?? this.firstAt ?? this.latestAt)
    if (this.keyInterval !== undefined) return Math.max(this.keyInterval, since) / 1000
    return since > MISSING_MS ? since / 1000 : null
  }

  bytes(count: number): void {
    this.receivedBytes += count
    this.slot().bytes += count
  }

  /** @param time of the frame in milliseconds, on the clock of the publisher */
  frame(isKeyFrame: boolean, time: number): void {
    this.slot().frames++
    this.receivedFrames++
    this.firstAt ??= time
    this.latestAt = time
    if (!isKeyFrame) return
    if (this.lastKeyAt !== undefined) this.keyInterval = Math.max(0, time - this.lastKeyAt)
    this.lastKeyAt = time
  }

  /** Of the latest five seconds. */
  rates(): { framesPerSecond: number | null; bitsPerSecond: number } {
    const now = Date.now()
    this.slots = this.slots.filter(({ at }) => at > now - WINDOW_MS)
    const first = this.slots[0]
    if (!first) return { framesPerSecond: null, bitsPerSecond: 0 }
    const seconds = Math.max(1, (now - first.at) / 1000)
    const sum = (key: 'bytes' | 'frames') => this.slots.reduce((total, slot) => total + slot[key], 0)
    const framesPerSecond = Math.round((sum('frames') / seconds) * 10) / 10
    return { framesPerSecond, bitsPerSecond: Math.round((sum('bytes') * 8) / seconds) }
  }

  private slot(): Slot {
    const now = Date.now()
    this.lastAt = now
    const last = this.slots.at(-1)
    if (last && now - last.at < 200) return last
    const slot = { at: now, bytes: 0, frames: 0 }
    this.slots.push(slot)
    if (this.slots.length > 200) this.slots = this.slots.filter(({ at }) => at > now - WINDOW_MS)
    return slot
  }
}

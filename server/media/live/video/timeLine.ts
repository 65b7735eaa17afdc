/**
 * The time line of a stream: times of a publisher, put on the clock of this server. Its clock may be slow, start somewhere else for
 * sound than for pictures, start again or stand still, and nothing of that may move what was recorded away from when it happened.
 * Holes in what arrives stay holes.
 */

export type Track = 'video' | 'audio'

/** More than this apart, times of sound and pictures that arrive together have different zeros, and times and the clock differ. */
const APART_MS = 1_000
/** A packet that arrives at once shows how the clocks differ; others were on the way for longer. One arrives within this time. */
const WINDOW_MS = 2_000
/** Smaller differences are those of the network. */
const TOLERANCE_MS = 100
/** Of the time that passes: how fast the time line approaches the clock, unnoticed by players. */
const APPROACH = 0.05
/** So many times as fast as the clock, somebody sends a file, whose times are right. */
const FASTEST = 1.5
/** Between the last packet before a restart of the publisher's clock and the first one after it, at least. */
const FRAME_MS = 40
/** Sound and pictures follow a restart of their clock within this time. */
const RESTART_MS = 5_000
/** The times of RTMP have 32 bits. */
const WRAP = 2 ** 32

interface Own {
  /** As the publisher wrote it. */
  written: number
  /** Without the wrap of 32 bits. */
  total: number
  /** From the total to the time line. */
  shift: number
  line: number
  arrivedAt: number
}

export class TimeLine {
  private readonly tracks = new Map<Track, Own>()
  private startedAt: number | undefined
  /** Of all tracks, by differences between the clocks that were noticed on the way. */
  private offset = 0
  private approach = { by: 0, at: 0 }
  private window = newWindow(0, 0)
  private arrivedAt = 0
  private restart: { track: Track; by: number; at: number } | undefined

  /** @param now milliseconds of a clock that is never set */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Where the time line has got to, in milliseconds. */
  get latest(): number {
    return Math.max(0, ...[...this.tracks.values()].map(({ line }) => line))
  }

  /**
   * The place of a packet that arrives now, which is never before that of the packet of its track before it.
   * @param written its time in milliseconds, as the publisher writes it
   * @returns milliseconds from the first packet of the stream
   */
  place(track: Track, written: number): number {
    const now = this.now()
    this.startedAt ??= now
    const clock = now - this.startedAt
    const own = this.tracks.get(track)
    if (!own) return this.begin(track, written, clock)
    const step = stepOf(written - own.written)
    own.written = written
    own.total += step
    own.arrivedAt = clock
    let at = own.total + own.shift + this.offset
    if (step < -APART_MS || (step > APART_MS && at - clock > APART_MS)) at += this.follow(track, own, at, clock)
    at += this.adjust(track, clock - at, clock)
    own.line = Math.max(own.line, at)
    return own.line
  }

  private begin(track: Track, written: number, clock: number): number {
    const [other] = this.tracks.values()
    const isNear = other !== undefined && clock - other.arrivedAt < APART_MS
    const expected = isNear ? other.line - this.offset : clock - this.offset
    const shared = other?.shift
    const isShared = shared !== undefined && Math.abs(written + shared - expected) <= APART_MS
    const shift = isShared ? shared : expected - written
    const line = Math.max(0, written + shift + this.offset)
    this.tracks.set(track, { written, total: written, shift, line, arrivedAt: clock })
    return line
  }

  /** The clock of the publisher was set. @returns by how much the time moves */
  private follow(track: Track, own: Own, at: number, clock: number): number {
    const { restart } = this
    // The other track has followed the same change; what was in step stays so.
    const isSame =
      restart !== undefined &&
      restart.track !== track &&
      clock - restart.at < RESTART_MS &&
      Math.abs(at + restart.by - clock) <= APART_MS
    const by = isSame ? restart.by : Math.max(own.line + FRAME_MS, clock) - at
    own.shift += by
    this.restart = isSame ? undefined : { track, by, at: clock }
    return by
  }

  /**
   * Compares with the clock. @param late how much later than its place the packet has arrived
   * @returns by how much the time line moves
   */
  private adjust(track: Track, late: number, clock: number): number {
    const { approach } = this
    // What a network has held back arrives all at once.
    if (clock - this.arrivedAt > APART_MS) this.window = newWindow(clock, this.latest)
    this.arrivedAt = clock
    const { window } = this
    window.least[track] = Math.min(window.least[track], late)
    let moved = 0
    if (clock - window.since >= WINDOW_MS) {
      const least = smallest(window.least)
      this.window = newWindow(clock, this.latest)
      // Nothing arrived for a while, and the clock of the publisher stood still meanwhile.
      if (least > APART_MS) moved = least
      const isFile = this.latest - window.from > FASTEST * (clock - window.since)
      approach.by = moved === 0 && !isFile && Math.abs(least) > TOLERANCE_MS ? least : 0
    }
    const most = APPROACH * (clock - approach.at)
    const step = Math.max(-most, Math.min(most, approach.by))
    approach.by -= step
    approach.at = clock
    this.offset += moved + step
    return moved + step
  }
}

const newWindow = (since: number, from: number) => ({ since, from, least: { video: Infinity, audio: Infinity } })

/** Publishers set sound and pictures apart on purpose; one of them that is on the clock is enough. */
const smallest = ({ video, audio }: Record<Track, number>): number =>
  Math.abs(video) <= Math.abs(audio) ? video : audio

/** The step between two times of 32 bits. */
function stepOf(difference: number): number {
  if (difference < -WRAP / 2) return difference + WRAP
  return difference > WRAP / 2 ? difference - WRAP : difference
}

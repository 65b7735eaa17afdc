/** Times of a publisher without jumps: they start at 0, and a jump of its clock becomes the time between two frames. */
const MAX_JUMP_MS = 5_000
const FRAME_MS = 40

export class SteadyClock {
  private offset: number | undefined
  private last = 0

  /** Sound and picture of a stream share one clock. */
  steady(time: number): number {
    this.offset ??= -time
    let steady = time + this.offset
    if (Math.abs(steady - this.last) > MAX_JUMP_MS) {
      steady = this.last + FRAME_MS
      this.offset = steady - time
    }
    this.last = steady
    return Math.max(0, steady)
  }
}

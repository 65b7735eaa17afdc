/** A gap that a break in the network explains; a larger one is a clock that was set. */
const MAX_GAP_MS = 60_000
const MAX_BACK_MS = 1000
/** After a jump the video goes on one picture later. */
const STEP_MS = 40

/**
 * Times of packets from 0, in the order of decoding. A clock that jumps, as when an encoder starts again, leaves neither a gap of
 * hours nor a time that was used.
 */
export function createClock() {
  let offset: number | undefined
  let latest = 0
  const last = { video: -1, audio: -1 }
  return {
    get hasStarted() {
      return offset !== undefined
    },
    at(track: 'video' | 'audio', timestamp: number): number {
      offset ??= -timestamp
      let time = timestamp + offset
      if (time > latest + MAX_GAP_MS || time < latest - MAX_BACK_MS) {
        offset += latest + STEP_MS - time
        time = latest + STEP_MS
      }
      // Two packets of a track at one time cannot be told apart.
      time = Math.max(time, last[track] + 1)
      last[track] = time
      latest = Math.max(latest, time)
      return time
    },
  }
}

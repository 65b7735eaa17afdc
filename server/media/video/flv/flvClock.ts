/** A gap that a break in the network explains; a larger one is a clock that was set. */
const MAX_GAP_MS = 60_000
const MAX_BACK_MS = 1000
/** After a jump the video goes on one picture later. */
const STEP_MS = 40

type Track = 'video' | 'audio'

/**
 * Times of packets from 0, in the order of decoding. A clock that jumps, as when an encoder starts again, leaves neither a gap of
 * hours nor a time that was used, and sound with another zero than the pictures that it stands beside is moved to them.
 */
export function createClock() {
  const offsets = new Map<Track, number>()
  /** The latest jump, which the other track follows. */
  let jump: { track: Track; by: number } | undefined
  let latest = 0
  const last = { video: -1, audio: -1 }

  function offsetOf(track: Track, timestamp: number): number {
    const known = offsets.get(track)
    if (known !== undefined) return known
    const [shared = -timestamp] = offsets.values()
    const isApart = Math.abs(timestamp + shared - latest) > MAX_BACK_MS
    return isApart ? latest - timestamp : shared
  }

  const isPossible = (time: number): boolean => time <= latest + MAX_GAP_MS && time >= latest - MAX_BACK_MS

  return {
    get hasStarted() {
      return offsets.size > 0
    },
    at(track: Track, timestamp: number): number {
      let offset = offsetOf(track, timestamp)
      if (!isPossible(timestamp + offset)) {
        const isSame = jump !== undefined && jump.track !== track && isPossible(timestamp + offset + jump.by)
        const by = isSame && jump ? jump.by : latest + STEP_MS - timestamp - offset
        jump = isSame ? undefined : { track, by }
        offset += by
      }
      offsets.set(track, offset)
      // Two packets of a track at one time cannot be told apart.
      const time = Math.max(timestamp + offset, last[track] + 1)
      last[track] = time
      latest = Math.max(latest, time)
      return time
    },
  }
}

// Keeps a buffered live picture close to its newest frame. A little faster playback removes delay that has built up; a picture
// that ran out of frames gets more distance, because its network delivers unevenly.

/** Seconds. */
const SMALLEST_DELAY = 0.09
const LARGEST_DELAY = 0.6
/** Above the wanted delay; less is noise of the frame rate. */
const TOLERANCE = 0.04
/** Beyond this, what is missing is skipped. */
const SKIPPED_DELAY = 4
const FASTER = 1.1
const MUCH_FASTER = 1.3
const LONG_DELAY = 1
/** How much an interruption adds. */
const STEP = 0.05
/** After this time without an interruption, the wanted delay becomes a step smaller. */
const CALM_MS = 60_000
const LOOK_MS = 100

/** The delay that a connection needs, from its interruptions. Times are milliseconds. */
export class WantedDelay {
  private delay = SMALLEST_DELAY
  private isCatchingUp = false
  private changedAt: number

  constructor(now: number) {
    this.changedAt = now
  }

  /** Seconds. */
  get seconds(): number {
    return this.delay
  }

  interrupted(now: number): void {
    this.delay = Math.min(this.delay + STEP, LARGEST_DELAY)
    this.changedAt = now
  }

  /** @param delay of the picture in seconds. @returns the speed of playback */
  rate(delay: number, now: number): number {
    if (now - this.changedAt > CALM_MS) {
      this.delay = Math.max(this.delay - STEP, SMALLEST_DELAY)
      this.changedAt = now
    }
    if (delay <= this.delay) this.isCatchingUp = false
    else if (delay > this.delay + TOLERANCE) this.isCatchingUp = true
    if (!this.isCatchingUp) return 1
    return delay > LONG_DELAY ? MUCH_FASTER : FASTER
  }
}

/** @returns ends it */
export function followLive(video: HTMLVideoElement): () => void {
  const wanted = new WantedDelay(performance.now())
  let hasPlayed = false
  const onPlaying = () => {
    hasPlayed = true
  }
  const onWaiting = () => {
    // The first frames are waited for by every connection.
    if (hasPlayed) wanted.interrupted(performance.now())
  }
  const look = () => {
    const { buffered } = video
    if (buffered.length === 0) return
    const delay = buffered.end(buffered.length - 1) - video.currentTime
    if (delay > SKIPPED_DELAY) {
      video.currentTime += delay - wanted.seconds
      return
    }
    const rate = wanted.rate(delay, performance.now())
    if (video.playbackRate !== rate) video.playbackRate = rate
  }
  video.addEventListener('playing', onPlaying)
  video.addEventListener('waiting', onWaiting)
  const timer = setInterval(look, LOOK_MS)
  return () => {
    clearInterval(timer)
    video.removeEventListener('playing', onPlaying)
    video.removeEventListener('waiting', onWaiting)
    video.playbackRate = 1
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'

const WINDOW_MS = 60_000
const RESOLUTION_MS = 20
const NANOSECONDS_PER_MS = 1e6

export interface EventLoopDelay {
  /** The longest delay of the event loop in the last minute or two, in milliseconds. */
  longestMs(): number
  stop(): void
}

/** Measures from now on how late the event loop of this process is. */
export function measureEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  /** Of the minute before this one. */
  let earlier = 0
  const longest = () => Math.max(0, histogram.max / NANOSECONDS_PER_MS - RESOLUTION_MS)
  const timer = setInterval(() => {
    earlier = longest()
    histogram.reset()
  }, WINDOW_MS)
  timer.unref()
  return {
    longestMs: () => Math.round(Math.max(earlier, longest())),
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

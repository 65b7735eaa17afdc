/** Runs work, waiting first while too much of it is in progress. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * Work starts in the order of the calls, at most `limit` at a time. Work whose signal was aborted while it waited never starts.
 * The returned function throws what the work throws, or the signal's reason.
 */
export function limitConcurrency(limit: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work, signal) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      // The next one takes over this place.
      if (next) next()
      else running--
    }
  }
}

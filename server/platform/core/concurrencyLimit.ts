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

/** Runs work of a key, such as a tenant, waiting first while too much work of the same key is in progress. */
export type ConcurrencyLimitByKey = <T>(key: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** As `limitConcurrency`, for each key on its own: the work of one key never waits for that of another. */
export function limitConcurrencyByKey(limit: number): ConcurrencyLimitByKey {
  const limits = new Map<string, { limited: ConcurrencyLimit; calls: number }>()
  return async (key, work, signal) => {
    const entry = limits.get(key) ?? { limited: limitConcurrency(limit), calls: 0 }
    limits.set(key, entry)
    entry.calls += 1
    try {
      return await entry.limited(work, signal)
    } finally {
      entry.calls -= 1
      if (entry.calls === 0) limits.delete(key)
    }
  }
}

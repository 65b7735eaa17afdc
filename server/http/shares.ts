// Keeps one busy caller from slowing the others: each has a few requests in progress at a time, the rest wait in order.
import { availableParallelism } from 'node:os'
import { AppError } from '../core/errors'
import { httpText } from './messages'

/** Work of one caller in progress while other callers are active: more only compete for the same processors. */
const SHARED_LIMIT = Math.max(2, availableParallelism())

/** The same while no other caller is active: some work waits for other machines and does not need a processor. */
const ALONE_LIMIT = 4 * SHARED_LIMIT

/** A caller counts as active for this long after its last request. */
const ACTIVE_MS = 5_000

/** Further requests are rejected: they would be given up before their turn. */
const MAX_WAITING = 500

interface Share {
  running: number
  waiting: (() => void)[]
  lastRequestAt: number
}

export interface Shares {
  /**
   * Runs `work` when `caller` has a free place, in the order of the calls.
   * @param caller for example a tenant or a session
   * @param hasLeft tells that the connection has ended; the work does not start then
   * @throws AppError 429 when too many requests wait, and what `work` throws
   */
  run<T>(caller: string, work: () => Promise<T>, hasLeft?: () => boolean): Promise<T>
}

/** Shares of one process. Callers of different instances do not compete. */
export function createShares(limits = { shared: SHARED_LIMIT, alone: ALONE_LIMIT }): Shares {
  const shares = new Map<string, Share>()

  /** Forgets the callers that are no longer active, at most once per period. */
  let checkedAt = 0
  function forgetInactive(now: number): void {
    if (now - checkedAt < ACTIVE_MS) return
    checkedAt = now
    for (const [caller, { running, lastRequestAt }] of shares)
      if (running === 0 && now - lastRequestAt > ACTIVE_MS) shares.delete(caller)
  }

  const limit = (): number => (shares.size > 1 ? limits.shared : limits.alone)

  function startNext(share: Share): void {
    share.running--
    while (share.running < limit()) {
      const start = share.waiting.shift()
      if (!start) return
      share.running++
      // Not at once, so that requests of others that have arrived meanwhile come first.
      setImmediate(start)
    }
  }

  return {
    async run(caller, work, hasLeft = () => false) {
      const now = Date.now()
      forgetInactive(now)
      const share = shares.get(caller) ?? { running: 0, waiting: [], lastRequestAt: now }
      shares.set(caller, share)
      share.lastRequestAt = now
      if (share.running < limit()) share.running++
      else if (share.waiting.length >= MAX_WAITING) throw new AppError(429, httpText('tooManyAtOnce'))
      else await new Promise<void>((resolve) => share.waiting.push(resolve))
      try {
        if (hasLeft()) throw new AppError(499, httpText('callerLeft'))
        return await work()
      } finally {
        startNext(share)
      }
    },
  }
}

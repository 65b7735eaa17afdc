// Keeps one busy tenant from slowing the others: a tenant has a few requests in progress at a time, the rest wait.
import { availableParallelism } from 'node:os'
import { AppError } from '../core/errors'
import { httpText } from './messages'

/** Requests of one tenant in progress while other tenants are active: more only compete for the same processors. */
const SHARED_LIMIT = Math.max(2, availableParallelism())

/** The same while no other tenant is active: some requests wait for other machines and do not need a processor. */
const ALONE_LIMIT = 4 * SHARED_LIMIT

/** A tenant counts as active for this long after its last request. */
const ACTIVE_MS = 5_000

/** Further requests are rejected: their callers would give up before their turn. */
const MAX_WAITING = 500

interface Share {
  running: number
  waiting: (() => void)[]
  lastRequestAt: number
}

export interface TenantShares {
  /**
   * Runs `work` when `tenantId` has a free place, in the order of the calls.
   * @param hasLeft tells that the caller has gone; its work does not start then
   * @throws AppError 429 when too many requests wait, and what `work` throws
   */
  run<T>(tenantId: string, work: () => Promise<T>, hasLeft?: () => boolean): Promise<T>
}

/** The shares of one process. */
export function createTenantShares(limits = { shared: SHARED_LIMIT, alone: ALONE_LIMIT }): TenantShares {
  const shares = new Map<string, Share>()

  /** Forgets the tenants that are no longer active, at most once per period. */
  let checkedAt = 0
  function forgetInactive(now: number): void {
    if (now - checkedAt < ACTIVE_MS) return
    checkedAt = now
    for (const [tenantId, { running, lastRequestAt }] of shares)
      if (running === 0 && now - lastRequestAt > ACTIVE_MS) shares.delete(tenantId)
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
    async run(tenantId, work, hasLeft = () => false) {
      const now = Date.now()
      forgetInactive(now)
      const share = shares.get(tenantId) ?? { running: 0, waiting: [], lastRequestAt: now }
      shares.set(tenantId, share)
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

// Keeps one busy caller from slowing the others: each has a few requests in progress at a time, the rest wait in order.
import { availableParallelism } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/errors'
import { httpText } from './messages'

interface Limits {
  /** Work of one caller in progress while few others are active: more only competes for the same processors. */
  shared: number
  /** The same while no other caller is active: some work waits for other machines and does not need a processor. */
  alone: number
  /** With this many busy callers, each has one request in progress at a time. */
  crowd: number
  /** Further requests of a caller are rejected: they would be given up before their turn. */
  waiting: number
}

const PROCESSORS = Math.max(2, availableParallelism())

const LIMITS: Limits = { shared: PROCESSORS, alone: 4 * PROCESSORS, crowd: 2 * PROCESSORS, waiting: 500 }

/** A caller counts as active for this long after its last request. */
const ACTIVE_MS = 5_000

/** A caller whose requests have waited without a break for this long takes all it gets: it has one place beside others. */
const LONG_MS = 1_000

interface Share {
  running: number
  /** In the order of the calls. */
  waiting: Set<() => void>
  /** Since when one or the other has waited. */
  waitingSince: number | undefined
  lastRequestAt: number
}

/** Calls `leave` when the client goes away, at once if it has gone already. @returns a function that removes the listener */
type OnLeave = (leave: () => void) => () => void

export interface Shares {
  /**
   * Runs `work` when `caller` has a free place, in the order of the calls.
   * @param caller for example a tenant or a session
   * @param onLeave work whose client leaves while it waits does not start
   * @throws AppError 503 when too many requests wait, 499 when the client has left, and what `work` throws
   */
  run<T>(caller: string, work: () => Promise<T>, onLeave?: OnLeave): Promise<T>
  /** Runs a further part of a request that has been accepted: it waits for a place however many others wait. */
  continue<T>(caller: string, work: () => Promise<T>): Promise<T>
}

/** Shares of one process. Callers of different instances do not compete. */
export function createShares(limits = LIMITS): Shares {
  const shares = new Map<string, Share>()
  /** Callers with work in progress. */
  let busy = 0

  /** Forgets the callers that are no longer active, at most once per period. */
  let checkedAt = 0
  function forgetInactive(now: number): void {
    if (now - checkedAt < ACTIVE_MS) return
    checkedAt = now
    for (const [caller, { running, lastRequestAt }] of shares)
      if (running === 0 && now - lastRequestAt > ACTIVE_MS) shares.delete(caller)
  }

  function limit({ waitingSince }: Share): number {
    if (shares.size === 1) return limits.alone
    const isSatisfied = waitingSince === undefined || Date.now() - waitingSince < LONG_MS
    return busy < limits.crowd && isSatisfied ? limits.shared : 1
  }

  function leaveQueue(share: Share, start: () => void): boolean {
    const wasWaiting = share.waiting.delete(start)
    if (share.waiting.size === 0) share.waitingSince = undefined
    return wasWaiting
  }

  function occupy(share: Share): void {
    if (share.running++ === 0) busy++
  }

  function release(share: Share): void {
    if (--share.running === 0) busy--
    for (const start of share.waiting) {
      if (share.running >= limit(share)) return
      leaveQueue(share, start)
      occupy(share)
      // Not at once, so that requests of others that have arrived meanwhile come first.
      setImmediate(start)
    }
  }

  /** Waits for a place. @throws AppError 499 when the client leaves */
  function placeOf(share: Share, onLeave: OnLeave | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        removeListener?.()
        resolve()
      }
      share.waiting.add(start)
      share.waitingSince ??= Date.now()
      const removeListener = onLeave?.(() => {
        // Otherwise the request already has a place.
        if (leaveQueue(share, start)) reject(new AppError(499, httpText('callerLeft')))
      })
    })
  }

  function shareOf(caller: string): Share {
    const now = Date.now()
    forgetInactive(now)
    const share = shares.get(caller) ?? { running: 0, waiting: new Set(), waitingSince: undefined, lastRequestAt: now }
    shares.set(caller, share)
    share.lastRequestAt = now
    return share
  }

  async function inPlace<T>(share: Share, work: () => Promise<T>, onLeave?: OnLeave): Promise<T> {
    if (share.running < limit(share)) occupy(share)
    else await placeOf(share, onLeave)
    try {
      return await work()
    } finally {
      release(share)
    }
  }

  return {
    async run(caller, work, onLeave) {
      const share = shareOf(caller)
      const isFull = share.running >= limit(share) && share.waiting.size >= limits.waiting
      if (isFull) throw new AppError(503, httpText('tooManyAtOnce'))
      return inPlace(share, work, onLeave)
    },
    continue: (caller, work) => inPlace(shareOf(caller), work),
  }
}

/** Calls `leave` when the client of a request closes its connection, at once if it is closed already. */
export const whenClosed =
  ({ raw: { socket } }: FastifyRequest) =>
  (leave: () => void): (() => void) => {
    if (socket.destroyed) leave()
    else socket.once('close', leave)
    return () => socket.off('close', leave)
  }

// Repeats work that is queued in the database, so that several processes share it and none of it is lost with a process.
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../core/errors'

const EVERY_MS = 1000

export interface Rounds {
  /** Starts a round now, or as soon as the one in progress has ended. */
  wake: () => void
  /** Aborts the signal of the round in progress and waits for its end. */
  stop(): Promise<void>
}

/**
 * Starts `round` every second by default and when woken, unless the one before is still in progress. Failures are logged as
 * failures of `title`.
 */
export function startRounds(
  { log, title, everyMs = EVERY_MS }: { log: FastifyBaseLogger; title: string; everyMs?: number },
  round: (signal: AbortSignal) => Promise<void>,
): Rounds {
  const stopping = new AbortController()
  let current: Promise<void> | undefined
  let again = false
  const start = (): void => {
    if (stopping.signal.aborted) return
    current ??= round(stopping.signal)
      .catch(logFailure(log, title))
      .finally(() => {
        current = undefined
        if (again) wake()
      })
  }
  const wake = (): void => {
    again = current !== undefined
    start()
  }
  const timer = setInterval(start, everyMs)
  timer.unref()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await current
    },
  }
}

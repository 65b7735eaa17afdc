// Repeats work that is queued in the database, so that several processes share it and none of it is lost with a process.
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../core/errors'

const EVERY_MS = 1000

export interface Rounds {
  /** Aborts the signal of the round in progress and waits for its end. */
  stop(): Promise<void>
}

/**
 * Starts `round` every second by default, unless the one before is still in progress. Failures are logged as failures of `title`.
 */
export function startRounds(
  { log, title, everyMs = EVERY_MS }: { log: FastifyBaseLogger; title: string; everyMs?: number },
  round: (signal: AbortSignal) => Promise<void>,
): Rounds {
  const stopping = new AbortController()
  let current: Promise<void> | undefined
  const timer = setInterval(() => {
    current ??= round(stopping.signal)
      .catch(logFailure(log, title))
      .finally(() => (current = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await current
    },
  }
}

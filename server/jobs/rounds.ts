// Repeats work that is queued in the database, so that several processes share it and none of it is lost with a process.
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../core/errors'

const EVERY_MS = 1000

export interface Rounds {
  /** Aborts the signal of the round in progress and waits for its end. */
  stop(): Promise<void>
}

/** Starts `round` every second, unless the one before is still in progress. Failures are logged as failures of `title`. */
export function startRounds(
  { log, title }: { log: FastifyBaseLogger; title: string },
  round: (signal: AbortSignal) => Promise<void>,
): Rounds {
  const stopping = new AbortController()
  let current: Promise<void> | undefined
  const timer = setInterval(() => {
    current ??= round(stopping.signal)
      .catch(logFailure(log, title))
      .finally(() => (current = undefined))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await current
    },
  }
}

// What goes on beside a run: its claim is kept alive, its progress is told, and a cancellation is noticed.
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../errors'
import { recordChanged } from '../realtime/sql'
import { inTenant, type Db } from '../tenancy'
import type { JobContext } from './jobs'
import type { Claim } from './queue'
import { isRunning, updateProgress } from './sql'

/** Progress is stored and announced at most this often; a cancellation is noticed within twice this time. */
const LOOK_EVERY_MS = 500
const BEAT_EVERY_LOOKS = 10

export interface RunWatch {
  /** Aborted when the run is not wanted any more: cancelled, or taken up by another process. */
  over: AbortSignal
  progress: JobContext['progress']
  /** Ends the watch; nothing is stored after it. */
  stop(): Promise<void>
}

/** Watches over a run until stopped. */
export function watchRun(db: Db, claim: Claim, log: FastifyBaseLogger): RunWatch {
  const { tenantId, jobId, runId } = claim
  const over = new AbortController()
  let news: { fraction: number; message: string | null } | undefined
  let message: string | null = null
  let looks = 0

  const look = async (): Promise<void> => {
    const told = news
    news = undefined
    const wanted = await inTenant(db, tenantId, async (tx) => {
      if (!told) return isRunning(tenantId, tx, jobId, runId)
      const stored = await updateProgress(tenantId, tx, jobId, told.fraction, told.message)
      if (stored) await recordChanged(tenantId, tx, 'Job', jobId)
      return stored
    })
    looks++
    const held = looks % BEAT_EVERY_LOOKS === 0 ? await claim.beat() : true
    if (!wanted || !held) over.abort()
  }

  let looking: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy || over.signal.aborted) return
    busy = true
    // A database that does not answer says nothing about the run.
    looking = look()
      .catch(logFailure(log, 'watching a job'))
      .finally(() => (busy = false))
  }, LOOK_EVERY_MS)

  return {
    over: over.signal,
    progress(fraction, text) {
      message = text?.slice(0, 500) ?? message
      news = { fraction: Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0)), message }
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

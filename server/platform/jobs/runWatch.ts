// Keeps the claim of a run alive, stores its progress, and notices cancellation.
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../core/errors'
import { asMessage, type Message } from '../core/messages'
import { recordChanged } from '../realtime/sql'
import { inTenant, type Db } from '../db/tenancy'
import type { JobContext } from './jobs'
import type { Claim } from './queue'
import { isRunning, updateProgress } from './sql'

/** Minimum interval between stored progress updates. A cancellation is noticed within twice this time. */
const CHECK_INTERVAL_MS = 500
const CHECKS_PER_HEARTBEAT = 10

export interface RunWatch {
  /** Aborted when the run no longer counts: it was cancelled or claimed by another process. */
  over: AbortSignal
  progress: JobContext['progress']
  wrote: JobContext['wrote']
  /** Ends the watch. Nothing is stored afterwards. */
  stop(): Promise<void>
}

/** Watches a run until stopped. */
export function watchRun(db: Db, claim: Claim, log: FastifyBaseLogger): RunWatch {
  const { tenantId, jobId, runId } = claim
  const over = new AbortController()
  let isPending = false
  let fraction = 0
  let message: Message | null = null
  let writtenBytes = 0
  let checks = 0

  const check = async (): Promise<void> => {
    const isChanged = isPending
    isPending = false
    const stillRunning = await inTenant(db, tenantId, async (tx) => {
      if (!isChanged) return isRunning(tenantId, tx, jobId, runId)
      const stored = await updateProgress(tenantId, tx, jobId, { progress: fraction, message, writtenBytes })
      if (stored) await recordChanged(tenantId, tx, 'Job', jobId)
      return stored
    })
    checks++
    const held = checks % CHECKS_PER_HEARTBEAT === 0 ? await claim.heartbeat() : true
    if (!stillRunning || !held) over.abort()
  }

  let checking: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy || over.signal.aborted) return
    busy = true
    // Keep the run when the database does not answer: that says nothing about the run itself.
    checking = check()
      .catch(logFailure(log, 'watching a job'))
      .finally(() => (busy = false))
  }, CHECK_INTERVAL_MS)

  return {
    over: over.signal,
    progress(done, text) {
      message = text === undefined ? message : asMessage(text)
      fraction = Math.min(1, Math.max(0, Number.isFinite(done) ? done : 0))
      isPending = true
    },
    wrote(bytes) {
      writtenBytes = bytes
      isPending = true
    },
    async stop() {
      clearInterval(timer)
      await checking
    },
  }
}

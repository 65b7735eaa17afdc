// Claims jobs from the queue and runs them concurrently until stopped.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { logFailure } from '../core/errors'
import { openExclusiveWorkDir } from '../core/exclusiveWorkDir'
import type { AnyJobDefinition, JobServices } from './jobs'
import { openQueue, type Queue } from './queue'
import { runClaim, type Runner } from './runner'

const POLL_MS = 500
/** Grace period for runs when the server stops. The next process restarts the rest. */
const STOP_MS = 5_000

export interface Workers {
  stop(): Promise<void>
}

/**
 * Starts this process's workers: JOB_CONCURRENCY runs at a time, at most JOBS_PER_TENANT per tenant across all processes.
 * `alone` means that no other process uses this database, so every run in progress belongs to a dead process.
 */
export async function startWorkers<Services extends JobServices>(options: {
  services: Services
  connection: pg.PoolConfig
  definitions: readonly AnyJobDefinition<Services>[]
  alone: boolean
}): Promise<Workers> {
  const { services, connection, definitions, alone } = options
  const { config, db, log } = services
  const stopping = new AbortController()
  const workRoot = path.join(config.DATA_DIR, 'work')
  const queue = await openQueue(connection, db, logFailure(log, 'job queue'))
  if (alone) {
    await queue.releaseAll()
    await rm(workRoot, { recursive: true, force: true })
  }
  const runner: Runner<Services> = {
    services,
    definitions: new Map(definitions.map((definition) => [definition.kind, definition])),
    stopping: stopping.signal,
    workRoot: await openExclusiveWorkDir(workRoot),
  }
  const running = new Set<Promise<void>>()
  const loop = work(queue, runner, running, config.JOB_CONCURRENCY, config.JOBS_PER_TENANT)

  return {
    async stop() {
      stopping.abort()
      await loop
      await Promise.race([Promise.all(running), sleep(STOP_MS, undefined, { ref: false })])
      await queue.stop()
    },
  }
}

async function work<Services extends JobServices>(
  queue: Queue,
  runner: Runner<Services>,
  running: Set<Promise<void>>,
  concurrency: number,
  perTenant: number,
): Promise<void> {
  const { stopping, services } = runner
  const failed = logFailure(services.log, 'job queue')
  while (!stopping.aborted) {
    const claim = await nextClaim(queue, perTenant, running.size < concurrency).catch(failed)
    if (claim) {
      const run: Promise<void> = runClaim(runner, claim)
        .catch(failed)
        .finally(() => running.delete(run))
      running.add(run)
    } else {
      // Wakes up early when a run ends.
      await Promise.race([sleep(POLL_MS, undefined, { signal: stopping }).catch(() => undefined), ...running])
    }
  }
}

async function nextClaim(queue: Queue, perTenant: number, hasCapacity: boolean) {
  if (!hasCapacity) return undefined
  await queue.enqueueDue(perTenant)
  return queue.claim()
}

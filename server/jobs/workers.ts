// Takes jobs from the queue and runs them, so many at a time, until told to stop.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { logFailure } from '../errors'
import { openOwnFolder } from '../ownFolder'
import type { Services } from '../services'
import type { AnyJobDefinition } from './jobs'
import { openQueue, type Queue } from './queue'
import { runClaim, type Runner } from './runner'

const POLL_MS = 500
/** Runs get this long to end when the server stops. Those that do not are begun again by the next process. */
const STOP_MS = 5_000

export interface Workers {
  stop(): Promise<void>
}

/**
 * Starts this process's workers: JOB_CONCURRENCY runs at a time, of one tenant at most JOBS_PER_TENANT in all processes.
 * `alone` says that no other process works on this database, so that runs under way can only be a dead one's.
 */
export async function startWorkers(options: {
  services: Services
  connection: pg.PoolConfig
  definitions: readonly AnyJobDefinition[]
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
  const runner: Runner = {
    services,
    definitions: new Map(definitions.map((definition) => [definition.kind, definition])),
    stopping: stopping.signal,
    workRoot: await openOwnFolder(workRoot),
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

async function work(
  queue: Queue,
  runner: Runner,
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
      // Also awake as soon as a place is free.
      await Promise.race([sleep(POLL_MS, undefined, { signal: stopping }).catch(() => undefined), ...running])
    }
  }
}

async function nextClaim(queue: Queue, perTenant: number, hasPlace: boolean) {
  if (!hasPlace) return undefined
  await queue.feed(perTenant)
  return queue.claim()
}

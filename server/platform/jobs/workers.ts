// Claims jobs from the queue and runs them concurrently until stopped.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { logFailure } from '../core/errors'
import { openExclusiveWorkDir } from '../core/exclusiveWorkDir'
import { placeOf } from '../core/place'
import type { AnyJobDefinition, JobServices } from './jobs'
import type { ObserveRun } from './metrics'
import { openQueue, type Queue } from './queue'
import { queueSignal } from './queueSignal'
import { runClaim, type Runner } from './runner'
import { LANES, type Lane } from './sql'

/** Between looks at the queue, for the jobs of other processes and those whose turn comes. */
const POLL_MS = 500
/** Short runs at a time, besides the long ones. */
const SHORT_CONCURRENCY = 2
/** Grace period for runs when the server stops. The next process restarts the rest. */
const STOP_MS = 5_000

export interface Workers {
  stop(): Promise<void>
}

/**
 * Starts this process's workers: JOB_CONCURRENCY long runs at a time and a few short ones, at most JOBS_PER_TENANT of each
 * lane per tenant across all processes.
 * `alone` means that no other process uses this database, so every run in progress belongs to a dead process.
 */
export async function startWorkers<Services extends JobServices>(options: {
  services: Services
  connection: pg.PoolConfig
  definitions: readonly AnyJobDefinition<Services>[]
  alone: boolean
  observe: ObserveRun
}): Promise<Workers> {
  const { services, connection, definitions, alone, observe } = options
  const { config, db, log } = services
  const stopping = new AbortController()
  const workRoot = path.join(config.DATA_DIR, 'work')
  const queue = await openQueue({ connection, db, place: placeOf(config.DATA_DIR) }, logFailure(log, 'job queue'))
  if (alone) {
    await queue.releaseAll()
    await rm(workRoot, { recursive: true, force: true })
  }
  const runner: Runner<Services> = {
    services,
    definitions: new Map(definitions.map((definition) => [definition.kind, definition])),
    stopping: stopping.signal,
    workRoot: await openExclusiveWorkDir(workRoot),
    observe,
  }
  const running = new Set<Promise<void>>()
  const concurrency: Record<Lane, number> = { long: config.JOB_CONCURRENCY, short: SHORT_CONCURRENCY }
  const loops = LANES.map((lane) =>
    work({ lane, queue, runner, running, perTenant: config.JOBS_PER_TENANT }, concurrency[lane]),
  )

  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      await Promise.race([Promise.all(running), sleep(STOP_MS, undefined, { ref: false })])
      await queue.stop()
    },
  }
}

interface LaneWork<Services extends JobServices> {
  lane: Lane
  queue: Queue
  runner: Runner<Services>
  /** The runs of all lanes. */
  running: Set<Promise<void>>
  perTenant: number
}

async function work<Services extends JobServices>(
  { lane, queue, runner, running, perTenant }: LaneWork<Services>,
  concurrency: number,
): Promise<void> {
  const { stopping, services } = runner
  const own = new Set<Promise<void>>()
  const failed = logFailure(services.log, 'job queue')
  const waiting = watchWaitingJobs(stopping)
  while (!stopping.aborted) {
    // Before the look at the queue, so that no job is missed that starts to wait during it.
    waiting.forget()
    const claim = await nextClaim(queue, lane, perTenant, own.size < concurrency).catch(failed)
    if (claim) {
      const run: Promise<void> = runClaim(runner, claim)
        .catch(failed)
        .finally(() => {
          own.delete(run)
          running.delete(run)
        })
      own.add(run)
      running.add(run)
    } else {
      // Wakes up early when a run ends.
      await Promise.race([waiting.next(), ...own])
    }
  }
  waiting.end()
}

interface WaitingJobs {
  /** Forgets the jobs that have started to wait so far. */
  forget(): void
  /** Resolves when a job of this process has started to wait since `forget`, after POLL_MS, and when the server stops. */
  next(): Promise<void>
  end(): void
}

function watchWaitingJobs(stopping: AbortSignal): WaitingJobs {
  let isWaiting = false
  let wake = (): void => undefined
  const onWaiting = () => {
    isWaiting = true
    wake()
  }
  queueSignal.on('waiting', onWaiting)
  stopping.addEventListener('abort', onWaiting)
  return {
    forget: () => {
      isWaiting = stopping.aborted
    },
    next: () =>
      new Promise((resolve) => {
        if (isWaiting) return resolve()
        const timer = setTimeout(resolve, POLL_MS)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    end() {
      queueSignal.off('waiting', onWaiting)
      stopping.removeEventListener('abort', onWaiting)
    },
  }
}

async function nextClaim(queue: Queue, lane: Lane, perTenant: number, hasCapacity: boolean) {
  if (!hasCapacity) return undefined
  await queue.enqueueDue(perTenant)
  return queue.claim(lane)
}

// Configures pg-boss: for each lane a queue of all processes and one of those with the same DATA_DIR, in schema pgboss of the same database, with heartbeats and exponential back-off.
import type pg from 'pg'
import { PgBoss, type JobWithMetadata } from 'pg-boss'
import { asPlatform, type Db } from '../db/tenancy'
import { queueSignal } from './queueSignal'
import { LANES, markRunQueued, selectRunsToQueue, selectOpenRuns, lockQueueing, type Lane, type QueuedRun } from './sql'

const QUEUES: Record<Lane, string> = { long: 'aerie-job', short: 'aerie-short-job' }
/** Heartbeat timeout after which a claim expires. */
const HEARTBEAT_S = 20
/** Larger than any job's own time limit, which the runner enforces. */
const MAX_RUN_S = 24 * 3600 - 1

export interface Claim extends Omit<QueuedRun, 'lane' | 'isLocal'> {
  /** Sends a heartbeat. @returns false when the claim has expired */
  heartbeat(): Promise<boolean>
  /** Completes the run, whether it succeeded or failed. */
  complete(): Promise<void>
  /** Queues the run again after a delay that doubles each time. */
  retry(): Promise<void>
}

export interface Queue {
  /** Queues jobs within each tenant's limit for a lane: first come, first served, round robin over tenants. */
  enqueueDue(perTenant: number): Promise<void>
  /** Claims the next run of a lane; undefined when none is due. */
  claim(lane: Lane): Promise<Claim | undefined>
  /** Expires the claims of dead processes so that their runs restart immediately. */
  releaseAll(): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens the queue. The owner role of the database creates or upgrades its schema.
 * @param place of this process
 */
export async function openQueue(
  { connection, db, place }: { connection: pg.PoolConfig; db: Db; place: string },
  onError: (error: unknown) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    host: connection.host,
    port: connection.port,
    user: connection.user,
    password: connection.password,
    database: connection.database,
    ssl: connection.ssl,
    connectionString: connection.connectionString,
    application_name: 'aerie jobs',
    max: 3,
    schema: 'pgboss',
    schedule: false,
    // Limits the delay until an expired heartbeat is noticed.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    clockMonitorIntervalSeconds: 600,
  })
  boss.on('error', onError)
  await boss.start()
  // The runner counts attempts and gives up; pg-boss must never do so first.
  const settings = {
    retryLimit: 10_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: HEARTBEAT_S,
  }
  const localQueues: Record<Lane, string> = { long: `${QUEUES.long}-${place}`, short: `${QUEUES.short}-${place}` }
  for (const queues of [QUEUES, localQueues]) {
    for (const lane of LANES) {
      await boss.createQueue(queues[lane], { ...settings, expireInSeconds: MAX_RUN_S, deleteAfterSeconds: 3600 })
    }
  }

  async function insert(queue: string, runs: QueuedRun[]): Promise<void> {
    if (runs.length === 0) return
    await boss.insert(
      queue,
      runs.map(({ tenantId, jobId, runId }) => ({ id: runId, data: { tenantId, jobId } })),
    )
  }

  async function claimFrom(queue: string): Promise<Claim | undefined> {
    const [job] = await boss.fetch<{ tenantId: string; jobId: string }>(queue, { includeMetadata: true })
    return job && claimOf(boss, queue, job)
  }

  async function release(queue: string, lane: Lane, ofPlace: string | null): Promise<void> {
    const runs = await asPlatform(db, (tx) => selectOpenRuns(tx, lane, ofPlace))
    if (runs.length > 0) await boss.fail(queue, runs)
  }

  return {
    async enqueueDue(perTenant) {
      const queued = await asPlatform(db, async (tx) => {
        if (!(await lockQueueing(tx))) return 0
        const due = await selectRunsToQueue(tx, perTenant, place)
        if (due.length === 0) return 0
        // Insert into pg-boss first: it ignores an ID it already has, so a crash between the two steps is harmless.
        for (const lane of LANES) {
          const runs = due.filter((run) => run.lane === lane)
          await insert(
            QUEUES[lane],
            runs.filter(({ isLocal }) => !isLocal),
          )
          await insert(
            localQueues[lane],
            runs.filter(({ isLocal }) => isLocal),
          )
        }
        await markRunQueued(
          tx,
          due.map(({ jobId }) => jobId),
        )
        return due.length
      })
      // The worker of the other lane may have found nothing in the meantime.
      if (queued > 0) queueSignal.emit('waiting')
    },

    async claim(lane) {
      return (await claimFrom(localQueues[lane])) ?? claimFrom(QUEUES[lane])
    },

    async releaseAll() {
      for (const lane of LANES) {
        await release(QUEUES[lane], lane, null)
        await release(localQueues[lane], lane, place)
      }
    },

    stop: () => boss.stop({ graceful: false }),
  }
}

function claimOf(boss: PgBoss, queue: string, job: JobWithMetadata<{ tenantId: string; jobId: string }>): Claim {
  // Bound to this attempt, so that an expired claim cannot affect the next attempt.
  const attempt = { id: job.id, retryCount: job.retryCount }
  return {
    ...job.data,
    runId: job.id,
    async heartbeat() {
      const { affected } = (await boss.touch(queue, attempt)) as { affected: number }
      return affected > 0
    },
    async complete() {
      await boss.complete(queue, attempt)
    },
    async retry() {
      await boss.fail(queue, attempt)
    },
  }
}

// pg-boss as Aerie uses it: one queue in schema pgboss of the same database, a claim with a heartbeat, back-off.
import type pg from 'pg'
import { PgBoss, type JobWithMetadata } from 'pg-boss'
import { asPlatform, type Db } from '../tenancy'
import { markHandedOver, selectHandOvers, selectOpenRuns, takeHandOver, type HandOver } from './sql'

const QUEUE = 'aerie-job'
/** The claim of a process that has shown no sign of life for so long is void. */
const HEARTBEAT_S = 20
/** Beyond any job's own time limit, which is kept by its runner. */
const LONGEST_S = 24 * 3600 - 1

export interface Claim extends HandOver {
  /** Tells that its process lives. @returns false when the claim is void */
  beat(): Promise<boolean>
  /** The run is over, well or badly. */
  done(): Promise<void>
  /** The run is to be begun again, after a while that doubles each time. */
  again(): Promise<void>
}

export interface Queue {
  /** Hands over what its tenant has room for: first come, first served, round robin over tenants. */
  feed(perTenant: number): Promise<void>
  /** The next run, or undefined when nothing is due. */
  claim(): Promise<Claim | undefined>
  /** Voids the claims of processes that cannot be alive, so that their runs begin again at once. */
  releaseAll(): Promise<void>
  stop(): Promise<void>
}

/** Opens the queue; its schema is made or brought up to date by the role that owns the database. */
export async function openQueue(connection: pg.PoolConfig, db: Db, onError: (error: unknown) => void): Promise<Queue> {
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
    // How soon a dead process is noticed, besides the heartbeat.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    clockMonitorIntervalSeconds: 600,
  })
  boss.on('error', onError)
  await boss.start()
  // How often a job is tried is decided by its runner; here it is only kept from being given up.
  const settings = {
    retryLimit: 10_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: HEARTBEAT_S,
  }
  await boss.createQueue(QUEUE, { ...settings, expireInSeconds: LONGEST_S, deleteAfterSeconds: 3600 })

  return {
    async feed(perTenant) {
      await asPlatform(db, async (tx) => {
        if (!(await takeHandOver(tx))) return
        const due = await selectHandOvers(tx, perTenant)
        if (due.length === 0) return
        // First there, then here: an id that is there already is left alone, so dying in between does no harm.
        await boss.insert(
          QUEUE,
          due.map(({ tenantId, jobId, runId }) => ({ id: runId, data: { tenantId, jobId } })),
        )
        await markHandedOver(
          tx,
          due.map(({ jobId }) => jobId),
        )
      })
    },

    async claim() {
      const [job] = await boss.fetch<{ tenantId: string; jobId: string }>(QUEUE, { includeMetadata: true })
      return job && claimOf(boss, job)
    },

    async releaseAll() {
      const runs = await asPlatform(db, selectOpenRuns)
      if (runs.length > 0) await boss.fail(QUEUE, runs)
    },

    stop: () => boss.stop({ graceful: false }),
  }
}

function claimOf(boss: PgBoss, job: JobWithMetadata<{ tenantId: string; jobId: string }>): Claim {
  // Bound to this attempt: after the claim is void, none of these touches the next one.
  const attempt = { id: job.id, retryCount: job.retryCount }
  return {
    ...job.data,
    runId: job.id,
    async beat() {
      const { affected } = (await boss.touch(QUEUE, attempt)) as { affected: number }
      return affected > 0
    },
    async done() {
      await boss.complete(QUEUE, attempt)
    },
    async again() {
      await boss.fail(QUEUE, attempt)
    },
  }
}

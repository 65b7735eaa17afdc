// Executes one run of a job, from its claim to its recorded outcome.
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asAppError } from '../core/errors'
import type { Message } from '../core/messages'
import { inSpan } from '../core/spans'
import { hasRoomToRun } from '../disk/reservations'
import { recordChanged } from '../realtime/sql'
import { StorageUnavailable } from '../storage/storage'
import { inTenant, type Tx } from '../db/tenancy'
import { HANDED_OVER, JobFailure, type AnyJobDefinition, type JobServices } from './jobs'
import { jobText } from './messages'
import type { ObserveRun, RunEnd } from './metrics'
import { watchRun } from './runWatch'
import type { Claim } from './queue'
import { claimJob, countInterruption, leaveRunning, setAside, settleJob, SUSPECT_AFTER, type ClaimedJob } from './sql'

/** Runs that may fail unexpectedly before the job fails. Interrupted runs do not count. */
const MAX_FAILURES = 3
/**
 * Interruptions after which a job fails. A killed server interrupts all its jobs, so this limit is well above SUSPECT_AFTER:
 * from there on, only a job that ends its process, or one that happened to run during many other stops, comes near it.
 */
const MAX_INTERRUPTIONS = 10
/** Time after which an aborted run that does not return stops blocking its worker. */
const WIND_DOWN_MS = 30_000
/** HTTP status of an error about a full disk. */
const DISK_FULL_STATUS = 507

/** What is recorded after a run; `running` of a job that another system continues. */
type Recorded = End | { status: 'running' }
type Outcome = { result: object } | { error: unknown }
type End = Parameters<typeof settleJob>[3]

export interface Runner<Services extends JobServices> {
  services: Services
  definitions: ReadonlyMap<string, AnyJobDefinition<Services>>
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Parent of the runs' folders. */
  workRoot: string
  observe: ObserveRun
}

/** Runs a claimed job and records the outcome. Throws only when the database does not answer. */
export async function runClaim<Services extends JobServices>(runner: Runner<Services>, claim: Claim): Promise<void> {
  const { db } = runner.services
  const { tenantId, jobId } = claim
  const job = await inTenant(db, tenantId, (tx) => begin(tx, claim))
  if (!job) return claim.complete()

  const startedAt = performance.now()
  const end = await inSpan(
    `job ${job.kind}`,
    { kind: 'consumer', attributes: { 'aerie.job_id': jobId } },
    async (add) => {
      const recorded = await run(runner, claim, job)
      add({ 'aerie.job_end': namedEnd(recorded) })
      return recorded
    },
  )
  runner.observe({ kind: job.kind, end: namedEnd(end), seconds: (performance.now() - startedAt) / 1000 })
  if (end) await inTenant(db, tenantId, (tx) => settle(tenantId, tx, jobId, end))
  await (end?.status === 'queued' ? claim.retry() : claim.complete())
}

function namedEnd(recorded: Recorded | undefined): RunEnd {
  if (recorded === undefined) return 'dropped'
  return recorded.status === 'running' ? 'handed-over' : recorded.status
}

/** @returns undefined when the run must not start: the job is over, has been given up, or waits until it runs alone */
async function begin(tx: Tx, { tenantId, jobId, runId }: Claim): Promise<ClaimedJob | undefined> {
  const interruptions = await countInterruption(tenantId, tx, jobId, runId)
  if (interruptions >= MAX_INTERRUPTIONS) {
    await settle(tenantId, tx, jobId, { status: 'failed', message: jobText('crashed') })
    return undefined
  }
  if (interruptions >= SUSPECT_AFTER) {
    await setAside(tenantId, tx, jobId, jobText('waitsAlone'))
    await recordChanged(tenantId, tx, 'Job', jobId)
    return undefined
  }
  const claimed = await claimJob(tenantId, tx, jobId, runId)
  if (claimed) await recordChanged(tenantId, tx, 'Job', jobId)
  return claimed
}

async function settle(tenantId: string, tx: Tx, jobId: string, end: Recorded): Promise<void> {
  if (end.status === 'running') return leaveRunning(tenantId, tx, jobId)
  if (await settleJob(tenantId, tx, jobId, end)) await recordChanged(tenantId, tx, 'Job', jobId)
}

/** @returns the outcome to record; undefined when the job was cancelled or claimed by another process */
async function run<Services extends JobServices>(
  runner: Runner<Services>,
  claim: Claim,
  job: ClaimedJob,
): Promise<Recorded | undefined> {
  const { services, definitions, stopping, workRoot } = runner
  const { tenantId, jobId, runId } = claim
  const log = services.log.child({ jobId, tenantId, kind: job.kind })
  const definition = definitions.get(job.kind)
  if (!definition) return { status: 'failed', message: jobText('unsupported') }
  if (!(await hasRoom(services, definition, job)))
    return { status: 'queued', message: jobText('waitingForSpace'), counts: false }

  const watch = watchRun(services.db, claim, log)
  const timeout = AbortSignal.timeout(definition.timeoutMs)
  const signal = AbortSignal.any([stopping, timeout, watch.over])
  const workDir = path.join(workRoot, runId)
  const held = services.temporaryFiles.hold('job', tenantId, job.reservedBytes)
  try {
    const context = { tenantId, jobId, signal, progress: watch.progress, wrote: watch.wrote, workDir, services, log }
    const running = inEmptyFolder(workDir, () => definition.run(job.input as never, context)).then(
      (result): Outcome => ({ result }),
      (error: unknown): Outcome => ({ error }),
    )
    const outcome = await Promise.race([running, windDown(signal)])
    await watch.stop()

    if (outcome && 'result' in outcome && outcome.result === HANDED_OVER) return { status: 'running' }
    if (outcome && 'result' in outcome) return { status: 'completed', result: outcome.result }
    if (watch.over.aborted) return undefined
    if (stopping.aborted) return { status: 'queued', message: jobText('waitingForServer'), counts: false }
    if (timeout.aborted)
      return {
        status: 'failed',
        message: jobText('timedOut', { limit: durationMessage(definition.timeoutMs) }),
      }
    if (outcome?.error instanceof JobFailure) return { status: 'failed', message: outcome.error.text }
    log.error({ err: outcome?.error }, 'job failed unexpectedly')
    return endOf(outcome?.error, job)
  } finally {
    await watch.stop()
    await rm(workDir, { recursive: true, force: true })
    held.release()
  }
}

/** Whether the disk has room for the run. */
const hasRoom = async (
  { db, config }: JobServices,
  { freesSpace }: Pick<AnyJobDefinition, 'freesSpace'>,
  { reservedBytes }: ClaimedJob,
): Promise<boolean> => freesSpace === true || hasRoomToRun(db, config, reservedBytes)

/** After an error that the job did not expect. */
function endOf(error: unknown, { failures }: ClaimedJob): End {
  // An outage that lasts longer than all attempts of a job says nothing about the job.
  if (error instanceof StorageUnavailable)
    return { status: 'queued', message: jobText('waitingForStorage'), counts: false }
  if (asAppError(error).status === DISK_FULL_STATUS) return { status: 'failed', message: jobText('diskFull') }
  return failures + 1 < MAX_FAILURES
    ? { status: 'queued', message: jobText('retrying'), counts: true }
    : { status: 'failed', message: jobText('unexpected') }
}

/** Inside `run`'s error handling: a full disk fails the run like any other error. */
async function inEmptyFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return work()
}

/** Resolves some time after the signal, for runs that ignore it. */
async function windDown(signal: AbortSignal): Promise<undefined> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await sleep(WIND_DOWN_MS, undefined, { ref: false })
}

function durationMessage(milliseconds: number): Message {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 1) return jobText('seconds', { count: Math.ceil(milliseconds / 1000) })
  return minutes < 120 ? jobText('minutes', { count: minutes }) : jobText('hours', { count: Math.round(minutes / 60) })
}

// One run of one job: from the claim to what people are told of its end.
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordChanged } from '../realtime/sql'
import type { Services } from '../services'
import { inTenant, type Tx } from '../tenancy'
import { JobFailure, type AnyJobDefinition } from './jobs'
import { watchRun } from './runWatch'
import type { Claim } from './queue'
import { claimJob, settleJob, type ClaimedJob } from './sql'

/** Runs that end without a verdict, by a crash or an unexpected error, before the job is given up. */
const MOST_ATTEMPTS = 3
/** How long a run that was told to stop may take before it no longer holds up the others. */
const WIND_DOWN_MS = 30_000

const CRASHED = 'This stopped the server more than once and was given up. The file may be too large or damaged.'
const UNEXPECTED = 'Something went wrong here. It has been written to the log; try again, or ask whoever runs Aerie.'
const TRYING_AGAIN = 'Something went wrong, trying again'

type Outcome = { result: object } | { error: unknown }
type End = Parameters<typeof settleJob>[3]

export interface Runner {
  services: Services
  definitions: ReadonlyMap<string, AnyJobDefinition>
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Where runs have their folders. */
  workRoot: string
}

/** Runs what was claimed to its end and says so; throws only when the database does not answer. */
export async function runClaim(runner: Runner, claim: Claim): Promise<void> {
  const { db } = runner.services
  const { tenantId, jobId, runId } = claim
  const job = await inTenant(db, tenantId, async (tx) => {
    const claimed = await claimJob(tenantId, tx, jobId, runId)
    if (claimed) await recordChanged(tenantId, tx, 'Job', jobId)
    return claimed
  })
  if (!job) return claim.done()

  const end =
    job.attempts > MOST_ATTEMPTS ? { status: 'failed' as const, message: CRASHED } : await run(runner, claim, job)
  if (end) await inTenant(db, tenantId, (tx) => settle(tenantId, tx, jobId, end))
  await (end?.status === 'queued' ? claim.again() : claim.done())
}

async function settle(tenantId: string, tx: Tx, jobId: string, end: End): Promise<void> {
  if (await settleJob(tenantId, tx, jobId, end)) await recordChanged(tenantId, tx, 'Job', jobId)
}

/** @returns how the job stands after the run; undefined when somebody else has decided that */
async function run(runner: Runner, claim: Claim, job: ClaimedJob): Promise<End | undefined> {
  const { services, definitions, stopping, workRoot } = runner
  const { tenantId, jobId, runId } = claim
  const log = services.log.child({ jobId, tenantId, kind: job.kind })
  const definition = definitions.get(job.kind)
  if (!definition) return { status: 'failed', message: `This version of Aerie cannot do ${job.kind}` }

  const watch = watchRun(services.db, claim, log)
  const timeout = AbortSignal.timeout(definition.timeoutMs)
  const signal = AbortSignal.any([stopping, timeout, watch.over])
  const workDir = path.join(workRoot, runId)
  try {
    const context = { tenantId, jobId, signal, progress: watch.progress, workDir, services, log }
    const running = inEmptyFolder(workDir, () => definition.run(job.input as never, context)).then(
      (result): Outcome => ({ result }),
      (error: unknown): Outcome => ({ error }),
    )
    const outcome = await Promise.race([running, windDown(signal)])
    await watch.stop()

    if (outcome && 'result' in outcome) return { status: 'completed', result: outcome.result }
    if (watch.over.aborted) return undefined
    if (stopping.aborted) return { status: 'queued', message: 'Waiting for the server to be back', counts: false }
    if (timeout.aborted)
      return { status: 'failed', message: `This took longer than ${inWords(definition.timeoutMs)} and was stopped` }
    if (outcome?.error instanceof JobFailure) return { status: 'failed', message: outcome.error.message }
    log.error({ err: outcome?.error }, 'job failed unexpectedly')
    return job.attempts < MOST_ATTEMPTS
      ? { status: 'queued', message: TRYING_AGAIN, counts: true }
      : { status: 'failed', message: UNEXPECTED }
  } finally {
    await watch.stop()
    await rm(workDir, { recursive: true, force: true })
  }
}

/** That there is no room for the folder is a failure of the run like any other. */
async function inEmptyFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return work()
}

/** Resolves some time after the signal, for runs that do not hear it. */
async function windDown(signal: AbortSignal): Promise<undefined> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await sleep(WIND_DOWN_MS, undefined, { ref: false })
}

function inWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 1) return `${Math.ceil(milliseconds / 1000)} seconds`
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

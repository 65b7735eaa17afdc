// Background work that outlives its request. A job starts when the caller's transaction commits and runs in any worker.
import type { FastifyBaseLogger } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { asMessage, render, type Message } from '../core/messages'
import { recordChanged } from '../realtime/sql'
import type { Config } from '../core/config'
import type { TemporaryFiles } from '../disk/temporaryFiles'
import { onCommit, type Db, type Tx } from '../db/tenancy'
import { queueSignal } from './queueSignal'
import { insertJob, type JobStart } from './sql'

/**
 * What a run returns that has handed its work to another system. The job occupies no worker from then on, and goes on until
 * `settleJob` ends it.
 */
export const HANDED_OVER = { isHandedOver: true } as const

/** Services that every job needs; definitions may require more (`Services`). */
export interface JobServices {
  db: Db
  config: Pick<Config, 'DATA_DIR' | 'DISK_RESERVE' | 'JOB_CONCURRENCY' | 'JOBS_PER_TENANT' | 'S3'>
  temporaryFiles: TemporaryFiles
  log: FastifyBaseLogger
}

/** What a run receives besides its input. */
export interface JobContext<Services extends JobServices = JobServices> {
  tenantId: string
  jobId: string
  /** Aborted on cancellation, timeout and server stop. `run` should clean up and return soon after. */
  signal: AbortSignal
  /** Reports progress from 0 to 1 and the current step. Cheap to call: stored and announced at most twice a second. */
  progress: (fraction: number, message?: Message | string) => void
  /** Reports how many of the reserved bytes of the job the run has written. As cheap as `progress`. */
  wrote: (bytes: number) => void
  /** An empty folder for this run, removed when the run ends for any reason. */
  workDir: string
  services: Services
  log: FastifyBaseLogger
}

export interface JobDefinition<
  Input extends object,
  Result extends object,
  Services extends JobServices = JobServices,
> {
  /** Kebab-case. Stored in the database, so it must never change. */
  kind: string
  /** Time limit of one run. */
  timeoutMs: number
  /** The job runs also while the disk has less space than its reserve, because it frees some. */
  freesSpace?: true
  /**
   * Does the work. It may run again from the start after a crash, so it writes its results at the end, in one
   * transaction. Throw a JobFailure to fail with a message for the user; other errors are retried, then reported in
   * general terms. HANDED_OVER leaves the job running.
   */
  run(input: Input, context: JobContext<Services>): Promise<Result | typeof HANDED_OVER>
}

/** A definition whose input type is unknown because the input was read from the database. */
export type AnyJobDefinition<Services extends JobServices = JobServices> = JobDefinition<never, object, Services>

/** A failure that the user can understand and fix. It is not retried automatically. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  readonly text: Message

  constructor(text: Message | string, options?: ErrorOptions) {
    super(typeof text === 'string' ? text : render(text, 'en'), options)
    this.text = asMessage(text)
  }
}

/** Infers the types of a definition. Workers only run definitions exported in `jobs` of a group's index.ts. */
export const defineJob = <Input extends object, Result extends object, Services extends JobServices = JobServices>(
  definition: JobDefinition<Input, Result, Services>,
): JobDefinition<Input, Result, Services> => definition

/** Starts a job when the caller's transaction commits. @returns its ID */
export async function startJob<Input extends object, Result extends object, Services extends JobServices>(
  tenantId: string,
  tx: Tx,
  definition: JobDefinition<Input, Result, Services>,
  input: Input,
  start: JobStart,
): Promise<string> {
  const jobId = uuidv7()
  await insertJob(tenantId, tx, jobId, definition.kind, input, start)
  await recordChanged(tenantId, tx, 'Job', jobId)
  onCommit(tx, () => queueSignal.emit('waiting'))
  return jobId
}

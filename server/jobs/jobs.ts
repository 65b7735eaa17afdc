// Work that outlives a request: defined once, started in the caller's transaction, run by a worker in any process.
import type { FastifyBaseLogger } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { recordChanged } from '../realtime/sql'
import type { Services } from '../services'
import type { Tx } from '../tenancy'
import { insertJob, type JobStart } from './sql'

/** What a job is given besides its input. */
export interface JobContext {
  tenantId: string
  jobId: string
  /** Aborted when the job is cancelled, takes too long or the server stops; `run` ends soon after and cleans up. */
  signal: AbortSignal
  /** Tells people how far it is, from 0 to 1, and what it is doing. Cheap: stored and announced twice a second at most. */
  progress: (fraction: number, message?: string) => void
  /** An empty folder of this run, removed with all in it when the run is over, however it ends. */
  workDir: string
  services: Services
  log: FastifyBaseLogger
}

export interface JobDefinition<Input extends object, Result extends object> {
  /** Kebab-case; stored, so it stays what it is. */
  kind: string
  /** How long one run may take. */
  timeoutMs: number
  /**
   * Does the work. It may be run again from the start after a crash, so what it writes it writes at the end, in one
   * transaction. Throws a JobFailure to fail with words for a person; anything else is tried again, then failed plainly.
   */
  run(input: Input, context: JobContext): Promise<Result>
}

/** A definition whose input came out of the database, which is as far as its type goes. */
export type AnyJobDefinition = JobDefinition<never, object>

/** A failure a person understands and can do something about; not tried again by itself. */
export class JobFailure extends Error {
  override name = 'JobFailure'
}

/** Gives a definition its types; add it to the list in jobs/definitions.ts so that workers know it. */
export const defineJob = <Input extends object, Result extends object>(
  definition: JobDefinition<Input, Result>,
): JobDefinition<Input, Result> => definition

/** Starts a job when the caller's transaction commits. @returns its id */
export async function startJob<Input extends object, Result extends object>(
  tenantId: string,
  tx: Tx,
  definition: JobDefinition<Input, Result>,
  input: Input,
  start: JobStart,
): Promise<string> {
  const jobId = uuidv7()
  await insertJob(tenantId, tx, jobId, definition.kind, input, start)
  await recordChanged(tenantId, tx, 'Job', jobId)
  return jobId
}

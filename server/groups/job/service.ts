// Decides which jobs a user sees, and cancels and retries them.
import { conflict, notFound } from '../../platform/core/errors'
import { recordChanged } from '../../platform/realtime/sql'
import type { Principal } from '../../platform/identity/session'
import type { Tx } from '../../platform/db/tenancy'
import { jobActionText, jobStatusText } from './messages'
import { cancelOpenJob, requeueFailedJob, selectJob, type JobFilter, type Job } from './sql'

const TYPES_SEEING_ALL = ['tenant-root', 'tenant-staff']

/** Limits a filter to the jobs that the user may see: all of the tenant, or the user's own. */
export const visibleTo = ({ userType, userId }: Principal): Pick<JobFilter, 'startedBy'> =>
  TYPES_SEEING_ALL.includes(userType) ? {} : { startedBy: userId }

/** @throws AppError 404 when the job does not exist or the user may not see it */
export async function requireJob(tenantId: string, tx: Tx, jobId: string, user: Principal): Promise<Job> {
  const job = await selectJob(tenantId, tx, jobId, visibleTo(user))
  if (!job) throw notFound(jobActionText('notFound'))
  return job
}

/** The worker stops within two seconds, also in another process. @throws AppError 404, 409 when the job has ended */
export async function cancelJob(tenantId: string, tx: Tx, jobId: string, user: Principal): Promise<Job> {
  const { status } = await requireJob(tenantId, tx, jobId, user)
  if (!(await cancelOpenJob(tenantId, tx, jobId))) {
    throw conflict(jobActionText('cannotCancel', { status: jobStatusText(status) }))
  }
  await recordChanged(tenantId, tx, 'Job', jobId)
  return requireJob(tenantId, tx, jobId, user)
}

/** @throws AppError 404, 409 when it has not failed */
export async function retryJob(tenantId: string, tx: Tx, jobId: string, user: Principal): Promise<Job> {
  const { status } = await requireJob(tenantId, tx, jobId, user)
  if (!(await requeueFailedJob(tenantId, tx, jobId))) {
    throw conflict(jobActionText('cannotRetry', { status: jobStatusText(status) }))
  }
  await recordChanged(tenantId, tx, 'Job', jobId)
  return requireJob(tenantId, tx, jobId, user)
}

/** Cancels a job for the record that it works for, whoever started it. Does nothing when the job has ended. */
export async function endOpenJob(tenantId: string, tx: Tx, jobId: string): Promise<void> {
  if (await cancelOpenJob(tenantId, tx, jobId)) await recordChanged(tenantId, tx, 'Job', jobId)
}

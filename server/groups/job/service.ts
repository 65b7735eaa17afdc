// Who sees and steers which job, and what can be done to one.
import { conflict, notFound } from '../../core/errors'
import { recordChanged } from '../../realtime/sql'
import type { Principal } from '../../identity/session'
import type { Tx } from '../../db/tenancy'
import { cancelOpenJob, requeueFailedJob, selectJob, type JobFilter, type StoredJob } from './sql'

const SEES_ALL = ['tenant-root', 'tenant-staff']

/** What the user may see: all of the tenant's jobs, or those the user started. */
export const visibleTo = ({ userType, userId }: Principal): Pick<JobFilter, 'startedBy'> =>
  SEES_ALL.includes(userType) ? {} : { startedBy: userId }

/** @throws AppError 404 */
export async function requireJob(tenantId: string, tx: Tx, jobId: string, user: Principal): Promise<StoredJob> {
  const job = await selectJob(tenantId, tx, jobId, visibleTo(user))
  if (!job) throw notFound('Job')
  return job
}

/** Its worker, wherever it is, hears of it within two seconds. @throws AppError 404, 409 when it is over */
export async function cancelJob(tenantId: string, tx: Tx, jobId: string, user: Principal): Promise<StoredJob> {
  const { status } = await requireJob(tenantId, tx, jobId, user)
  if (!(await cancelOpenJob(tenantId, tx, jobId))) throw conflict(`A job that is ${status} cannot be cancelled`)
  await recordChanged(tenantId, tx, 'Job', jobId)
  return requireJob(tenantId, tx, jobId, user)
}

/** @throws AppError 404, 409 when it has not failed */
export async function retryJob(tenantId: string, tx: Tx, jobId: string, user: Principal): Promise<StoredJob> {
  const { status } = await requireJob(tenantId, tx, jobId, user)
  if (!(await requeueFailedJob(tenantId, tx, jobId))) throw conflict(`A job that is ${status} cannot be run again`)
  await recordChanged(tenantId, tx, 'Job', jobId)
  return requireJob(tenantId, tx, jobId, user)
}

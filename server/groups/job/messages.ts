import { catalogue } from '../../platform/core/messages'

/** Texts about what users do with jobs. Those of the job engine are in `jobText`. */
export const jobActionText = catalogue('jobAction', {
  cancelled: 'Job cancelled',
  queued: 'The job will run again',
  notFound: 'Job not found',
  cannotCancel: 'This job has ended ({status}) and cannot be cancelled',
  cannotRetry: 'This job is {status}. Only a failed job can run again.',
})

/** A status as a message, for use inside another. */
export const jobStatusText = catalogue('jobStatus', {
  queued: 'queued',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
})

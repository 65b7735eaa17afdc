import { catalogue } from '../../shared/messages'

export const jobsText = catalogue('jobs', {
  jobs: 'Jobs',
  jobsRunning: 'Jobs, {count} running',
  title: 'Jobs',
  none: 'No jobs yet. Imports and exports appear here while they run.',
  queued: 'Queued',
  running: 'Running',
  failed: 'Failed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  progressOf: 'Progress of {title}',
  cancel: 'Cancel',
  cancelOf: 'Cancel {title}',
  retry: 'Retry',
  retryOf: 'Retry {title}',
})

import { catalogue } from '../../shared/messages'

export const jobsText = catalogue('jobs', {
  jobs: 'Jobs',
  jobsRunning: 'Jobs, {count} running',
  title: 'Jobs',
  none: 'No jobs yet. Imports and exports appear here while they run.',
  queued: 'waiting',
  running: 'running',
  failed: 'failed',
  completed: 'done',
  cancelled: 'cancelled',
  progressOf: 'Progress of {title}',
  cancel: 'Cancel',
  cancelOf: 'Cancel {title}',
  retry: 'Try again',
  retryOf: 'Try {title} again',
})

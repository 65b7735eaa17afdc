import { catalogue } from '../../shared/messages'

export const jobsText = catalogue('jobs', {
  jobs: 'Jobs',
  jobsRunning: 'Jobs, {count} under way',
  title: 'Jobs',
  none: 'No jobs yet. Imports and exports appear here while they run, wherever you are.',
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

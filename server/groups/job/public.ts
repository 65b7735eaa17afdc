// What other groups may use of the group job.
export { endOpenJob } from './service'

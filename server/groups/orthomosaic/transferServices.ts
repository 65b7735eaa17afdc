import type { JobServices } from '../../platform/jobs/jobs'
import type { Storage } from '../../platform/storage/storage'
import type { NodeSettings } from './nodes'

/** What sending photos and storing results need. */
export interface TransferServices extends JobServices {
  config: JobServices['config'] & NodeSettings
  storage: Storage
}

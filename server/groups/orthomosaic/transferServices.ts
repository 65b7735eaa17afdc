import type { Config } from '../../platform/core/config'
import type { JobServices } from '../../platform/jobs/jobs'
import type { Storage } from '../../platform/storage/storage'
import type { NodeSettings } from './nodes'

/** What sending photos and storing results need. */
export interface TransferServices extends JobServices {
  config: Pick<Config, 'DATA_DIR' | 'JOB_CONCURRENCY' | 'JOBS_PER_TENANT'> & NodeSettings
  storage: Storage
}

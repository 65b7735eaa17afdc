import type { Config } from '../../core/config'
import type { JobServices } from '../../jobs/jobs'
import type { Storage } from '../../storage/storage'
import type { NodeSettings } from './nodes'

/** What sending photos and storing results need. */
export interface TransferServices extends JobServices {
  config: Pick<Config, 'DATA_DIR' | 'JOB_CONCURRENCY' | 'JOBS_PER_TENANT'> & NodeSettings
  storage: Storage
}

import type { Config } from '../../core/config'
import { openLocalFolder } from '../../storage/localFolder'
import { filesFolder } from '../../storage/openStorage'
import type { Storage } from '../../storage/storage'
import { openLocalUploadStore } from './localUploadStore'
import { openS3UploadStore } from './s3UploadStore'
import type { UploadStore } from './uploadStore'

/** The upload store that belongs to the storage the settings choose. */
export const openUploadStore = (config: Config, storage: Storage): UploadStore =>
  config.S3
    ? openS3UploadStore(config.S3, storage)
    : openLocalUploadStore(openLocalFolder(filesFolder(config)), filesFolder(config))

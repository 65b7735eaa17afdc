import path from 'node:path'
import type { Config } from '../../../platform/core/config'
import { openLocalFolder } from '../../../platform/storage/localFolder'
import { filesFolder } from '../../../platform/storage/openStorage'
import type { Storage } from '../../../platform/storage/storage'
import { openLocalUploadStore } from './localUploadStore'
import type { UploadStore } from './uploadStore'

/** The upload store that belongs to the storage the settings choose. */
export async function openUploadStore(config: Config, storage: Storage): Promise<UploadStore> {
  if (!config.S3) return openLocalUploadStore(openLocalFolder(filesFolder(config)))
  const { openS3UploadStore } = await import('./s3UploadStore')
  return openS3UploadStore(config.S3, storage, path.join(config.DATA_DIR, 'cache', 'uploads'))
}

import path from 'node:path'
import type { Config } from '../config'
import { openLocalFolder } from './localFolder'
import { openS3, requireBucket } from './s3'
import type { Storage } from './storage'

/** Where files are kept without a store. */
export const filesFolder = ({ DATA_DIR }: Config): string => path.join(DATA_DIR, 'files')

/** The storage that the settings name. @throws StartUpError when there is a store in them that does not answer */
export async function openStorage(config: Config): Promise<Storage> {
  if (!config.S3) return openLocalFolder(filesFolder(config))
  await requireBucket(config.S3)
  return openS3(config.S3, path.join(config.DATA_DIR, 'cache', 's3'))
}

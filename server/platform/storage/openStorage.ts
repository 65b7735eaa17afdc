import path from 'node:path'
import type { Config } from '../core/config'
import { openLocalFolder } from './localFolder'
import type { Storage } from './storage'

/** Local copies of a server that are not in use, divided among its processes. */
const COPIES_BYTES = 20 * 2 ** 30

/** Folder of the files when no store is configured. */
export const filesFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => path.join(DATA_DIR, 'files')

/** Opens the configured storage. @throws StartUpError when the configured store does not answer */
export async function openStorage(config: Config): Promise<Storage> {
  if (!config.S3) return openLocalFolder(filesFolder(config))
  // Loaded where a store is configured only, because the client takes a tenth of a start.
  const { openS3, requireBucket } = await import('./s3')
  await requireBucket(config.S3)
  return openS3(config.S3, path.join(config.DATA_DIR, 'cache', 's3'), COPIES_BYTES / config.PROCESS.count)
}

// Opens the folder or the bucket that a setting or an argument names.
import path from 'node:path'
import type { BackupStore } from '../core/config'
import { StartUpError } from '../core/startUpError'
import type { BackupPlace } from './backupPlace'
import { openFolderPlace } from './folderPlace'

/**
 * Opens `target`: a folder, or `s3://bucket` with an optional folder in it.
 * @throws StartUpError when the store of a bucket is not set, or does not answer
 */
export async function openBackupPlace(target: string, store: BackupStore | undefined): Promise<BackupPlace> {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target)
  if (!bucket) return openFolderPlace(path.resolve(target))
  if (!store)
    throw new StartUpError(
      'Set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY for backups in a bucket.',
    )
  const [, name = '', folder = ''] = bucket
  // Loaded where a bucket is used only, because the client takes a tenth of a start.
  const { openBucketPlace } = await import('./bucketPlace')
  return openBucketPlace({ ...store, bucket: name }, folder.replace(/\/+$/, ''))
}

// Where backups are: a folder, or a bucket of an S3-compatible store.
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupStore } from '../core/config'
import { StartUpError } from '../core/startUpError'
import { openFolderPlace } from './folderPlace'

export interface BackupFile {
  /** Relative, with slashes. */
  name: string
  /** In bytes. */
  size: number
}

export interface BackupPlace {
  /** What messages call it. */
  readonly title: string
  /** Writes all of `source` or nothing, replacing a file of that name. */
  put(name: string, source: Readable): Promise<void>
  /** Makes sure that what was put survives a crash of the machine. */
  flush(): Promise<void>
  /** Reads a file; the error of a missing one comes from the stream or the promise. */
  open(name: string): Promise<Readable>
  has(name: string): Promise<boolean>
  /** Files whose names start with `<folder>/`. */
  list(folder: string): AsyncIterable<BackupFile>
  /** Names of the folders at the top. */
  folders(): Promise<string[]>
  delete(name: string): Promise<void>
  deleteFolder(folder: string): Promise<void>
}

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

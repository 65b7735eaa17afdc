// File storage: a local folder by default, or an S3-compatible store. The server creates all keys.
import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

export interface FileStat {
  size: number
  modifiedAt: Date
}

export interface Storage {
  /** Writes all of `source` or nothing, replacing the file under the key. @returns size and hash of the file */
  put(key: string, source: Readable): Promise<{ size: number; sha256: string }>
  /** Moves a local file into the storage. @returns size and hash of the file */
  putFile(key: string, path: string): Promise<{ size: number; sha256: string }>
  /** @throws StorageMiss when the key does not exist */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Undefined when the key does not exist. */
  stat(key: string): Promise<FileStat | undefined>
  /** Deletes the file under the key, complete or partial. Ignores an unknown key. */
  delete(key: string): Promise<void>
  /** Deletes all keys that start with `<prefix>/`. */
  deletePrefix(prefix: string): Promise<void>
  /** Lists all keys that start with `<prefix>/`. An empty prefix lists everything, including partial files. */
  list(prefix: string): AsyncIterable<{ key: string } & FileStat>
  /** A local path of the file for programs that need one. Read only, valid until `release`. */
  localFile(key: string): Promise<LocalFile>
}

export interface LocalFile {
  path: string
  release(): void
}

/** The key does not exist. */
export class StorageMiss extends Error {
  override name = 'StorageMiss'
}

/** The store does not answer, or answers that it cannot serve. Replies map the code to 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  readonly code = 'STORAGE_UNAVAILABLE'
}

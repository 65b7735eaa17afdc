// Where files are: a folder by default, an S3-compatible store by configuration. Keys are made here, never by people.
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
  /** Writes all of `source` or nothing; what was under the key is replaced. @returns what was written */
  put(key: string, source: Readable): Promise<{ size: number; sha256: string }>
  /** Takes over a file of this machine, which is gone from `path` afterwards. @returns what was written */
  putFile(key: string, path: string): Promise<{ size: number; sha256: string }>
  /** @throws StorageMiss when there is nothing under the key */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Undefined when there is nothing under the key. */
  stat(key: string): Promise<FileStat | undefined>
  /** Removes what is under the key, complete or half written; nothing there is fine. */
  delete(key: string): Promise<void>
  /** Everything whose key begins with `<prefix>/`. */
  deletePrefix(prefix: string): Promise<void>
  /** Everything whose key begins with `<prefix>/`. For an empty prefix everything there is, half written files too. */
  list(prefix: string): AsyncIterable<{ key: string } & FileStat>
  /** The file as one of this machine, for programs that want a path; read only, and only until `release`. */
  localFile(key: string): Promise<LocalFile>
}

export interface LocalFile {
  path: string
  release(): void
}

/** There is nothing under the key. */
export class StorageMiss extends Error {
  override name = 'StorageMiss'
}

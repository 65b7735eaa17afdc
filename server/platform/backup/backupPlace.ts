// Where backups are: a folder, or a bucket of an S3-compatible store.
import type { Readable } from 'node:stream'

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

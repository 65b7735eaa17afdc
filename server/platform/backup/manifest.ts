// A backup is a folder `<time>` with manifest.json and the files of the database; the stored files of all backups are in `files`, and
// the archive of the write-ahead log is in `wal`.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { StartUpError } from '../core/startUpError'
import type { BackupPlace } from './backupPlace'

/** Folder of the stored files, which all backups share: a key never changes its content. */
const FILES = 'files'
/** Folder of the database in a backup: the files of the cluster, compressed with gzip. */
const DATABASE = 'database'
const MANIFEST = 'manifest.json'
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const FORMAT = 1

interface Summary {
  /** In bytes. */
  size: number
  /** SHA-256 in hexadecimal. */
  sha256: string
}

/** Size and hash are those of the original. */
export interface SavedFile extends Summary {
  /** Relative, with slashes: the path in the cluster, the key of a stored file, or the name in DATA_DIR. */
  name: string
  /** As it is in the backup. Absent in backups of version 0.1, which were never encrypted. */
  stored?: Summary
}

export interface Manifest {
  format: typeof FORMAT
  /** ISO 8601. Everything that was committed before is part of the backup. */
  createdAt: string
  /** ISO 8601, of the database. Absent in backups of version 0.1. */
  completedAt?: string
  /** Whether all files but the manifest are encrypted. */
  isEncrypted?: boolean
  /** Segments of the write-ahead log that the database needs. */
  wal?: { first: string; last: string }
  /** Folders of the cluster, also empty ones. */
  databaseFolders: string[]
  database: SavedFile[]
  files: SavedFile[]
  /** Small files of DATA_DIR, such as session-secret, and recordings that are not imported yet. */
  others: SavedFile[]
}

export const newManifest = (createdAt: Date, isEncrypted: boolean): Manifest => ({
  format: FORMAT,
  createdAt: createdAt.toISOString(),
  isEncrypted,
  databaseFolders: [],
  database: [],
  files: [],
  others: [],
})

export const backupName = (createdAt: Date): string => `${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The names of files in the place. @param isEncrypted those of age end with .age */
export const namesOf = (backup: string, isEncrypted: boolean) => {
  const end = isEncrypted ? '.age' : ''
  return {
    database: (name: string) => `${backup}/${DATABASE}/${name}.gz${end}`,
    file: (key: string) => `${FILES}/${key}${end}`,
    other: (name: string) => `${backup}/${name}${end}`,
  }
}

/** Names of all files of the place that are stored files. */
export async function storedFiles(place: BackupPlace): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, size } of place.list(FILES)) sizes.set(name, size)
  return sizes
}

/** Names of the complete backups, the oldest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const complete: string[] = []
  for (const name of await backupFolders(place)) if (await place.has(`${name}/${MANIFEST}`)) complete.push(name)
  return complete
}

/** Names of the backups, the oldest first, complete or not. */
export async function backupFolders(place: BackupPlace): Promise<string[]> {
  return (await place.folders()).filter((name) => NAME.test(name)).sort()
}

/** Completes a backup: without its manifest it is none. */
export const writeManifest = (place: BackupPlace, name: string, manifest: Manifest): Promise<void> =>
  place.put(`${name}/${MANIFEST}`, Readable.from([JSON.stringify(manifest)], { objectMode: false }))

/** @throws StartUpError when the place has no such backup, or one of another version of the format */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest> {
  const text = await readText(place, `${name}/${MANIFEST}`).catch((error: Error) => {
    throw new StartUpError(
      `The backup ${name} cannot be read (${error.message}). Choose one of the backups in ${place.title}.`,
    )
  })
  const manifest = JSON.parse(text) as Manifest
  if ((manifest.format as number) !== FORMAT)
    throw new StartUpError(`The backup ${name} has a format that this version of Aerie does not know.`)
  return manifest
}

async function readText(place: BackupPlace, name: string): Promise<string> {
  return (await buffer(await place.open(name))).toString('utf8')
}

// A backup is a folder `<time>` with manifest.json and the files of the database; the stored files of all backups are in `files`.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartUpError } from '../core/startUpError'

/** Folder of the stored files, which all backups share: a key never changes its content. */
export const FILES = 'files'
/** Folder of the database in a backup: the files of the cluster, compressed with gzip. */
export const DATABASE = 'database'
export const MANIFEST = 'manifest.json'
export const UNFINISHED = '.unfinished'

const FORMAT = 1

export interface SavedFile {
  /** Relative, with slashes: the path in the cluster, the key of a stored file, or the name in DATA_DIR. */
  name: string
  /** Bytes of the original. */
  size: number
  /** SHA-256 of the original, in hexadecimal. */
  sha256: string
}

export interface Manifest {
  format: typeof FORMAT
  /** ISO 8601. */
  createdAt: string
  /** Folders of the cluster, also empty ones. */
  databaseFolders: string[]
  database: SavedFile[]
  files: SavedFile[]
  /** Small files of DATA_DIR, such as session-secret, and recordings that are not imported yet. */
  others: SavedFile[]
}

export const newManifest = (createdAt: Date): Manifest => ({
  format: FORMAT,
  createdAt: createdAt.toISOString(),
  databaseFolders: [],
  database: [],
  files: [],
  others: [],
})

/** Names of the complete backups in `folder`, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch(() => [])
  return entries.filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)).sort()
}

/** @throws StartUpError when the folder has no such backup, or one of another version of the format */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const file = path.join(folder, name, MANIFEST)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartUpError(`${file} cannot be read (${error.code}). Choose one of the backups in ${folder}.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== FORMAT)
    throw new StartUpError(`The backup ${name} has a format that this version of Aerie does not know.`)
  return manifest
}

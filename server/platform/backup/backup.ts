// A backup of the bundled database and the files of DATA_DIR, while the server runs or not.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { limitConcurrency } from '../core/concurrencyLimit'
import { StartUpError } from '../core/startUpError'
import { withOwnDatabase } from '../db/ownDatabase'
import { openLocalFolder } from '../storage/localFolder'
import type { BackupPlace } from './backupPlace'
import { copyCluster } from './copyCluster'
import { recordBackup } from './lastBackup'
import {
  backupFolders,
  backupName,
  listBackups,
  namesOf,
  newManifest,
  readManifest,
  storedFiles,
  writeManifest,
  type Manifest,
  type SavedFile,
} from './manifest'
import { hashStored, nowhere, putSealed, readSealed } from './sealing'
import { removeWalBefore } from './walArchive'

/** What else of DATA_DIR a restore needs. */
const OTHERS = ['session-secret', 'place', 'outbox', 'live']
/** Copies at a time: each waits for the disk or the store. */
const PARALLEL = 4
/** A backup without a manifest is of a killed command when it is older. */
const UNFINISHED_MS = 24 * 3_600_000

export interface BackupResult {
  name: string
  databaseFiles: number
  files: number
  /** Stored files that were not in the place yet. */
  newFiles: number
  /** Of the originals. */
  bytes: number
}

interface BackupOptions {
  /** Public keys of age for which the files are encrypted. None: they are not. */
  recipients?: readonly string[]
  now?: Date
}

/**
 * Makes a backup of `dataDir`. The database is copied before the files, so that each of its rows has its file, unless the file is
 * deleted meanwhile.
 * @throws StartUpError when there is no bundled database, or another Aerie is starting or stopping
 */
export async function makeBackup(
  dataDir: string,
  place: BackupPlace,
  { recipients = [], now = new Date() }: BackupOptions = {},
): Promise<BackupResult> {
  const name = backupName(now)
  const isEncrypted = recipients.length > 0
  await removeUnfinished(place, now)
  const earlier = await newestFiles(place, isEncrypted)
  const manifest = newManifest(now, isEncrypted)
  const names = namesOf(name, isEncrypted)
  let isComplete = false
  let newFiles: number
  try {
    const copied = await withOwnDatabase(dataDir, ({ connection, cluster }) =>
      copyCluster(connection, cluster, (from, file) =>
        putSealed(place, names.database(file), from, { isCompressed: true, recipients }),
      ),
    )
    manifest.databaseFolders = copied.folders
    manifest.database = copied.files
    manifest.wal = { first: copied.firstSegment, last: copied.lastSegment }
    manifest.completedAt = copied.completedAt
    const save = async (from: string, to: string, saved: string): Promise<SavedFile> => {
      const sealed = await putSealed(place, to, createReadStream(from), { isCompressed: false, recipients })
      return { name: saved, ...sealed }
    }
    const stored = await copyStoredFiles(path.join(dataDir, 'files'), await storedFiles(place), earlier, {
      nameOf: names.file,
      save,
    })
    manifest.files = stored.files
    newFiles = stored.copied
    manifest.others = await copyOthers(dataDir, (from, other) => save(from, names.other(other), other))
    await place.flush()
    await writeManifest(place, name, manifest)
    await place.flush()
    isComplete = true
  } finally {
    if (!isComplete) await place.deleteFolder(name)
  }
  await recordBackup(dataDir, now)
  const bytes = [...manifest.database, ...manifest.files].reduce((sum, { size }) => sum + size, 0)
  return {
    name,
    databaseFiles: manifest.database.length,
    files: manifest.files.length,
    newFiles,
    bytes,
  }
}

/**
 * Removes all but the newest backups, and the stored files and the write-ahead log that none of the others needs.
 * @returns the names of the removed
 */
export async function keepNewest(place: BackupPlace, count: number): Promise<string[]> {
  const names = await listBackups(place)
  const removed = names.slice(0, Math.max(0, names.length - count))
  for (const name of removed) await place.deleteFolder(name)
  if (removed.length === 0) return removed
  const needed = new Set<string>()
  let firstSegment: string | undefined
  for (const name of await listBackups(place)) {
    const manifest = await readManifest(place, name)
    const { file } = namesOf(name, manifest.isEncrypted === true)
    for (const saved of manifest.files) needed.add(file(saved.name))
    firstSegment ??= manifest.wal?.first
  }
  for (const name of (await storedFiles(place)).keys()) if (!needed.has(name)) await place.delete(name)
  if (firstSegment !== undefined) await removeWalBefore(place, firstSegment)
  return removed
}

/** A backup inside of what it saves would save itself. @throws StartUpError */
export function assertApart(dataDir: string, target: string): void {
  if (target.startsWith('s3://')) return
  const relative = path.relative(dataDir, path.resolve(target))
  if (relative === '' || !relative.startsWith('..'))
    throw new StartUpError(`The backup cannot be inside of DATA_DIR (${dataDir}). Choose a folder on another disk.`)
}

/** What a killed command has left. */
async function removeUnfinished(place: BackupPlace, now: Date): Promise<void> {
  const complete = new Set(await listBackups(place))
  const old = backupName(new Date(now.getTime() - UNFINISHED_MS))
  for (const name of await backupFolders(place)) if (!complete.has(name) && name < old) await place.deleteFolder(name)
}

/** The stored files of the newest backup by key, whose hashes are known; none when it is encrypted and this one is not, or inversely. */
async function newestFiles(place: BackupPlace, isEncrypted: boolean): Promise<Map<string, SavedFile>> {
  const name = (await listBackups(place)).at(-1)
  if (name === undefined) return new Map()
  const manifest = await readManifest(place, name)
  if ((manifest.isEncrypted === true) !== isEncrypted) return new Map()
  return new Map(manifest.files.map((file) => [file.name, file]))
}

/**
 * Copies the files that the place does not have. A key never changes its content.
 * @param there sizes of the files of the place
 * @param earlier the files of the newest backup by key
 */
async function copyStoredFiles(
  source: string,
  there: Map<string, number>,
  earlier: Map<string, SavedFile>,
  {
    nameOf,
    save,
  }: { nameOf: (key: string) => string; save: (from: string, to: string, key: string) => Promise<SavedFile> },
): Promise<{ files: SavedFile[]; copied: number }> {
  const files: SavedFile[] = []
  const copies: Promise<void>[] = []
  const limit = limitConcurrency(PARALLEL)
  const copy = async (key: string): Promise<void> => {
    try {
      files.push(await save(path.join(source, key), nameOf(key), key))
    } catch (error) {
      // Deleted meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  for await (const { key, size } of openLocalFolder(source).list('')) {
    if (key.startsWith('.')) continue
    const known = earlier.get(key)
    const isThere = there.get(nameOf(key)) === (known?.stored ?? known)?.size
    if (known?.size === size && isThere) files.push(known)
    else copies.push(limit(() => copy(key)))
  }
  await Promise.all(copies)
  return { files, copied: copies.length }
}

async function copyOthers(
  dataDir: string,
  save: (from: string, name: string) => Promise<SavedFile>,
): Promise<SavedFile[]> {
  const saved: SavedFile[] = []
  const copy = async (name: string): Promise<void> => {
    const from = path.join(dataDir, name)
    const found = await stat(from).catch(() => undefined)
    if (found?.isDirectory()) {
      for (const entry of await readdir(from)) await copy(`${name}/${entry}`)
    } else if (found?.isFile()) saved.push(await save(from, name))
  }
  for (const name of OTHERS) await copy(name)
  return saved
}

/**
 * Reads all files of a backup as they are stored, which needs no key.
 * @returns the names of those that are missing or were changed
 */
export async function verifyBackup(place: BackupPlace, name: string): Promise<string[]> {
  const manifest = await readManifest(place, name)
  return damagedFiles(place, name, manifest)
}

export async function damagedFiles(place: BackupPlace, backup: string, manifest: Manifest): Promise<string[]> {
  const damaged: string[] = []
  const names = namesOf(backup, manifest.isEncrypted === true)
  const check = async (name: string, isCompressed: boolean, saved: SavedFile): Promise<void> => {
    const opening = { isCompressed, isEncrypted: false, identities: [] }
    const expected = saved.stored ?? saved
    const found = await (saved.stored ? hashStored(place, name) : readSealed(place, name, nowhere(), opening)).catch(
      () => undefined,
    )
    if (found?.sha256 !== expected.sha256) damaged.push(name)
  }
  for (const saved of manifest.database) await check(names.database(saved.name), true, saved)
  for (const saved of manifest.files) await check(names.file(saved.name), false, saved)
  for (const saved of manifest.others) await check(names.other(saved.name), false, saved)
  return damaged
}

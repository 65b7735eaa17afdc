// A backup of the bundled database and the stored files, while the server runs or not.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { limitConcurrency } from '../core/concurrencyLimit'
import type { BackupStore, S3Settings } from '../core/config'
import { StartUpError } from '../core/startUpError'
import { withOwnDatabase } from '../db/ownDatabase'
import { isStorageKey } from '../storage/keys'
import { openLocalFolder } from '../storage/localFolder'
import { StorageMiss, type Storage } from '../storage/storage'
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
import { withPlaceLock, type LockTimes, type PlaceLock } from './placeLock'
import { hashStored, nowhere, putSealed, readSealed } from './sealing'
import { removeWalBefore } from './walArchive'

/** What else of DATA_DIR a restore needs. */
const OTHERS = ['session-secret', 'place', 'outbox', 'live']
/** Copies at a time: each waits for the disk or the store. */
const PARALLEL = 4
/** Names of files in a message. */
const MAX_LISTED = 5

export interface BackupResult {
  name: string
  databaseFiles: number
  files: number
  /** Stored files that were not in the place yet. */
  newFiles: number
  /** Of the originals. */
  bytes: number
  /** Names of the earlier backups that were removed. */
  removed: string[]
}

interface BackupOptions {
  /** Public keys of age for which the files are encrypted. None: they are not. */
  recipients?: readonly string[]
  now?: Date
  /** Where the stored files are. By default in DATA_DIR. */
  files?: StoredFiles
  /** Removes all but so many of the newest backups, with this one. By default none. */
  keep?: number
  lockTimes?: LockTimes
}

type StoredFiles = Pick<Storage, 'list' | 'open'>

/**
 * Makes a backup of `dataDir`. The database is copied before the files, so that each of its rows has its file, unless the file is
 * deleted meanwhile. It counts as made once the place has every file that the manifest names.
 * @throws StartUpError when there is no bundled database, another Aerie is starting or stopping, another command uses the place, or the
 * place does not have what was written to it
 */
export function makeBackup(
  dataDir: string,
  place: BackupPlace,
  { lockTimes, ...options }: BackupOptions = {},
): Promise<BackupResult> {
  return withPlaceLock(place, (lock) => saveAndKeep(dataDir, place, options, lock), lockTimes)
}

async function saveAndKeep(
  dataDir: string,
  place: BackupPlace,
  { recipients = [], now = new Date(), files = localFiles(dataDir), keep }: BackupOptions,
  lock: PlaceLock,
): Promise<BackupResult> {
  const name = backupName(now)
  const isEncrypted = recipients.length > 0
  await removeUnfinished(place)
  const earlier = await newestFiles(place, isEncrypted)
  const manifest = newManifest(now, isEncrypted)
  const names = namesOf(name, isEncrypted)
  let isComplete = false
  let copied: string[]
  try {
    await copyDatabase(dataDir, manifest, (from, file) =>
      putSealed(place, names.database(file), from, { isCompressed: true, recipients }),
    )
    const save = async (from: Readable, to: string, saved: string): Promise<SavedFile> => {
      const sealed = await putSealed(place, to, from, { isCompressed: false, recipients })
      return { name: saved, ...sealed }
    }
    const stored = await copyStoredFiles(files, await storedFiles(place), earlier, { nameOf: names.file, save })
    manifest.files = stored.files
    copied = stored.copied
    manifest.others = await copyOthers(dataDir, (from, other) =>
      save(createReadStream(from), names.other(other), other),
    )
    await place.flush()
    await assertWritten(place, name, manifest, new Set(copied))
    await lock.assertHeld()
    await writeManifest(place, name, manifest)
    await place.flush()
    await readManifest(place, name)
    isComplete = true
  } finally {
    if (!isComplete) await place.deleteFolder(name)
  }
  await recordBackup(dataDir, now)
  const removed = keep === undefined ? [] : await removeOld(place, keep, lock)
  const bytes = [...manifest.database, ...manifest.files].reduce((sum, { size }) => sum + size, 0)
  return {
    name,
    databaseFiles: manifest.database.length,
    files: manifest.files.length,
    newFiles: copied.length,
    bytes,
    removed,
  }
}

const localFiles = (dataDir: string): StoredFiles => openLocalFolder(path.join(dataDir, 'files'))

async function copyDatabase(
  dataDir: string,
  manifest: Manifest,
  save: (from: Readable, file: string) => Promise<Omit<SavedFile, 'name'>>,
): Promise<void> {
  const copied = await withOwnDatabase(dataDir, ({ connection, cluster }) => copyCluster(connection, cluster, save))
  manifest.databaseFolders = copied.folders
  manifest.database = copied.files
  manifest.wal = { first: copied.firstSegment, last: copied.lastSegment }
  manifest.completedAt = copied.completedAt
}

/**
 * Compares what the place has with the manifest: names and sizes of all files, and the hashes of those that this backup has written.
 * @param copied keys of the stored files among them
 * @throws StartUpError that names some of the files
 */
async function assertWritten(
  place: BackupPlace,
  backup: string,
  manifest: Manifest,
  copied: ReadonlySet<string>,
): Promise<void> {
  const names = namesOf(backup, manifest.isEncrypted === true)
  const sizes = await storedFiles(place)
  for await (const { name, size } of place.list(backup)) sizes.set(name, size)
  const wrong: string[] = []
  const limit = limitConcurrency(PARALLEL)
  const check = async (name: string, saved: SavedFile, isNew: boolean): Promise<void> => {
    const { size, sha256 } = saved.stored ?? saved
    const isSame = sizes.get(name) === size
    if (isSame && !isNew) return
    const found = isSame ? await hashStored(place, name).catch(() => undefined) : undefined
    if (found?.sha256 !== sha256) wrong.push(name)
  }
  await Promise.all([
    ...manifest.database.map((saved) => limit(() => check(names.database(saved.name), saved, true))),
    ...manifest.files.map((saved) => limit(() => check(names.file(saved.name), saved, copied.has(saved.name)))),
    ...manifest.others.map((saved) => limit(() => check(names.other(saved.name), saved, true))),
  ])
  if (wrong.length === 0) return
  const others = wrong.length > MAX_LISTED ? ` and ${wrong.length - MAX_LISTED} more files` : ''
  throw new StartUpError(
    `${place.title} does not have what was written to it: ${wrong.slice(0, MAX_LISTED).join(', ')}${others}. No backup was recorded. Examine the target and make the backup again.`,
  )
}

/**
 * Removes all but the newest backups, and the stored files and the write-ahead log that none of the others needs.
 * @returns the names of the removed
 * @throws StartUpError when another command uses the place
 */
export const keepNewest = (place: BackupPlace, count: number): Promise<string[]> =>
  withPlaceLock(place, (lock) => removeOld(place, count, lock))

async function removeOld(place: BackupPlace, count: number, lock: PlaceLock): Promise<string[]> {
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
  await lock.assertHeld()
  for (const name of (await storedFiles(place)).keys()) if (!needed.has(name)) await place.delete(name)
  if (firstSegment !== undefined) await removeWalBefore(place, firstSegment)
  return removed
}

/**
 * A backup inside of what it saves would save itself.
 * @param files the bucket of the stored files, if they are in one
 * @param store of backups in a bucket
 * @throws StartUpError
 */
export function assertApart(
  dataDir: string,
  target: string,
  files?: Pick<S3Settings, 'endpoint' | 'bucket'>,
  store?: BackupStore,
): void {
  if (target.startsWith('s3://')) {
    const bucket = target.slice('s3://'.length).split('/')[0]
    if (files && files.bucket === bucket && store && new URL(store.endpoint).host === new URL(files.endpoint).host)
      throw new StartUpError(`The backup cannot be in the bucket of the files (${bucket}). Choose another bucket.`)
    return
  }
  const relative = path.relative(dataDir, path.resolve(target))
  if (relative === '' || !relative.startsWith('..'))
    throw new StartUpError(`The backup cannot be inside of DATA_DIR (${dataDir}). Choose a folder on another disk.`)
}

/** What killed commands have left: the caller holds the lock, so that no other backup is under way. */
async function removeUnfinished(place: BackupPlace): Promise<void> {
  const complete = new Set(await listBackups(place))
  for (const name of await backupFolders(place)) if (!complete.has(name)) await place.deleteFolder(name)
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
 * @returns the files, and the keys of those that were copied
 */
async function copyStoredFiles(
  source: StoredFiles,
  there: Map<string, number>,
  earlier: Map<string, SavedFile>,
  {
    nameOf,
    save,
  }: { nameOf: (key: string) => string; save: (from: Readable, to: string, key: string) => Promise<SavedFile> },
): Promise<{ files: SavedFile[]; copied: string[] }> {
  const files: SavedFile[] = []
  const copied: string[] = []
  const copies: Promise<void>[] = []
  const limit = limitConcurrency(PARALLEL)
  const copy = async (key: string): Promise<void> => {
    try {
      files.push(await save(await source.open(key), nameOf(key), key))
      copied.push(key)
    } catch (error) {
      // Deleted meanwhile.
      if (!(error instanceof StorageMiss)) throw error
    }
  }
  for (const [key, size] of await completeFiles(source)) {
    const known = earlier.get(key)
    const isThere = there.get(nameOf(key)) === (known?.stored ?? known)?.size
    if (known?.size === size && isThere) files.push(known)
    else copies.push(limit(() => copy(key)))
  }
  await Promise.all(copies)
  return { files, copied }
}

/** Sizes of the files by key, without what the stores of uploads keep beside incomplete ones: it changes under its name. */
async function completeFiles(source: StoredFiles): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, size } of source.list('')) if (isStorageKey(key)) sizes.set(key, size)
  const parts = [...sizes.keys()].filter((key) => key.endsWith('.part') && sizes.has(`${key.slice(0, -5)}.info`))
  for (const key of parts) sizes.delete(key)
  return sizes
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

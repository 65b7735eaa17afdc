// Restores a backup into an empty DATA_DIR, and with the archive of the write-ahead log to a moment after it.
import { createWriteStream } from 'node:fs'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { limitConcurrency } from '../core/concurrencyLimit'
import { makeDataDir } from '../core/dataDir'
import { StartUpError } from '../core/startUpError'
import { placeCluster } from '../db/clusterPlace'
import { lockDataDir } from '../db/dataDirLock'
import { runProgram } from '../db/runProgram'
import type { Storage } from '../storage/storage'
import { damagedFiles } from './backup'
import type { BackupPlace } from './backupPlace'
import { listBackups, namesOf, readManifest, type Manifest, type SavedFile } from './manifest'
import { recover, type Moment } from './recover'
import { readSealed } from './sealing'
import { lastBeforeGap, walSince } from './walArchive'

const MAX_LISTED = 5
/** Copies at a time: each waits for the disk. */
const PARALLEL = 8

interface RestoreOptions {
  /** By default the newest backup, with `at` the newest one that was complete then. */
  name?: string | undefined
  /** Applies the archived log up to this moment, or all of it. By default the moment of the backup. */
  at?: Moment | undefined
  /** Secret keys of age. */
  identities?: readonly string[]
  /** Where the stored files belong: a bucket. By default in DATA_DIR. Files that it has already are kept. */
  files?: StoredFiles | undefined
}

type StoredFiles = Pick<Storage, 'stat' | 'put'>

export interface Restored {
  name: string
  /** Time of the last change of the database; undefined without `at`, or when the log has no change after the backup. */
  lastChangeAt: Date | undefined
  /** The last segment before a gap in the archive: changes after it cannot be restored from this backup. */
  gapAfter: string | undefined
}

/**
 * Restores a backup after its files were verified.
 * @throws StartUpError when there is none, it is damaged, or DATA_DIR has data, before anything is changed; when the archive does not
 * reach to the moment, after DATA_DIR was emptied again
 */
export async function restoreBackup(
  place: BackupPlace,
  dataDir: string,
  { name, at, identities = [], files }: RestoreOptions = {},
): Promise<Restored> {
  const chosen = name ?? (await newestBackup(place, at))
  const manifest = await readManifest(place, chosen)
  if (at !== undefined) assertBefore(chosen, manifest, at)
  if (manifest.isEncrypted && identities.length === 0)
    throw new StartUpError(`The backup ${chosen} is encrypted. Name the file of the secret key: --identity FILE.`)
  makeDataDir(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    await assertEmpty(dataDir)
    const damaged = await damagedFiles(place, chosen, manifest)
    if (damaged.length > 0)
      throw new StartUpError(
        `The backup ${chosen} is damaged: ${damaged.slice(0, MAX_LISTED).join(', ')}${damaged.length > MAX_LISTED ? ` and ${damaged.length - MAX_LISTED} more files` : ''}. Restore another one.`,
      )
    return await copyAndRecover(place, chosen, dataDir, manifest, { at, identities, files })
  } finally {
    await lock.release()
  }
}

/** @throws StartUpError when there is none */
async function newestBackup(place: BackupPlace, at: Moment | undefined): Promise<string> {
  const names = await listBackups(place)
  for (const name of names.reverse()) {
    if (!(at instanceof Date)) return name
    const { completedAt } = await readManifest(place, name)
    if (completedAt !== undefined && Date.parse(completedAt) <= at.getTime()) return name
  }
  throw new StartUpError(
    names.length === 0
      ? `${place.title} has no backup.`
      : `${place.title} has no backup that was complete before ${(at as Date).toISOString()}.`,
  )
}

function assertBefore(name: string, { completedAt, wal }: Manifest, at: Moment): void {
  if (completedAt === undefined || wal === undefined)
    throw new StartUpError(
      `The backup ${name} is of an earlier version and can only be restored as it is, without --at.`,
    )
  if (at instanceof Date && at.getTime() < Date.parse(completedAt))
    throw new StartUpError(
      `The backup ${name} was complete at ${completedAt}. Choose a later moment or an earlier backup.`,
    )
}

interface Wanted {
  at: Moment | undefined
  identities: readonly string[]
  files: StoredFiles | undefined
}

async function copyAndRecover(
  place: BackupPlace,
  name: string,
  dataDir: string,
  manifest: Manifest,
  { at, identities, files }: Wanted,
): Promise<Restored> {
  let isDone = false
  try {
    await copyBack(place, name, dataDir, manifest, { at, identities, files })
    const gapAfter = at === undefined ? undefined : lastBeforeGap((await walSince(place, manifest.wal!.first)).values())
    const lastChangeAt = at === undefined ? undefined : await recover(dataDir, at)
    isDone = true
    return { name, lastChangeAt, gapAfter }
  } finally {
    if (!isDone) await emptyDataDir(dataDir)
  }
}

async function copyBack(
  place: BackupPlace,
  name: string,
  dataDir: string,
  manifest: Manifest,
  { at, identities, files: bucket }: Wanted,
): Promise<void> {
  const isEncrypted = manifest.isEncrypted === true
  const names = namesOf(name, isEncrypted)
  const home = await placeCluster(path.resolve(dataDir), () => undefined)
  const cluster = path.join(home.home, 'cluster')
  const control = 'global/pg_control'
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  for (const each of manifest.databaseFolders) await mkdir(path.join(cluster, each), { recursive: true, mode: 0o700 })
  const copy = async (from: string, to: string, isCompressed: boolean, expected?: SavedFile): Promise<void> => {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    const target = createWriteStream(to, { mode: 0o600, flush: true })
    const opening = { isCompressed, isEncrypted: from.endsWith('.age'), identities }
    const { sha256 } = await readSealed(place, from, target, opening).catch((error: Error) => {
      throw new StartUpError(`${from} cannot be read: ${error.message}`)
    })
    if (expected !== undefined && sha256 !== expected.sha256) throw new StartUpError(`${from} is damaged.`)
  }
  const unpack = (saved: SavedFile) => copy(names.database(saved.name), path.join(cluster, saved.name), true, saved)
  const limit = limitConcurrency(PARALLEL)
  const files = await filesToRestore(place, name, manifest, at)
  const store = ({ from, saved }: RestoredFile): Promise<void> =>
    bucket
      ? putBack(place, from, saved, bucket, identities)
      : copy(from, path.join(dataDir, 'files', saved.name), false, saved)
  await Promise.all(files.map((file) => limit(() => store(file))))
  for (const saved of manifest.others) await copy(names.other(saved.name), path.join(dataDir, saved.name), false, saved)
  const others = manifest.database.filter((saved) => saved.name !== control)
  await Promise.all(others.map((saved) => limit(() => unpack(saved))))
  if (at !== undefined) {
    const wal = await walSince(place, manifest.wal!.first)
    const copies = [...wal].map(([from, plain]) => limit(() => copy(from, path.join(cluster, 'pg_wal', plain), true)))
    await Promise.all(copies)
  }
  // The caller may be root, as whom PostgreSQL does not run.
  if (home.user) await runProgram('chown', ['-R', `${home.user.uid}:${home.user.gid}`, cluster])
  // Last: without it PostgreSQL does not start, so an interrupted restore is never taken for a database.
  for (const saved of manifest.database) if (saved.name === control) await unpack(saved)
  if (home.user) await chown(path.join(cluster, control), home.user.uid, home.user.gid)
}

/** Writes a stored file to the bucket that the server uses. A key never changes its content, so that one of the same size stays. */
async function putBack(
  place: BackupPlace,
  from: string,
  saved: SavedFile,
  bucket: StoredFiles,
  identities: readonly string[],
): Promise<void> {
  if ((await bucket.stat(saved.name))?.size === saved.size) return
  const through = new PassThrough()
  const opening = { isCompressed: false, isEncrypted: from.endsWith('.age'), identities }
  const [, stored] = await Promise.all([
    readSealed(place, from, through, opening),
    bucket.put(saved.name, through),
  ]).catch((error: Error) => {
    throw new StartUpError(`${saved.name} cannot be restored to the bucket: ${error.message}`)
  })
  if (stored.sha256 !== saved.sha256) throw new StartUpError(`${from} is damaged.`)
}

interface RestoredFile {
  from: string
  saved: SavedFile
}

/** The stored files of a backup; for a later moment also those that later backups have saved. */
async function filesToRestore(
  place: BackupPlace,
  name: string,
  manifest: Manifest,
  at: Moment | undefined,
): Promise<RestoredFile[]> {
  const byKey = new Map<string, RestoredFile>()
  const add = (backup: string, { isEncrypted, files }: Manifest): void => {
    const names = namesOf(backup, isEncrypted === true)
    for (const saved of files) byKey.set(saved.name, { from: names.file(saved.name), saved })
  }
  if (at !== undefined) {
    const later = (await listBackups(place)).filter((each) => each > name)
    for (const each of later) add(each, await readManifest(place, each))
  }
  add(name, manifest)
  return [...byKey.values()]
}

async function assertEmpty(dataDir: string): Promise<void> {
  const entries = (await readdir(dataDir)).filter((entry) => !['lock', 'postgres'].includes(entry))
  const inDatabase = await readdir(path.join(dataDir, 'postgres')).catch(() => [])
  if (entries.length === 0 && inDatabase.length === 0) {
    await rm(path.join(dataDir, 'postgres'), { recursive: true, force: true })
    return
  }
  throw new StartUpError(
    `DATA_DIR (${dataDir}) is not empty. Move it away, or set DATA_DIR to another folder; a restore never overwrites data.`,
  )
}

/** After a failure, so that the restore can be tried again. */
async function emptyDataDir(dataDir: string): Promise<void> {
  const { home } = await placeCluster(path.resolve(dataDir), () => undefined)
  await rm(home, { recursive: true, force: true })
  for (const entry of await readdir(dataDir)) {
    if (entry !== 'lock') await rm(path.join(dataDir, entry), { recursive: true, force: true })
  }
}

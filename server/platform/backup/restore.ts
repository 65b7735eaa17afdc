// Restores a backup into an empty DATA_DIR. The next start of the server makes the database consistent.
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { limitConcurrency } from '../core/concurrencyLimit'
import { makeDataDir } from '../core/dataDir'
import { StartUpError } from '../core/startUpError'
import { placeCluster } from '../db/clusterPlace'
import { lockDataDir } from '../db/dataDirLock'
import { runProgram } from '../db/runProgram'
import { damagedFiles } from './backup'
import { copyHashed } from './copyFile'
import { DATABASE, FILES, listBackups, readManifest, type SavedFile } from './manifest'

const MAX_LISTED = 5
/** Copies at a time: each waits for the disk. */
const PARALLEL = 8

/**
 * Restores the backup `name`, by default the newest one, after its files were verified.
 * @returns its name
 * @throws StartUpError when there is none, it is damaged, or DATA_DIR has data. Nothing is changed then.
 */
export async function restoreBackup(folder: string, dataDir: string, name?: string): Promise<string> {
  const chosen = name ?? (await listBackups(folder)).at(-1)
  if (chosen === undefined) throw new StartUpError(`${folder} has no backup.`)
  const manifest = await readManifest(folder, chosen)
  makeDataDir(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    await assertEmpty(dataDir)
    const damaged = await damagedFiles(folder, chosen, manifest)
    if (damaged.length > 0)
      throw new StartUpError(
        `The backup ${chosen} is damaged: ${damaged.slice(0, MAX_LISTED).join(', ')}${damaged.length > MAX_LISTED ? ` and ${damaged.length - MAX_LISTED} more files` : ''}. Restore another one.`,
      )
    await copyBack(folder, chosen, dataDir, manifest)
  } finally {
    await lock.release()
  }
  return chosen
}

async function copyBack(
  folder: string,
  name: string,
  dataDir: string,
  manifest: Awaited<ReturnType<typeof readManifest>>,
): Promise<void> {
  const place = await placeCluster(path.resolve(dataDir), () => undefined)
  const cluster = path.join(place.home, 'cluster')
  const control = 'global/pg_control'
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  for (const each of manifest.databaseFolders) await mkdir(path.join(cluster, each), { recursive: true, mode: 0o700 })
  const unpack = ({ name: file }: SavedFile) =>
    copyHashed(path.join(folder, name, DATABASE, `${file}.gz`), path.join(cluster, file), 'decompress')
  for (const saved of manifest.files)
    await copyHashed(path.join(folder, FILES, saved.name), path.join(dataDir, 'files', saved.name))
  for (const saved of manifest.others)
    await copyHashed(path.join(folder, name, saved.name), path.join(dataDir, saved.name))
  const limit = limitConcurrency(PARALLEL)
  const others = manifest.database.filter((saved) => saved.name !== control)
  await Promise.all(others.map((saved) => limit(() => unpack(saved))))
  // The caller may be root, as whom PostgreSQL does not run.
  if (place.user) await runProgram('chown', ['-R', `${place.user.uid}:${place.user.gid}`, cluster])
  // Last: without it PostgreSQL does not start, so an interrupted restore is never taken for a database.
  for (const saved of manifest.database) if (saved.name === control) await unpack(saved)
  if (place.user) await chown(path.join(cluster, control), place.user.uid, place.user.gid)
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

// A backup of the bundled database and the files of DATA_DIR into a folder, while the server runs or not.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartUpError } from '../core/startUpError'
import { withOwnDatabase } from '../db/ownDatabase'
import { openLocalFolder } from '../storage/localFolder'
import { copyCluster } from './copyCluster'
import { copyHashed, hashOf, syncFolder } from './copyFile'
import { recordBackup } from './lastBackup'
import {
  DATABASE,
  FILES,
  listBackups,
  MANIFEST,
  newManifest,
  readManifest,
  UNFINISHED,
  type Manifest,
  type SavedFile,
} from './manifest'

/** What else of DATA_DIR a restore needs. */
const OTHERS = ['session-secret', 'place', 'outbox', 'live']

export interface BackupResult {
  name: string
  databaseFiles: number
  files: number
  /** Stored files that were not in the folder yet. */
  newFiles: number
  bytes: number
}

/**
 * Makes a backup of `dataDir` in `folder`. The database is copied before the files, so that each of its rows has its file, unless the
 * file is deleted meanwhile.
 * @throws StartUpError when there is no bundled database, or another Aerie is starting or stopping
 */
export async function makeBackup(dataDir: string, folder: string, now = new Date()): Promise<BackupResult> {
  await assertApart(dataDir, folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const unfinished = path.join(folder, `${name}${UNFINISHED}`)
  const earlier = await newestFiles(folder)
  const manifest = newManifest(now)
  try {
    const copied = await withOwnDatabase(dataDir, ({ connection, cluster }) =>
      copyCluster(connection, cluster, path.join(unfinished, DATABASE)),
    )
    manifest.databaseFolders = copied.folders
    manifest.database = copied.files
    const stored = await copyStoredFiles(path.join(dataDir, 'files'), path.join(folder, FILES), earlier)
    manifest.files = stored.files
    manifest.others = await copyOthers(dataDir, unfinished)
    await writeFile(path.join(unfinished, MANIFEST), JSON.stringify(manifest), { mode: 0o600, flush: true })
    await syncFolder(unfinished)
    await rename(unfinished, path.join(folder, name))
    await syncFolder(folder)
    await recordBackup(dataDir, now)
    const bytes = [...manifest.database, ...manifest.files].reduce((sum, { size }) => sum + size, 0)
    return {
      name,
      databaseFiles: manifest.database.length,
      files: manifest.files.length,
      newFiles: stored.copied,
      bytes,
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Removes all but the newest backups, and the stored files that none of the others has. @returns the names of the removed */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = await listBackups(folder)
  const removed = names.slice(0, Math.max(0, names.length - count))
  for (const name of removed) await rm(path.join(folder, name), { recursive: true, force: true })
  if (removed.length === 0) return removed
  const needed = new Set<string>()
  for (const name of await listBackups(folder))
    for (const file of (await readManifest(folder, name)).files) needed.add(file.name)
  const files = openLocalFolder(path.join(folder, FILES))
  for await (const { key } of files.list('')) if (!needed.has(key)) await files.delete(key)
  return removed
}

/** A backup inside of what it saves would save itself. */
async function assertApart(dataDir: string, folder: string): Promise<void> {
  const relative = path.relative(dataDir, folder)
  if (relative === '' || !relative.startsWith('..'))
    throw new StartUpError(`The backup cannot be inside of DATA_DIR (${dataDir}). Choose a folder on another disk.`)
}

/** The stored files of the newest backup by key, whose hashes are known. */
async function newestFiles(folder: string): Promise<Map<string, SavedFile>> {
  const name = (await listBackups(folder)).at(-1)
  const files = name === undefined ? [] : (await readManifest(folder, name)).files
  return new Map(files.map((file) => [file.name, file]))
}

/** Copies the files that `target` does not have. A key never changes its content. */
async function copyStoredFiles(
  source: string,
  target: string,
  earlier: Map<string, SavedFile>,
): Promise<{ files: SavedFile[]; copied: number }> {
  const files: SavedFile[] = []
  let copied = 0
  for await (const { key, size } of openLocalFolder(source).list('')) {
    if (key.startsWith('.')) continue
    const copy = path.join(target, key)
    const known = earlier.get(key)
    const there = await stat(copy).catch(() => undefined)
    if (known?.size === size && there?.size === size) {
      files.push(known)
      continue
    }
    try {
      const summary = await copyHashed(path.join(source, key), copy)
      files.push({ name: key, ...summary })
      copied++
    } catch (error) {
      // Deleted meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return { files, copied }
}

async function copyOthers(dataDir: string, target: string): Promise<SavedFile[]> {
  const saved: SavedFile[] = []
  const copy = async (name: string): Promise<void> => {
    const from = path.join(dataDir, name)
    const found = await stat(from).catch(() => undefined)
    if (found?.isDirectory()) {
      for (const entry of await readdir(from)) await copy(`${name}/${entry}`)
    } else if (found?.isFile()) {
      const summary = await copyHashed(from, path.join(target, name))
      saved.push({ name, ...summary })
    }
  }
  for (const name of OTHERS) await copy(name)
  return saved
}

/** Reads all files of a backup. @returns the names of those that are missing or have another content */
export async function verifyBackup(folder: string, name: string): Promise<string[]> {
  const manifest = await readManifest(folder, name)
  return damagedFiles(folder, name, manifest)
}

export async function damagedFiles(folder: string, name: string, manifest: Manifest): Promise<string[]> {
  const damaged: string[] = []
  const check = async (file: string, isCompressed: boolean, { sha256 }: SavedFile): Promise<void> => {
    const found = await hashOf(file, isCompressed).catch(() => undefined)
    if (found?.sha256 !== sha256) damaged.push(path.relative(folder, file))
  }
  for (const saved of manifest.database) await check(path.join(folder, name, DATABASE, `${saved.name}.gz`), true, saved)
  for (const saved of manifest.files) await check(path.join(folder, FILES, saved.name), false, saved)
  for (const saved of manifest.others) await check(path.join(folder, name, saved.name), false, saved)
  return damaged
}

// Backups in a folder.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupFile, BackupPlace } from './backupPlace'

const PARTIAL = '.partial'

/** @param root absolute; created with the first file */
export function openFolderPlace(root: string): BackupPlace {
  /** Folders with entries that may not be on the disk yet. */
  let changed = new Set<string>()
  return {
    title: root,
    async put(name, source) {
      const file = path.join(root, name)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const partial = `${file}${PARTIAL}`
      await pipeline(source, createWriteStream(partial, { mode: 0o600, flush: true }))
      await rename(partial, file)
      changed.add(path.dirname(file))
    },
    async flush() {
      const folders = new Set<string>()
      for (const folder of changed) for (const each of [folder, ...parentsOf(root, folder)]) folders.add(each)
      changed = new Set()
      for (const folder of folders) await syncFolder(folder)
    },
    open: (name) => Promise.resolve(createReadStream(path.join(root, name))),
    has: (name) => Promise.resolve(existsSync(path.join(root, name))),
    list: (folder) => filesIn(root, folder),
    async folders() {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    delete: (name) => rm(path.join(root, name), { force: true }),
    async deleteFolder(folder) {
      const gone = path.join(root, folder)
      changed = new Set([...changed].filter((each) => each !== gone && !each.startsWith(gone + path.sep)))
      await rm(gone, { recursive: true, force: true })
    },
  }
}

async function* filesIn(root: string, folder: string): AsyncGenerator<BackupFile> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(root, name)
    else if (!name.endsWith(PARTIAL)) {
      const { size } = await stat(path.join(root, name))
      yield { name, size }
    }
  }
}

/** The folders between, and the root. They may be new. */
function parentsOf(root: string, folder: string): string[] {
  const parents: string[] = []
  for (let at = folder; at.length > root.length; at = path.dirname(at)) parents.push(path.dirname(at))
  return parents
}

/** Writes the entries of a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Backups in a folder.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupFile, BackupPlace } from './backupPlace'

const PARTIAL = '.partial'

/** @param root absolute; created with the first file */
export function openFolderPlace(root: string): BackupPlace {
  return {
    title: root,
    async put(name, source) {
      const file = path.join(root, name)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const partial = `${file}${PARTIAL}`
      await pipeline(source, createWriteStream(partial, { mode: 0o600, flush: true }))
      await rename(partial, file)
      await syncFolder(path.dirname(file))
    },
    open: (name) => Promise.resolve(createReadStream(path.join(root, name))),
    has: (name) => Promise.resolve(existsSync(path.join(root, name))),
    list: (folder) => filesIn(root, folder),
    async folders() {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    delete: (name) => rm(path.join(root, name), { force: true }),
    deleteFolder: (folder) => rm(path.join(root, folder), { recursive: true, force: true }),
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

/** Writes the entries of a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

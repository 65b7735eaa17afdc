// Files in a folder of this machine. A key is a path below it; what is half written lies under `.partial`.
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { randomUUID } from 'node:crypto'
import { hashFile, HashingStream } from './hash'
import { checkedKey, checkedPrefix } from './keys'
import { StorageMiss, type FileStat, type Storage } from './storage'

/** Not below a tenant, so never listed; on the same file system, so that renaming is all or nothing. */
const PARTIAL = '.partial'

export function openLocalFolder(root: string): Storage {
  const pathOf = (key: string): string => path.join(root, checkedKey(key))

  /** Makes a complete file the key's, so that it is there after a power cut too. */
  const settle = async (from: string, key: string): Promise<void> => {
    const to = pathOf(key)
    const file = await open(from, 'r')
    await file.sync().finally(() => file.close())
    await mkdir(path.dirname(to), { recursive: true })
    await rename(from, to)
    await syncFolder(path.dirname(to))
  }

  /** Runs `write` on a path for a new file; nothing stays of it when that fails. */
  const viaPartial = async <T>(write: (partial: string) => Promise<T>): Promise<T> => {
    const partial = path.join(root, PARTIAL, randomUUID())
    await mkdir(path.dirname(partial), { recursive: true })
    try {
      return await write(partial)
    } finally {
      await rm(partial, { force: true })
    }
  }

  const storage: Storage = {
    put: (key, source) =>
      viaPartial(async (partial) => {
        checkedKey(key)
        const hashing = new HashingStream()
        await pipeline(source, hashing, createWriteStream(partial, { flags: 'wx', mode: 0o640 }))
        await settle(partial, key)
        return hashing.summary()
      }),

    async putFile(key, from) {
      checkedKey(key)
      const summary = await hashFile(from)
      try {
        await settle(from, key)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await viaPartial(async (partial) => {
          await copyFile(from, partial)
          await settle(partial, key)
        })
        await rm(from, { force: true })
      }
      return summary
    },

    async open(key, range) {
      // Opened before it is given out, so that a miss is told here and not in the middle of an answer.
      const file = await open(pathOf(key), 'r').catch(missing)
      return createReadStream('', { fd: file, ...range, highWaterMark: 256 * 1024 })
    },

    async stat(key) {
      return statOf(pathOf(key))
    },

    async delete(key) {
      const file = pathOf(key)
      await rm(file, { force: true })
      // The id's folder holds this file only, the tenant's perhaps others.
      for (const folder of [path.dirname(file), path.dirname(path.dirname(file))]) {
        if (!(await rmdir(folder).then(() => true, stays))) return
      }
    },

    async deletePrefix(prefix) {
      await rm(path.join(root, checkedPrefix(prefix)), { recursive: true, force: true })
    },

    async *list(prefix) {
      const tenants = prefix ? [checkedPrefix(prefix)] : (await entries(root)).filter((name) => name !== PARTIAL)
      for (const top of tenants) {
        for (const key of await filesBelow(root, top)) {
          const found = await statOf(path.join(root, key))
          if (found) yield { key, ...found }
        }
      }
    },

    async localFile(key) {
      const file = pathOf(key)
      if (!(await statOf(file))) throw new StorageMiss(key)
      return { path: file, release: () => undefined }
    },
  }
  return storage
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const found = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(none)
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

const entries = (folder: string): Promise<string[]> => readdir(folder).catch(none)

async function statOf(file: string): Promise<FileStat | undefined> {
  try {
    const { size, mtime } = await stat(file)
    return { size, modifiedAt: mtime }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new StorageMiss('There is no such file') : error
}

function none(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

function stays(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOTEMPTY' || error.code === 'ENOENT') return false
  throw error
}

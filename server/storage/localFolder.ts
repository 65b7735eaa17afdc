// Files in a folder of this machine. A key is a path below it; what is half written lies under `.partial`, by its id.
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hashFile, HashingStream } from './hash'
import { checkedKey, checkedPrefix, idOfKey } from './keys'
import { StorageMiss, type FileStat, type Storage } from './storage'

/** On the same file system, so that renaming is all or nothing. */
const PARTIAL = '.partial'

export interface LocalFolder extends Storage {
  /** Where the file is while it is being written. */
  partialPath(key: string): string
  /** Makes what was written there the key's, all or nothing and safe from a power cut. */
  complete(key: string): Promise<void>
}

export function openLocalFolder(root: string): LocalFolder {
  const pathOf = (key: string): string => path.join(root, checkedKey(key))
  const partialPath = (key: string): string => path.join(root, PARTIAL, idOfKey(key))

  const complete = async (key: string, from = partialPath(key)): Promise<void> => {
    const to = pathOf(key)
    await syncPath(from)
    await makeFolder(path.dirname(to))
    await rename(from, to)
    await syncPath(path.dirname(to))
  }

  /** Runs `write` on the path for a new file; nothing stays of it when that fails. */
  const viaPartial = async <T>(key: string, write: (partial: string) => Promise<T>): Promise<T> => {
    const partial = partialPath(key)
    await makeFolder(path.dirname(partial))
    try {
      return await write(partial)
    } finally {
      await rm(partial, { force: true })
    }
  }

  return {
    partialPath,
    complete: (key) => complete(key),

    put: (key, source) =>
      viaPartial(key, async (partial) => {
        const hashing = new HashingStream()
        await pipeline(source, hashing, createWriteStream(partial, { mode: 0o640 }))
        await complete(key)
        return hashing.summary()
      }),

    async putFile(key, from) {
      const summary = await hashFile(from)
      try {
        await complete(key, from)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await viaPartial(key, async (partial) => {
          await copyFile(from, partial)
          await complete(key)
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
      await rm(partialPath(key), { force: true })
      // The id's folder holds this file only, the tenant's perhaps others.
      for (const folder of [path.dirname(file), path.dirname(path.dirname(file))]) {
        if (!(await rmdir(folder).then(() => true, stays))) return
      }
    },

    async deletePrefix(prefix) {
      await rm(path.join(root, checkedPrefix(prefix)), { recursive: true, force: true })
    },

    async *list(prefix) {
      const folder = path.join(root, prefix && checkedPrefix(prefix))
      if (!(await statOf(folder))) return
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const found = await statOf(file)
        // Windows has other slashes; a file may have gone meanwhile.
        if (found) yield { key: path.relative(root, file).split(path.sep).join('/'), ...found }
      }
    },

    async localFile(key) {
      const file = pathOf(key)
      if (!(await statOf(file))) throw new StorageMiss(key)
      return { path: file, release: () => undefined }
    },
  }
}

/** Of nobody else on this machine, who may pass through DATA_DIR. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

async function statOf(file: string): Promise<FileStat | undefined> {
  try {
    const { size, mtime } = await stat(file)
    return { size, modifiedAt: mtime }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Of a file its bytes, of a folder its names. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new StorageMiss('There is no such file') : error
}

function stays(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOTEMPTY' || error.code === 'ENOENT') return false
  throw error
}

// Files in a local folder. The key is the relative path; unfinished files are in `.partial`, named by ID.
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hashFile, HashingStream } from './hash'
import { checkedKey, checkedPrefix, idOfKey, idOfPicture } from './keys'
import { StorageMiss, type FileStat, type Storage } from './storage'

/** On the same file system, so that renaming is atomic. */
const PARTIAL = '.partial'

export interface LocalFolder extends Storage {
  /** Path of the file while it is being written. */
  partialPath(key: string): string
  /** Moves the partial file to its key, atomically and durably. */
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

  /** Runs `write` with the path for a new file, which is removed if that fails. */
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
      // Opened here, so that a missing file throws now and not in the middle of a response.
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
      // The folders of pictures stay, because another picture may be on its way into them.
      if (idOfPicture(key) !== undefined) return
      // The ID's folder contains only this file; the tenant's folder may contain others.
      for (const folder of [path.dirname(file), path.dirname(path.dirname(file))]) {
        if (!(await rmdir(folder).then(() => true, notEmpty))) return
      }
    },

    async deletePrefix(prefix) {
      await rm(path.join(root, checkedPrefix(prefix)), { recursive: true, force: true })
    },

    async *list(prefix) {
      const folder = path.join(root, prefix && checkedPrefix(prefix))
      if (!(await statOf(folder))) return
      for await (const file of filesBelow(folder)) {
        const info = await statOf(file)
        // Windows uses backslashes. The file may have been deleted meanwhile.
        if (info) yield { key: path.relative(root, file).split(path.sep).join('/'), ...info }
      }
    },

    async localFile(key) {
      const file = pathOf(key)
      if (!(await statOf(file))) throw new StorageMiss(key)
      return { path: file, release: () => undefined }
    },
  }
}

/** The files of a folder and its folders. Not by the recursive mode of opendir, which leaves out entries in Node 20. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(gone)
  for (const entry of entries) {
    const below = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(below)
    else if (entry.isFile()) yield below
  }
}

/** A folder that was removed meanwhile has no entries. */
function gone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Closed to other users, who can traverse DATA_DIR. */
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

/** Syncs the content of a file or the entries of a folder. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new StorageMiss('The file does not exist') : error
}

function notEmpty(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOTEMPTY' || error.code === 'ENOENT') return false
  throw error
}

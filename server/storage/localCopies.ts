// Copies of remote files for programs that want a path: kept while used, and after that as long as there is room.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openOwnFolder } from '../ownFolder'
import type { LocalFile } from './storage'

/** Copies that nobody uses are kept up to so many bytes. */
const KEEP_BYTES = 20 * 2 ** 30

interface Copy {
  path: string
  size: number
  users: number
}

/**
 * Keys are never written twice, so a copy stays true. Each process has a folder of its own, empty at its start.
 * @returns the `localFile` of a storage whose files `open` reads
 */
export function openLocalCopies(
  folder: string,
  open: (key: string) => Promise<Readable>,
  keepBytes = KEEP_BYTES,
): (key: string) => Promise<LocalFile> {
  const opening = openOwnFolder(folder)
  // Heard of by whoever wants the first file.
  opening.catch(() => undefined)
  // The least recently used first: a Map keeps the order of insertion.
  const copies = new Map<string, Promise<Copy>>()

  const fetchCopy = async (key: string): Promise<Copy> => {
    const own = await opening
    await mkdir(own, { recursive: true, mode: 0o700 })
    // The ending is what programs know a file by.
    const to = path.join(own, createHash('sha256').update(key).digest('hex').slice(0, 32) + path.extname(key))
    const partial = path.join(own, randomUUID())
    try {
      await pipeline(await open(key), createWriteStream(partial))
      await rename(partial, to)
    } finally {
      await rm(partial, { force: true })
    }
    return { path: to, size: (await stat(to)).size, users: 0 }
  }

  const makeRoom = async (): Promise<void> => {
    const all = await Promise.all(
      [...copies].map(async ([key, copy]) => ({ key, copy: await copy.catch(() => undefined) })),
    )
    let bytes = all.reduce((sum, { copy }) => sum + (copy?.size ?? 0), 0)
    for (const { key, copy } of all) {
      if (bytes <= keepBytes) return
      if (!copy || copy.users > 0) continue
      bytes -= copy.size
      copies.delete(key)
      await rm(copy.path, { force: true })
    }
  }

  return async (key) => {
    const coming = copies.get(key) ?? fetchCopy(key)
    copies.delete(key)
    copies.set(key, coming)
    const copy = await coming.catch((error: unknown) => {
      copies.delete(key)
      throw error
    })
    copy.users++
    await makeRoom()
    let released = false
    return {
      path: copy.path,
      release() {
        if (!released) copy.users--
        released = true
      },
    }
  }
}

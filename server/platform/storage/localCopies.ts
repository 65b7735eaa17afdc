// Local copies of remote files for programs that need a path: kept while in use, then evicted by size.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openExclusiveWorkDir } from '../core/exclusiveWorkDir'
import type { LocalFile } from './storage'

interface Copy {
  path: string
  size: number
  users: number
}

/**
 * A key is never written twice, so copies cannot become outdated. Each process has its own folder, empty at start.
 * @param maxUnusedBytes limit for copies that are not in use
 * @returns the `localFile` of a storage whose files `open` reads
 */
export function openLocalCopies(
  folder: string,
  open: (key: string) => Promise<Readable>,
  maxUnusedBytes: number,
): (key: string) => Promise<LocalFile> {
  const opening = openExclusiveWorkDir(folder)
  // The first caller receives the error; without this handler it would be unhandled until then.
  opening.catch(() => undefined)
  // Least recently used first: a Map keeps insertion order.
  const copies = new Map<string, Promise<Copy>>()

  const fetchCopy = async (key: string): Promise<Copy> => {
    const own = await opening
    await mkdir(own, { recursive: true, mode: 0o700 })
    // Programs detect the format by the extension.
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

  const evict = async (): Promise<void> => {
    const all = await Promise.all(
      [...copies].map(async ([key, copy]) => ({ key, copy: await copy.catch(() => undefined) })),
    )
    let bytes = all.reduce((sum, { copy }) => sum + (copy?.size ?? 0), 0)
    for (const { key, copy } of all) {
      if (bytes <= maxUnusedBytes) return
      if (!copy || copy.users > 0) continue
      bytes -= copy.size
      copies.delete(key)
      await rm(copy.path, { force: true })
    }
  }

  return async (key) => {
    const fetching = copies.get(key) ?? fetchCopy(key)
    copies.delete(key)
    copies.set(key, fetching)
    const copy = await fetching.catch((error: unknown) => {
      copies.delete(key)
      throw error
    })
    copy.users++
    await evict()
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

// Uploads into the local folder. The size of the partial file is the offset, so the two cannot disagree.
import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, Upload } from '@tus/server'
import { hashFile } from '../../../platform/storage/hash'
import { makeFolder, type LocalFolder } from '../../../platform/storage/localFolder'
import { openHashFollower, type HashFollower } from './hashFollower'
import type { UploadStore } from './uploadStore'
import { currentUpload } from '../tus/tusContext'

export function openLocalUploadStore(folder: LocalFolder): UploadStore {
  const follower = openHashFollower()
  // Checks the final path second: a concurrent rename then cannot make the file look missing.
  const received = async (key: string): Promise<number> =>
    (await sizeOf(folder.partialPath(key))) ?? (await folder.stat(key))?.size ?? 0
  return {
    store: new LocalStore(folder, follower, received),
    received,
    async complete(key, size) {
      const partial = folder.partialPath(key)
      // After a crash that followed the rename, the file is already in place.
      if ((await folder.stat(key))?.size === size) return (await hashFile((await folder.localFile(key)).path)).sha256
      const sha256 = await follower.digest(key, partial, size)
      await folder.complete(key)
      return sha256
    },
    close: () => follower.close(),
  }
}

class LocalStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'expiration']
  readonly #folder: LocalFolder
  readonly #follower: HashFollower
  readonly #received: (key: string) => Promise<number>

  constructor(folder: LocalFolder, follower: HashFollower, received: (key: string) => Promise<number>) {
    super()
    this.#folder = folder
    this.#follower = follower
    this.#received = received
  }

  override async create(upload: Upload): Promise<Upload> {
    const partial = this.#folder.partialPath(upload.id)
    await makeFolder(path.dirname(partial))
    await (await open(partial, 'a', 0o640)).close()
    return upload
  }

  override async write(source: Readable, key: string, offset: number): Promise<number> {
    const partial = this.#folder.partialPath(key)
    const file = createWriteStream(partial, { flags: 'r+', start: offset, highWaterMark: 1024 * 1024, flush: true })
    const timer = setInterval(() => this.#follower.follow(key, partial, offset + file.bytesWritten), 50)
    try {
      await pipeline(source, file)
    } finally {
      clearInterval(timer)
    }
    this.#follower.follow(key, partial, offset + file.bytesWritten)
    return offset + file.bytesWritten
  }

  override async getUpload(key: string): Promise<Upload> {
    const { size, name, createdAt } = currentUpload()
    const offset = await this.#received(key)
    return new Upload({ id: key, size, offset, metadata: { filename: name }, creation_date: createdAt.toISOString() })
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

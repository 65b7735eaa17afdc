// Uploads directly into the S3-compatible store in parts. The object appears under its key after the last part.
import { createHash, randomUUID, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { S3 } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import type { S3Settings } from '../../../platform/core/config'
import { openExclusiveWorkDir } from '../../../platform/core/exclusiveWorkDir'
import { HashingStream, through } from '../../../platform/storage/hash'
import { isMiss, reportUnavailable, s3ClientConfig } from '../../../platform/storage/s3'
import type { Storage } from '../../../platform/storage/storage'
import { partFiles, type PartFile } from './partFiles'
import type { UploadStore } from './uploadStore'

const PART_BYTES = 8 * 1024 * 1024

/** @param folder for parts on their way to the store */
export function openS3UploadStore(settings: S3Settings, storage: Storage, folder: string): UploadStore {
  const store = new HashingS3Store(settings, folder)
  const client = new S3(s3ClientConfig(settings))
  reportUnavailable(client)
  return {
    store,
    async received(key) {
      if (await store.isKnown(key)) return (await store.getUpload(key)).offset
      // After a crash that followed the completion, or before the first byte.
      return (await storage.stat(key))?.size ?? 0
    },
    async complete(key, size) {
      if (!(await storage.stat(key))) await store.joinParts(key, async () => (await storage.stat(key)) !== undefined)
      // After an interruption the hash of the earlier bytes is lost, so the whole file is read again.
      const sha256 = store.digest(key, size) ?? (await hashOf(await storage.open(key)))
      await client.deleteObject({ Bucket: settings.bucket, Key: `${key}.info` })
      return sha256
    },
    async close() {
      client.destroy()
      await store.opened()
    },
  }
}

/** Hashes the bytes as long as they arrive in order and in this process. */
class HashingS3Store extends S3Store {
  readonly #running = new Map<string, { hash: Hash; at: number }>()
  readonly #folder: Promise<string>

  constructor(settings: S3Settings, folder: string) {
    super({
      partSize: PART_BYTES,
      useTags: false,
      s3ClientConfig: { ...s3ClientConfig(settings), bucket: settings.bucket },
    })
    reportUnavailable(this.client)
    this.#folder = openExclusiveWorkDir(folder)
    // The first upload receives the error; without this handler it would be unhandled until then.
    this.#folder.catch(() => undefined)
    // Without deferred length: the quota check needs the length at the start.
    this.extensions = ['creation', 'creation-with-upload', 'expiration']
  }

  /** Waits until nothing is created in the folder any more, whether or not it could be opened. */
  async opened(): Promise<void> {
    await this.#folder.catch(() => undefined)
  }

  /** Whether the upload has begun and is not completed. @throws what the store answers, unless it has no such upload */
  async isKnown(key: string): Promise<boolean> {
    try {
      await this.getMetadata(key)
      return true
    } catch (error) {
      if (isMiss(error)) return false
      throw error
    }
  }

  /** The base class takes every error for a missing upload, for which clients would begin again. */
  override async getUpload(key: string): ReturnType<S3Store['getUpload']> {
    // For a missing one as well, which the base class reports.
    await this.isKnown(key)
    return super.getUpload(key)
  }

  /**
   * Makes one object of the parts, if a crash came between the last part and that.
   * @param isJoined whether another process has done so meanwhile
   */
  async joinParts(key: string, isJoined: () => Promise<boolean>): Promise<void> {
    try {
      const parts = await this.retrieveParts(key)
      await this.finishMultipartUpload(await this.getMetadata(key), parts)
    } catch (error) {
      if (!(await isJoined())) throw error
    }
  }

  override async write(source: Readable, key: string, offset: number): Promise<number> {
    const known = this.#running.get(key)
    const state = known?.at === offset ? known : offset === 0 ? { hash: createHash('sha256'), at: 0 } : undefined
    this.#running.delete(key)
    if (!state) return super.write(source, key, offset)
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        state.hash.update(chunk)
        state.at += chunk.length
        done(null, chunk)
      },
    })
    const end = await super.write(through(source, hashing), key, offset)
    // If fewer bytes were stored than hashed, the client sends them again and the hash state is invalid.
    if (state.at === end) this.#running.set(key, state)
    return end
  }

  /**
   * Stores the parts one after the other, each while the next one arrives, and none after one that failed. The offset at which a
   * client continues is the sum of the parts: a gap, left by a crash between two parts, would be filled with the wrong bytes.
   * @returns the number of bytes stored
   */
  protected override async uploadParts(...[metadata, source, first, offset]: Parameters<S3Store['uploadParts']>) {
    const { size } = metadata.file
    const newPath = () => this.uniqueTmpFileName('part-')
    let number = first
    let end = offset
    let storing: Promise<unknown> = Promise.resolve()
    try {
      for await (const part of partFiles(source, this.calcOptimalPartSize(size), newPath)) {
        const before = storing
        end += part.size
        const isWhole = part.size >= this.minPartSize || end === size
        storing = this.#storeAfter(before, metadata, part, isWhole ? number++ : undefined)
        storing.catch(() => undefined)
        await before
      }
    } finally {
      await storing
    }
    return end - offset
  }

  /** @param number undefined for bytes that are too few for a part: they wait beside the parts until others follow */
  async #storeAfter(
    before: Promise<unknown>,
    metadata: Parameters<S3Store['uploadPart']>[0],
    { path: file }: PartFile,
    number: number | undefined,
  ): Promise<void> {
    try {
      await before
      const bytes = createReadStream(file)
      if (number === undefined) await this.uploadIncompletePart(metadata.file.id, bytes)
      else await this.uploadPart(metadata, bytes, number)
    } finally {
      await rm(file, { force: true })
    }
  }

  /** In the folder of this process, which the next start empties: the temporary folder of the machine would keep what a crash leaves. */
  protected override async uniqueTmpFileName(template: string): Promise<string> {
    const folder = await this.#folder
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return path.join(folder, template + randomUUID())
  }

  digest(key: string, size: number): string | undefined {
    const state = this.#running.get(key)
    this.#running.delete(key)
    return state?.at === size ? state.hash.digest('hex') : undefined
  }
}

async function hashOf(source: Readable): Promise<string> {
  const hashing = through(source, new HashingStream())
  await finished(hashing.resume())
  return hashing.summary().sha256
}

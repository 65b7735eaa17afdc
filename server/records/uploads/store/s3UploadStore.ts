// Uploads directly into the S3-compatible store in parts. The object appears under its key after the last part.
import { Transform, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createHash, type Hash } from 'node:crypto'
import { S3 } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import type { S3Settings } from '../../../platform/core/config'
import { HashingStream, through } from '../../../platform/storage/hash'
import { isMiss, reportUnavailable, s3ClientConfig } from '../../../platform/storage/s3'
import type { Storage } from '../../../platform/storage/storage'
import type { UploadStore } from './uploadStore'

const PART_BYTES = 8 * 1024 * 1024

export function openS3UploadStore(settings: S3Settings, storage: Storage): UploadStore {
  const store = new HashingS3Store(settings)
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
    free: async () => undefined,
    close: async () => client.destroy(),
  }
}

/** Hashes the bytes as long as they arrive in order and in this process. */
class HashingS3Store extends S3Store {
  readonly #running = new Map<string, { hash: Hash; at: number }>()
  /** The latest part of each upload that is being stored. */
  readonly #lastPart = new Map<string, Promise<unknown>>()

  constructor(settings: S3Settings) {
    super({
      partSize: PART_BYTES,
      useTags: false,
      s3ClientConfig: { ...s3ClientConfig(settings), bucket: settings.bucket },
    })
    reportUnavailable(this.client)
    // Without deferred length: the quota check needs the length at the start.
    this.extensions = ['creation', 'creation-with-upload', 'expiration']
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
    try {
      return await this.#writeHashed(source, key, offset)
    } finally {
      this.#lastPart.delete(key)
    }
  }

  async #writeHashed(source: Readable, key: string, offset: number): Promise<number> {
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

  protected override async uploadPart(...[metadata, source, number]: Parameters<S3Store['uploadPart']>) {
    return this.#inOrder(metadata.file.id, () => super.uploadPart(metadata, source, number))
  }

  protected override async uploadIncompletePart(...[key, source]: Parameters<S3Store['uploadIncompletePart']>) {
    return this.#inOrder(key, () => super.uploadIncompletePart(key, source))
  }

  /**
   * Stores a part after the one before it, and not at all if that one failed. The offset at which a client continues is the sum of
   * the parts: a gap, left by a crash between two parts, would be filled with the wrong bytes.
   */
  #inOrder(key: string, store: () => Promise<string>): Promise<string> {
    const stored = (this.#lastPart.get(key) ?? Promise.resolve()).then(store)
    this.#lastPart.set(key, stored)
    return stored
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

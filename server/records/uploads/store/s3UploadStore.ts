// Uploads directly into the S3-compatible store in parts. The object appears under its key after the last part.
import { Transform, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createHash, type Hash } from 'node:crypto'
import { S3 } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import type { S3Settings } from '../../../platform/core/config'
import { HashingStream, through } from '../../../platform/storage/hash'
import { s3ClientConfig } from '../../../platform/storage/s3'
import type { Storage } from '../../../platform/storage/storage'
import type { UploadStore } from './uploadStore'

const PART_BYTES = 8 * 1024 * 1024

export function openS3UploadStore(settings: S3Settings, storage: Storage): UploadStore {
  const store = new HashingS3Store(settings)
  const client = new S3(s3ClientConfig(settings))
  return {
    store,
    received: async (key) => (await store.getUpload(key)).offset,
    async complete(key, size) {
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

  constructor(settings: S3Settings) {
    super({
      partSize: PART_BYTES,
      useTags: false,
      s3ClientConfig: { ...s3ClientConfig(settings), bucket: settings.bucket },
    })
    // Without deferred length: the quota check needs the length at the start.
    this.extensions = ['creation', 'creation-with-upload', 'expiration']
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

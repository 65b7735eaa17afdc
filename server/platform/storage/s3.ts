// Files in an S3-compatible store, under the same keys. Programs that need a path get a local copy.
import type { Readable } from 'node:stream'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { certificateProblem } from '../core/certificateProblem'
import type { S3Settings } from '../core/config'
import { StartUpError } from '../core/startUpError'
import { HashingStream, through } from './hash'
import { checkedKey, checkedPrefix } from './keys'
import { openLocalCopies } from './localCopies'
import { StorageMiss, StorageUnavailable, type ByteRange, type Storage } from './storage'

/** A file has at most 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024
const DELETE_BATCH = 16
/** A store that is not reached or has not answered after that is not available. A part of a file is sent within the second one. */
const CONNECT_MS = 5_000
const ANSWER_MS = 60_000

/** Client options that also work with stores other than Amazon's. */
export const s3ClientConfig = (settings: S3Settings): S3ClientConfig => ({
  endpoint: settings.endpoint,
  region: settings.region,
  forcePathStyle: true,
  credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
})

/** Makes the client throw StorageUnavailable when the store does not answer or cannot serve. */
export function reportUnavailable({ middlewareStack }: Pick<S3Client, 'middlewareStack'>): void {
  middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call)
      } catch (error) {
        throw isAnswer(error) ? error : new StorageUnavailable('The file storage is not available', { cause: error })
      }
    },
    { step: 'initialize', name: 'reportUnavailable', priority: 'high' },
  )
}

/** Whether the store has answered that the request is wrong. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  const { httpStatusCode = 500 } = error.$metadata
  return httpStatusCode < 500 && httpStatusCode !== 429
}

/** @throws StartUpError that names the problem: store, keys or bucket */
export async function requireBucket(settings: S3Settings): Promise<void> {
  const { endpoint, bucket } = settings
  const client = new S3Client({ ...s3ClientConfig(settings), maxAttempts: 1 })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(10_000) })
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 404)
      throw new StartUpError(`Bucket ${bucket} does not exist at ${endpoint}. Create it, or set S3_BUCKET.`)
    if (status === 401 || status === 403) {
      throw new StartUpError(`${endpoint} rejects the keys. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`)
    }
    const certificate = certificateProblem(error)
    if (certificate !== undefined)
      throw new StartUpError(
        `The certificate of ${endpoint} is not accepted (${certificate}). Name the file of its CA in NODE_EXTRA_CA_CERTS.`,
      )
    throw new StartUpError(`${endpoint} does not answer as an S3-compatible store. Set S3_ENDPOINT.`, { cause: error })
  } finally {
    client.destroy()
  }
}

/** `cacheDir` contains the copies of `localFile`; those that are not in use have at most `copiesBytes`. */
export function openS3(settings: S3Settings, cacheDir: string, copiesBytes: number): Storage {
  const client = new S3Client(s3ClientConfig(settings))
  reportUnavailable(client)
  const Bucket = settings.bucket

  const put = async (key: string, source: Readable) => {
    const hashing = new HashingStream()
    const params = { Bucket, Key: checkedKey(key), Body: through(source, hashing) }
    try {
      // Multipart, because the length is unknown. The object appears after the last part.
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done()
    } catch (error) {
      source.destroy()
      throw error
    }
    return hashing.summary()
  }

  const open = async (key: string, range?: ByteRange): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const reply = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key), Range })).catch(missing)
    return reply.Body as Readable
  }

  // One by one: stores require different checksums for batch deletion.
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }

  const list: Storage['list'] = async function* (prefix) {
    const Prefix = prefix ? `${checkedPrefix(prefix)}/` : undefined
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  return {
    put,
    open,
    list,
    async putFile(key, path) {
      const summary = await put(key, createReadStream(path, { highWaterMark: 1024 * 1024 }))
      await rm(path, { force: true })
      return summary
    },
    async stat(key) {
      try {
        const { ContentLength, LastModified } = await client.send(
          new HeadObjectCommand({ Bucket, Key: checkedKey(key) }),
        )
        return { size: ContentLength ?? 0, modifiedAt: LastModified ?? new Date(0) }
      } catch (error) {
        if (isMiss(error)) return undefined
        throw error
      }
    },
    async delete(key) {
      // Incomplete uploads: parts that are not an object yet, and the extra files of @tus/s3-store.
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: checkedKey(key) }))
      for (const { Key, UploadId } of Uploads) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      }
      await Promise.all([key, `${key}.info`, `${key}.part`].map(remove))
    },
    async deletePrefix(prefix) {
      let batch: string[] = []
      for await (const { key } of list(prefix)) {
        batch.push(key)
        if (batch.length < DELETE_BATCH) continue
        await Promise.all(batch.map(remove))
        batch = []
      }
      await Promise.all(batch.map(remove))
    },
    localFile: openLocalCopies(cacheDir, open, copiesBytes),
  }
}

/** Whether the store has no object with the key. */
export const isMiss = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

function missing(error: unknown): never {
  throw isMiss(error) ? new StorageMiss('The file does not exist') : error
}

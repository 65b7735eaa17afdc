// Backups in a bucket of an S3-compatible store.
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from '../core/config'
import { StartUpError } from '../core/startUpError'
import { isMiss, requireBucket, s3ClientConfig } from '../storage/s3'
import type { BackupFile, BackupPlace } from './backupPlace'

/** A file has at most 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024

/** @throws StartUpError that names the problem: store, keys or bucket */
export async function openBucketPlace(settings: S3Settings, folder: string): Promise<BackupPlace> {
  await requireBucket(settings).catch((error: unknown) => {
    throw error instanceof StartUpError ? new StartUpError(error.message.replaceAll(/\bS3_/g, 'BACKUP_S3_')) : error
  })
  const client = new S3Client(s3ClientConfig(settings))
  const Bucket = settings.bucket
  const root = folder === '' ? '' : `${folder}/`

  const list = async function* (inside: string): AsyncGenerator<BackupFile> {
    let ContinuationToken: string | undefined
    do {
      const Prefix = `${root}${inside}/`
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      for (const { Key, Size } of page.Contents ?? []) if (Key) yield { name: Key.slice(root.length), size: Size ?? 0 }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }
  const remove = async (name: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: `${root}${name}` }))
  }

  return {
    title: `s3://${Bucket}${folder === '' ? '' : `/${folder}`}`,
    async put(name, source) {
      const params = { Bucket, Key: `${root}${name}`, Body: source }
      try {
        // Multipart, because the length is unknown. The object appears after the last part.
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done()
      } catch (error) {
        source.destroy()
        throw error
      }
    },
    flush: () => Promise.resolve(),
    async open(name) {
      const reply = await client.send(new GetObjectCommand({ Bucket, Key: `${root}${name}` }))
      return reply.Body as Readable
    },
    async has(name) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: `${root}${name}` }))
        return true
      } catch (error) {
        if (isMiss(error)) return false
        throw error
      }
    },
    list,
    async folders() {
      const names: string[] = []
      let ContinuationToken: string | undefined
      do {
        const Prefix = root === '' ? undefined : root
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken }))
        for (const { Prefix: each } of page.CommonPrefixes ?? []) if (each) names.push(each.slice(root.length, -1))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return names
    },
    delete: remove,
    async deleteFolder(inside) {
      for await (const { name } of list(inside)) await remove(name)
    },
  }
}

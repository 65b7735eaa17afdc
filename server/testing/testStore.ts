// An optional S3-compatible store for tests: TEST_S3 is `endpoint bucket accessKey secretKey`.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../platform/core/config'
import { s3ClientConfig } from '../platform/storage/s3'

const [endpoint, bucket = '', accessKeyId = '', secretAccessKey = ''] = (process.env['TEST_S3'] ?? '').split(' ')

export const testStore: S3Settings | undefined = endpoint
  ? { endpoint, region: 'us-east-1', bucket, accessKeyId, secretAccessKey }
  : undefined

/** Creates the bucket unless another test file has created it. */
export async function makeBucket(settings: S3Settings): Promise<void> {
  const client = new S3Client(s3ClientConfig(settings))
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket })).catch(() => undefined)
  client.destroy()
}

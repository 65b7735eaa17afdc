import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { asAppError } from '../../../platform/core/errors'
import { openS3 } from '../../../platform/storage/s3'
import { StorageUnavailable } from '../../../platform/storage/storage'
import { until } from '../../../testing/until'
import { startMemoryS3, type MemoryS3 } from '../testing/memoryS3'
import { noise, sha256Of } from '../testing/tusClient'
import { openS3UploadStore } from './s3UploadStore'
import type { UploadStore } from './uploadStore'

const MIB = 1024 * 1024
const KEY = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/01938f6e-7a3b-7c21-9b1e-2f64c1d2a302/file.bin'

/** Enough for the files of these tests. */
const COPIES_BYTES = 64 * 1024 * 1024

let memory: MemoryS3
let folder: string
const stores: UploadStore[] = []

beforeEach(async () => {
  memory = await startMemoryS3()
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-s3-'))
})
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
  await memory.stop()
  // Retries: the folder of the copies is created in the background.
  await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 100 })
})

/** The store of a process. */
function open(): UploadStore {
  const { settings } = memory
  const copies = path.join(folder, `copies-${stores.length}`)
  const opened = openS3UploadStore(settings, openS3(settings, copies, COPIES_BYTES), path.join(folder, 'parts'))
  stores.push(opened)
  return opened
}

async function begin({ store }: UploadStore, size: number): Promise<void> {
  await store.create(new Upload({ id: KEY, size, offset: 0, metadata: {} }))
}

/** Parts that are on their way, in the folder of this process, which the next start empties. */
const partsOnDisk = (): number =>
  readdirSync(path.join(folder, 'parts'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes('part-'),
  ).length

const refuse = (action: string, status: number) => {
  memory.before = async (asked) => (asked === action ? status : undefined)
}
const allow = () => {
  memory.before = async () => undefined
}

test('completes an upload at another process when a crash came after its last part', async () => {
  const bytes = noise(10 * MIB)
  const first = open()
  await begin(first, bytes.length)
  refuse('POST complete', 400)
  await expect(first.store.write(Readable.from([bytes]), KEY, 0)).rejects.toThrow()
  allow()
  const second = open()
  expect(await second.received(KEY)).toBe(bytes.length)
  expect(await second.complete(KEY, bytes.length)).toBe(sha256Of(bytes))
  expect(memory.objects.get(KEY)?.bytes.equals(bytes)).toBe(true)
})

test('completes an upload again when a crash came before its row was written', async () => {
  const bytes = noise(MIB)
  const first = open()
  await begin(first, bytes.length)
  await first.store.write(Readable.from([bytes]), KEY, 0)
  await first.complete(KEY, bytes.length)
  const second = open()
  expect(await second.received(KEY)).toBe(bytes.length)
  expect(await second.complete(KEY, bytes.length)).toBe(sha256Of(bytes))
})

test('completes an upload once when two processes do so at the same time', async () => {
  const bytes = noise(MIB)
  const first = open()
  await begin(first, bytes.length)
  refuse('POST complete', 400)
  await expect(first.store.write(Readable.from([bytes]), KEY, 0)).rejects.toThrow()
  allow()
  const hashes = await Promise.all([open(), open()].map((each) => each.complete(KEY, bytes.length)))
  expect(hashes).toEqual([sha256Of(bytes), sha256Of(bytes)])
})

test('stores a part only after the one before it, so that a crash leaves no gap', async () => {
  const bytes = noise(20 * MIB)
  const opened = open()
  await begin(opened, bytes.length)
  let release = (): void => undefined
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)))
  memory.before = async (action) => (action === 'PUT part 1' ? held : undefined)
  const writing = opened.store.write(Readable.from([bytes]), KEY, 0)
  await until(() => memory.actions.includes('PUT part 1'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(memory.actions).not.toContain('PUT part 2')
  expect(partsOnDisk()).toBe(2)
  release()
  expect(await writing).toBe(bytes.length)
  expect(partsOnDisk()).toBe(0)
  expect(await opened.complete(KEY, bytes.length)).toBe(sha256Of(bytes))
})

test('stores no part after one that failed, and continues with the failed one', async () => {
  const bytes = noise(20 * MIB)
  const opened = open()
  await begin(opened, bytes.length)
  refuse('PUT part 2', 400)
  await expect(opened.store.write(Readable.from([bytes]), KEY, 0)).rejects.toThrow()
  expect(memory.actions).not.toContain('PUT part 3')
  expect(partsOnDisk()).toBe(0)
  allow()
  const offset = await opened.received(KEY)
  expect(offset).toBe(8 * MIB)
  await opened.store.write(Readable.from([bytes.subarray(offset)]), KEY, offset)
  expect(await opened.complete(KEY, bytes.length)).toBe(sha256Of(bytes))
})

test('keeps what arrived before the connection was cut, in a part and beside the parts', async () => {
  const bytes = noise(12 * MIB)
  const opened = open()
  await begin(opened, bytes.length)
  await opened.store.write(Readable.from([bytes.subarray(0, 10 * MIB)]), KEY, 0)
  const second = open()
  expect(await second.received(KEY)).toBe(10 * MIB)
  await second.store.write(Readable.from([bytes.subarray(10 * MIB, 11 * MIB)]), KEY, 10 * MIB)
  const third = open()
  const offset = await third.received(KEY)
  expect(offset).toBe(11 * MIB)
  await third.store.write(Readable.from([bytes.subarray(offset)]), KEY, offset)
  expect(await third.complete(KEY, bytes.length)).toBe(sha256Of(bytes))
  expect(partsOnDisk()).toBe(0)
})

test('keeps the whole parts of a stream that fails, and no file of the last one', async () => {
  const bytes = noise(12 * MIB)
  const opened = open()
  await begin(opened, bytes.length)
  async function* failing(): AsyncGenerator<Buffer> {
    yield bytes.subarray(0, 10 * MIB)
    await until(() => memory.actions.includes('PUT part 1'))
    throw new Error('cut')
  }
  await expect(opened.store.write(Readable.from(failing()), KEY, 0)).rejects.toThrow('cut')
  expect(partsOnDisk()).toBe(0)
  const offset = await opened.received(KEY)
  expect(offset).toBe(8 * MIB)
  await opened.store.write(Readable.from([bytes.subarray(offset)]), KEY, offset)
  expect(await opened.complete(KEY, bytes.length)).toBe(sha256Of(bytes))
})

test('tells a store that does not answer from a missing upload', async () => {
  await begin(open(), MIB)
  const other = open()
  memory.before = async () => 503
  await expect(other.received(KEY)).rejects.toThrow(StorageUnavailable)
  await memory.stop()
  await expect(other.store.getUpload(KEY)).rejects.toThrow(StorageUnavailable)
  expect(asAppError(await other.received(KEY).catch((error: unknown) => error))).toMatchObject({
    status: 503,
    message: 'The file storage is not available. Try again in a moment.',
  })
})

test('does not take a store that fails for an upload that is missing', async () => {
  await begin(open(), MIB)
  memory.before = async () => 403
  const other = open()
  await expect(other.received(KEY)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  await expect(other.store.getUpload(KEY)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
})

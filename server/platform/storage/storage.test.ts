import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { makeBucket, testStore } from '../../testing/testStore'
import { checkedKey, makeKey } from './keys'
import { openLocalCopies } from './localCopies'
import { openLocalFolder } from './localFolder'
import { openS3, requireBucket } from './s3'
import { StorageMiss, type Storage } from './storage'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-storage-'))
const root = path.join(folder, 'files')
afterAll(() => rmSync(folder, { recursive: true }))

const A = uuidv7()
const B = uuidv7()
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const implementations: [string, () => Promise<Storage>][] = [['a local folder', async () => openLocalFolder(root)]]

const store = testStore
if (store) {
  implementations.push([
    'an S3-compatible store',
    async () => {
      await makeBucket(store)
      return openS3(store, path.join(folder, 'cache'), 2 ** 30)
    },
  ])
  test('rejects a missing bucket and wrong keys at start-up', async () => {
    await expect(requireBucket({ ...store, bucket: 'missing' })).rejects.toThrow('Bucket missing does not exist')
    await expect(requireBucket({ ...store, secretAccessKey: 'wrong' })).rejects.toThrow('rejects the keys')
  })
}

test('rejects an unreachable store at start-up', async () => {
  const nobody = {
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    bucket: 'b',
    accessKeyId: 'a',
    secretAccessKey: 's',
  }
  await expect(requireBucket(nobody)).rejects.toThrow(/^http:\/\/127.0.0.1:9 does not answer/)
})

describe.each(implementations)('%s', (_name, open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })

  const put = (key: string, bytes: Buffer) => storage.put(key, Readable.from([bytes]))
  async function read(key: string, range?: { start: number; end: number }): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of await storage.open(key, range)) parts.push(part as Buffer)
    return Buffer.concat(parts)
  }
  async function keysOf(prefix: string): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of storage.list(prefix)) keys.push(key)
    return keys.sort()
  }

  test('reads the written bytes, whole and in ranges', async () => {
    const bytes = randomBytes(300_000)
    const key = makeKey(A, 'Ortho 1.TIF')
    expect(await put(key, bytes)).toEqual({ size: bytes.length, sha256: sha256Of(bytes) })
    expect(sha256Of(await read(key))).toBe(sha256Of(bytes))
    expect((await read(key, { start: 10, end: 19 })).equals(bytes.subarray(10, 20))).toBe(true)
    expect((await read(key, { start: 299_990, end: 299_999 })).equals(bytes.subarray(299_990))).toBe(true)
    expect((await storage.stat(key))?.size).toBe(bytes.length)
  })

  test('stores a file larger than one part', async () => {
    const bytes = randomBytes(20 * 2 ** 20)
    const key = makeKey(A, 'large.bin')
    await put(key, bytes)
    expect(sha256Of(await read(key))).toBe(sha256Of(bytes))
  })

  test('moves a local file into the storage', async () => {
    const from = path.join(folder, 'made.tif')
    writeFileSync(from, 'made here')
    const key = makeKey(A, 'made.tif')
    expect(await storage.putFile(key, from)).toEqual({ size: 9, sha256: sha256Of(Buffer.from('made here')) })
    expect(readdirSync(folder)).not.toContain('made.tif')
    expect(String(await read(key))).toBe('made here')
  })

  test('lists every file of many tenants', async () => {
    const keys: string[] = []
    for (let tenant = 0; tenant < 4; tenant++) {
      const tenantId = uuidv7()
      for (let count = 0; count < 40; count++) keys.push(makeKey(tenantId, 'photo.jpg'))
    }
    for (const key of keys) await put(key, Buffer.from(key))
    const listed = await keysOf('')
    expect(keys.filter((key) => !listed.includes(key))).toEqual([])
  })

  test('leaves nothing when the source fails', async () => {
    const key = makeKey(A, 'broken.bin')
    const broken = async function* () {
      yield randomBytes(1000)
      throw new Error('The line was cut')
    }
    await expect(storage.put(key, Readable.from(broken()))).rejects.toThrow('The line was cut')
    expect(await storage.stat(key)).toBeUndefined()
    expect(await keysOf('')).not.toContain(key)
  })

  test('reports a miss for an unknown key and ignores its deletion', async () => {
    const key = makeKey(A, 'nothing')
    await expect(storage.open(key)).rejects.toThrow(StorageMiss)
    await expect(storage.localFile(key)).rejects.toThrow(StorageMiss)
    expect(await storage.stat(key)).toBeUndefined()
    await storage.delete(key)
  })

  test('lists and deletes by key, ID and tenant', async () => {
    const tenant = uuidv7()
    const keys = [makeKey(tenant, 'a'), makeKey(tenant, 'b'), makeKey(tenant, 'c')].sort()
    const other = makeKey(B, 'theirs')
    for (const key of [...keys, other]) await put(key, Buffer.from(key))
    expect(await keysOf(tenant)).toEqual(keys)
    expect(await keysOf('')).toEqual(expect.arrayContaining([...keys, other]))
    await storage.delete(keys[0] ?? '')
    await storage.deletePrefix((keys[1] ?? '').split('/').slice(0, 2).join('/'))
    expect(await keysOf(tenant)).toEqual([keys[2]])
    await storage.deletePrefix(tenant)
    expect(await keysOf(tenant)).toEqual([])
    expect(await keysOf(B)).toEqual([other])
  })

  test('provides a local path', async () => {
    const key = makeKey(A, 'ortho.tif')
    await put(key, Buffer.from('pixels'))
    const [one, two] = await Promise.all([storage.localFile(key), storage.localFile(key)])
    expect(path.extname(one.path)).toBe('.tif')
    expect(readFileSync(two.path, 'utf8')).toBe('pixels')
    one.release()
    two.release()
  })

  test.each([
    '../../etc/passwd',
    `${A}/../../x`,
    `${A}/${B}/../x`,
    `/${A}/${B}/x`,
    `${A}/${B}/x\0`,
    `${A}/${B}/`,
    '',
    `${A}/${B}/.x`,
  ])('rejects the invalid key %j', async (key) => {
    await expect(put(key, Buffer.from('x'))).rejects.toThrow('Invalid storage key')
    await expect(storage.open(key)).rejects.toThrow('Invalid storage key')
    await expect(storage.delete(key)).rejects.toThrow('Invalid storage key')
  })
})

test.each([
  'Ortho 1.TIF',
  '../../etc/passwd',
  '\u202egpj.exe',
  'ü'.repeat(300),
  '',
  '...',
  'a/b\\c',
  '-rf',
  'CON',
  'x\0y',
])('creates a safe key from the name %j', (name) => {
  const key = makeKey(A, name)
  expect(checkedKey(key)).toBe(key)
  expect(path.normalize(path.join(root, key))).toBe(path.join(root, key))
})

test('removes the copies of a killed process', async () => {
  const copies = path.join(folder, 'dead')
  // Above the largest process ID of any kernel.
  mkdirSync(path.join(copies, `${hostname()}.99999999`), { recursive: true })
  const localFile = openLocalCopies(copies, async () => Readable.from([Buffer.alloc(1)]), 2 ** 30)
  ;(await localFile('1')).release()
  expect(readdirSync(copies)).toEqual([`${hostname()}.${process.pid}`])
})

test('fetches a copy once, keeps it while in use and evicts it later', async () => {
  const fetched: string[] = []
  const localFile = openLocalCopies(
    path.join(folder, 'copies'),
    async (key) => {
      fetched.push(key)
      return Readable.from([Buffer.alloc(1000)])
    },
    2500,
  )
  const first = await localFile('1')
  await Promise.all(['2', '3', '2', '4'].map(async (key) => (await localFile(key)).release()))
  expect(fetched.sort()).toEqual(['1', '2', '3', '4'])
  // In use all the time, so it is still there.
  expect(readFileSync(first.path)).toHaveLength(1000)
  first.release()
  ;(await localFile('5')).release()
  const kept = readdirSync(path.join(folder, 'copies', `${hostname()}.${process.pid}`))
  expect(kept.length).toBeLessThanOrEqual(3)
  ;(await localFile('1')).release()
  expect(fetched.filter((key) => key === '1')).toHaveLength(2)
})

test('ignores a partially written file', async () => {
  const local = openLocalFolder(root)
  const key = makeKey(A, 'half.bin')
  mkdirSync(path.dirname(local.partialPath(key)), { recursive: true })
  appendFileSync(local.partialPath(key), 'half')
  expect(await local.stat(key)).toBeUndefined()
  await local.complete(key)
  expect((await local.stat(key))?.size).toBe(4)
})

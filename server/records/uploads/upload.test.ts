import type { AddressInfo } from 'node:net'
import { request, type IncomingMessage } from 'node:http'
import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../app'
import type { components } from '../../platform/contract/contract.gen'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { openStorage } from '../../platform/storage/openStorage'
import type { Storage } from '../../platform/storage/storage'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { subscribe } from '../../testing/subscribe'
import { makeBucket, testStore } from '../../testing/testStore'
import { testContract } from '../../testing/contract'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { claimUpload } from './service'
import { deleteExpiredUploads } from './sql'
import { rawRequest, noise, send, sha256Of } from './testing/tusClient'
import { until } from '../../testing/until'

type Upload = components['schemas']['Upload']
const MIB = 1024 * 1024

let aerie: TestApp
let origin: string
let staff: string
let storage: Storage

const storages: [string, Record<string, string>][] = [['a local folder', {}]]
if (testStore) {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = testStore
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  storages.push(['an S3-compatible store', { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...keys }])
}

async function open(settings: Record<string, string>): Promise<void> {
  if (testStore) await makeBucket(testStore)
  aerie = await startTestApp({ UPLOAD_MAX_BYTES: String(64 * MIB), ...settings })
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  staff = await aerie.cookieOf(aerie.demo.staff)
  storage = await openStorage(aerie.config)
}

const read = (id: string, cookie = staff) => aerie.call<Upload>(cookie, 'GET', `/upload/get/${id}`)
const take = (id: string, user = aerie.demo.staff) =>
  inTenant(aerie.db, aerie.demo.id, (tx) => claimUpload(aerie.demo.id, tx, id, user.id))

async function storedSha256(key: string): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await storage.open(key)) parts.push(part as Buffer)
  return sha256Of(Buffer.concat(parts))
}

const partials = (): string[] => {
  const folder = path.join(aerie.config.DATA_DIR, 'files', '.partial')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe.each(storages)('into %s:', (_name, settings) => {
  beforeAll(() => open(settings))
  afterAll(() => aerie.close())

  test('stores a file, detects its kind and lets it be claimed once', async () => {
    const bytes = Buffer.from('name,lat,long\nOne,1,2\nTwo,3,4\n')
    const { id } = await send(origin, staff, bytes, { filename: 'Plätze 1.geojson', sha256: sha256Of(bytes) })
    expect((await read(id)).data).toMatchObject({
      name: 'Plätze 1.geojson',
      size: bytes.length,
      received: bytes.length,
      state: 'finished',
      kind: 'csv',
    })
    const { file, kind } = await take(id)
    expect([kind, file.mediaType, file.sha256, file.name]).toEqual([
      'csv',
      'text/csv',
      sha256Of(bytes),
      'Plätze 1.geojson',
    ])
    expect(file.key).toMatch(new RegExp(`^${aerie.demo.id}/${id}/[a-z0-9.-]+$`))
    expect(await storedSha256(file.key)).toBe(sha256Of(bytes))
    await expect(take(id)).rejects.toMatchObject({
      status: 409,
      message: 'This upload was already used. Upload the file again.',
    })
    expect(partials()).toEqual([])
  })

  test('loses nothing when the connection is cut between or during requests', async () => {
    const bytes = noise(12 * MIB)
    const { url, id } = await send(origin, staff, bytes, { chunkSize: MIB, cutAt: 3 * MIB, sha256: sha256Of(bytes) })
    expect((await read(id)).data).toMatchObject({ state: 'receiving', received: 3 * MIB, kind: null })
    await expect(take(id)).rejects.toMatchObject({
      status: 409,
      message: 'This upload is not complete. Wait until it has finished.',
    })

    const patch = { cookie: staff, 'upload-offset': String(3 * MIB), 'content-type': 'application/offset+octet-stream' }
    await expect(rawRequest('PATCH', url, patch, bytes.subarray(3 * MIB), 5 * MIB)).rejects.toThrow()
    const head = await rawRequest('HEAD', url, { cookie: staff })
    const offset = Number(head.headers['upload-offset'])
    expect(offset).toBeGreaterThan(3 * MIB)
    expect(offset).toBeLessThanOrEqual(8 * MIB)

    await send(origin, staff, bytes, { url })
    const { file } = await take(id)
    expect(file.sha256).toBe(sha256Of(bytes))
    expect(await storedSha256(file.key)).toBe(sha256Of(bytes))
  })

  test('rejects and deletes a file whose checksum differs', async () => {
    const wrong = sha256Of(Buffer.from('something else'))
    await expect(send(origin, staff, noise(1000), { sha256: wrong })).rejects.toMatchObject({
      status: 460,
      message: 'The file was damaged during the upload. Upload it again.',
    })
    const { data } = await aerie.call<{ items: Upload[] }>(staff, 'GET', '/upload/list')
    const [failed] = data.items.filter(({ state }) => state === 'failed')
    await expect(take(failed?._id ?? '')).rejects.toMatchObject({ status: 409 })
    const row = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .selectFrom('upload')
        .select('key')
        .where('id', '=', failed?._id ?? '')
        .executeTakeFirstOrThrow(),
    )
    expect(await storage.stat(row.key)).toBeDefined()
    await deleteScheduledFiles(aerie.db, storage)
    expect(await storage.stat(row.key)).toBeUndefined()
  })

  describe('rejects before any byte is sent:', () => {
    test('a file of zero bytes', async () => {
      await expect(send(origin, staff, Buffer.alloc(0))).rejects.toMatchObject({
        status: 400,
        message: 'The file is empty. Choose another one.',
      })
    })

    test('a file above the size limit', async () => {
      const headers = { cookie: staff, 'upload-length': String(65 * MIB) }
      const answer = await rawRequest('POST', `${origin}/apis/v1/upload/tus`, headers)
      expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('maximum of 64 MiB')])
    })

    test('a file over quota, including open uploads', async () => {
      const { data } = await aerie.call<{ used: number }>(staff, 'GET', '/upload/storage')
      // Twice the limit is the ceiling, also during the grace period.
      await subscribe(aerie.db, aerie.demo.id, { limits: { storageBytes: (data.used + 3 * MIB) / 2 } })
      const room = await aerie.call<{ free: number }>(staff, 'GET', '/upload/storage')
      expect(room.data.free).toBe(3 * MIB)
      const post = (bytes: number) =>
        rawRequest('POST', `${origin}/apis/v1/upload/tus`, { cookie: staff, 'upload-length': String(bytes) })
      const answers = await Promise.all([post(2 * MIB), post(2 * MIB), post(2 * MIB)])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413])
      expect(answers.find(({ status }) => status === 413)?.body).toContain('Free some, or choose a larger package.')
      await asPlatform(aerie.db, (tx) => tx.deleteFrom('subscription').execute())
    })

    test('a missing or invalid length', async () => {
      const wrong: Record<string, string>[] = [
        { 'upload-defer-length': '1' },
        { 'upload-length': '-1' },
        { 'upload-length': 'x' },
        {},
      ]
      for (const headers of wrong) {
        const answer = await rawRequest('POST', `${origin}/apis/v1/upload/tus`, { cookie: staff, ...headers })
        expect(answer.status).toBe(400)
      }
    })

    test('an invalid checksum', async () => {
      await expect(send(origin, staff, noise(10), { sha256: 'abc' })).rejects.toMatchObject({
        status: 400,
        message: 'The checksum must be a SHA-256 hash in hexadecimal',
      })
    })
  })

  describe('other users', () => {
    test('get 404 for the upload, in the same tenant or not', async () => {
      const { url, id } = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
      for (const user of [aerie.demo.root, aerie.other.root]) {
        const cookie = await aerie.cookieOf(user)
        const patch = { cookie, 'upload-offset': String(MIB), 'content-type': 'application/offset+octet-stream' }
        expect((await rawRequest('HEAD', url, { cookie })).status).toBe(404)
        expect((await rawRequest('PATCH', url, patch, noise(10))).status).toBe(404)
        expect((await rawRequest('DELETE', url, { cookie })).status).toBe(404)
        expect((await read(id, cookie)).code).toBe(404)
        expect((await aerie.call(cookie, 'DELETE', `/upload/delete/${id}`)).code).toBe(404)
      }
      await expect(take(id, aerie.demo.root)).rejects.toMatchObject({ status: 404 })
      expect((await read(id)).data.received).toBe(MIB)
    })

    test('are rejected without a session or permission', async () => {
      const post = async (cookie: string | undefined, more: Record<string, string> = {}) => {
        const headers = { 'upload-length': '10', ...(cookie && { cookie }), ...more }
        return (await rawRequest('POST', `${origin}/apis/v1/upload/tus`, headers)).status
      }
      expect(await post(undefined)).toBe(401)
      for (const user of [aerie.admin, aerie.demo.client, aerie.demo.viewer]) {
        expect(await post(await aerie.cookieOf(user))).toBe(403)
      }
      expect(await post(staff, { origin: 'http://evil.test' })).toBe(403)
    })
  })

  test('answers 409 to a wrong offset and 404 to unknown or malformed URLs', async () => {
    const { url, id } = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
    const patch = { cookie: staff, 'content-type': 'application/offset+octet-stream' }
    for (const offset of [0, MIB - 1, MIB + 1, 2 * MIB]) {
      const answer = await rawRequest('PATCH', url, { ...patch, 'upload-offset': String(offset) }, noise(1000))
      expect(answer.status).toBe(409)
    }
    expect((await read(id)).data.received).toBe(MIB)
    for (const name of [aerie.demo.id, 'x', '..%2f..%2fetc%2fpasswd', '%00']) {
      expect((await rawRequest('HEAD', `${origin}/apis/v1/upload/tus/${name}`, { cookie: staff })).status).toBe(404)
    }
  })

  test('rejects more bytes than declared', async () => {
    const announced = { cookie: staff, 'upload-length': '1000' }
    const { headers } = await rawRequest('POST', `${origin}/apis/v1/upload/tus`, announced)
    const patch = { cookie: staff, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const answer = await rawRequest('PATCH', origin + headers.location, patch, noise(2000))
    expect(answer.status).toBe(413)
    expect((await read(headers.location?.split('/').at(-1) ?? '')).data).toMatchObject({
      state: 'receiving',
      received: 0,
    })
  })

  test('leaves nothing after an upload is cancelled', async () => {
    const half = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
    const whole = await send(origin, staff, noise(1000))
    const terminated = await rawRequest('DELETE', half.url, { cookie: staff })
    expect([terminated.status, terminated.headers['tus-resumable']]).toEqual([204, '1.0.0'])
    expect((await aerie.call(staff, 'DELETE', `/upload/delete/${whole.id}`)).code).toBe(200)
    expect((await rawRequest('HEAD', half.url, { cookie: staff })).status).toBe(404)
    await deleteScheduledFiles(aerie.db, storage)
    expect(partials()).not.toContain(half.id)
    for await (const { key } of storage.list(aerie.demo.id)) expect(key).not.toContain(whole.id)
  })

  test('deletes unclaimed uploads after a day and keeps claimed files', async () => {
    const half = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
    const whole = await send(origin, staff, noise(1000))
    const used = await send(origin, staff, noise(1000))
    const { file } = await take(used.id)
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('upload')
        .set({ expires_at: sql<Date>`now() - interval '1 second'` })
        .where('id', 'in', [half.id, whole.id, used.id])
        .execute(),
    )
    await asPlatform(aerie.db, deleteExpiredUploads)
    await deleteScheduledFiles(aerie.db, storage)
    expect([(await read(half.id)).code, (await read(whole.id)).code]).toEqual([404, 404])
    expect((await rawRequest('HEAD', half.url, { cookie: staff })).status).toBe(404)
    expect(partials()).not.toContain(half.id)
    expect((await storage.stat(file.key))?.size).toBe(1000)
  })

  test('keeps the file name but never uses it as a path', async () => {
    const names = [
      '../../etc/passwd',
      'C:\\windows\\x.tif',
      '\u202egpj.exe',
      'a'.repeat(400),
      '.hidden',
      'x\u0000y.tif',
      '',
    ]
    for (const filename of names) {
      const { id } = await send(origin, staff, noise(10), { filename })
      const { file } = await take(id)
      expect(file.key).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\/[a-z0-9][a-z0-9._-]*$/)
      expect(file.key).not.toContain('..')
    }
  })
})

describe('into a local folder:', () => {
  beforeAll(() => open({}))
  afterAll(() => aerie.close())

  test('completes an upload on the next request when the server crashed after its last byte', async () => {
    const bytes = noise(MIB)
    const { url, id } = await send(origin, staff, bytes, { chunkSize: MIB / 2, cutAt: MIB / 2 })
    // The state after a crash: all bytes are there, but the upload is not completed.
    appendFileSync(path.join(aerie.config.DATA_DIR, 'files', '.partial', id), bytes.subarray(MIB / 2))
    const heads = await Promise.all([1, 2, 3].map(() => rawRequest('HEAD', url, { cookie: staff })))
    expect(heads.map(({ headers }) => headers['upload-offset'])).toEqual([MIB, MIB, MIB].map(String))
    expect((await take(id)).file.sha256).toBe(sha256Of(bytes))
  })

  describe('with a slow connection', () => {
    beforeEach(() => {
      // Only what measures the time of a body.
      jest.useFakeTimers({
        doNotFake: [
          'nextTick',
          'queueMicrotask',
          'setImmediate',
          'clearImmediate',
          'setTimeout',
          'clearTimeout',
          'performance',
          'hrtime',
        ],
      })
    })
    afterEach(() => jest.useRealTimers())

    test('creates an upload with data that takes longer than other requests may', async () => {
      const bytes = noise(2000)
      const created = new Promise<IncomingMessage>((resolve, reject) => {
        const slow = request(`${origin}/apis/v1/upload/tus`, {
          method: 'POST',
          headers: {
            cookie: staff,
            'tus-resumable': '1.0.0',
            'upload-length': bytes.length,
            'content-type': 'application/offset+octet-stream',
            'content-length': bytes.length,
          },
        })
        slow.on('error', reject)
        slow.on('response', resolve)
        slow.write(bytes.subarray(0, 1000), () => void sendRestLater(() => slow.end(bytes.subarray(1000))))
      })
      const { statusCode, headers } = await created
      expect(statusCode).toBe(201)
      expect((await take(headers.location?.split('/').at(-1) ?? '')).file.sha256).toBe(sha256Of(bytes))
    })

    /** When the server has received the first part and 45 s have passed. */
    async function sendRestLater(sendRest: () => void): Promise<void> {
      await until(() => partials().length > 0)
      jest.advanceTimersByTime(45_000)
      sendRest()
    }
  })

  test('uses one connection for the locks of many uploads and survives its loss', async () => {
    const connections = () =>
      sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'aerie uploads'`.execute(aerie.db)
    await Promise.all(Array.from({ length: 20 }, () => send(origin, staff, noise(1000))))
    const { rows } = await connections()
    expect(rows).toHaveLength(1)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(aerie.db)
    await until(async () => (await connections()).rows.length === 0)
    await send(origin, staff, noise(1000))
    expect((await connections()).rows).toHaveLength(1)
  })

  test('resumes through a second process while the first still waits for data', async () => {
    const second = await buildApp({
      config: aerie.config,
      pool: aerie.pool,
      contract: testContract().spec,
      definitions: [],
    })
    await second.listen({ port: 0, host: '127.0.0.1' })
    const other = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`
    const bytes = noise(4 * MIB)
    const { url, id } = await send(origin, staff, bytes, { chunkSize: MIB, cutAt: MIB })
    const patch = { cookie: staff, 'upload-offset': String(MIB), 'content-type': 'application/offset+octet-stream' }
    // A client that stopped sending: its connection stays open, and the rest never arrives.
    const silent = request(url, {
      method: 'PATCH',
      headers: { ...patch, 'tus-resumable': '1.0.0', 'content-length': 3 * MIB },
    })
    silent.on('error', () => undefined).write(bytes.subarray(MIB, 2 * MIB))
    await until(async () => (await read(id)).data.received >= 2 * MIB)

    const head = await rawRequest('HEAD', url.replace(origin, other), { cookie: staff })
    expect(head).toMatchObject({ status: 200, headers: { 'upload-offset': String(2 * MIB) } })
    await send(other, staff, bytes, { url: url.replace(origin, other) })
    expect((await take(id)).file.sha256).toBe(sha256Of(bytes))
    silent.destroy()
    await second.close()
  })
})

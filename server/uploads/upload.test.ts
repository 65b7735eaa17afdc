import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../app'
import type { components } from '../contract.gen'
import { removeDueFiles } from '../storage/files'
import { openStorage } from '../storage/openStorage'
import type { Storage } from '../storage/storage'
import { asPlatform, inTenant } from '../tenancy'
import { subscribe } from '../testing/subscribe'
import { makeBucket, testStore } from '../testing/testStore'
import { startTestApp, type TestApp } from '../testing/testApp'
import { takeUpload } from './finish'
import { deleteExpiredUploads } from './sql'
import { bare, noise, send, sha256Of } from './testing/tusClient'

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
  inTenant(aerie.db, aerie.demo.id, (tx) => takeUpload(aerie.demo.id, tx, id, user.id))

async function storedSha256(key: string): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await storage.open(key)) parts.push(part as Buffer)
  return sha256Of(Buffer.concat(parts))
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let wait = 0; wait < 100 && !(await condition()); wait++) await sleep(50)
  expect(await condition()).toBe(true)
}

const partials = (): string[] => {
  const folder = path.join(aerie.config.DATA_DIR, 'files', '.partial')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe.each(storages)('into %s:', (_name, settings) => {
  beforeAll(() => open(settings))
  afterAll(() => aerie.close())

  test('a file arrives whole, is looked at and can be used once', async () => {
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
    await expect(take(id)).rejects.toMatchObject({ status: 409, message: 'This upload has been used already' })
    expect(partials()).toEqual([])
  })

  test('a cut between and in the middle of requests loses nothing', async () => {
    const bytes = noise(12 * MIB)
    const { url, id } = await send(origin, staff, bytes, { chunkSize: MIB, cutAt: 3 * MIB, sha256: sha256Of(bytes) })
    expect((await read(id)).data).toMatchObject({ state: 'receiving', received: 3 * MIB, kind: null })
    await expect(take(id)).rejects.toMatchObject({ status: 409, message: 'This upload has not arrived completely yet' })

    const patch = { cookie: staff, 'upload-offset': String(3 * MIB), 'content-type': 'application/offset+octet-stream' }
    await expect(bare('PATCH', url, patch, bytes.subarray(3 * MIB), 5 * MIB)).rejects.toThrow()
    const head = await bare('HEAD', url, { cookie: staff })
    const offset = Number(head.headers['upload-offset'])
    expect(offset).toBeGreaterThan(3 * MIB)
    expect(offset).toBeLessThanOrEqual(8 * MIB)

    await send(origin, staff, bytes, { url })
    const { file } = await take(id)
    expect(file.sha256).toBe(sha256Of(bytes))
    expect(await storedSha256(file.key)).toBe(sha256Of(bytes))
  })

  test('what arrives otherwise than it was sent is refused and removed', async () => {
    const wrong = sha256Of(Buffer.from('something else'))
    await expect(send(origin, staff, noise(1000), { sha256: wrong })).rejects.toMatchObject({
      status: 460,
      message: 'What arrived is not what was sent: the checksum differs. Send the file again.',
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
    await removeDueFiles(aerie.db, storage)
    expect(await storage.stat(row.key)).toBeUndefined()
  })

  describe('is refused before any byte travels:', () => {
    test('a file of zero bytes', async () => {
      await expect(send(origin, staff, Buffer.alloc(0))).rejects.toMatchObject({
        status: 400,
        message: 'The file is empty',
      })
    })

    test('one above the largest allowed', async () => {
      const headers = { cookie: staff, 'upload-length': String(65 * MIB) }
      const answer = await bare('POST', `${origin}/apis/v1/upload/tus`, headers)
      expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('"Files may have 64 MiB at most')])
    })

    test('one over quota, with what is open counted', async () => {
      const { data } = await aerie.call<{ used: number }>(staff, 'GET', '/upload/storage')
      // Twice the package is the end, grace or not.
      await subscribe(aerie.db, aerie.demo.id, { limits: { storageBytes: (data.used + 3 * MIB) / 2 } })
      const room = await aerie.call<{ free: number }>(staff, 'GET', '/upload/storage')
      expect(room.data.free).toBe(3 * MIB)
      const post = (bytes: number) =>
        bare('POST', `${origin}/apis/v1/upload/tus`, { cookie: staff, 'upload-length': String(bytes) })
      const answers = await Promise.all([post(2 * MIB), post(2 * MIB), post(2 * MIB)])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413])
      expect(answers.find(({ status }) => status === 413)?.body).toContain('Free some, or take a larger package.')
      await asPlatform(aerie.db, (tx) => tx.deleteFrom('subscription').execute())
    })

    test('a length that is not said, or nonsense', async () => {
      const wrong: Record<string, string>[] = [
        { 'upload-defer-length': '1' },
        { 'upload-length': '-1' },
        { 'upload-length': 'x' },
        {},
      ]
      for (const headers of wrong) {
        const answer = await bare('POST', `${origin}/apis/v1/upload/tus`, { cookie: staff, ...headers })
        expect(answer.status).toBe(400)
      }
    })

    test('a checksum that is none', async () => {
      await expect(send(origin, staff, noise(10), { sha256: 'abc' })).rejects.toMatchObject({
        status: 400,
        message: 'sha256 must be 64 hexadecimal digits',
      })
    })
  })

  describe('others', () => {
    test('of the tenant or not find nothing under the address', async () => {
      const { url, id } = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
      for (const user of [aerie.demo.root, aerie.other.root]) {
        const cookie = await aerie.cookieOf(user)
        const patch = { cookie, 'upload-offset': String(MIB), 'content-type': 'application/offset+octet-stream' }
        expect((await bare('HEAD', url, { cookie })).status).toBe(404)
        expect((await bare('PATCH', url, patch, noise(10))).status).toBe(404)
        expect((await bare('DELETE', url, { cookie })).status).toBe(404)
        expect((await read(id, cookie)).code).toBe(404)
        expect((await aerie.call(cookie, 'DELETE', `/upload/delete/${id}`)).code).toBe(404)
      }
      await expect(take(id, aerie.demo.root)).rejects.toMatchObject({ status: 404 })
      expect((await read(id)).data.received).toBe(MIB)
    })

    test('without a session or a permission are turned away', async () => {
      const post = async (cookie: string | undefined, more: Record<string, string> = {}) => {
        const headers = { 'upload-length': '10', ...(cookie && { cookie }), ...more }
        return (await bare('POST', `${origin}/apis/v1/upload/tus`, headers)).status
      }
      expect(await post(undefined)).toBe(401)
      for (const user of [aerie.admin, aerie.demo.client, aerie.demo.viewer]) {
        expect(await post(await aerie.cookieOf(user))).toBe(403)
      }
      expect(await post(staff, { origin: 'http://evil.test' })).toBe(403)
    })
  })

  test('a wrong offset is 409 and changes nothing; unknown and malformed addresses are 404', async () => {
    const { url, id } = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
    const patch = { cookie: staff, 'content-type': 'application/offset+octet-stream' }
    for (const offset of [0, MIB - 1, MIB + 1, 2 * MIB]) {
      const answer = await bare('PATCH', url, { ...patch, 'upload-offset': String(offset) }, noise(1000))
      expect(answer.status).toBe(409)
    }
    expect((await read(id)).data.received).toBe(MIB)
    for (const name of [aerie.demo.id, 'x', '..%2f..%2fetc%2fpasswd', '%00']) {
      expect((await bare('HEAD', `${origin}/apis/v1/upload/tus/${name}`, { cookie: staff })).status).toBe(404)
    }
  })

  test('more bytes than were announced are not taken', async () => {
    const announced = { cookie: staff, 'upload-length': '1000' }
    const { headers } = await bare('POST', `${origin}/apis/v1/upload/tus`, announced)
    const patch = { cookie: staff, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const answer = await bare('PATCH', origin + headers.location, patch, noise(2000))
    expect(answer.status).toBe(413)
    expect((await read(headers.location?.split('/').at(-1) ?? '')).data).toMatchObject({
      state: 'receiving',
      received: 0,
    })
  })

  test('one who gives up leaves nothing', async () => {
    const half = await send(origin, staff, noise(3 * MIB), { chunkSize: MIB, cutAt: MIB })
    const whole = await send(origin, staff, noise(1000))
    const terminated = await bare('DELETE', half.url, { cookie: staff })
    expect([terminated.status, terminated.headers['tus-resumable']]).toEqual([204, '1.0.0'])
    expect((await aerie.call(staff, 'DELETE', `/upload/delete/${whole.id}`)).code).toBe(200)
    expect((await bare('HEAD', half.url, { cookie: staff })).status).toBe(404)
    await removeDueFiles(aerie.db, storage)
    expect(partials()).not.toContain(half.id)
    for await (const { key } of storage.list(aerie.demo.id)) expect(key).not.toContain(whole.id)
  })

  test('what nobody goes on with expires after a day, half or whole; what is used stays', async () => {
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
    await removeDueFiles(aerie.db, storage)
    expect([(await read(half.id)).code, (await read(whole.id)).code]).toEqual([404, 404])
    expect((await bare('HEAD', half.url, { cookie: staff })).status).toBe(404)
    expect(partials()).not.toContain(half.id)
    expect((await storage.stat(file.key))?.size).toBe(1000)
  })

  test('a name is kept for people and never becomes a path', async () => {
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

  test('an upload whose last byte came before a crash is finished when it is asked about', async () => {
    const bytes = noise(MIB)
    const { url, id } = await send(origin, staff, bytes, { chunkSize: MIB / 2, cutAt: MIB / 2 })
    // As a crash leaves it: all bytes there, nobody told.
    appendFileSync(path.join(aerie.config.DATA_DIR, 'files', '.partial', id), bytes.subarray(MIB / 2))
    const heads = await Promise.all([1, 2, 3].map(() => bare('HEAD', url, { cookie: staff })))
    expect(heads.map(({ headers }) => headers['upload-offset'])).toEqual([MIB, MIB, MIB].map(String))
    expect((await take(id)).file.sha256).toBe(sha256Of(bytes))
  })

  test('many uploads need one connection for their locks, and go on when it is lost', async () => {
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

  test('of two processes the one the client comes back to goes on, though the other still listens', async () => {
    const second = await buildApp({ config: aerie.config, pool: aerie.pool, definitions: [] })
    await second.listen({ port: 0, host: '127.0.0.1' })
    const other = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`
    const bytes = noise(4 * MIB)
    const { url, id } = await send(origin, staff, bytes, { chunkSize: MIB, cutAt: MIB })
    const patch = { cookie: staff, 'upload-offset': String(MIB), 'content-type': 'application/offset+octet-stream' }
    // A client that went silent without a word: its connection stays open, and the rest never comes.
    const silent = request(url, {
      method: 'PATCH',
      headers: { ...patch, 'tus-resumable': '1.0.0', 'content-length': 3 * MIB },
    })
    silent.on('error', () => undefined).write(bytes.subarray(MIB, 2 * MIB))
    await until(async () => (await read(id)).data.received >= 2 * MIB)

    const started = Date.now()
    const head = await bare('HEAD', url.replace(origin, other), { cookie: staff })
    expect(head.headers['upload-offset']).toBe(String(2 * MIB))
    expect(Date.now() - started).toBeLessThan(10_000)
    await send(other, staff, bytes, { url: url.replace(origin, other) })
    expect((await take(id)).file.sha256).toBe(sha256Of(bytes))
    silent.destroy()
    await second.close()
  })
})

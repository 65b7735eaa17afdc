import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { asAppError } from '../../../platform/core/errors'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase'
import { until } from '../../../testing/until'
import { openUploadLocker, type UploadLocker } from './uploadLocker'

const UPLOAD = 'tenant/upload'

let database: TestDatabase
let first: UploadLocker
let second: UploadLocker

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// Each locker represents a process with its own connection.
beforeEach(() => {
  const log = pino({ level: 'silent' })
  first = openUploadLocker(database.connection, log)
  second = openUploadLocker(database.connection, log)
})
afterEach(() => Promise.all([first.close(), second.close()]))

/** Acquires the lock. `released` resolves when another request asks for it; `asked` counts those calls. */
async function take(locker: UploadLocker) {
  const request = { asked: 0, released: Promise.resolve() }
  const lock = locker.newLock(UPLOAD)
  let notify: () => void
  request.released = new Promise((resolve) => (notify = resolve))
  await lock.lock(new AbortController().signal, () => {
    request.asked += 1
    notify()
  })
  return { lock, request }
}

test.each([
  ['another process', () => second],
  ['the same process', () => first],
])('a waiting request of %s acquires the lock when the holder releases it', async (_name, locker) => {
  const holder = await take(first)
  let isTaken = false
  const waiting = take(locker()).then((taken) => {
    isTaken = true
    return taken
  })
  await holder.request.released
  expect(isTaken).toBe(false)
  await holder.lock.unlock()
  await (await waiting).lock.unlock()
})

test('a waiting request does not receive its own call to release the lock', async () => {
  const holder = await take(first)
  const asked = { own: 0 }
  const lock = second.newLock(UPLOAD)
  const locked = lock.lock(new AbortController().signal, () => {
    asked.own += 1
  })
  await holder.request.released
  // The waiting request repeats its notification every 100 ms.
  await until(() => holder.request.asked >= 3)
  await holder.lock.unlock()
  await locked
  expect(asked.own).toBe(0)
  await lock.unlock()
})

test('gives the lock to one of many concurrent requests of two processes', async () => {
  let holding = 0
  let most = 0
  const work = async (locker: UploadLocker): Promise<void> => {
    const { lock } = await take(locker)
    holding += 1
    most = Math.max(most, holding)
    await new Promise((resolve) => setTimeout(resolve, 5))
    holding -= 1
    await lock.unlock()
  }
  await Promise.all([first, second, first, second, first, second].map(work))
  expect(most).toBe(1)
})

test('locks over another connection when its own has just been ended', async () => {
  const { lock } = await take(first)
  await lock.unlock()
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aerie uploads'")
  await client.end()
  await (await take(first)).lock.unlock()
})

test('answers 503 while the database ends its connections', async () => {
  const server = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const locker = openUploadLocker({ host: '127.0.0.1', port }, pino({ level: 'silent' }))
  const refused = await locker
    .newLock(UPLOAD)
    .lock(new AbortController().signal, () => undefined)
    .catch((error: unknown) => error)
  expect(asAppError(refused)).toMatchObject({ status: 503 })
  await locker.close()
  server.close()
})

test('answers 423 to a request cancelled while waiting', async () => {
  const holder = await take(first)
  const cancelled = new AbortController()
  cancelled.abort()
  await expect(second.newLock(UPLOAD).lock(cancelled.signal, () => undefined)).rejects.toMatchObject({ status: 423 })
  await holder.lock.unlock()
})

test('a process that is stopped loses its locks to one that waits', async () => {
  const stopped = await take(first)
  const patient = openUploadLocker(database.connection, pino({ level: 'silent' }), 200)
  const taken = await take(patient)
  expect(stopped.request.asked).toBeGreaterThan(0)
  await taken.lock.unlock()
  await patient.close()
  // The first one goes on, and connects again.
  await stopped.lock.unlock()
  await (await take(first)).lock.unlock()
})

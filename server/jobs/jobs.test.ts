import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { readConfig } from '../config'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import { createPaymentProvider } from '../payment/createPaymentProvider'
import type { Services } from '../services'
import { openGdal } from '../raster/gdal'
import { openStorage } from '../storage/openStorage'
import { asPlatform, inTenant, type Db } from '../tenancy'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { defineJob, JobFailure, startJob, type AnyJobDefinition, type JobContext } from './jobs'
import { startWorkers, type Workers } from './workers'

let database: TestDatabase
let pool: pg.Pool
let db: Db
let services: Services
let workers: Workers | undefined
const dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-jobs-'))
const [A, B, C] = [uuidv7(), uuidv7(), uuidv7()]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection)
  db = databaseOn(pool)
  const config = readConfig({ DATA_DIR: dataDir })
  const sendMail = () => Promise.reject(new Error('no mail here'))
  services = {
    config,
    db,
    payment: createPaymentProvider(config, db),
    sendMail,
    storage: await openStorage(config),
    gdal: await openGdal(config.GDAL),
    log: pino({ level: 'silent' }),
  }
  for (const [index, id] of [A, B, C].entries()) {
    await asPlatform(db, (tx) =>
      tx
        .insertInto('tenant')
        .values({ id, name: `T${index}`, status: 'active' })
        .execute(),
    )
  }
})
afterEach(async () => {
  await workers?.stop()
  workers = undefined
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

type Run = (input: { name: string }, context: JobContext) => Promise<object>

const jobOf = (run: Run, timeoutMs = 60_000) => defineJob({ kind: 'test', timeoutMs, run })

const work = async (definition: AnyJobDefinition, alone = true, overrides: Partial<Services['config']> = {}) => {
  workers = await startWorkers({
    services: { ...services, config: { ...services.config, ...overrides } },
    connection: database.connection,
    definitions: [definition],
    alone,
  })
  return workers
}

const start = (tenantId: string, definition: ReturnType<typeof jobOf>, name = 'x') =>
  inTenant(db, tenantId, (tx) => startJob(tenantId, tx, definition, { name }, { title: name, startedBy: null }))

const read = (tenantId: string, id: string) =>
  inTenant(db, tenantId, (tx) => tx.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

const statusOf = async (tenantId: string, id: string) => (await read(tenantId, id)).status

const cancel = (tenantId: string, id: string) =>
  inTenant(db, tenantId, (tx) => tx.updateTable('job').set({ status: 'cancelled' }).where('id', '=', id).execute())

async function until(condition: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  const giveUp = Date.now() + ms
  while (Date.now() < giveUp && !(await condition())) await sleep(25)
  expect(await condition()).toBe(true)
}

test('a job runs with its input, tells its progress and keeps its result', async () => {
  let go = (): void => undefined
  const definition = jobOf(async ({ name }, { progress, tenantId }) => {
    progress(0.5, 'Half way')
    await new Promise<void>((resolve) => (go = resolve))
    return { name, tenantId }
  })
  await work(definition)
  const id = await start(A, definition, 'Ortho')
  await until(async () => (await read(A, id)).message === 'Half way')
  expect(await read(A, id)).toMatchObject({ status: 'running', progress: 0.5, attempts: 1 })
  go()
  await until(async () => (await statusOf(A, id)) === 'completed')
  expect(await read(A, id)).toMatchObject({ progress: 1, message: null, result: { name: 'Ortho', tenantId: A } })
})

test('a transaction that is rolled back starts nothing', async () => {
  const ran: string[] = []
  const definition = jobOf(async ({ name }) => ({ at: ran.push(name) }))
  await work(definition)
  await expect(
    inTenant(db, A, async (tx) => {
      await startJob(A, tx, definition, { name: 'never' }, { title: 'Never', startedBy: null })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  const id = await start(A, definition, 'after')
  await until(async () => (await statusOf(A, id)) === 'completed')
  expect(ran).toEqual(['after'])
})

test('a JobFailure is told as it is and not tried again', async () => {
  let runs = 0
  const definition = jobOf(async () => {
    runs++
    throw new JobFailure('This is no picture')
  })
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await statusOf(A, id)) === 'failed')
  await sleep(1500)
  expect([runs, await read(A, id)]).toMatchObject([1, { status: 'failed', message: 'This is no picture' }])
})

test('an unexpected error is tried again, and its text stays in the log', async () => {
  let runs = 0
  const definition = jobOf(async () => {
    if (++runs < 2) throw new Error('password=hunter2')
    return {}
  })
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await read(A, id)).message === 'Something went wrong, trying again')
  await until(async () => (await statusOf(A, id)) === 'completed')
  expect(runs).toBe(2)
})

test('one that fails unexpectedly every time is given up plainly', async () => {
  let runs = 0
  const definition = jobOf(() => Promise.reject(new Error(`password=hunter${++runs}`)))
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await statusOf(A, id)) === 'failed', 25_000)
  expect(runs).toBe(3)
  expect((await read(A, id)).message).toMatch(/^Something went wrong here\. It has been written to the log/)
})

test('a cancelled job hears of it within two seconds and leaves no folder', async () => {
  let abortedAt = 0
  let folder = ''
  const definition = jobOf(async (_input, { signal, workDir }) => {
    folder = workDir
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    abortedAt = Date.now()
    throw new Error('stopped')
  })
  await work(definition)
  const id = await start(A, definition)
  await until(() => folder !== '' && existsSync(folder))
  const cancelledAt = Date.now()
  await cancel(A, id)
  await until(() => abortedAt > 0)
  expect(abortedAt - cancelledAt).toBeLessThan(2000)
  await until(() => !existsSync(folder))
  expect(await statusOf(A, id)).toBe('cancelled')
})

test('a job that was cancelled before its turn never runs', async () => {
  const ran: string[] = []
  const definition = jobOf(async ({ name }) => ({ at: ran.push(name) }))
  const id = await start(A, definition, 'cancelled')
  await cancel(A, id)
  await work(definition)
  const next = await start(A, definition, 'next')
  await until(async () => (await statusOf(A, next)) === 'completed')
  expect(ran).toEqual(['next'])
})

test('a run that takes too long is stopped with a plain message', async () => {
  const definition = jobOf(
    (_input, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
    300,
  )
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await statusOf(A, id)) === 'failed')
  expect((await read(A, id)).message).toBe('This took longer than 1 seconds and was stopped')
})

test("one tenant's queue does not hold up another's, and each has one run at a time", async () => {
  const ended: string[] = []
  const busy: Record<string, number> = {}
  let most = 0
  const definition = jobOf(async ({ name }, { tenantId }) => {
    busy[tenantId] = (busy[tenantId] ?? 0) + 1
    most = Math.max(most, busy[tenantId])
    await sleep(60)
    busy[tenantId]--
    ended.push(name)
    return {}
  })
  const jobs: Promise<string>[] = []
  for (let index = 0; index < 40; index++) jobs.push(start(A, definition, `a${index}`))
  await Promise.all(jobs)
  await work(definition)
  await until(() => ended.length > 3)
  const before = ended.length
  const late = await Promise.all([
    ...['b0', 'b1', 'b2'].map((n) => start(B, definition, n)),
    start(C, definition, 'c0'),
  ])
  await until(async () => (await statusOf(C, late[3] ?? '')) === 'completed')
  await until(async () => (await statusOf(B, late[2] ?? '')) === 'completed')
  // Three of B and one of C took turns with A: at most a few of A's 40 went before B's last.
  expect(ended.indexOf('b2') - before).toBeLessThan(12)
  expect(ended.indexOf('c0') - before).toBeLessThan(6)
  expect(most).toBe(1)
  await until(() => ended.length === 44)
})

test('a server that stops hands its runs on to the next one', async () => {
  let runs = 0
  const definition = jobOf(async (_input, { signal }) => {
    if (++runs > 1) return {}
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  const first = await work(definition)
  const id = await start(A, definition)
  await until(() => runs === 1)
  await first.stop()
  expect(await read(A, id)).toMatchObject({ status: 'queued', attempts: 0 })
  await work(definition)
  await until(async () => (await statusOf(A, id)) === 'completed')
})

describe('kill -9 in mid-run', () => {
  /** A process of its own whose job never ends. */
  function spawnWorker(): ChildProcess {
    const program = `
      const { startWorkers } = require('./server/jobs/workers')
      const { readConfig } = require('./server/config')
      const { createPool } = require('./server/db/pool')
      const { openLocalFolder } = require('./server/storage/localFolder')
      const { filesFolder } = require('./server/storage/openStorage')
      const { Kysely, PostgresDialect } = require('kysely')
      const { pino } = require('pino')
      const connection = ${JSON.stringify(database.connection)}
      const config = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)} })
      const db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(connection) }) })
      const services = { config, db, storage: openLocalFolder(filesFolder(config)), log: pino({ level: 'silent' }) }
      const run = () => new Promise(() => process.stdout.write('RUNNING'))
      startWorkers({ services, connection, alone: true, definitions: [{ kind: 'test', timeoutMs: 3600000, run }] })`
    return spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  async function killInMidRun(definition: ReturnType<typeof jobOf>): Promise<string> {
    const child = spawnWorker()
    const id = await start(A, definition)
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    expect(await statusOf(A, id)).toBe('running')
    return id
  }

  test('the next start takes the job up again, and nothing of the dead run is left', async () => {
    const definition = jobOf(async () => ({ done: true }))
    const id = await killInMidRun(definition)
    await work(definition)
    await until(async () => (await statusOf(A, id)) === 'completed')
    expect(await read(A, id)).toMatchObject({ attempts: 2, result: { done: true } })
    await until(() => readdirSync(path.join(dataDir, 'work'), { recursive: true }).length === 1)
  })

  test('another process that lives takes it up when the signs of life end', async () => {
    const definition = jobOf(async () => ({ done: true }))
    const id = await killInMidRun(definition)
    await work(definition, false)
    await until(async () => (await statusOf(A, id)) === 'completed', 50_000)
  }, 60_000)
})

test('a job that ends its process every time is given up', async () => {
  const definition = jobOf(async () => ({}))
  const id = await start(A, definition)
  await inTenant(db, A, (tx) => tx.updateTable('job').set({ attempts: 3 }).where('id', '=', id).execute())
  await work(definition)
  await until(async () => (await statusOf(A, id)) === 'failed')
  expect((await read(A, id)).message).toMatch(/stopped the server more than once/)
})

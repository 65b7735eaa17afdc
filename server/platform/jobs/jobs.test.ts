import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { parseMessage, render } from '../core/messages'
import { readConfig, type Config } from '../core/config'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import { placeOf } from '../core/place'
import { ProcessFailure } from '../core/sandboxedProcess'
import { createTemporaryFiles } from '../disk/temporaryFiles'
import { openStorage } from '../storage/openStorage'
import { StorageUnavailable, type Storage } from '../storage/storage'
import { asPlatform, inTenant, type Db } from '../db/tenancy'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { defineJob, JobFailure, startJob, type AnyJobDefinition, type JobContext, type JobServices } from './jobs'
import type { ObserveRun } from './metrics'
import { startWorkers, type Workers } from './workers'
import { leaveRoom } from '../../testing/diskRoom'
import { until } from '../../testing/until'

let database: TestDatabase
let pool: pg.Pool
let db: Db
let services: JobServices & { storage: Storage }
let workers: Workers | undefined
const runs: Parameters<ObserveRun>[0][] = []
const dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-jobs-'))
const A = uuidv7()
const B = uuidv7()
const C = uuidv7()

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection)
  db = databaseOn(pool)
  const config = readConfig({ DATA_DIR: dataDir })
  services = {
    config,
    db,
    storage: await openStorage(config),
    log: pino({ level: 'silent' }),
    temporaryFiles: createTemporaryFiles(),
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

const work = async (definition: AnyJobDefinition, alone = true, overrides: Partial<JobServices['config']> = {}) => {
  workers = await startWorkers({
    services: { ...services, config: { ...services.config, ...overrides } },
    connection: database.connection,
    definitions: [definition],
    alone,
    observe: (run) => runs.push(run),
  })
  return workers
}

const start = (tenantId: string, definition: ReturnType<typeof jobOf>, name = 'x') =>
  inTenant(db, tenantId, (tx) => startJob(tenantId, tx, definition, { name }, { title: name, startedBy: null }))

const read = (tenantId: string, id: string) =>
  inTenant(db, tenantId, async (tx) => {
    const row = await tx.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { ...row, message: row.message && render(parseMessage(row.message), 'en') }
  })

const statusOf = async (tenantId: string, id: string) => (await read(tenantId, id)).status

const cancel = (tenantId: string, id: string) =>
  inTenant(db, tenantId, (tx) => tx.updateTable('job').set({ status: 'cancelled' }).where('id', '=', id).execute())

const interruptBefore = (tenantId: string, id: string, times: number) =>
  inTenant(db, tenantId, (tx) =>
    tx.updateTable('job').set({ interruptions: times, attempts: times }).where('id', '=', id).execute(),
  )

/** The runs that wait, also for another attempt, or are in progress. */
async function openRuns(): Promise<number> {
  const { rows } = await pool.query(`select from pgboss.job where state in ('created', 'retry', 'active')`)
  return rows.length
}

const startRetriesNow = () => pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)

/** As `until`, without the pauses before further attempts. */
const untilRetried = (isDone: () => Promise<boolean>) =>
  until(async () => {
    await startRetriesNow()
    return isDone()
  })

test('runs a job with its input, reports progress and stores the result', async () => {
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
  expect(runs.at(-1)).toMatchObject({ kind: 'test', end: 'completed' })
})

test('lets a job wait while the disk has less than its reserve, and says so', async () => {
  const restore = await leaveRoom(services.config as Config, -(2 ** 30))
  const definition = jobOf(async () => ({ done: true }))
  await work(definition)
  const id = await start(A, definition, 'Ortho')
  await until(async () => (await read(A, id)).message !== null)
  expect((await read(A, id)).message).toContain('too little space left')
  expect(await read(A, id)).toMatchObject({ status: 'queued', attempts: 0 })
  restore()
  await untilRetried(async () => (await statusOf(A, id)) === 'completed')
})

test.each([
  ['itself', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ['with a program that it runs', new ProcessFailure('disk', 'ENOSPC: no space left on device')],
])('fails a job that has filled the disk %s with a sentence that says so', async (_who, error) => {
  const definition = jobOf(() => Promise.reject(error))
  await work(definition)
  const id = await start(A, definition, 'Ortho')
  await until(async () => (await statusOf(A, id)) === 'failed')
  expect((await read(A, id)).message).toContain('The server has no space left for this')
})

test('does not start a job when its transaction rolls back', async () => {
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

test('shows the message of a JobFailure and does not retry', async () => {
  let runs = 0
  const definition = jobOf(async () => {
    runs++
    throw new JobFailure('This is not a picture')
  })
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await statusOf(A, id)) === 'failed')
  await until(async () => (await openRuns()) === 0)
  expect([runs, await read(A, id)]).toMatchObject([1, { status: 'failed', message: 'This is not a picture' }])
})

test('retries after an unexpected error and keeps its text out of the message', async () => {
  let runs = 0
  const definition = jobOf(async () => {
    if (++runs < 2) throw new Error('password=hunter2')
    return {}
  })
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await read(A, id)).message === 'Something went wrong, retrying')
  await untilRetried(async () => (await statusOf(A, id)) === 'completed')
  expect(runs).toBe(2)
})

test('fails a job with a general message after repeated unexpected errors', async () => {
  let runs = 0
  const definition = jobOf(() => Promise.reject(new Error(`password=hunter${++runs}`)))
  await work(definition)
  const id = await start(A, definition)
  await untilRetried(async () => (await statusOf(A, id)) === 'failed')
  expect(runs).toBe(3)
  expect((await read(A, id)).message).toMatch(/^Something went wrong\. Try again, or contact your administrator/)
})

test('starts a job again, however often, while the file storage is not available', async () => {
  let runs = 0
  const definition = jobOf(async () => {
    if (++runs < 6) throw new StorageUnavailable('connect ECONNREFUSED')
    return {}
  })
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await read(A, id)).message?.startsWith('The file storage is not available.') ?? false)
  await untilRetried(async () => (await statusOf(A, id)) === 'completed')
  expect([runs, (await read(A, id)).attempts]).toEqual([6, 1])
})

test('aborts a cancelled job and removes its folder', async () => {
  let aborted = false
  let folder = ''
  const definition = jobOf(async (_input, { signal, workDir }) => {
    folder = workDir
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    aborted = true
    throw new Error('stopped')
  })
  await work(definition)
  const id = await start(A, definition)
  await until(() => folder !== '' && existsSync(folder))
  await cancel(A, id)
  await until(() => aborted)
  await until(() => !existsSync(folder))
  expect(await statusOf(A, id)).toBe('cancelled')
})

test('never runs a job that was cancelled while queued', async () => {
  const ran: string[] = []
  const definition = jobOf(async ({ name }) => ({ at: ran.push(name) }))
  const id = await start(A, definition, 'cancelled')
  await cancel(A, id)
  await work(definition)
  const next = await start(A, definition, 'next')
  await until(async () => (await statusOf(A, next)) === 'completed')
  expect(ran).toEqual(['next'])
})

test('stops a run that exceeds its time limit and gives the reason', async () => {
  const definition = jobOf(
    (_input, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
    300,
  )
  await work(definition)
  const id = await start(A, definition)
  await until(async () => (await statusOf(A, id)) === 'failed')
  expect((await read(A, id)).message).toBe('Stopped after the time limit of 1 second. Try a smaller file.')
})

test('shares workers fairly between tenants and limits concurrent runs per tenant', async () => {
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
  // B and C take turns with A, so few of A's 40 jobs end before B's last.
  expect(ended.indexOf('b2') - before).toBeLessThan(12)
  expect(ended.indexOf('c0') - before).toBeLessThan(6)
  expect(most).toBe(1)
  await until(() => ended.length === 44)
})

test('starts short jobs at once while long jobs of the same tenant wait', async () => {
  let finishLong = (): void => undefined
  const definition = jobOf(async ({ name }, { signal }) => {
    if (name !== 'long') return { name }
    await new Promise<void>((resolve) => {
      finishLong = resolve
      signal.addEventListener('abort', () => resolve())
    })
    return {}
  })
  await work(definition, true, { JOB_CONCURRENCY: 1 })
  const long = await Promise.all(Array.from({ length: 20 }, () => start(A, definition, 'long')))
  await until(async () => (await Promise.all(long.map((id) => statusOf(A, id)))).includes('running'))
  const short = await inTenant(db, A, (tx) =>
    startJob(A, tx, definition, { name: 'short' }, { title: 'Short', startedBy: null, lane: 'short' }),
  )
  await until(async () => (await statusOf(A, short)) === 'completed')
  // One long job runs, and the others wait for it.
  const states = await Promise.all(long.map((id) => statusOf(A, id)))
  expect(states.filter((state) => state === 'running')).toHaveLength(1)
  await Promise.all(long.map((id) => cancel(A, id)))
  finishLong()
})

test('runs a job that reads a local file only where the file is, and others meanwhile', async () => {
  const folders: string[] = []
  const definition = jobOf(async (_input, { workDir }) => {
    folders.push(workDir)
    return {}
  })
  const otherDir = mkdtempSync(path.join(tmpdir(), 'aerie-jobs-other-'))
  const startAt = (place: string | undefined, title: string) =>
    inTenant(db, A, (tx) => startJob(A, tx, definition, { name: title }, { title, startedBy: null, place }))
  const there = await startAt(placeOf(otherDir), 'there')
  const alsoThere = await startAt(placeOf(otherDir), 'also there')
  await work(definition, false)
  const here = await startAt(placeOf(dataDir), 'here')
  const anywhere = await startAt(undefined, 'anywhere')
  await until(async () => (await statusOf(A, here)) === 'completed' && (await statusOf(A, anywhere)) === 'completed')
  expect([await statusOf(A, there), await statusOf(A, alsoThere)]).toEqual(['queued', 'queued'])
  expect(folders.filter((folder) => folder.startsWith(otherDir))).toEqual([])
  await workers?.stop()
  await work(definition, false, { DATA_DIR: otherDir })
  await until(async () => (await statusOf(A, there)) === 'completed' && (await statusOf(A, alsoThere)) === 'completed')
  expect(folders.filter((folder) => folder.startsWith(otherDir))).toHaveLength(2)
  await workers?.stop()
  rmSync(otherDir, { recursive: true })
})

test('requeues the runs of a stopping server for the next one', async () => {
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
  /** Starts a separate process. By default its jobs never end. */
  function spawnWorker(run = `() => new Promise(() => process.stdout.write('RUNNING'))`): ChildProcess {
    const program = `
      const { startWorkers } = require('./server/platform/jobs/workers')
      const { readConfig } = require('./server/platform/core/config')
      const { createPool } = require('./server/platform/db/pool')
      const { openLocalFolder } = require('./server/platform/storage/localFolder')
      const { createTemporaryFiles } = require('./server/platform/disk/temporaryFiles')
      const { filesFolder } = require('./server/platform/storage/openStorage')
      const { Kysely, PostgresDialect } = require('kysely')
      const { pino } = require('pino')
      const connection = ${JSON.stringify(database.connection)}
      const config = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)}, JOBS_PER_TENANT: '4' })
      const db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(connection) }) })
      const storage = openLocalFolder(filesFolder(config))
      const services = { config, db, storage, temporaryFiles: createTemporaryFiles(), log: pino({ level: 'silent' }) }
      const run = ${run}
      startWorkers({ services, connection, alone: true, observe() {}, definitions: [{ kind: 'test', timeoutMs: 3600000, run }] })`
    return spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  async function killInMidRun(definition: ReturnType<typeof jobOf>): Promise<string> {
    const id = await start(A, definition)
    await killWhileRunning()
    expect(await statusOf(A, id)).toBe('running')
    return id
  }

  async function killWhileRunning(): Promise<void> {
    const child = spawnWorker()
    const exit = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    child.kill('SIGKILL')
    await exit
  }

  test('restarts the job at the next start and removes the folder of the dead run', async () => {
    const definition = jobOf(async () => ({ done: true }))
    const id = await killInMidRun(definition)
    await work(definition)
    await until(async () => (await statusOf(A, id)) === 'completed')
    expect(await read(A, id)).toMatchObject({ attempts: 2, result: { done: true } })
    await until(() => readdirSync(path.join(dataDir, 'work'), { recursive: true }).length === 1)
  })

  test('moves the job to another process when heartbeats stop', async () => {
    const definition = jobOf(async () => ({ done: true }))
    const id = await killInMidRun(definition)
    await pool.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`)
    await work(definition, false)
    await until(async () => (await statusOf(A, id)) === 'completed')
  })

  test('completes a job whose server was killed four times, and keeps its three attempts', async () => {
    let failures = 0
    const definition = jobOf(async () => {
      if (++failures < 3) throw new Error('no')
      return { done: true }
    })
    const id = await killInMidRun(definition)
    const dueNow = setInterval(() => void startRetriesNow(), 100)
    for (let kills = 1; kills < 4; kills++) await killWhileRunning()
    clearInterval(dueNow)
    await work(definition)
    await untilRetried(async () => (await statusOf(A, id)) === 'completed')
    expect(await read(A, id)).toMatchObject({ attempts: 7, interruptions: 4, result: { done: true } })
  })

  test('gives up the job that ends its process, and completes those that ran beside it', async () => {
    const definition = jobOf(() => Promise.reject(new Error('These jobs run in the other process')))
    const slow = await start(A, definition, 'slow')
    const deadly = await start(B, definition, 'deadly')
    await interruptBefore(A, slow, 8)
    await interruptBefore(B, deadly, 8)
    const fresh = await start(C, definition, 'slow')
    const run = `async ({ name }) => {
      if (name === 'deadly') process.kill(process.pid, 'SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, 300))
      return {}
    }`
    let starts = 0
    let server = spawnWorker(run)
    try {
      await untilRetried(async () => {
        if (server.signalCode === 'SIGKILL') {
          starts++
          server = spawnWorker(run)
        }
        const states = [await statusOf(A, slow), await statusOf(B, deadly), await statusOf(C, fresh)]
        return !states.includes('queued') && !states.includes('running')
      })
    } finally {
      server.kill('SIGKILL')
    }
    expect(starts).toBe(2)
    expect(await statusOf(A, slow)).toBe('completed')
    expect(await statusOf(C, fresh)).toBe('completed')
    expect(await read(B, deadly)).toMatchObject({ status: 'failed', interruptions: 10 })
    expect((await read(B, deadly)).message).toMatch(/^The server stopped repeatedly/)
  })
})

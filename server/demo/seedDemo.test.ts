import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { readConfig } from '../core/config'
import { createPool } from '../db/pool'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { MISSIONS, PLACES } from './places'
import { seedDemo } from './seedDemo'
import { until } from '../testing/until'

const settings = { DATA_DIR: tmpdir(), SESSION_SECRET: 'x'.repeat(32), DEMO_PASSWORD: 'a password for tests' }

let database: TestDatabase
let pool: pg.Pool
/** Sees every row. */
let superuser: pg.Pool

beforeEach(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, () => undefined)
  superuser = createPool({ ...database.connection, user: 'postgres' }, () => undefined)
})
afterEach(async () => {
  await pool.end()
  await superuser.end()
  await database.drop()
})

async function counts(): Promise<Record<string, number>> {
  const tables = ['tenant', 'app_user', 'package', 'location', 'mission']
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const { rows } = await superuser.query<Record<string, number>>(`select ${columns.join(', ')}`)
  return rows[0] ?? {}
}

const WHOLE = { tenant: 2, app_user: 6, package: 3, location: PLACES.length, mission: MISSIONS.length }

/** A process of its own that does nothing else. */
function spawnSeed() {
  const program = `
    const { readConfig } = require('./server/core/config')
    const { createPool } = require('./server/db/pool')
    const { seedDemo } = require('./server/demo/seedDemo')
    seedDemo({ pool: createPool(${JSON.stringify(database.connection)}), config: readConfig(${JSON.stringify(settings)}) })`
  const cwd = path.resolve(__dirname, '../..')
  return spawn(process.execPath, ['--import', 'tsx', '-e', program], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

test('the demo is there once, whole, however many start on one empty database', async () => {
  const config = readConfig(settings)
  const seeded = await Promise.all([seedDemo({ pool, config }), seedDemo({ pool, config })])
  expect(seeded.map((demo) => demo !== null).sort()).toEqual([false, true])
  expect(await counts()).toEqual(WHOLE)
  const { rows } = await superuser.query('select status, count(*)::int from mission group by status order by status')
  expect(rows).toEqual([
    { status: 'cancelled', count: 1 },
    { status: 'completed', count: 3 },
    { status: 'draft', count: 2 },
    { status: 'live', count: 2 },
    { status: 'paused', count: 1 },
    { status: 'scheduled', count: 3 },
  ])
})

test('kill -9 in the middle of it leaves nothing, and the next start makes all of it', async () => {
  // The last table it writes to stays shut, so that it is killed with everything before written.
  const door = await superuser.connect()
  await door.query('begin; lock table mission in share mode')
  const child = spawnSeed()
  const waiting = async () => {
    const { rows } = await superuser.query("select from pg_locks where not granted and relation = 'mission'::regclass")
    return rows.length > 0
  }
  await until(waiting)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await door.query('rollback')
  door.release()

  expect(await counts()).toEqual({ tenant: 0, app_user: 0, package: 0, location: 0, mission: 0 })
  expect(await seedDemo({ pool, config: readConfig(settings) })).not.toBeNull()
  expect(await counts()).toEqual(WHOLE)
})

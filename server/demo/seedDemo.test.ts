import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { readConfig } from '../platform/core/config'
import { createPool } from '../platform/db/pool'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { MISSIONS, PLACES } from './places'
import { seedDemo } from './seedDemo'
import { until } from '../testing/until'

const settings = { DATA_DIR: tmpdir(), SESSION_SECRET: 'x'.repeat(32), DEMO_PASSWORD: 'a password for tests' }

let database: TestDatabase
let pool: pg.Pool
/** Reads the rows of all tenants. */
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

const COMPLETE = { tenant: 2, app_user: 6, package: 3, location: PLACES.length, mission: MISSIONS.length }

/** Starts a process that only creates the demo data. */
function spawnSeed() {
  const program = `
    const { readConfig } = require('./server/platform/core/config')
    const { createPool } = require('./server/platform/db/pool')
    const { seedDemo } = require('./server/demo/seedDemo')
    seedDemo({ pool: createPool(${JSON.stringify(database.connection)}), config: readConfig(${JSON.stringify(settings)}) })`
  const cwd = path.resolve(__dirname, '../..')
  return spawn(process.execPath, ['--import', 'tsx', '-e', program], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

test('shares one mission with the client', async () => {
  await seedDemo({ pool, config: readConfig(settings) })
  const { rows } = await superuser.query(
    `select u.email, m.name from app_user u
       join client_mission l on l.client_id = u.client_id join mission m on m.id = l.mission_id`,
  )
  expect(rows).toEqual([{ email: 'client@demo.test', name: 'Beach erosion, March' }])
})

test('gives the flights a drone, a battery and a camera, and grounds a drone that passed its service hours', async () => {
  await seedDemo({ pool, config: readConfig(settings) })
  const { rows: flown } = await superuser.query(
    `select f.name, count(*)::int as assets from flight_asset a join flight f on f.id = a.flight_id group by 1 order by 1`,
  )
  expect(flown).toEqual([
    { name: 'North strip', assets: 3 },
    { name: 'South strip', assets: 3 },
  ])
  const { rows: passed } = await superuser.query(
    `select a.name, r.name as rule from asset a join maintenance_rule r on r.class_id = a.class_id
      where r.grounds and a.entered_hours > r.every_hours`,
  )
  expect(passed).toEqual([{ name: 'Kite 2', rule: '50-hour service' }])
})

test('has alerts of every state, severity, source and outcome, spread over six weeks, with their history', async () => {
  await seedDemo({ pool, config: readConfig(settings) })
  const found = async (column: string) => {
    const { rows } = await superuser.query<{ value: string }>(
      `select distinct ${column} as value from alert where deleted_at is null and ${column} is not null order by 1`,
    )
    return rows.map(({ value }) => value)
  }
  expect(await found('state')).toEqual(['acknowledged', 'closed', 'in_progress', 'new', 'on_hold'])
  expect(await found('severity')).toEqual(['critical', 'high', 'info', 'low', 'medium'])
  expect(await found('source')).toEqual(['ai', 'person', 'rule', 'webhook'])
  expect(await found('outcome')).toEqual(['benign', 'duplicate', 'false_positive', 'test', 'true_positive'])
  const { rows } = await superuser.query(`
    select count(*) filter (where snoozed_until > now())::int as snoozed,
           count(*) filter (where deleted_at is not null)::int as trash,
           count(*) filter (where created_at > now() - interval '1 hour' and state <> 'closed')::int as fresh,
           min(created_at) < now() - interval '40 days' as old,
           bool_and(coalesce(closed_at, acknowledged_at, created_at) <= now()) as past,
           bool_and((select count(*) from alert_activity c where c.alert_id = a.id and c.action = 'created') = 1) as raised
      from alert a`)
  expect(rows).toEqual([{ snoozed: 1, trash: 1, fresh: 2, old: true, past: true, raised: true }])
  const { rows: shown } = await superuser.query('select name from alert where is_shown_to_clients')
  expect(shown).toEqual([{ name: 'Collapsed edge beside the path' }])
})

test('leaves no unread line in the bell of a new account', async () => {
  await seedDemo({ pool, config: readConfig(settings) })
  const { rows: marks } = await superuser.query(`
    select u.email, m.up_to::int = (select count(*)::int from event_outbox where name is not null) as all
      from app_user u join event_read m on m.user_id = u.id order by 1`)
  const emails = ['client', 'root', 'staff', 'viewer'].map((name) => `${name}@demo.test`)
  expect(marks).toEqual(emails.map((email) => ({ email, all: true })))
})

test('gives the completed mission landed flights with pilots, times and logs', async () => {
  await seedDemo({ pool, config: readConfig(settings) })
  const { rows } = await superuser.query(
    `select f.name, f.status, p.name as pilot, f.ended_at > f.started_at and f.ended_at < now() as flown,
            (select count(*)::int from flight_log l where l.flight_id = f.id) as entries
       from flight f join pilot p on p.id = f.pilot_id join mission m on m.id = f.mission_id
      where m.status = 'completed' order by f.started_at`,
  )
  expect(rows).toEqual([
    { name: 'North strip', status: 'landed', pilot: 'Sam Staff', flown: true, entries: 2 },
    { name: 'South strip', status: 'landed', pilot: 'Asha Rao', flown: true, entries: 2 },
  ])
})

test('creates the demo data once when two processes start on an empty database', async () => {
  const config = readConfig(settings)
  const seeded = await Promise.all([seedDemo({ pool, config }), seedDemo({ pool, config })])
  expect(seeded.map((demo) => demo !== null).sort()).toEqual([false, true])
  expect(await counts()).toEqual(COMPLETE)
  const { rows } = await superuser.query('select status, count(*)::int from mission group by status order by status')
  expect(rows).toEqual([
    { status: 'cancelled', count: 1 },
    { status: 'completed', count: 4 },
    { status: 'draft', count: 2 },
    { status: 'live', count: 2 },
    { status: 'paused', count: 1 },
    { status: 'scheduled', count: 3 },
  ])
})

test('leaves nothing after SIGKILL, and the next start creates all demo data', async () => {
  // Locks the table that is written last, so that the process is killed after it has written all others.
  const locker = await superuser.connect()
  await locker.query('begin; lock table mission in share mode')
  const child = spawnSeed()
  const isWaiting = async () => {
    const { rows } = await superuser.query("select from pg_locks where not granted and relation = 'mission'::regclass")
    return rows.length > 0
  }
  await until(isWaiting)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await locker.query('rollback')
  locker.release()

  expect(await counts()).toEqual({ tenant: 0, app_user: 0, package: 0, location: 0, mission: 0 })
  expect(await seedDemo({ pool, config: readConfig(settings) })).not.toBeNull()
  expect(await counts()).toEqual(COMPLETE)
})

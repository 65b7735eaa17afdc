import { sql } from 'kysely'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { until } from '../../testing/until'
import { databaseOn } from './database'
import { watchDatabase, type DatabaseWatch } from './databaseWatch'
import { createPool } from './pool'
import { asPlatform } from './tenancy'
import { openFreezableSocket } from './testing/freezableSocket'
import { DatabaseUnavailableError } from './unavailable'

let database: TestDatabase
const open: { end(): Promise<unknown> }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.end()
})

afterAll(() => database.drop())

function poolOn(connection: pg.PoolConfig): pg.Pool {
  const pool = createPool(connection, () => undefined)
  open.push(pool)
  return pool
}

async function terminate(pid: number): Promise<void> {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('select pg_terminate_backend($1)', [pid])
  await client.end()
}

test('a connection lost inside a transaction fails that transaction only', async () => {
  const db = databaseOn(poolOn(database.connection))
  for (let round = 0; round < 5; round++) {
    const lost = asPlatform(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await terminate(rows[0]?.pid ?? 0)
      // Gives the client time to notice the lost connection while no query runs.
      await new Promise((resolve) => setTimeout(resolve, 20))
      return sql`select 1`.execute(tx)
    })
    await expect(lost).rejects.toThrow(/terminat|unavailable/)
    await expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/^(08006|57P01)$/) as string })
  }
  const { rows } = await asPlatform(db, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx))
  expect(rows).toEqual([{ one: 1 }])
})

test('an unreachable database is reported as unavailable', async () => {
  const db = databaseOn(poolOn({ ...database.connection, host: '/nowhere' }))
  await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
})

test('while the database does not answer, queries fail at once; they succeed as soon as it answers again', async () => {
  const socket = await openFreezableSocket(String(database.connection.host), Number(database.connection.port))
  open.push(socket)
  const connection = { ...database.connection, host: socket.folder }
  const watch = watchDatabase(connection, { everyMs: 20, patienceMs: 300 })
  open.push({ end: () => watch.stop() })
  // Only the cut connection ends the query within the time of this test.
  const db = databaseOn(poolOn({ ...connection, max: 1, query_timeout: 600_000 }), watch)
  await sql`select 1`.execute(db)

  socket.freeze()
  // Holds the only connection, so that the next query waits for it.
  const stuck = sql`select 1`.execute(db)
  stuck.catch(() => undefined)
  const waiting = sql`select 2`.execute(db)
  await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailableError)
  expect(watch.isDown).toBe(true)
  await expect(sql`select 3`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError)
  // Before the time limit of queries, which is 40 s.
  await expect(stuck).rejects.toBeInstanceOf(DatabaseUnavailableError)

  socket.unfreeze()
  await untilUp(watch)
  await sql`select 4`.execute(db)
})

test('a database that accepts connections but does not answer counts as down', async () => {
  const socket = await openFreezableSocket(String(database.connection.host), Number(database.connection.port))
  open.push(socket)
  socket.freeze()
  const watch = watchDatabase({ ...database.connection, host: socket.folder }, { everyMs: 20, patienceMs: 300 })
  open.push({ end: () => watch.stop() })
  await until(() => Promise.resolve(watch.isDown || undefined))
  socket.unfreeze()
  await untilUp(watch)
})

test('one terminated connection does not count as an outage', async () => {
  const watch = watchDatabase({ ...database.connection, application_name: 'watched' }, { everyMs: 20 })
  open.push({ end: () => watch.stop() })
  const pool = poolOn(database.connection)
  const pidOf = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'watched' and state = 'idle'`,
    )
    return rows[0]?.pid
  }
  let wentDown = false
  watch.onDown(() => (wentDown = true))
  const first = await until(pidOf)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await terminate(first)
  await until(async () => {
    const next = await pidOf()
    return next !== first ? next : undefined
  })
  expect(wentDown).toBe(false)
})

const untilUp = (watch: DatabaseWatch) => until(() => Promise.resolve(!watch.isDown || undefined))

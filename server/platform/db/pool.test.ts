import type pg from 'pg'
import { createTestDatabase } from '../../testing/testDatabase'
import type { TestDatabase } from '../../testing/testDatabase'
import { until } from '../../testing/until'
import { createPool } from './pool'

let database: TestDatabase
let pool: pg.Pool
const lines: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, (line) => lines.push(line))
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('returns bigint as number, date and numeric as text, and timestamps as Date', async () => {
  const { rows } = await pool.query(
    `select 9007199254740991 as big, count(*) as count, date '2026-03-12' as day,
            timestamptz '2026-03-12T08:00:00+02' as at, 1.10::numeric as price, array['a'] as list, '{"a":1}'::jsonb as json`,
  )
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      count: 1,
      day: '2026-03-12',
      at: new Date('2026-03-12T06:00:00Z'),
      price: '1.10',
      list: ['a'],
      json: { a: 1 },
    },
  ])
})

test('rejects a bigint beyond 2^53 and keeps the connection usable', async () => {
  await expect(pool.query('select 9007199254740993')).rejects.toThrow('beyond what a number holds')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('limits the time of statements', async () => {
  // Without the limits that tests have.
  const { host, port, user, database: name } = database.connection
  const own = createPool({ host, port, user, database: name, ssl: false })
  const { rows } = await own.query('show statement_timeout')
  await own.end()
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})

test('reports and replaces a connection that dies while idle', async () => {
  const killer = await pool.connect()
  const victim = await pool.connect()
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
  victim.release()
  await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  killer.release()
  await until(() => lines.length > 0)

  expect(lines[0]).toContain('A database connection was lost')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { applyMigration, NO_TRANSACTION, type Patience } from './applyMigration'
import { createPool } from './pool'

const IMPATIENT: Patience = { lockMs: 100, pauseMs: 100, attempts: 3 }
let database: TestDatabase
let pool: pg.Pool
let client: pg.PoolClient
let lines: string[]

beforeEach(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection)
  client = await pool.connect()
  lines = []
  await client.query('create table sheep as select id, id % 7 as kind from generate_series(1, 1000) id')
})
afterEach(async () => {
  client.release()
  await pool.end()
  await database.drop()
})

const apply = (name: string, sql: string, patience: Patience = IMPATIENT) =>
  applyMigration(client, { name, sql, checksum: 'x' }, (line) => lines.push(line), patience)
const isApplied = async (name: string) => {
  const { rowCount } = await pool.query('select from migration where name = $1', [name])
  return rowCount === 1
}
async function heldLock(): Promise<() => Promise<void>> {
  const holder = await pool.connect()
  await holder.query('begin; select count(*) from sheep')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('gives up waiting for a lock so that requests go on, and tries again', async () => {
  const release = await heldLock()
  const applying = apply('9000_wool.sql', 'alter table sheep add column wool text')
  await sleep(50)
  // Waits behind the migration, but not for the transaction that the migration waits for: that one ends afterwards.
  await pool.query('select count(*) from sheep')
  await release()
  await applying
  expect(await isApplied('9000_wool.sql')).toBe(true)
  expect(lines[0]).toContain('Migration 9000_wool.sql waits for a lock')
})

test('says what to do when a lock is held for the whole time, and leaves nothing behind', async () => {
  const release = await heldLock()
  await expect(
    apply('9000_wool.sql', 'create table wool (id integer); alter table sheep add column wool text'),
  ).rejects.toThrow(/9000_wool.sql failed: another transaction holds a lock .* End long transactions/)
  await release()
  expect(lines).toHaveLength(2)
  expect(await isApplied('9000_wool.sql')).toBe(false)
  expect((await pool.query(`select to_regclass('wool') as found`)).rows).toEqual([{ found: null }])
})

test('builds an index while rows are written, and again when an earlier build was interrupted', async () => {
  const sql = `${NO_TRANSACTION}-- Finds kinds.\ncreate index concurrently if not exists sheep_kind on sheep (kind);\n`
  // A unique index fails on duplicates, and leaves an invalid index.
  await expect(client.query('create unique index concurrently sheep_kind on sheep (kind)')).rejects.toThrow()
  const release = await heldLock()
  const applying = apply('9000_kind.sql', sql)
  await sleep(200)
  await pool.query('insert into sheep values (1001, 1)')
  await release()
  await applying
  const { rows } = await pool.query(
    `select indisvalid, indisunique from pg_index where indexrelid = 'sheep_kind'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }])
  expect(await isApplied('9000_kind.sql')).toBe(true)
  // The server was killed before it recorded the migration.
  await pool.query(`delete from migration where name = '9000_kind.sql'`)
  await apply('9000_kind.sql', sql)
  expect(await isApplied('9000_kind.sql')).toBe(true)
})

test('changes rows in batches, each with its own transaction', async () => {
  const sql = `${NO_TRANSACTION}do $$
    begin
      loop
        update sheep set kind = 0 where id in (select id from sheep where kind <> 0 limit 300);
        exit when not found;
        commit;
      end loop;
    end $$;\n`
  await apply('9000_batches.sql', sql)
  const { rows } = await pool.query(
    'select count(*) as rows, count(distinct xmin::text) > 3 as several from sheep where kind = 0',
  )
  expect(rows).toEqual([{ rows: 1000, several: true }])
})

test('may take longer than the queries of requests', async () => {
  const hasty = createPool({ ...database.connection, query_timeout: 200 })
  const connection = await hasty.connect()
  await connection.query('set statement_timeout = 0')
  const migration = { name: '9000_slow.sql', sql: 'select pg_sleep(0.5)', checksum: 'x' }
  await applyMigration(connection, migration, () => undefined)
  connection.release()
  await hasty.end()
  expect(await isApplied('9000_slow.sql')).toBe(true)
})

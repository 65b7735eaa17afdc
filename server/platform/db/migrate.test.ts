import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { createTestDatabase } from '../../testing/testDatabase'
import type { TestDatabase } from '../../testing/testDatabase'
import { until } from '../../testing/until'
import { migrate } from './migrate'
import { createPool } from './pool'
import { holdServerLock } from './serverLock'

let database: TestDatabase
let pool: pg.Pool
let directory: string

beforeEach(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection)
  // The template contains Aerie's own migrations; these tests bring their own.
  await pool.query('drop table migration')
  directory = await mkdtemp(path.join(tmpdir(), 'aerie-migrations-'))
})

afterEach(async () => {
  await pool.end()
  await database.drop()
  await rm(directory, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(path.join(directory, name), sql)

const appliedNames = async () => {
  const { rows } = await pool.query<{ name: string }>('select name from migration order by applied_at, name')
  return rows.map(({ name }) => name)
}

const tableExists = async (name: string) => {
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]?.found
}

test('applies files in the order of their numbers and ignores others', async () => {
  await write('0002_fill.sql', "insert into sheep values ('Dolly');")
  await write('0001_make.sql', 'create table sheep (name text); create table goat (name text);')
  await write('README.md', 'not SQL')

  await expect(migrate(pool, directory)).resolves.toEqual(['0001_make.sql', '0002_fill.sql'])
  expect((await pool.query('select name from sheep')).rows).toEqual([{ name: 'Dolly' }])
})

test('applies each file once and later files afterwards', async () => {
  await write('0001_make.sql', 'create table sheep (name text);')
  await migrate(pool, directory)
  await expect(migrate(pool, directory)).resolves.toEqual([])

  await write('0002_fill.sql', "insert into sheep values ('Dolly');")
  await expect(migrate(pool, directory)).resolves.toEqual(['0002_fill.sql'])
})

test('rolls back a failing file and keeps the files before it', async () => {
  await write('0001_make.sql', 'create table sheep (name text);')
  await write('0002_broken.sql', 'create table goat (name text); insert into nowhere values (1);')

  await expect(migrate(pool, directory)).rejects.toThrow(
    'Migration 0002_broken.sql failed: relation "nowhere" does not exist',
  )
  expect(await appliedNames()).toEqual(['0001_make.sql'])
  expect(await tableExists('goat')).toBe(false)

  await write('0002_broken.sql', 'create table goat (name text);')
  await expect(migrate(pool, directory)).resolves.toEqual(['0002_broken.sql'])
})

test('rejects a changed file before applying anything', async () => {
  await write('0001_make.sql', 'create table sheep (name text);')
  await migrate(pool, directory)
  await write('0001_make.sql', 'create table sheep (name text, age int);')
  await write('0002_more.sql', 'create table goat (name text);')

  await expect(migrate(pool, directory)).rejects.toThrow('Migration 0001_make.sql was changed after it was applied')
  expect(await tableExists('goat')).toBe(false)
})

test('ignores differences in line endings', async () => {
  await write('0001_make.sql', 'create table sheep (\n  name text\n);\n')
  await migrate(pool, directory)
  await write('0001_make.sql', 'create table sheep (\r\n  name text\r\n);\r\n')
  await expect(migrate(pool, directory)).resolves.toEqual([])
})

test('rejects a database that a newer version migrated', async () => {
  await write('0001_make.sql', 'create table sheep (name text);')
  await write('0002_newer.sql', 'create table goat (name text);')
  await migrate(pool, directory)
  await rm(path.join(directory, '0002_newer.sql'))

  await expect(migrate(pool, directory)).rejects.toThrow('0002_newer.sql, which this version of Aerie does not know')
})

test('rejects a file that precedes an applied one', async () => {
  await write('0002_make.sql', 'create table sheep (name text);')
  await migrate(pool, directory)
  await write('0001_late.sql', 'create table goat (name text);')

  await expect(migrate(pool, directory)).rejects.toThrow('0001_late.sql comes before 0002_make.sql')
})

test('rejects two files with the same number', async () => {
  await write('0001_sheep.sql', 'create table sheep (name text);')
  await write('0001_goat.sql', 'create table goat (name text);')
  await expect(migrate(pool, directory)).rejects.toThrow('Two migrations have the number 0001')
})

test('serialises processes that start together', async () => {
  await write('0001_slow.sql', 'create table sheep (name text); select pg_sleep(0.3);')
  await write('0002_fill.sql', "insert into sheep values ('Dolly');")
  const others = [createPool(database.connection), createPool(database.connection)]

  const runs = await Promise.all([pool, ...others].map((each) => migrate(each, directory)))
  await Promise.all(others.map((each) => each.end()))

  expect(runs.flat()).toEqual(['0001_slow.sql', '0002_fill.sql'])
  expect((await pool.query('select name from sheep')).rowCount).toBe(1)
})

test('processes that start together build an index concurrently without waiting for each other', async () => {
  await write('0001_make.sql', 'create table sheep (name text);')
  await migrate(pool, directory)
  await write(
    '0002_index.sql',
    '-- no transaction\ncreate index concurrently if not exists sheep_name on sheep (name);',
  )
  const others = [createPool(database.connection), createPool(database.connection)]
  const lines: string[] = []
  const runs = await Promise.all([pool, ...others].map((each) => migrate(each, directory, (line) => lines.push(line))))
  await Promise.all(others.map((each) => each.end()))
  expect(runs.flat()).toEqual(['0002_index.sql'])
  expect(lines).toEqual([])
})

test('refuses a migration that running servers cannot work with, until they have ended', async () => {
  await write('0001_make.sql', 'create table sheep (name text);')
  await migrate(pool, directory)
  const server = await pool.connect()
  await holdServerLock(server)
  await write('0002_add.sql', 'alter table sheep add column age int;')
  await expect(migrate(pool, directory)).resolves.toEqual(['0002_add.sql'])
  await write(
    '0003_rename.sql',
    '-- without running servers: the column has another name\nalter table sheep rename age to years;',
  )
  await expect(migrate(pool, directory)).rejects.toThrow(
    'Migration 0003_rename.sql changes what running servers use, and 1 processes of servers use the database.',
  )
  expect(await appliedNames()).toEqual(['0001_make.sql', '0002_add.sql'])
  server.release(true)
  await until(() =>
    migrate(pool, directory).then(
      (applied) => applied.length === 1,
      () => false,
    ),
  )
})

test('reports in one line that the database is unreachable', async () => {
  const nowhere = createPool({ host: '127.0.0.1', port: 1 })
  await expect(migrate(nowhere, directory)).rejects.toThrow(/^Cannot connect to the database: .*ECONNREFUSED/)
  await nowhere.end()
})

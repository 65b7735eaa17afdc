import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from './embedded'
import type { EmbeddedDatabase } from './embedded'
import { until } from '../../testing/until'

let root: string
let dataDir: string
const running: EmbeddedDatabase[] = []

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'aerie-embedded-'))
  chmodSync(root, 0o711)
  dataDir = path.join(root, 'data')
})

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
  rmSync(root, { recursive: true, force: true })
})

async function start(log?: (line: string) => void, settings: Record<string, string> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log, settings })
  running.push(database)
  return database
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.splice(running.indexOf(database), 1)
  await database.stop()
}

async function query<Row extends pg.QueryResultRow>({ connection }: EmbeddedDatabase, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Another process that starts the database and then runs `then`. */
const runAerie = (then: string) =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--eval',
      `require('./server/platform/db/embedded').startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} }).then((database) => { ${then} })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

const countSheep = (database: EmbeddedDatabase) => query(database, 'select count(*)::int as count from sheep')
const postmasterFile = () => path.join(dataDir, 'postgres/cluster/postmaster.pid')
const postmasterPid = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0])

test('creates a database whose owner is subject to row-level security', async () => {
  const database = await start()
  const [facts] = await query(
    database,
    `select current_user::text, rolsuper, rolbypassrls, rolcreaterole, lower('ÄÖ') as lower, 'a' < 'B' as "aBeforeB",
            current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
            current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone
     from pg_roles where rolname = current_user`,
  )
  expect(facts).toEqual({
    current_user: 'aerie',
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: true,
    lower: 'äö',
    aBeforeB: false,
    encoding: 'UTF8',
    fsync: 'on',
    addresses: '',
    zone: 'UTC',
  })
  await query(database, 'create table sheep (name text); create extension btree_gist; create role shepherd')
  expect(statSync(String(database.connection.host)).mode & 0o777).toBe(0o700)
})

test('keeps rows across restarts', async () => {
  const first = await start()
  await query(first, `create table sheep (name text); insert into sheep values ('Dolly')`)
  await stop(first)
  expect(existsSync(postmasterFile())).toBe(false)

  expect(await countSheep(await start())).toEqual([{ count: 1 }])
})

test('stops in a process without other work', async () => {
  const aerie = runAerie('database.stop()')
  const [code] = (await once(aerie, 'exit')) as [number | null]
  expect(code).toBe(0)
  expect(existsSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true)
  expect(existsSync(postmasterFile())).toBe(false)
})

test('restarts a killed server with all committed rows', async () => {
  const lines: string[] = []
  const database = await start((line) => lines.push(line))
  await query(database, `create table sheep (name text); insert into sheep select 'Dolly' from generate_series(1, 500)`)
  const killed = postmasterPid()
  process.kill(killed, 'SIGKILL')
  await until(() => lines.includes('PostgreSQL restarted'))

  expect(postmasterPid()).not.toBe(killed)
  expect(await countSheep(database)).toEqual([{ count: 500 }])
})

describe('after kill -9 of Aerie', () => {
  async function startAndKillAerie(): Promise<void> {
    const aerie = runAerie(`console.log('started'); setInterval(() => {}, 1000)`)
    await once(aerie.stdout, 'data')
    aerie.kill('SIGKILL')
    await once(aerie, 'exit')
  }

  test('adopts the surviving server', async () => {
    await startAndKillAerie()
    const survivor = postmasterPid()
    const database = await start()
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(postmasterPid()).toBe(survivor)

    await stop(database)
    expect(existsSync(postmasterFile())).toBe(false)
  })

  test('starts a surviving server again that has fewer connections than are needed', async () => {
    await startAndKillAerie()
    const survivor = postmasterPid()
    const database = await start(undefined, { max_connections: '140' })
    expect(await query(database, 'show max_connections')).toEqual([{ max_connections: '140' }])
    expect(postmasterPid()).not.toBe(survivor)
  })

  test('ends its statements within seconds', async () => {
    const aerie = runAerie(
      `const client = new (require('pg').Client)(database.connection); client.connect().then(() => { client.query('select pg_sleep(100000)'); console.log('started') })`,
    )
    await once(aerie.stdout, 'data')
    const database = await start()
    const sleeping = `select pid from pg_stat_activity where query = 'select pg_sleep(100000)'`
    await until(async () => (await query(database, sleeping)).length === 1)
    aerie.kill('SIGKILL')
    await until(async () => (await query(database, sleeping)).length === 0)
  })

  test('restarts a server that was also killed with all committed rows', async () => {
    await startAndKillAerie()
    const adopted = await start()
    await query(adopted, `create table sheep (name text); insert into sheep values ('Dolly')`)
    await stop(adopted)
    await startAndKillAerie()
    process.kill(postmasterPid(), 'SIGKILL')

    expect(await countSheep(await start())).toEqual([{ count: 1 }])
  })
})

test('repeats a first start that was killed half-way', async () => {
  mkdirSync(path.join(dataDir, 'postgres/cluster.new'), { recursive: true })
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  writeFileSync(path.join(dataDir, 'postgres/cluster.new/PG_VERSION'), '18\n')
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test.each([
  ['with spaces, quotes and commas', `it's "my", data $HOME`],
  ['too long for the address of a socket', 'long'.repeat(40)],
])('DATA_DIR may have a name %s', async (_, name) => {
  dataDir = path.join(root, name)
  const database = await start()
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  if (!String(database.connection.host).startsWith(root)) rmSync(String(database.connection.host), { recursive: true })
})

test('reports in one line why the server cannot start', async () => {
  await stop(await start())
  writeFileSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '12\n')
  await expect(start()).rejects.toThrow(/^PostgreSQL did not start: .*FATAL.* incompatible with server$/)
})

/** Applies the .sql files of a directory to the database. Forward only. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { serverFile } from '../core/folders'
import { StartUpError } from '../core/startUpError'
import { connectionProblem } from './connectionProblem'
import { applyMigration, type Migration } from './applyMigration'
import { excludeServers, needsNoServers } from './serverLock'

/** Arbitrary, but the same for every Aerie: serialises processes that start together. */
const ADVISORY_LOCK = 4_152_434_945
const WAIT_MS = 100

/**
 * Applies the missing files NNNN_*.sql in order, each in one transaction with its row in table `migration`, unless it begins with
 * `-- no transaction`. `log` receives what it waits for. A file with the line `-- without running servers: REASON` needs that no other
 * server uses the database.
 * @returns the names of the files applied now
 * @throws StartUpError when the database is unreachable or a file fails (the file is rolled back), and before applying
 * anything when an applied file was changed or is missing here, or a new file precedes an applied one
 */
export async function migrate(
  pool: pg.Pool,
  directory = serverFile('platform/db/migrations'),
  log: (line: string) => void = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await connect(pool)
  try {
    // Building an index may exceed the pool's limit.
    await client.query('set statement_timeout = 0')
    await waitForLock(client)
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const pending = findPending(migrations, await readApplied(client))
    const disruptive = pending.find(needsNoServers)
    if (disruptive) await excludeServers(client, disruptive)
    for (const migration of pending) await applyMigration(client, migration, log)
    return pending.map(({ name }) => name)
  } finally {
    // Closing the connection releases the advisory lock and resets the setting.
    client.release(true)
  }
}

/** In short statements, because an index that is built concurrently waits for the end of every statement, also of one that waits here. */
async function waitForLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ADVISORY_LOCK])
    if (rows[0]?.free) return
    await sleep(WAIT_MS)
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw connectionProblem(error)
  }
}

/** The migrations of a folder in their order. @throws StartUpError when two have the same number */
export async function readMigrations(directory = serverFile('platform/db/migrations')): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort()
  const twice = names.find((name, index) => name.slice(0, 4) === names[index + 1]?.slice(0, 4))
  if (twice) throw new StartUpError(`Two migrations have the number ${twice.slice(0, 4)}.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function findPending(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  for (const name of applied.keys())
    if (!known.has(name))
      throw new StartUpError(`The database has migration ${name}, which this version of Aerie does not know.`)
  for (const { name, checksum } of migrations)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new StartUpError(
        `Migration ${name} was changed after it was applied. Undo that and add a new file instead.`,
      )

  const last = [...applied.keys()].sort().at(-1) ?? ''
  const pending = migrations.filter(({ name }) => !applied.has(name))
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new StartUpError(`Migration ${late.name} comes before ${last}, which is already applied. Renumber it.`)
  return pending
}

/**
 * Applies one migration without stopping the requests of other processes for long: a statement that waits for a lock gives up after
 * seconds and is tried again, because what waits for an exclusive lock makes all later requests to the table wait too.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartUpError } from '../core/startUpError'

/** The first line of migrations with a single statement that cannot run in a transaction. It may be interrupted and run again. */
export const NO_TRANSACTION = '-- no transaction\n'

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of `sql`, in hexadecimal. */
  checksum: string
}

export interface Patience {
  /** A statement waits that long for a lock. */
  lockMs: number
  /** Between two attempts, in which requests go on. */
  pauseMs: number
  attempts: number
}

/** About five minutes. */
const PATIENCE: Patience = { lockMs: 3_000, pauseMs: 3_000, attempts: 50 }
/** The pool's limit of a query cannot be turned off, only be replaced. */
const UNLIMITED_MS = 2 ** 31 - 1
/** SQLSTATE of lock_not_available and deadlock_detected. */
const LOCKED = ['55P03', '40P01']
const CONCURRENT_INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

/** @throws StartUpError when it fails, or when a lock is held for the whole time */
export async function applyMigration(
  client: pg.ClientBase,
  migration: Migration,
  log: (line: string) => void,
  { lockMs, pauseMs, attempts }: Patience = PATIENCE,
): Promise<void> {
  const { name, sql } = migration
  for (let attempt = 1; ; attempt++) {
    try {
      if (sql.startsWith(NO_TRANSACTION)) await applyAlone(client, migration)
      else await applyInTransaction(client, migration, lockMs)
      return
    } catch (error) {
      const { code, message } = error as pg.DatabaseError
      if (!LOCKED.includes(code ?? '')) throw new StartUpError(`Migration ${name} failed: ${message}`)
      if (attempt >= attempts)
        throw new StartUpError(
          `Migration ${name} failed: another transaction holds a lock that it needs (${message}). End long transactions, ` +
            'such as those of pg_dump, and start again.',
        )
      log(`Migration ${name} waits for a lock that another transaction holds, attempt ${attempt} of ${attempts}`)
    }
    await sleep(pauseMs)
  }
}

async function applyInTransaction(client: pg.ClientBase, migration: Migration, lockMs: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await runUnlimited(client, migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Without a limit of waiting for locks: such statements wait for transactions without making requests wait. */
async function applyAlone(client: pg.ClientBase, migration: Migration): Promise<void> {
  const index = CONCURRENT_INDEX.exec(migration.sql)?.[1]
  if (index !== undefined) await dropUnfinished(client, index)
  await runUnlimited(client, migration.sql)
  await record(client, migration)
}

/** An interrupted concurrent build leaves an invalid index, which `if not exists` would keep. */
async function dropUnfinished(client: pg.ClientBase, index: string): Promise<void> {
  const { rows } = await client.query<{ unfinished: boolean }>(
    'select not indisvalid as unfinished from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  if (rows[0]?.unfinished) await runUnlimited(client, `drop index concurrently ${index}`)
}

const record = (client: pg.ClientBase, { name, checksum }: Migration) =>
  client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])

function runUnlimited(client: pg.ClientBase, sql: string): Promise<unknown> {
  const query: pg.QueryConfig & { query_timeout: number } = { text: sql, query_timeout: UNLIMITED_MS }
  return client.query(query)
}

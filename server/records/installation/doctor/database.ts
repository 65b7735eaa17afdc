// The database: whether it answers, its version, its migrations against those of this version of Aerie, and what waits in it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Config } from '../../../platform/core/config'
import { asMessage } from '../../../platform/core/messages'
import { lastError } from '../../../platform/db/cluster'
import { databaseOn } from '../../../platform/db/database'
import { embeddedSuperuser } from '../../../platform/db/embedded'
import { readMigrations } from '../../../platform/db/migrate'
import { createPool } from '../../../platform/db/pool'
import { assertOwnSessions } from '../../../platform/db/sessions'
import type { Db } from '../../../platform/db/tenancy'
import { failed, ok, reasonOf, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'
import { examineWork } from './work'

const DATABASE: Part = { area: 'database', name: partText('database') }
const MIGRATIONS: Part = { area: 'database', name: partText('migrations') }
const CONNECTIONS: Part = { area: 'database', name: partText('connections') }
const OLDEST_MAJOR = 15
const PATIENCE_MS = 5_000

/** @param isRunning whether a server uses DATA_DIR, which keeps the bundled database running */
export async function examineDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  isRunning: boolean,
): Promise<Finding[]> {
  if (config.DATABASE_URL !== undefined) return examineExternal(config.DATABASE_URL)
  const { DATA_DIR } = config
  if (!['postgres/cluster', 'postgres-home'].some((name) => existsSync(path.join(DATA_DIR, name))))
    return [warning(DATABASE, doctorText('databaseNone'), doctorText('databaseNoneAction'))]
  const { connection, cluster } = await embeddedSuperuser(DATA_DIR)
  if (!existsSync(path.join(cluster, 'PG_VERSION')))
    return [failed(DATABASE, doctorText('databaseEmpty', { folder: cluster }), doctorText('databaseEmptyAction'))]
  const pool = impatientPool({ ...connection, database: 'aerie' })
  try {
    return await examineAnswering(databaseOn(pool))
  } catch (error) {
    const line = await lastError({ home: path.dirname(cluster), programs: '', user: undefined })
    if (isRunning)
      return [
        failed(
          DATABASE,
          doctorText('databaseSilent', { reason: reasonOf(error), line }),
          doctorText('databaseSilentAction'),
        ),
      ]
    const version = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
    return [ok(DATABASE, doctorText('databaseStopped', { version, line }))]
  } finally {
    await pool.end()
  }
}

async function examineExternal(connectionString: string): Promise<Finding[]> {
  const pool = impatientPool({ connectionString })
  try {
    await assertOwnSessions(pool)
    const findings = await examineAnswering(databaseOn(pool))
    const { rows } = await pool.query<{ mayCreate: boolean }>(
      `select rolcreaterole or rolsuper as "mayCreate" from pg_roles where rolname = current_user`,
    )
    if (!rows[0]?.mayCreate)
      findings.push(failed(DATABASE, doctorText('databaseRoles'), doctorText('databaseRolesAction')))
    return findings
  } catch (error) {
    return [failed(DATABASE, asMessage(reasonOf(error)), doctorText('databaseFailsAction'))]
  } finally {
    await pool.end()
  }
}

const impatientPool = (connection: pg.PoolConfig): pg.Pool =>
  createPool({ ...connection, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }, () => undefined)

/** The database of a running server. */
export async function examineServerDatabase(db: Db, pool: pg.Pool): Promise<Finding[]> {
  try {
    const findings = await examineAnswering(db)
    return [...findings, examineConnections(pool)]
  } catch (error) {
    return [failed(DATABASE, asMessage(reasonOf(error)), doctorText('databaseFailsAction'))]
  }
}

function examineConnections({ waitingCount, totalCount, idleCount, options }: pg.Pool): Finding {
  if (waitingCount > 0)
    return warning(
      CONNECTIONS,
      doctorText('connectionsWait', { waiting: waitingCount }),
      doctorText('connectionsAction'),
    )
  return ok(CONNECTIONS, doctorText('connectionsUsed', { used: totalCount - idleCount, limit: options.max }))
}

/** @throws Error when it does not answer */
async function examineAnswering(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ major: number; version: string; applied: boolean }>`
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version,
           to_regclass('public.migration') is not null as applied`.execute(db)
  const { major, version, applied } = rows[0]!
  const answers =
    major < OLDEST_MAJOR
      ? failed(
          DATABASE,
          doctorText('databaseOld', { version }),
          doctorText('databaseOldAction', { oldest: String(OLDEST_MAJOR) }),
        )
      : ok(DATABASE, doctorText('databaseAnswers', { version }))
  if (!applied) return [answers, ok(MIGRATIONS, doctorText('migrationsNone'))]
  const names = await sql<{ name: string }>`select name from migration`.execute(db)
  const migrations = await examineMigrations(names.rows.map(({ name }) => name))
  // The tables of another version may differ.
  const work = migrations.state === 'ok' ? await examineWork(db) : []
  return [answers, migrations, ...work]
}

async function examineMigrations(applied: string[]): Promise<Finding> {
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined)
    return failed(MIGRATIONS, doctorText('migrationsUnknown', { name: unknown }), doctorText('migrationsUnknownAction'))
  const pending = known.size - applied.length
  return pending === 0
    ? ok(MIGRATIONS, doctorText('migrationsAll', { count: String(known.size) }))
    : warning(
        MIGRATIONS,
        doctorText('migrationsPending', { count: String(pending) }),
        doctorText('migrationsPendingAction'),
      )
}

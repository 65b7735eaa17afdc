// The database: whether it answers, its version, and its migrations against those of this version of Aerie.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../../../platform/core/config'
import { lastError } from '../../../platform/db/cluster'
import { embeddedSuperuser } from '../../../platform/db/embedded'
import { readMigrations } from '../../../platform/db/migrate'
import { createPool } from '../../../platform/db/pool'
import { assertOwnSessions } from '../../../platform/db/sessions'
import { failed, ok, reasonOf, warning, type Finding } from './finding'

const PART = 'Database'
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
    return [warning(PART, 'There is none yet. The first start creates it.')]
  const { connection, cluster } = await embeddedSuperuser(DATA_DIR)
  if (!existsSync(path.join(cluster, 'PG_VERSION')))
    return [failed(PART, `${cluster} has no database. Restore a backup, or remove it to start with an empty one.`)]
  try {
    return await examineAnswering({ ...connection, database: 'aerie' })
  } catch (error) {
    const last = await lastError({ home: path.dirname(cluster), programs: '', user: undefined })
    if (isRunning)
      return [failed(PART, `The bundled PostgreSQL does not answer (${reasonOf(error)}). Its last line: ${last}`)]
    const version = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
    return [ok(PART, `The bundled PostgreSQL ${version} is stopped, as the server is. Its last line: ${last}`)]
  }
}

async function examineExternal(connectionString: string): Promise<Finding[]> {
  const pool = createPool({ connectionString, connectionTimeoutMillis: PATIENCE_MS })
  try {
    await assertOwnSessions(pool)
    const findings = await examineAnswering({ connectionString })
    const { rows } = await pool.query<{ mayCreate: boolean }>(
      `select rolcreaterole or rolsuper as "mayCreate" from pg_roles where rolname = current_user`,
    )
    if (!rows[0]?.mayCreate)
      findings.push(
        failed(PART, 'The user of DATABASE_URL may not create roles: alter role … createrole as a superuser.'),
      )
    return findings
  } catch (error) {
    return [failed(PART, reasonOf(error))]
  } finally {
    await pool.end()
  }
}

/** @throws Error when it does not answer */
async function examineAnswering(connection: pg.ClientConfig): Promise<Finding[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; text: string; applied: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as text,
              to_regclass('public.migration') is not null as applied`,
    )
    const { version, text, applied } = rows[0]!
    const answers =
      version < OLDEST_MAJOR
        ? failed(PART, `PostgreSQL ${text} is too old. Version ${OLDEST_MAJOR} or newer is needed.`)
        : ok(PART, `PostgreSQL ${text} answers.`)
    if (!applied) return [answers, ok('Migrations', 'None are applied yet. The start applies them.')]
    const names = await client.query<{ name: string }>('select name from migration')
    return [answers, await examineMigrations(names.rows.map(({ name }) => name))]
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function examineMigrations(applied: string[]): Promise<Finding> {
  const part = 'Migrations'
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined)
    return failed(part, `The database has ${unknown}, which this version does not know. Start the newer version again.`)
  const pending = known.size - applied.length
  return pending === 0
    ? ok(part, `All ${known.size} are applied.`)
    : warning(part, `${pending} are not applied yet. The next start applies them: make a backup first.`)
}

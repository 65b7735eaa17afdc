// Opens a pool on DATABASE_URL or the embedded database, and migrates it.
import type pg from 'pg'
import type { Config } from '../core/config'
import { lockDataDir } from './dataDirLock'
import { startEmbeddedDatabase } from './embedded'
import { migrate } from './migrate'
import { createPool } from './pool'
import { assertOwnSessions } from './sessions'

/** What the bundled PostgreSQL accepts for one process, and for each further one. */
const CONNECTIONS = 100
const CONNECTIONS_OF_PROCESS = 40

/** Registers a clean-up step. Steps run in reverse order at shutdown; each is registered as soon as it is needed. */
type Undo = (step: () => Promise<unknown>) => void

/**
 * Opens and migrates the database. `log` receives lost connections.
 * @returns also how other processes connect to the bundled one
 * @throws StartUpError when the database does not start or another Aerie holds DATA_DIR
 */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  undo: Undo,
): Promise<{ pool: pg.Pool; connection: pg.PoolConfig | undefined }> {
  const connection = config.DATABASE_URL === undefined ? await startOwnDatabase(config, log, undo) : undefined
  const pool = openPool(config, connection, log)
  undo(() => pool.end())
  if (config.DATABASE_URL) await assertOwnSessions(pool)
  await migrate(pool, undefined, log)
  return { pool, connection }
}

/** @param connection of the bundled database; undefined for that of DATABASE_URL */
export const openPool = (
  { DATABASE_URL }: Config,
  connection: pg.PoolConfig | undefined,
  log: (line: string) => void,
): pg.Pool => createPool(connection ?? { connectionString: DATABASE_URL }, log)

/** Locks DATA_DIR only for the embedded database: with DATABASE_URL, several servers may share one DATA_DIR. */
async function startOwnDatabase(config: Config, log: (line: string) => void, undo: Undo): Promise<pg.PoolConfig> {
  const { DATA_DIR, PROCESSES, JOB_PROCESSES, BACKUP } = config
  const lock = await lockDataDir(DATA_DIR)
  undo(() => lock.release())
  const further = PROCESSES + JOB_PROCESSES - 1
  const settings = {
    max_connections: String(CONNECTIONS + CONNECTIONS_OF_PROCESS * further),
    ...(BACKUP.logSeconds > 0 && {
      archive_timeout: String(BACKUP.logSeconds),
      // Rather a gap in the archive than a full disk.
      max_slot_wal_keep_size: '8GB',
    }),
  }
  const database = await startEmbeddedDatabase({ dataDir: DATA_DIR, log, settings })
  undo(() => database.stop())
  return database.connection
}

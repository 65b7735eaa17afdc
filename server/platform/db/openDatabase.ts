// Opens a pool on DATABASE_URL or the embedded database, and migrates it.
import type pg from 'pg'
import type { Config } from '../core/config'
import { lockDataDir } from './dataDirLock'
import { startEmbeddedDatabase } from './embedded'
import { migrate } from './migrate'
import { createPool } from './pool'
import { assertOwnSessions } from './sessions'

/** Registers a clean-up step. Steps run in reverse order at shutdown; each is registered as soon as it is needed. */
type Undo = (step: () => Promise<unknown>) => void

/**
 * Opens and migrates the database. `log` receives lost connections.
 * @throws StartUpError when the database does not start or another Aerie holds DATA_DIR
 */
export async function openDatabase(config: Config, log: (line: string) => void, undo: Undo): Promise<pg.Pool> {
  const connection = config.DATABASE_URL
    ? { connectionString: config.DATABASE_URL }
    : await startOwnDatabase(config, log, undo)
  const pool = createPool(connection, log)
  undo(() => pool.end())
  if (config.DATABASE_URL) await assertOwnSessions(pool)
  await migrate(pool)
  return pool
}

/** Locks DATA_DIR only for the embedded database: with DATABASE_URL, several servers may share one DATA_DIR. */
async function startOwnDatabase({ DATA_DIR }: Config, log: (line: string) => void, undo: Undo): Promise<pg.PoolConfig> {
  const lock = await lockDataDir(DATA_DIR)
  undo(() => lock.release())
  const database = await startEmbeddedDatabase({ dataDir: DATA_DIR, log })
  undo(() => database.stop())
  return database.connection
}

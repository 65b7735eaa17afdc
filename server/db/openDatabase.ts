// The database the settings name: one of DATABASE_URL, or the bundled one of DATA_DIR; migrated, as a pool.
import type pg from 'pg'
import type { Config } from '../config'
import { lockDataDir } from './dataDirLock'
import { startEmbeddedDatabase } from './embedded'
import { migrate } from './migrate'
import { createPool } from './pool'

/** What to undo at the end, in reverse order; each step is registered as soon as there is something to undo. */
type Undo = (step: () => Promise<unknown>) => void

/**
 * Opens and migrates the database. `log` hears of lost connections.
 * @throws StartUpError when the database does not start or another Aerie holds DATA_DIR
 */
export async function openDatabase(config: Config, log: (line: string) => void, undo: Undo): Promise<pg.Pool> {
  const connection = config.DATABASE_URL
    ? { connectionString: config.DATABASE_URL }
    : await startOwnDatabase(config, log, undo)
  const pool = createPool(connection, log)
  undo(() => pool.end())
  await migrate(pool)
  return pool
}

/** Only here is DATA_DIR locked: with a database of their own, several servers may share one for their files. */
async function startOwnDatabase({ DATA_DIR }: Config, log: (line: string) => void, undo: Undo): Promise<pg.PoolConfig> {
  const lock = await lockDataDir(DATA_DIR)
  undo(() => lock.release())
  const database = await startEmbeddedDatabase({ dataDir: DATA_DIR, log })
  undo(() => database.stop())
  return database.connection
}

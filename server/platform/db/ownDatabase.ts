// The bundled database for scripts that work while the server runs or not.
import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartUpError } from '../core/startUpError'
import { lockDataDir } from './dataDirLock'
import { embeddedSuperuser, startEmbeddedDatabase } from './embedded'

/**
 * Connects as superuser to the running server of the database in `dataDir`, which is started for the time of `work` if it does not run.
 * @throws StartUpError when there is no bundled database, or another Aerie is starting or stopping
 */
export async function withOwnDatabase<T>(
  dataDir: string,
  work: (database: { connection: pg.ClientConfig; cluster: string }) => Promise<T>,
): Promise<T> {
  const places = [path.join(dataDir, 'postgres', 'cluster'), path.join(dataDir, 'postgres-home')]
  if (!places.some((place) => existsSync(place)))
    throw new StartUpError(`${dataDir} has no database. Set DATA_DIR to the folder of an installation.`)
  const { connection, cluster } = await embeddedSuperuser(dataDir)
  if (await answers(connection)) return work({ connection, cluster })
  const lock = await lockDataDir(dataDir)
  try {
    const database = await startEmbeddedDatabase({ dataDir })
    try {
      return await work({ connection, cluster })
    } finally {
      await database.stop()
    }
  } finally {
    await lock.release()
  }
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

// Rehearses an upgrade: applies the migrations of this version to a copy of the bundled database, while its server runs or not.
import { chown, mkdir, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { StartUpError } from '../core/startUpError'
import { placeCluster } from '../db/clusterPlace'
import { startEmbeddedDatabase } from '../db/embedded'
import { migrate, readMigrations } from '../db/migrate'
import { withOwnDatabase } from '../db/ownDatabase'
import { createPool } from '../db/pool'
import { runProgram } from '../db/runProgram'
import { copyCluster } from './copyCluster'
import { openFolderPlace } from './folderPlace'
import { putSealed } from './sealing'

/** In DATA_DIR. It needs as much room as the database. */
const FOLDER = 'rehearsal'
/** The migrations may write tables again. */
const ROOM = 1.5

export interface Rehearsal {
  /** Names of the migrations that the start will apply. */
  migrations: string[]
  /** For which the migrations took that long, on a copy that nobody uses. */
  milliseconds: number
  /** Of the database. */
  bytes: number
}

/** Names of the migrations that a database lacks. @param connection as a role that reads the table of migrations */
export async function pendingMigrations(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ found: boolean }>(`select to_regclass('migration') is not null as found`)
    const applied = rows[0]?.found ? await client.query<{ name: string }>('select name from migration') : { rows: [] }
    const names = new Set(applied.rows.map(({ name }) => name))
    return (await readMigrations()).map(({ name }) => name).filter((name) => !names.has(name))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Upgrades a copy and removes it. Nothing else is changed.
 * @throws StartUpError when there is no bundled database, no room for the copy, or a migration fails
 */
export async function rehearse(dataDir: string): Promise<Rehearsal> {
  const folder = path.join(dataDir, FOLDER)
  await removeCopy(folder)
  try {
    const bytes = await withOwnDatabase(dataDir, ({ connection, cluster }) => copy(connection, cluster, folder))
    const database = await startEmbeddedDatabase({ dataDir: folder })
    const pool = createPool(database.connection, () => undefined)
    try {
      const begunAt = performance.now()
      const migrations = await migrate(pool)
      return { migrations, milliseconds: performance.now() - begunAt, bytes }
    } finally {
      await pool.end()
      await database.stop()
    }
  } finally {
    await removeCopy(folder)
  }
}

/** @returns the size of the database in bytes */
async function copy(connection: pg.ClientConfig, cluster: string, folder: string): Promise<number> {
  const bytes = await sizeOf(connection)
  const { bavail, bsize } = await statfs(path.dirname(folder))
  if (bavail * bsize < ROOM * bytes)
    throw new StartUpError(`${path.dirname(folder)} has no room for a copy of the database. Enlarge the volume.`)
  const place = await placeCluster(folder, () => undefined)
  const target = path.join(place.home, 'cluster')
  const files = openFolderPlace(target)
  const { folders } = await copyCluster(connection, cluster, (source, name) =>
    putSealed(files, name, source, { isCompressed: false, recipients: [] }),
  )
  for (const each of folders) await mkdir(path.join(target, each), { recursive: true, mode: 0o700 })
  // The caller may be root, as whom PostgreSQL does not run.
  if (place.user) await runProgram('chown', ['-R', `${place.user.uid}:${place.user.gid}`, target])
  if (place.user) await chown(target, place.user.uid, place.user.gid)
  return bytes
}

async function sizeOf(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'select sum(pg_database_size(oid))::text as bytes from pg_database',
    )
    return Number(rows[0]!.bytes)
  } finally {
    await client.end()
  }
}

async function removeCopy(folder: string): Promise<void> {
  const { home } = await placeCluster(folder, () => undefined)
  await rm(home, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/**
 * The PostgreSQL that comes with Aerie, reached over a unix socket and nothing else. It outlives a killed Aerie on
 * purpose (its commits are safe, its recovery is its own); the next Aerie adopts it.
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartUpError } from '../startUpError'
import { createCluster, lastWords, startCluster, stopCluster, SUPERUSER } from './cluster'
import { placeCluster } from './clusterPlace'
import type { ClusterPlace } from './clusterPlace'
import { makeSocketDirectory } from './socketDirectory'

/** Owner of the database. Not a superuser, to whom row-level security does not apply. */
const OWNER = 'aerie'
const DATABASE = 'aerie'
const PORT = 5432

/** A killed postmaster blocks its successor until its children have noticed and init has reaped it. */
const PATIENCE_MS = 10_000
const RETRY_MS = 100

const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  max_connections: '100',
  shared_buffers: '128MB',
  // Solid-state disks: an index read costs about what a sequential one does.
  random_page_cost: '1.1',
  // Our queries are short; compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are Aerie's to report, and may hold personal data.
  log_min_messages: 'log',
}

export interface EmbeddedDatabase {
  /** Connects as the database's owner. */
  connection: pg.PoolConfig
  /** Stops the server; open transactions are rolled back. */
  stop(): Promise<void>
}

/**
 * Makes DATA_DIR's database if it is not there, starts its server or adopts the one that still runs, and starts it
 * again whenever it dies, until `stop`. `settings` go over the built-in ones (the throw-away database of the tests).
 * The caller holds the lock on DATA_DIR. Throws a StartUpError with the server's own reason when it does not start.
 */
export async function startEmbeddedDatabase({
  dataDir,
  log = () => undefined,
  settings = {},
}: {
  dataDir: string
  log?: (line: string) => void
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedDatabase> {
  const place = await placeCluster(path.resolve(dataDir), log)
  await createCluster(place)
  const host = await makeSocketDirectory(path.join(place.home, 'socket'), place.user)
  const allSettings = { ...SETTINGS, ...settings, unix_socket_directories: `"${host.replaceAll('"', '""')}"` }

  let watch = await reachServer(place, host, allSettings)
  await createDatabase(watch)
  let stopping = false
  let revival: Promise<void> = Promise.resolve()
  const keepAlive = () => {
    watch.once('end', () => {
      if (!stopping) revival = revive()
    })
    unref(watch)
  }
  const revive = async () => {
    log('PostgreSQL is gone, starting it again')
    while (!stopping)
      try {
        watch = await reachServer(place, host, allSettings)
        keepAlive()
        log('PostgreSQL is back')
        return
      } catch (error) {
        log((error as Error).message)
      }
  }
  keepAlive()

  return {
    connection: { host, port: PORT, user: OWNER, database: DATABASE, ssl: false },
    async stop() {
      stopping = true
      await revival
      // This cuts `watch` too. Ending it here would wait on a connection that does not keep the process alive.
      await stopCluster(place)
    },
  }
}

/** A superuser's connection to the server, started if nothing answers. */
async function reachServer(place: ClusterPlace, host: string, settings: Record<string, string>): Promise<pg.Client> {
  let giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const client = new pg.Client({
      host,
      port: PORT,
      user: SUPERUSER,
      database: 'postgres',
      ssl: false,
      connectionTimeoutMillis: PATIENCE_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (isBusyStartingOrStopping(error)) giveUpAt = Date.now() + PATIENCE_MS
      else if (await startCluster(place, settings)) continue
    }
    if (Date.now() > giveUpAt) throw new StartUpError(`PostgreSQL did not start: ${await lastWords(place)}`)
    await sleep(RETRY_MS)
  }
}

/** A script that forgets `stop` still ends. The method is missing from @types/pg. */
const unref = (client: pg.Client) => (client as pg.Client & { unref(): void }).unref()

/** SQLSTATE cannot_connect_now: it is there, but starting, recovering or shutting down, however long that takes. */
const isBusyStartingOrStopping = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57P03'

/** Every step looks first, so a start that was killed between two of them is completed by the next. */
async function createDatabase(superuser: pg.Client): Promise<void> {
  const role = await superuser.query('select from pg_roles where rolname = $1', [OWNER])
  if (role.rowCount === 0) await superuser.query(`create role ${OWNER} login createrole`)
  const database = await superuser.query('select from pg_database where datname = $1', [DATABASE])
  if (database.rowCount === 0) await superuser.query(`create database ${DATABASE} owner ${OWNER}`)
}

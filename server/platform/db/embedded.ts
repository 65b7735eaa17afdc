/**
 * The bundled PostgreSQL, reachable only over a unix socket. It deliberately survives a killed Aerie, because its commits
 * are safe and it recovers by itself; the next Aerie adopts it.
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartUpError } from '../core/startUpError'
import { createCluster, lastError, startCluster, stopCluster, SUPERUSER } from './cluster'
import { placeCluster } from './clusterPlace'
import type { ClusterPlace } from './clusterPlace'
import { makeSocketDirectory } from './socketDirectory'

/** Owner of the database. Not a superuser, because superusers bypass row-level security. */
const OWNER = 'aerie'
const DATABASE = 'aerie'
const PORT = 5432

/** A killed postmaster blocks its successor until its children exit and init reaps it. */
const START_TIMEOUT_MS = 10_000
const RETRY_MS = 25

const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  max_connections: '100',
  shared_buffers: '128MB',
  // On solid-state disks an index read costs about as much as a sequential read.
  random_page_cost: '1.1',
  // Our queries are short: compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Aerie reports failed statements itself; their text may contain personal data.
  log_min_messages: 'log',
  // After a crash PostgreSQL first writes what the file system holds back. Syncing each of its 1,600 files in turn takes most
  // of a restart; Linux can sync the file system as a whole.
  // Statements of a killed Aerie end: without the check, PostgreSQL notices a lost connection when it has a result.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs', client_connection_check_interval: '2s' }),
}

export interface EmbeddedDatabase {
  /** Connects as the database's owner. */
  connection: pg.PoolConfig
  /** Stops the server; open transactions are rolled back. */
  stop(): Promise<void>
}

/**
 * Creates DATA_DIR's database if it is missing, starts its server or adopts a running one, and restarts it whenever it
 * dies, until `stop`. `settings` override the built-in ones, for the throw-away databases of tests.
 * The caller must hold the lock on DATA_DIR. @throws StartUpError with the server's own reason when it does not start
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
  const allSettings = { ...embeddedSettings(host), ...settings }

  let watch = await reachLargeServer(place, host, allSettings)
  await createDatabase(watch)
  let stopping = false
  let restart: Promise<void> = Promise.resolve()
  const keepAlive = () => {
    watch.once('end', () => {
      if (!stopping) restart = restartServer()
    })
    unref(watch)
  }
  const restartServer = async () => {
    log('PostgreSQL stopped unexpectedly, restarting')
    while (!stopping)
      try {
        watch = await reachServer(place, host, allSettings)
        keepAlive()
        log('PostgreSQL restarted')
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
      await restart
      // This also ends `watch`. Ending it first would wait on an unreferenced connection.
      await stopCluster(place)
    },
  }
}

/** Settings of a server. @param host folder of its socket */
export const embeddedSettings = (host: string): Record<string, string> => ({
  ...SETTINGS,
  unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
})

/** How to reach the server of DATA_DIR's database as its superuser, if it runs, and the folder of its files. */
export async function embeddedSuperuser(dataDir: string): Promise<{ connection: pg.ClientConfig; cluster: string }> {
  const place = await placeCluster(path.resolve(dataDir), () => undefined)
  const host = await makeSocketDirectory(path.join(place.home, 'socket'), place.user)
  return {
    connection: { host, port: PORT, user: SUPERUSER, database: 'postgres', ssl: false },
    cluster: path.join(place.home, 'cluster'),
  }
}

/** Adopts no server that a killed Aerie has left with fewer connections than this one needs: it is stopped and started. */
async function reachLargeServer(
  place: ClusterPlace,
  host: string,
  settings: Record<string, string>,
): Promise<pg.Client> {
  const client = await reachServer(place, host, settings)
  const { rows } = await client.query<{ max_connections: string }>('show max_connections')
  if (Number(rows[0]?.max_connections) >= Number(settings['max_connections'])) return client
  await client.end()
  await stopCluster(place)
  return reachServer(place, host, settings)
}

/** Connects as superuser and starts the server when nothing answers. */
async function reachServer(place: ClusterPlace, host: string, settings: Record<string, string>): Promise<pg.Client> {
  let deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({
      host,
      port: PORT,
      user: SUPERUSER,
      database: 'postgres',
      ssl: false,
      connectionTimeoutMillis: START_TIMEOUT_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (isBusyStartingOrStopping(error)) deadline = Date.now() + START_TIMEOUT_MS
      else if (await startCluster(place, settings)) continue
    }
    if (Date.now() > deadline) throw new StartUpError(`PostgreSQL did not start: ${await lastError(place)}`)
    await sleep(RETRY_MS)
  }
}

/** Lets a script that forgets `stop` exit. @types/pg lacks the method. */
const unref = (client: pg.Client) => (client as pg.Client & { unref(): void }).unref()

/** SQLSTATE cannot_connect_now: the server is starting, recovering or shutting down, for any length of time. */
const isBusyStartingOrStopping = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57P03'

/** Every step checks first, so the next start completes an interrupted one. */
async function createDatabase(superuser: pg.Client): Promise<void> {
  const role = await superuser.query('select from pg_roles where rolname = $1', [OWNER])
  if (role.rowCount === 0) await superuser.query(`create role ${OWNER} login createrole`)
  const database = await superuser.query('select from pg_database where datname = $1', [DATABASE])
  if (database.rowCount === 0) await superuser.query(`create database ${DATABASE} owner ${OWNER}`)
}

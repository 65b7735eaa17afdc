/** Manages one PostgreSQL cluster on disk with initdb, pg_ctl start and pg_ctl stop. */
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartUpError } from '../core/startUpError'
import type { ClusterPlace } from './clusterPlace'
import { runProgram } from './runProgram'

export const SUPERUSER = 'postgres'

const MAX_LOG_BYTES = 5_000_000

// Relative names: the programs run in the cluster's home, and pg_ctl passes names to a shell without quoting, which a path
// with special characters would break.
const CLUSTER = 'cluster'
const UNFINISHED = 'cluster.new'
const LOG = 'postgres.log'

/**
 * Creates the cluster if it does not exist. initdb works in a temporary folder that is renamed into place, so that an
 * interrupted run is never mistaken for a database.
 *
 * Text is UTF-8, ordered by code point with the built-in C.UTF-8 locale: `lower()` covers all of Unicode, LIKE uses plain
 * indexes, and updates of the C library or ICU do not invalidate indexes.
 * Connections are trusted because only the socket's owner and root can enter its directory.
 */
export async function createCluster(place: ClusterPlace): Promise<void> {
  const cluster = path.join(place.home, CLUSTER)
  if (await stat(cluster).catch(() => undefined)) return
  const unfinished = path.join(place.home, UNFINISHED)
  await rm(unfinished, { recursive: true, force: true })
  const { code, output } = await run(place, 'initdb', [
    `--pgdata=${UNFINISHED}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=reject',
  ])
  if (code !== 0) throw new StartUpError(`The database could not be created in ${place.home}: ${errorLine(output)}`)
  await rename(unfinished, cluster)
  const directory = await open(place.home)
  await directory.sync()
  await directory.close()
}

/** Starts the server. @returns true once it accepts connections, false when it could not start */
export async function startCluster(place: ClusterPlace, settings: Readonly<Record<string, string>>): Promise<boolean> {
  const log = path.join(place.home, LOG)
  if (((await stat(log).catch(() => undefined))?.size ?? 0) > MAX_LOG_BYTES) await rename(log, `${log}.1`)
  // pg_ctl passes options to a shell, so they must be quoted here.
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value.replaceAll("'", `'\\''`)}'`)
  const { code } = await run(place, 'pg_ctl', [
    'start',
    '--wait',
    '--timeout=10',
    `--pgdata=${CLUSTER}`,
    `--log=${LOG}`,
    `--options=${options.join(' ')}`,
  ])
  return code === 0
}

/** Disconnects all clients, rolls back open transactions and stops the server. Succeeds when it does not run. */
export async function stopCluster(place: ClusterPlace): Promise<void> {
  await run(place, 'pg_ctl', ['stop', '--mode=fast', '--wait', '--timeout=60', `--pgdata=${CLUSTER}`])
}

/** The last error in the server's log, as one line. */
export async function lastError(place: ClusterPlace): Promise<string> {
  return errorLine(await readFile(path.join(place.home, LOG), 'utf8').catch(() => ''))
}

function errorLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.findLast((line) => /error|FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'no reason given'
}

function run({ home, programs, user }: ClusterPlace, program: string, args: readonly string[]) {
  return runProgram(path.join(programs, 'bin', program), args, user, home)
}

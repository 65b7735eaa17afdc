/** One PostgreSQL cluster on disk, driven by its own programs: initdb, pg_ctl start, pg_ctl stop. */
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartUpError } from '../startUpError'
import type { ClusterPlace } from './clusterPlace'
import { runProgram } from './runProgram'

export const SUPERUSER = 'postgres'

const KEPT_LOG_BYTES = 5_000_000

// The programs work inside the cluster's home and are given these names as they are: pg_ctl hands them to a shell
// without quoting what a path above them may hold.
const CLUSTER = 'cluster'
const UNFINISHED = 'cluster.new'
const LOG = 'postgres.log'

/**
 * Makes the cluster if there is none. initdb works beside it and is renamed into place, so that one killed half-way
 * is never taken for a database.
 *
 * Text is UTF-8 and ordered by code point with the built-in C.UTF-8 locale: `lower()` knows all of Unicode, LIKE can
 * use plain indexes, and no index breaks when the system's C library or ICU changes, as with their collations.
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

/** Tries to start the server; answers true once it accepts connections, false if it could not start. */
export async function startCluster(place: ClusterPlace, settings: Readonly<Record<string, string>>): Promise<boolean> {
  const log = path.join(place.home, LOG)
  if (((await stat(log).catch(() => undefined))?.size ?? 0) > KEPT_LOG_BYTES) await rename(log, `${log}.1`)
  // The shell again, and here the quoting is ours to do.
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

/** Disconnects everybody, rolls open transactions back and stops the server. One that does not run is no error. */
export async function stopCluster(place: ClusterPlace): Promise<void> {
  await run(place, 'pg_ctl', ['stop', '--mode=fast', '--wait', '--timeout=60', `--pgdata=${CLUSTER}`])
}

/** What the server last complained about, as one line. */
export async function lastWords(place: ClusterPlace): Promise<string> {
  return errorLine(await readFile(path.join(place.home, LOG), 'utf8').catch(() => ''))
}

function errorLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.findLast((line) => /error|FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'no reason given'
}

function run({ home, programs, user }: ClusterPlace, program: string, args: readonly string[]) {
  return runProgram(path.join(programs, 'bin', program), args, user, home)
}

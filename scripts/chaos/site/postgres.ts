// PostgreSQL of a run: a primary and, for the fail-over, a replica that confirms each commit.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './ports'
import { hasEnded, programAt, runToEnd, startProgram, type SystemUser } from './programs'

/** PostgreSQL listens on the loopback of this machine only, and its data ends with the run. */
const PASSWORD = 'a password for a run of chaos'
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '150',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  wal_keep_size: '256MB',
}

export interface Postgres {
  readonly port: number
  start(): Promise<void>
  /** `fast` ends connections and writes everything down; `immediate` recovers at the next start. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Kills every process at once, as the end of the machine does. */
  kill(): Promise<void>
}

interface Place {
  folder: string
  logs: string
}

/** The address for Aerie. */
export const databaseUrl = (port: number): string =>
  `postgres://aerie:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/aerie`

/** Connects as superuser, who sees the rows of all tenants. */
export async function connectAsSuperuser(port: number, database = 'aerie'): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: PASSWORD, database })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export async function createPrimary({ folder, logs }: Place): Promise<Postgres> {
  const user = await systemUser()
  const home = homeIn(folder, 'primary', user)
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--username=postgres']
  await runToEnd('initdb', ['--pgdata', home, '--encoding=UTF8', '--locale=C', ...access], user)
  const primary = await serverOf('postgres-primary', home, logs, user)
  await primary.start()
  const client = await connectAsSuperuser(primary.port, 'postgres')
  await client.query(`create role aerie login createrole password '${PASSWORD}'`)
  await client.query("create database aerie owner aerie template template0 encoding 'UTF8' locale 'C'")
  await client.end()
  return primary
}

/** Copies the primary, and makes it wait with each commit until the copy has it. */
export async function createReplica({ folder, logs }: Place, primary: Postgres): Promise<Postgres> {
  const user = await systemUser()
  const home = homeIn(folder, 'replica', user)
  const source = ['--host=127.0.0.1', `--port=${primary.port}`, '--username=postgres']
  const copy = ['--pgdata', home, '--wal-method=stream', '--write-recovery-conf', '--checkpoint=fast']
  await runToEnd('pg_basebackup', [...source, ...copy], user, { PGPASSWORD: PASSWORD })
  const replica = await serverOf('postgres-replica', home, logs, user)
  await replica.start()
  const client = await connectAsSuperuser(primary.port)
  await client.query("alter system set synchronous_standby_names = '*'")
  await client.query('select pg_reload_conf()')
  while (!(await isSynchronous(client))) await sleep(100)
  await client.end()
  return replica
}

/** Makes the replica a primary. */
export async function promote(replica: Postgres): Promise<void> {
  const client = await connectAsSuperuser(replica.port)
  await client.query('select pg_promote(true, 30)')
  await client.end()
}

async function isSynchronous(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select from pg_stat_replication where sync_state = 'sync'")
  return rows.length > 0
}

function homeIn(folder: string, name: string, user: SystemUser | undefined): string {
  const home = path.join(folder, name)
  mkdirSync(home, { mode: 0o700 })
  if (user) chownSync(home, user.uid, user.gid)
  return home
}

async function serverOf(name: string, home: string, logs: string, user: SystemUser | undefined): Promise<Postgres> {
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port, unix_socket_directories: home })
  const args = ['-D', home, ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const started = startProgram({ name, program: programAt('postgres'), args, logs, user })
    child = started
    while (!(await answers(port))) {
      if (hasEnded(started)) throw new Error(`PostgreSQL did not start; see ${name}.log`)
      await sleep(50)
    }
  }
  const end = async (signal: () => void): Promise<void> => {
    if (!child || hasEnded(child)) return
    const exit = once(child, 'exit')
    signal()
    await exit
  }
  return {
    port,
    start,
    stop: (mode) => end(() => child?.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')),
    kill: () =>
      end(() => {
        const pids = childrenOf(child?.pid ?? 0)
        child?.kill('SIGKILL')
        for (const pid of pids) killIfThere(pid)
      }),
  }
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: PASSWORD, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Processes of connections have groups of their own. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with the first process.
  }
}

/** PostgreSQL does not run as root. */
async function systemUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const uid = await runToEnd('id', ['-u', 'postgres'])
  const gid = await runToEnd('id', ['-g', 'postgres'])
  return { uid: Number(uid), gid: Number(gid) }
}

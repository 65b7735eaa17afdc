// A server of three processes with its bundled PostgreSQL, as `npm start` runs it with PROCESSES=3, on data of its own.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { ProcessTask } from '../../server/platform/processes/processTask'
import { embeddedSuperuser } from '../../server/platform/db/embedded'
import { freePort } from '../../server/records/uploads/testing/serverProcess'
import { until } from '../../server/testing/until'

const ROOT = path.resolve(__dirname, '../..')

export const PASSWORD = 'flown-over-the-quay-42'
export const PROCESSES = 3

/** The connections that receive notices (server/platform/db/listener.ts). */
const LISTENERS = `select pid from pg_stat_activity where application_name = 'aerie listener'`

export interface Member {
  pid: number
  /** At which this process alone answers. */
  origin: string
  index: number
}

export interface ThreeProcesses {
  /** Shared by the processes. */
  origin: string
  rtmpPort: number
  primary(): ChildProcess
  /** Those that answer requests, the receiver of live streams first. */
  members(): Member[]
  log(): string
  /** The database, as its superuser. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Stops the connections that receive notices without closing them, as a network does that loses all packets.
   * @returns what lets them go on
   */
  cutNotices(): Promise<() => void>
  /** Starts the server again, after its end. */
  start(): Promise<void>
  close(): Promise<void>
}

/** @param name of the folder of the bundle, below `build/` */
export async function startThreeProcesses(
  name: string,
  settings: Record<string, string> = {},
): Promise<ThreeProcesses> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-three-'))
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const bundle = `build/${name}`
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle-server.ts', bundle], { cwd: ROOT })
  const port = await freePort()
  const rtmpPort = await freePort()
  const udpPort = await freePort()
  let primary: ChildProcess
  let pool: pg.Pool | undefined
  let log = ''

  async function start(): Promise<void> {
    log = ''
    const child = spawn(process.execPath, ['--enable-source-maps', path.join(bundle, 'main.cjs')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        // An .env file of the checkout cannot point the test to a real database.
        DATABASE_URL: '',
        S3_ENDPOINT: 'embedded',
        SMTP_URL: '',
        SESSION_SECRET: '',
        DEMO_PASSWORD: PASSWORD,
        GDAL: 'bundled',
        LOG_LEVEL: 'warn',
        PROCESSES: String(PROCESSES),
        PORT: String(port),
        RTMP_PORT: String(rtmpPort),
        LIVE_UDP_PORT: String(udpPort),
        DATA_DIR: dataDir,
        ...settings,
      },
    })
    primary = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
    await until(() => {
      if (child.exitCode !== null) throw new Error(log)
      return log.includes(' is at http')
    })
  }

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (!pool) {
      const { connection } = await embeddedSuperuser(dataDir)
      pool = new pg.Pool({ ...connection, database: 'aerie', max: 3 })
      pool.on('error', () => undefined)
    }
    const { rows } = await pool.query<Row>(text, values)
    return rows
  }

  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    rtmpPort,
    primary: () => primary,
    members: () =>
      childrenOf(primary.pid)
        .flatMap((pid) => memberOf(pid) ?? [])
        .sort((one, other) => one.index - other.index),
    log: () => log,
    query,
    async cutNotices() {
      const rows = await query<{ pid: number }>(LISTENERS)
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const { pid } of rows) continueProcess(pid)
      }
    },
    start,
    async close() {
      await pool?.end()
      if (primary.exitCode === null && primary.signalCode === null) {
        const ended = once(primary, 'exit')
        primary.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
      rmSync(path.join(ROOT, bundle), { recursive: true, force: true })
    },
  }
}

export function childrenOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** A process of the server as its primary has started it; undefined for other processes. */
function memberOf(pid: number): Member | undefined {
  const started = environmentOf(pid)
    .split('\0')
    .find((each) => each.startsWith('AERIE_PROCESS='))
  if (started === undefined) return undefined
  const { index, ports } = JSON.parse(started.slice(started.indexOf('=') + 1)) as ProcessTask
  return { pid, index, origin: `http://127.0.0.1:${ports[index]}` }
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** A stopped process goes on, unless it has ended. */
export function continueProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // It has ended.
  }
}

// What `npm start` runs, without its builds: the supervisor, one server and the bundled database, in a temporary folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { embeddedSuperuser } from '../../../server/platform/db/embedded'
import { freePort, freeUdpPort } from './ports'
import { hasEnded } from './programs'
import type { Installation } from './site'
import { createTenants } from './tenants'

const ROOT = path.resolve(__dirname, '../../..')
const BUNDLE = 'build/server/main.cjs'
const RESTARTS = pathToFileURL(path.join(ROOT, 'scripts/restarts.mjs')).href
const TENANTS = 2
const START_MS = 120_000
/** Pauses do not grow, because the kills are not crashes of one cause. */
const PAUSE_MS = 1000

export interface Alone extends Installation {
  /** The process of the server that runs now; undefined between two. */
  serverPid(): number | undefined
  /** The media process and other children of a server, with its ID. */
  childrenOf(serverPid: number): number[]
  /** The first process of the database. */
  databasePid(): Promise<number | undefined>
  /** @returns milliseconds until another server than this one was ready. @throws Error when none is after two minutes */
  untilReady(killedPid: number): Promise<number>
  /** What the supervisor and the servers have printed. */
  log(): string
}

/** @throws Error when the server is not built or does not start */
export async function startAlone(): Promise<Alone> {
  if (!existsSync(path.join(ROOT, BUNDLE)))
    throw new Error('The server is not built. Run node scripts/build.mjs first.')
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-chaos-'))
  // When root runs it, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  mkdirSync(path.join(folder, 'logs'))
  const logFile = path.join(folder, 'logs', 'server.log')
  const port = await freePort()
  const rtmpPort = await freePort()
  const supervisor = startSupervisor(logFile, {
    ENVIRONMENT: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    RTMP_PORT: String(rtmpPort),
    LIVE_UDP_PORT: String(await freeUdpPort()),
    LIVE_ADVERTISE: '127.0.0.1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
  })
  const address = `http://127.0.0.1:${port}`
  const unexpectedEnds: string[] = []
  let isStopping = false
  supervisor.once('exit', (code, signal) => {
    if (!isStopping) unexpectedEnds.push(String(signal ?? code))
  })
  const serverPid = () => childrenOf(supervisor.pid ?? 0).find((pid) => commandOf(pid).includes(BUNDLE))
  const untilReady = async (killedPid: number): Promise<number> => {
    const from = Date.now()
    for (;;) {
      if (serverPid() !== killedPid && (await isReady(address))) return Date.now() - from
      if (Date.now() - from > START_MS) throw new Error(`No server is ready; see ${logFile}`)
      await sleep(50)
    }
  }
  const connect = async (): Promise<pg.Client> => {
    const { connection } = await embeddedSuperuser(dataDir)
    const client = new pg.Client({ ...connection, database: 'aerie' })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const stop = async (keep: boolean): Promise<void> => {
    isStopping = true
    if (!hasEnded(supervisor)) {
      supervisor.kill('SIGTERM')
      await once(supervisor, 'exit')
    }
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(0)
    return {
      folder,
      servers: [{ name: 'the supervisor', unexpectedEnds }],
      proxy: { address, rtmpPort },
      store: { read: async (key) => readFileSync(path.join(dataDir, 'files', key)) },
      tenants: await createTenants(await connect(), TENANTS),
      serverPid,
      childrenOf,
      async databasePid() {
        const { cluster } = await embeddedSuperuser(dataDir)
        const file = path.join(cluster, 'postmaster.pid')
        return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
      },
      untilReady,
      log: () => readFileSync(logFile, 'utf8'),
      connect,
      stop,
    }
  } catch (error) {
    await stop(true)
    throw error
  }
}

function startSupervisor(logFile: string, env: Record<string, string>): ChildProcess {
  const log = openSync(logFile, 'a')
  const script = `
    import { keepRunning } from '${RESTARTS}'
    process.exit(await keepRunning(['--enable-source-maps', '${BUNDLE}'], { longestPauseMs: ${PAUSE_MS} }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], ...env },
  })
  closeSync(log)
  // Reached by signals as well, which end this process through `exit`.
  process.on('exit', () => void child.kill('SIGTERM'))
  return child
}

async function isReady(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  await reply?.arrayBuffer()
  return reply?.ok ?? false
}

/** Children of any thread of a process. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

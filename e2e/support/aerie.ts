// A whole Aerie of its own: the start script people use, on a fresh DATA_DIR and a free port.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EMBEDDED, type StartUpValues } from '../../server/core/config'

const ROOT = path.resolve(__dirname, '../..')

/** Where logs and pictures of a failed run are kept. */
export const KEPT = path.join(ROOT, 'build/e2e')

/** The demo accounts' password in every Aerie started here. */
export const PASSWORD = 'flown-over-the-quay-42'

// Told to stop, a process that started an Aerie leaves at once, and takes it along on its way out.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

/** The first start also builds the app. */
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 20_000

export interface Aerie {
  address: string
  dataDir: string
  /** Takes it down at once, as a power cut would, and leaves DATA_DIR as it is. */
  kill(): Promise<void>
  /** Starts it again on the same DATA_DIR and port. @throws when it does not get ready */
  start(): Promise<void>
  /** Stops it the way Ctrl-C does and removes DATA_DIR. @throws when it does not end by itself or leaves an error code */
  stop(): Promise<void>
}

/** Starts an Aerie; resolves when it serves. What it prints goes to build/e2e/`name`.log. */
export async function startAerie(name: string): Promise<Aerie> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-e2e-'))
  // Under root PostgreSQL is another user, who has to pass through here.
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  mkdirSync(KEPT, { recursive: true })
  const log = createWriteStream(path.join(KEPT, `${name}.log`))
  let running: ChildProcess | undefined

  const start = async (): Promise<void> => {
    running = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      // A group of its own, so that kill() reaches the server behind the start script too.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir, PORT: String(port) },
    })
    running.stdout?.pipe(log, { end: false })
    running.stderr?.pipe(log, { end: false })
    await untilReady(address, running, name)
  }

  // Whatever ends this process early must leave no server behind; its PostgreSQL ends by itself once its files are gone.
  const abandon = (): void => {
    if (running?.pid && isRunning(running)) process.kill(-running.pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  process.once('exit', abandon)

  await start()
  return {
    address,
    dataDir,
    start,
    async kill() {
      await end(running, 'SIGKILL')
    },
    async stop() {
      const code = await end(running, 'SIGTERM')
      process.off('exit', abandon)
      abandon()
      if (code !== 0) throw new Error(`Aerie left with ${code} when it was told to stop; see build/e2e/${name}.log`)
    },
  }
}

const STARTUP: StartUpValues = {
  ENVIRONMENT: 'development',
  INSTANCE: 'aru',
  MAP_SERVICE_KEY: EMBEDDED,
  GOOGLE_SERVICES_KEY: EMBEDDED,
  WEATHER_SERVICE_KEY: EMBEDDED,
  RAZORPAY_KEY_ID: EMBEDDED,
  COG_BASE_URL: EMBEDDED,
  STATIC_TILE_URL: EMBEDDED,
  LIVE_STREAM_URL: EMBEDDED,
  RTMP_INGEST_URL: EMBEDDED,
  INFERENCE_URL: EMBEDDED,
  PUBLIC_URL: EMBEDDED,
  STATIC_ASSETS_URL: EMBEDDED,
  API_BASE_URL: EMBEDDED,
}

/** All of them said, so that a `.env` of the checkout leads no test to somebody's database, mail server or keys. */
const SETTINGS = {
  ...STARTUP,
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  ADMIN_EMAIL: '',
  DEMO_PASSWORD: PASSWORD,
  SESSION_SECRET: '',
  SMTP_URL: '',
  TRUST_PROXY: 'false',
  LOG_LEVEL: 'info',
}

async function untilReady(address: string, running: ChildProcess, name: string): Promise<void> {
  const late = Date.now() + START_TIMEOUT_MS
  while (Date.now() < late) {
    if (!isRunning(running)) break
    const reply = await fetch(`${address}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(50)
  }
  await end(running, 'SIGKILL')
  throw new Error(`Aerie did not start; see build/e2e/${name}.log`)
}

/** Signals the whole group and waits for its leader; a group that outlives the time is killed. */
async function end(running: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | string | null> {
  if (!running?.pid || !isRunning(running)) return running?.exitCode ?? null
  const gone = once(running, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const group = -running.pid
  process.kill(signal === 'SIGKILL' ? group : running.pid, signal)
  const timeout = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_TIMEOUT_MS)
  const [code, by] = await gone
  clearTimeout(timeout)
  return code ?? by
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// Starts a complete server for tests: the start script with a new DATA_DIR on a free port.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EMBEDDED, type StartUpValues } from '../../server/platform/core/config'

const ROOT = path.resolve(__dirname, '../..')

/** Folder for the logs of the servers and the screenshots of failed flows. */
export const ARTIFACTS_DIR = path.join(ROOT, 'build/e2e')

/** Password of every account that tests use. */
export const PASSWORD = 'flown-over-the-quay-42'

// A signal ends the process through `exit`, so that the exit handlers stop the servers.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

/** Includes the build of the browser app by the first start. */
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 20_000

export interface TestServer {
  address: string
  dataDir: string
  /** Kills the server like a power failure and keeps DATA_DIR. */
  kill(): Promise<void>
  /** Starts the server again with the same DATA_DIR and port. @throws Error when it does not become ready */
  start(): Promise<void>
  /** Stops the server like Ctrl-C and removes DATA_DIR. @throws Error when it has to be killed or exits with an error code */
  stop(): Promise<void>
}

/**
 * Starts a server and resolves when it is ready. Its output goes to build/e2e/`name`.log.
 *
 * @param more settings of the server, some of which depend on its address
 */
export async function startTestServer(
  name: string,
  more?: (address: string) => Promise<Record<string, string>>,
): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-e2e-'))
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const rtmpPort = await freePort()
  const udpPort = await freePort()
  const address = `http://127.0.0.1:${port}`
  // Parallel servers cannot share the ports of live streams.
  const live = { RTMP_PORT: String(rtmpPort), LIVE_UDP_PORT: String(udpPort) }
  const added = await more?.(address)
  mkdirSync(ARTIFACTS_DIR, { recursive: true })
  const log = createWriteStream(path.join(ARTIFACTS_DIR, `${name}.log`))
  let running: ChildProcess | undefined

  const start = async (): Promise<void> => {
    running = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      // A separate process group lets kill() reach the server behind the start script.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...SETTINGS, ...live, ...added, DATA_DIR: dataDir, PORT: String(port) },
    })
    running.stdout?.pipe(log, { end: false })
    running.stderr?.pipe(log, { end: false })
    await waitUntilReady(address, running, name)
  }

  // Leaves no server behind when this process ends early. PostgreSQL ends when its files are gone.
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
      if (code !== 0) throw new Error(`The server exited with ${code} after SIGTERM; see build/e2e/${name}.log`)
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
  RTMP_PORT: '1935',
  INFERENCE_URL: EMBEDDED,
  PUBLIC_URL: EMBEDDED,
  STATIC_ASSETS_URL: EMBEDDED,
  API_BASE_URL: EMBEDDED,
}

/** Complete, so that a `.env` file of the checkout cannot point tests to a real database, mail server or key. */
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

async function waitUntilReady(address: string, running: ChildProcess, name: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (!isRunning(running)) break
    const reply = await fetch(`${address}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(50)
  }
  await end(running, 'SIGKILL')
  throw new Error(`The server did not start; see build/e2e/${name}.log`)
}

/** Sends a signal and waits for the end of the start script; kills its process group after a timeout. */
async function end(running: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | string | null> {
  if (!running?.pid || !isRunning(running)) return running?.exitCode ?? null
  const exit = once(running, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const group = -running.pid
  process.kill(signal === 'SIGKILL' ? group : running.pid, signal)
  const timeout = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_TIMEOUT_MS)
  const [code, endedBy] = await exit
  clearTimeout(timeout)
  return code ?? endedBy
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

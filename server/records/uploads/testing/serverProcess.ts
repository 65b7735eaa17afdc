// A complete Aerie in its own process on the database of a test, to be killed by the test.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { TestApp } from '../../../testing/testApp'
import { until } from '../../../testing/until'

const ROOT = path.resolve(__dirname, '../../../..')

export interface ServerProcess {
  origin: string
  process: ChildProcess
  /** Sends kill -9 and resolves when the process is gone. */
  kill(): Promise<void>
}

/**
 * Starts a server that shares `aerie`'s database, sessions and secrets. `wrapper` precedes its command, for example to
 * mount a small disk on its DATA_DIR. `settings` replace those of the environment.
 */
export async function startServerProcess(
  aerie: TestApp,
  dataDir: string,
  wrapper: string[] = [],
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const { host, port: dbPort, user, database } = aerie.pool.options
  const port = await freePort()
  const [command, ...args] = [...wrapper, process.execPath, '--import', 'tsx', 'server/main.ts']
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ENVIRONMENT: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SESSION_SECRET: aerie.config.SESSION_SECRET,
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${dbPort}`,
      ...settings,
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await until(() => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    return isUp(origin)
  })
  return {
    origin,
    process: child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

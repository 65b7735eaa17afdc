// A whole Aerie in a process of its own on the database of a test, to be killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from '../../testing/testApp'

const ROOT = path.resolve(__dirname, '../../..')

export interface ServerProcess {
  origin: string
  process: ChildProcess
  /** kill -9, and gone when this resolves. */
  kill(): Promise<void>
}

/**
 * Starts a server that shares `aerie`'s database, sessions and secrets. `wrapper` is put in front of its command, such as
 * one that makes a small disk of its DATA_DIR.
 */
export async function startServerProcess(
  aerie: TestApp,
  dataDir: string,
  wrapper: string[] = [],
): Promise<ServerProcess> {
  const { host, port: dbPort, user, database } = aerie.pool.options
  const port = await freePort()
  const [command = '', ...args] = [...wrapper, process.execPath, '--import', 'tsx', 'server/main.ts']
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
    },
  })
  const origin = `http://127.0.0.1:${port}`
  for (let wait = 0; wait < 300 && !(await isUp(origin)); wait++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await sleep(100)
  }
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// Runs the bundled server in a process of its own with a temporary folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD } from '../../e2e/support/testServer'
import { bundledFile } from '../../server/platform/core/folders'

const ROOT = path.resolve(__dirname, '../..')
const LONGEST_START_MS = 120_000

export interface BundledServer {
  address: string
  process: ChildProcess
  /** For files of the bench too: it is removed at the end. */
  folder: string
  stop(): Promise<void>
}

/** @returns the server when it is ready. Its demo accounts have the PASSWORD of tests. */
export async function startBundledServer(port: number): Promise<BundledServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-'))
  // When root runs the benchmark, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  const server = spawn(process.execPath, [bundledFile('main.cjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      DEMO_PASSWORD: PASSWORD,
    },
  })
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const address = `http://127.0.0.1:${port}`
  const until = Date.now() + LONGEST_START_MS
  while (Date.now() < until && server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return { address, process: server, folder, stop }
    await sleep(100)
  }
  await stop()
  throw new Error('The server did not start')
}

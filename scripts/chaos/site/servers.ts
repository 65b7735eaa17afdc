// Aerie in processes of its own, each started again after its end as a supervisor does.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, freeUdpPort } from './ports'
import { hasEnded, killGroup, startProgram, stopProgram } from './programs'

const BUNDLE = path.resolve(__dirname, '../../../build/server/main.cjs')
/** Of scripts/restarts.mjs after the first crash. */
const PAUSE_MS = 1000
const START_MS = 60_000

/** `process` is the server alone; `machine` is the server with its media process and other children. */
export type KillOf = 'process' | 'machine'

export interface ServerProcess {
  readonly name: string
  readonly port: number
  readonly rtmpPort: number
  /** Kills it with SIGKILL. It starts again by itself. */
  kill(of: KillOf): Promise<void>
  isReady(): Promise<boolean>
  /** @throws Error when it does not become ready */
  untilReady(): Promise<void>
  /** How it ended without being killed: exit codes and signals. */
  readonly unexpectedEnds: readonly string[]
  stop(): Promise<void>
}

export async function startServer(
  name: string,
  { folder, logs }: { folder: string; logs: string },
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const dataDir = path.join(folder, name)
  mkdirSync(dataDir)
  const port = await freePort()
  const rtmpPort = await freePort()
  const env = {
    ...settings,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    INTERNAL_URL: `http://127.0.0.1:${port}`,
    RTMP_PORT: String(rtmpPort),
    LIVE_UDP_PORT: String(await freeUdpPort()),
    LIVE_ADVERTISE: '127.0.0.1',
  }
  let child: ChildProcess
  let isStopping = false
  let isKilled = false
  const unexpectedEnds: string[] = []
  const run = (): void => {
    child = startProgram({ name, program: process.execPath, args: ['--enable-source-maps', BUNDLE], logs, env })
    child.once('exit', (code, signal) => {
      if (isStopping) return
      if (!isKilled) unexpectedEnds.push(`${signal ?? code} at ${new Date().toISOString()}`)
      isKilled = false
      setTimeout(() => {
        if (!isStopping) run()
      }, PAUSE_MS)
    })
  }
  const isReady = async (): Promise<boolean> => {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    )
    await reply?.arrayBuffer()
    return reply?.ok ?? false
  }
  run()
  return {
    name,
    port,
    rtmpPort,
    isReady,
    unexpectedEnds,
    async kill(of) {
      if (hasEnded(child)) return
      isKilled = true
      const exit = once(child, 'exit')
      if (of === 'machine') killGroup(child, 'SIGKILL')
      else child.kill('SIGKILL')
      await exit
    },
    async untilReady() {
      const deadline = Date.now() + START_MS
      while (!(await isReady())) {
        if (Date.now() > deadline) throw new Error(`${name} did not become ready; see ${name}.log`)
        await sleep(50)
      }
    },
    async stop() {
      isStopping = true
      await stopProgram(child)
    },
  }
}

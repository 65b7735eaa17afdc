// The media process of a server that is killed while that process is loading.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from '../../testing/until'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-live-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('ends when it has loaded', async () => {
  const settings = {
    folder,
    rtmpHost: '127.0.0.1',
    rtmpPort: 0,
    udpPort: 0,
    advertise: ['127.0.0.1'],
    maxViewers: 1,
    segmentMs: 60_000,
  }
  const program = `
    require('tsx/cjs')
    const { startLiveProcess } = require(${JSON.stringify(path.join(__dirname, 'supervisedProcess.ts'))})
    const ignore = () => undefined
    startLiveProcess(${JSON.stringify(settings)}, { onMessage: ignore, onOutput: ignore, onExit: ignore })
    process.stdout.write('started')`
  const server = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  const own = await until(() => childrenOf(server.pid ?? 0).find((pid) => commandOf(pid).includes('liveProcess')))
  server.kill('SIGKILL')
  await once(server, 'exit')
  await until(() => !existsSync(`/proc/${own}`))
})

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'latin1')

// Children of a process that is killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { until } from '../../testing/until'
import { endOrphans } from './orphans'

/** Starts a process that starts a sandboxed one, which runs until it is ended. */
async function startServer() {
  const program = `
    require('tsx/cjs')
    const { startProcess } = require(${JSON.stringify(path.join(__dirname, 'sandboxedProcess.ts'))})
    const child = startProcess({ program: '/bin/sleep', args: ['100000'], env: {} })
    process.stdout.write(child.pid + '\\n')`
  const server = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, reader: Number(String(line)) }
}

const runs = (pid: number) => existsSync(`/proc/${pid}`)

test('ends what a killed server has left behind, and nothing of one that runs', async () => {
  const killed = await startServer()
  const running = await startServer()
  killed.server.kill('SIGKILL')
  await once(killed.server, 'exit')
  expect(runs(killed.reader)).toBe(true)
  expect(await endOrphans()).toBeGreaterThan(0)
  await until(() => !runs(killed.reader))
  expect(runs(running.reader)).toBe(true)
  running.server.kill('SIGKILL')
  await once(running.server, 'exit')
  await endOrphans()
})

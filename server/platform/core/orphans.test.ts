// Children of a process that is killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { until } from '../../testing/until'
import { endOrphans, endsWithParent } from './orphans'

const ofCore = (name: string): string => JSON.stringify(path.join(__dirname, name))

/** A reader of files, as they are started. */
const READER = `
  const { startProcess } = require(${ofCore('sandboxedProcess.ts')})
  const child = startProcess({ program: '/bin/sleep', args: ['100000'], env: {} })`

/** What a reader may start, which the system does not end with the server. */
const UNBOUND = `
  const { ownerVariable } = require(${ofCore('orphans.ts')})
  const child = require('node:child_process').spawn('/bin/sleep', ['100000'], { env: ownerVariable(), stdio: 'ignore' })`

/** Starts a process that starts a child, which runs until it is ended. */
async function startServer(start: string) {
  const program = `require('tsx/cjs'); ${start}; process.stdout.write(child.pid + '\\n'); setInterval(() => undefined, 1000)`
  const server = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const child = Number(String(line))
  // It is another program until then.
  await until(() => commandOf(child).includes('sleep'))
  return { server, child }
}

const runs = (pid: number) => existsSync(`/proc/${pid}`)
const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0')[0] ?? ''

async function kill({ server }: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

test('a reader ends with its server, while others go on', async () => {
  const killed = await startServer(READER)
  const running = await startServer(READER)
  await kill(killed)
  if (!endsWithParent()) await endOrphans()
  await until(() => !runs(killed.child))
  expect(runs(running.child)).toBe(true)
  await kill(running)
  await endOrphans()
  await until(() => !runs(running.child))
})

test('ends what a killed server has left behind, and nothing of one that runs', async () => {
  const killed = await startServer(UNBOUND)
  const running = await startServer(UNBOUND)
  await kill(killed)
  expect(runs(killed.child)).toBe(true)
  expect(await endOrphans()).toBeGreaterThan(0)
  await until(() => !runs(killed.child))
  expect(runs(running.child)).toBe(true)
  await kill(running)
  await endOrphans()
})

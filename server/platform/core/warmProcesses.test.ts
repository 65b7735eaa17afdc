import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until'
import { ownerVariable } from './orphans'
import { createWarmProcesses, type WarmProcesses } from './warmProcesses'

/** Answers with its process ID, after what the task asks for. */
const PROGRAM = `
  const held = []
  const answer = { pid: () => String(process.pid), env: () => JSON.stringify(process.env), flood: () => 'x'.repeat(65 * 2 ** 20) }
  const lines = require('node:readline').createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const { answers = 'pid', holdMegabytes = 0, exitCode, waits } = JSON.parse(line)
    if (exitCode !== undefined) return process.stderr.write('refused', () => process.exit(exitCode))
    held.push(Buffer.alloc(holdMegabytes * 2 ** 20, 1))
    if (!waits) process.stdout.write(answer[answers]() + '\\0')
  })
  lines.on('close', () => process.exit(0))`

const LIMITS = { timeoutMs: 60_000, memoryMegabytes: 1000 }

let processes: WarmProcesses
beforeEach(() => {
  processes = processesKept(2)
})
afterEach(() => processes.endIdle())

const processesKept = (kept: number, idleMs = 60_000): WarmProcesses =>
  createWarmProcesses({ program: process.execPath, args: ['-e', PROGRAM], env: {}, kept, idleMs })

const run = (task: object = {}, limits: object = {}) => processes.run(task, { ...LIMITS, ...limits })

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/**
 * Fails a command of a process that has run one before, and expects another process for the next.
 *
 * @param limitsOf called when the first command has ended, so that the time of a signal does not pass before the second starts
 */
async function expectFailure(task: object, limitsOf: () => object, failure: object): Promise<void> {
  const first = await run()
  await expect(run(task, limitsOf())).rejects.toMatchObject(failure)
  expect(isRunning(first)).toBe(false)
  expect(await run()).not.toBe(first)
}

test('runs commands one after the other in one process', async () => {
  const first = await run()
  expect([await run(), await run()]).toEqual([first, first])
})

test('runs commands at the same time in different processes and keeps some of them', async () => {
  const pids = await Promise.all([run(), run(), run()])
  expect(new Set(pids).size).toBe(3)
  await until(() => pids.filter(isRunning).length === 2)
})

test('starts a process for each command when none is kept', async () => {
  processes = processesKept(0)
  const first = await run()
  expect(await run()).not.toBe(first)
  await until(() => !isRunning(first))
})

test('replaces a process after its two hundredth command', async () => {
  const pids = new Set<string>()
  for (let command = 0; command < 201; command += 1) pids.add(await run())
  expect(pids.size).toBe(2)
})

test('replaces a process that holds much memory', async () => {
  const first = await run({ holdMegabytes: 400 })
  expect(await run()).not.toBe(first)
  await until(() => !isRunning(first))
})

test('ends a process that is idle', async () => {
  processes = processesKept(2, 100)
  const pid = await run()
  await until(() => !isRunning(pid))
  expect(await run()).not.toBe(pid)
})

test('ends idle processes on request', async () => {
  const pid = await run()
  processes.endIdle()
  await until(() => !isRunning(pid))
})

test('starts another process when an idle one was killed from outside', async () => {
  const pid = Number(await run())
  process.kill(pid, 'SIGKILL')
  await until(() => !isRunning(String(pid)))
  await sleep(50)
  expect(await run()).not.toBe(String(pid))
})

test('passes no settings of the server to its processes', async () => {
  expect(JSON.parse(await run({ answers: 'env' }))).toEqual(ownerVariable())
})

test('ends a command at its time limit', () =>
  expectFailure({ waits: true }, () => ({ timeoutMs: 200 }), { reason: 'timeout' }))

test('ends a command at its memory limit', () =>
  expectFailure({ waits: true, holdMegabytes: 300 }, () => ({ memoryMegabytes: 200 }), { reason: 'memory' }))

test('ends a command that writes more than 64 MB', () =>
  expectFailure({ answers: 'flood' }, () => ({}), {
    reason: 'failed',
    message: expect.stringMatching(/wrote too much$/) as string,
  }))

test('ends a command that is aborted', () =>
  expectFailure({ waits: true }, () => ({ signal: AbortSignal.timeout(300) }), { reason: 'aborted' }))

test('does not start a command after cancellation', async () => {
  await expect(run({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ reason: 'aborted' })
})

test('reports what a command writes to its standard error', () =>
  expectFailure({ exitCode: 1 }, () => ({}), {
    reason: 'failed',
    message: expect.stringMatching(/ 1: refused$/) as string,
  }))

test('rejects a command whose process ends without an answer', () =>
  expectFailure({ exitCode: 0 }, () => ({}), { reason: 'failed' }))

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const RESTARTS = pathToFileURL(path.join(__dirname, 'restarts.mjs')).href

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aerie-restarts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Runs a server that ends as its starts say.
 * @param ends JavaScript of the first start, the second one and so on
 * @param options of Node
 */
async function run(
  ends: string[],
  options: string[] = [],
): Promise<{ code: number | null; starts: number; printed: string }> {
  const starts = path.join(folder, 'starts')
  const server = `
    const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(starts)}, '.')
    const count = fs.readFileSync(${JSON.stringify(starts)}).length
    new Function(${JSON.stringify(ends)}[count - 1])()
    setInterval(() => undefined, 1_000)`
  const script = `
    import { keepRunning } from '${RESTARTS}'
    process.exit(await keepRunning(${JSON.stringify([...options, '-e', server])}, { firstPauseMs: 10 }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const printed = text(child.stderr)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, starts: readFileSync(starts, 'utf8').length, printed: await printed }
}

test('starts a server again that was killed, or ended by an error that nothing handled', async () => {
  const killed = "process.kill(process.pid, 'SIGKILL')"
  expect(await run([killed, 'process.exit(70)', 'process.exit(0)'])).toMatchObject({ code: 0, starts: 3 })
})

test('starts a server again whose event loop has hung', async () => {
  const watch = path.join(__dirname, '../server/platform/processes/hangWatch.ts')
  const hangs = `
    process.getBuiltinModule('node:module').createRequire('/')(${JSON.stringify(watch)}).watchEventLoop(1)
    setTimeout(() => { for (;;); }, 10)`
  const { code, starts, printed } = await run([hangs, 'process.exit(0)'], ['--import', 'tsx'])
  expect({ code, starts }).toEqual({ code: 0, starts: 2 })
  expect(printed.trim().split('\n')).toEqual([
    'aerie: A process of the server has not reacted for 1 s and is ended (HANG_SECONDS).',
    'aerie: The server ended unexpectedly (exit code 137). It starts again in 0.01 s.',
  ])
})

test('repeats a start that fails after a crash, with growing pauses', async () => {
  const failed = 'process.exit(1)'
  const { code, starts, printed } = await run(['process.exit(70)', failed, failed, 'process.exit(0)'])
  expect({ code, starts }).toEqual({ code: 0, starts: 4 })
  expect(printed.trim().split('\n')).toEqual([
    'aerie: The server ended unexpectedly (exit code 70). It starts again in 0.01 s.',
    'aerie: The server could not start again (exit code 1). It starts again in 0.02 s.',
    'aerie: The server could not start again (exit code 1). It starts again in 0.04 s.',
  ])
})

test('does not repeat a first start that fails', async () => {
  expect(await run(['process.exit(1)'])).toEqual({ code: 1, starts: 1, printed: '' })
})

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
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
 */
async function run(ends: string[]): Promise<{ code: number | null; starts: number }> {
  const starts = path.join(folder, 'starts')
  const server = `
    const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(starts)}, '.')
    const count = fs.readFileSync(${JSON.stringify(starts)}).length
    new Function(${JSON.stringify(ends)}[count - 1])()
    setInterval(() => undefined, 1_000)`
  const script = `
    import { keepRunning } from '${RESTARTS}'
    process.exit(await keepRunning(['-e', ${JSON.stringify(server)}], { firstPauseMs: 10 }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, starts: readFileSync(starts, 'utf8').length }
}

test('starts a server again that was killed, or ended by an error that nothing handled', async () => {
  const killed = "process.kill(process.pid, 'SIGKILL')"
  expect(await run([killed, 'process.exit(70)', 'process.exit(0)'])).toEqual({ code: 0, starts: 3 })
})

test('does not start a server again that could not start', async () => {
  expect(await run(['process.exit(1)'])).toEqual({ code: 1, starts: 1 })
})

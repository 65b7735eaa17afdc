import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const CHILDREN = pathToFileURL(path.join(__dirname, 'children.mjs')).href

/** A script as `npm run` starts it: prints the process id of the server that it starts, then waits for its end. */
const SCRIPT = `
import { startNode } from '${CHILDREN}'
const server = "console.log(process.pid); setInterval(() => undefined, 1_000)"
process.exit(await startNode(['-e', server]).ended)
`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function hasEnded(pid: number): Promise<boolean> {
  for (let i = 0; i < 100 && isRunning(pid); i++) await sleep(100)
  return !isRunning(pid)
}

test('stops the server when npm is terminated without passing the signal on', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  // The second command keeps the shell from replacing itself with the script.
  const npm = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; exit $?', process.execPath, SCRIPT], { env })
  const [line] = (await once(npm.stdout, 'data')) as [Buffer]
  const server = Number(line.toString())
  expect(isRunning(server)).toBe(true)
  npm.kill('SIGTERM')
  expect(await hasEnded(server)).toBe(true)
})

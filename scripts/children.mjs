// Programs the scripts start at the root of the checkout, and what becomes of them when the script is told to stop.
import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** One Ctrl-C comes twice or more: from the terminal and from npm. Some programs take the second for "at once". */
const ONE_CTRL_C_MS = 1_000

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stoppedWith
let lastSignalAt = 0

for (const [signal, exitCode] of Object.entries(EXIT_CODES))
  process.on(signal, () => {
    stoppedWith ??= exitCode
    if (running.size === 0) process.exit(exitCode)
    if (Date.now() - lastSignalAt < ONE_CTRL_C_MS) return
    lastSignalAt = Date.now()
    for (const child of running) child.kill(signal)
  })

/** The exit code to leave with once a signal has come; nothing new should be started then. */
export const stopCode = () => stoppedWith

/**
 * Starts `node` with these arguments. A signal that reaches this process goes on to it. `ended` resolves with its exit
 * code, and with 128 and more when a signal ended it. When `quiet` it prints into `output`. With `ownGroup` the
 * terminal's Ctrl-C reaches it through us only, once; it cannot read from the terminal then.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, ownGroup?: boolean }} [options]
 */
export function startNode(args, { env, quiet = false, ownGroup = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: ownGroup,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : [ownGroup ? 'ignore' : 'inherit', 'inherit', 'inherit'],
  })
  running.add(child)
  const printed = []
  child.stdout?.on('data', (chunk) => printed.push(chunk))
  child.stderr?.on('data', (chunk) => printed.push(chunk))
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? EXIT_CODES[signal] ?? 1)
    })
  })
  return { ended, output: () => Buffer.concat(printed).toString(), stop: () => child.kill('SIGTERM') }
}

// Starts child processes in the root folder and passes signals to them.
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** A Ctrl-C arrives from the terminal and from npm. Some programs interpret the second signal as a forced stop. */
const REPEATED_SIGNAL_MS = 1_000

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stoppedWith
let lastSignalAt = 0

for (const [signal, exitCode] of Object.entries(EXIT_CODES))
  process.on(signal, () => {
    stoppedWith ??= exitCode
    if (running.size === 0) process.exit(exitCode)
    if (Date.now() - lastSignalAt < REPEATED_SIGNAL_MS) return
    lastSignalAt = Date.now()
    for (const child of running) child.kill(signal)
  })

const PARENT_CHECK_MS = 500

// npm ends at SIGTERM without passing it on, which would leave its script running without anyone to stop it.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.emit('SIGTERM', 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}

/** The exit code after a signal, else undefined. After a signal, nothing new should be started. */
export const stopCode = () => stoppedWith

/** Ends what is running, as a signal does. @param {number} exitCode of this process */
export function stopRunning(exitCode) {
  stoppedWith ??= exitCode
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Starts `node` with these arguments and passes signals of this process to it. `ended` resolves with its exit code, or 128
 * and more after a signal. With `quiet`, `output` collects what it prints. With `ownGroup`, it receives a Ctrl-C once, from
 * this process, and cannot read from the terminal.
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
      resolve(code ?? 128 + os.constants.signals[signal])
    })
  })
  return { ended, output: () => Buffer.concat(printed).toString(), stop: () => child.kill('SIGTERM') }
}

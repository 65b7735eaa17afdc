// Runs a program and starts it again when it crashes.
import { setTimeout as sleep } from 'node:timers/promises'
import { startNode, stopCode } from './children.mjs'

/** Exit code of a server that met an error which nothing handled (server/platform/core/crash.ts). */
const CRASHED = 70
/** Exit codes above this one mean that a signal ended the program, for example SIGKILL of the kernel when memory is short. */
const SIGNALLED = 128

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A program that crashes after this time had started: the pause begins from the first one again. */
const STARTED_MS = 60_000

/**
 * Runs `node` with these arguments until it ends by itself, or by a signal to this process. After a crash it starts again, with
 * pauses that double up to 30 s, also when a start after the crash fails: what it needs may come back. A first start that fails
 * has told what to change, and is not repeated.
 * @param {string[]} args
 * @param {{ firstPauseMs?: number, longestPauseMs?: number }} [options]
 * @returns {Promise<number>} the last exit code
 */
export async function keepRunning(args, { firstPauseMs = FIRST_PAUSE_MS, longestPauseMs = LONGEST_PAUSE_MS } = {}) {
  let pauseMs = firstPauseMs
  let isRestart = false
  for (;;) {
    const startedAt = Date.now()
    const code = await startNode(args).ended
    const hasCrashed = code === CRASHED || code > SIGNALLED
    const isRepeated = hasCrashed || (isRestart && code !== 0)
    if (!isRepeated || stopCode() !== undefined) return code
    isRestart = true
    if (hasCrashed && Date.now() - startedAt > STARTED_MS) pauseMs = firstPauseMs
    const what = hasCrashed ? 'ended unexpectedly' : 'could not start again'
    process.stderr.write(`aerie: The server ${what} (exit code ${code}). It starts again in ${pauseMs / 1000} s.\n`)
    await sleep(pauseMs)
    if (stopCode() !== undefined) return code
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }
}

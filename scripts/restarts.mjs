// Runs a program and starts it again when it crashes.
import { setTimeout as sleep } from 'node:timers/promises'
import { startNode, stopCode } from './children.mjs'

/** Exit code of a server that met an error which nothing handled (server/platform/core/crash.ts). */
const CRASHED = 70
/** Exit codes above this one mean that a signal ended the program, for example SIGKILL of the kernel when memory is short. */
const SIGNALLED = 128

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A program that ran for this long counts as started: the pause begins from the first one again. */
const STARTED_MS = 60_000

/**
 * Runs `node` with these arguments until it ends by itself, or by a signal to this process. After a crash it starts again, with
 * pauses that double up to 30 s.
 * @param {string[]} args
 * @param {{ firstPauseMs?: number }} [options]
 * @returns {Promise<number>} the last exit code
 */
export async function keepRunning(args, { firstPauseMs = FIRST_PAUSE_MS } = {}) {
  let pauseMs = firstPauseMs
  for (;;) {
    const startedAt = Date.now()
    const code = await startNode(args).ended
    const hasCrashed = code === CRASHED || code > SIGNALLED
    if (!hasCrashed || stopCode() !== undefined) return code
    if (Date.now() - startedAt > STARTED_MS) pauseMs = firstPauseMs
    process.stderr.write(
      `aerie: The server ended unexpectedly (exit code ${code}). It starts again in ${pauseMs / 1000} s.\n`,
    )
    await sleep(pauseMs)
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** Sufficient for a busy machine, and below the time limit of a test, so that this error is reported and not a timeout. */
const LIMIT_MS = 100_000
const PAUSE_MS = 20

type Waiting = false | undefined

/** Polls until `read` returns a value other than false or undefined. @throws Error after 100 s */
export async function until<T>(read: () => T | Waiting | Promise<T | Waiting>): Promise<T> {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    const value = await read()
    if (value !== false && value !== undefined) return value
    if (Date.now() > deadline) throw new Error(`Still waiting after ${LIMIT_MS / 1000} s for: ${read.toString()}`)
    await sleep(PAUSE_MS)
  }
}

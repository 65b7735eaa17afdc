import { setTimeout as sleep } from 'node:timers/promises'

/** Generous, because a loaded machine is no failure; below the time limit of a test, so that the error says what failed. */
const LIMIT_MS = 100_000
const PAUSE_MS = 20

type Waiting = false | undefined

/** Polls until `read` returns something else than false or undefined. @returns that @throws after 100 s */
export async function until<T>(read: () => T | Waiting | Promise<T | Waiting>): Promise<T> {
  const giveUpAt = Date.now() + LIMIT_MS
  for (;;) {
    const value = await read()
    if (value !== false && value !== undefined) return value
    if (Date.now() > giveUpAt) throw new Error(`Still waiting after ${LIMIT_MS / 1000} s for: ${read.toString()}`)
    await sleep(PAUSE_MS)
  }
}

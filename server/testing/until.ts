import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

const PAUSE_MS = 20
/** For benches, which have no tests. */
const LIMIT_OUTSIDE_TESTS_SECONDS = 100

type Waiting = false | undefined

/** Set by scripts/jest/testLimit.cjs. */
const limit = globalThis as { waitsEndAt?: number }

/**
 * Polls until `read` returns a value other than false or undefined.
 *
 * @throws Error shortly before the time limit of the running test ends
 */
export async function until<T>(read: () => T | Waiting | Promise<T | Waiting>): Promise<T> {
  const endsOutsideTests = process.uptime() + LIMIT_OUTSIDE_TESTS_SECONDS
  for (;;) {
    const value = await read()
    if (value !== false && value !== undefined) return value
    // Read each time: a wait that one test has left running ends with the test that follows.
    if (process.uptime() > (limit.waitsEndAt ?? endsOutsideTests))
      throw new Error(
        `Still waiting at the end of the test; the last value was ${inspect(value)}, from: ${read.toString()}`,
      )
    await sleep(PAUSE_MS)
  }
}

// Ends a file that is being sent when its receiver loses access: a large one takes hours.
import { finished, type Readable } from 'node:stream'

const CHECK_MS = 2_000

/**
 * Destroys the stream once `isAllowed` is false, and with it the connection, so that the receiver cannot take the part for the
 * whole. A check that fails is repeated, because a short outage of the database is no reason to end a download.
 */
export function endWithAccess(stream: Readable, isAllowed: () => Promise<boolean>): void {
  let isChecking = false
  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    try {
      if (!(await isAllowed())) stream.destroy(new Error('The receiver has no access any more'))
    } catch {
      // Checked again in the next round.
    } finally {
      isChecking = false
    }
  }
  const timer = setInterval(() => void check(), CHECK_MS).unref()
  finished(stream, () => clearInterval(timer))
}

// Measures the speed of an upload over the last seconds, so that the time left follows the connection.

const WINDOW_MS = 10_000
/** Shorter measurements vary too much. */
const MIN_SPAN_MS = 1000

export interface TransferRate {
  /** Records the sent bytes at a time in epoch milliseconds. @returns bytes per second, undefined at the beginning */
  record(sent: number, at: number): number | undefined
}

export function createTransferRate(): TransferRate {
  let samples: { sent: number; at: number }[] = []
  return {
    record(sent, at) {
      // A resumed upload starts again at an earlier byte.
      if (sent < (samples.at(-1)?.sent ?? 0)) samples = []
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { sent, at }]
      const [first] = samples
      const span = first ? at - first.at : 0
      return first && span >= MIN_SPAN_MS ? ((sent - first.sent) / span) * 1000 : undefined
    },
  }
}

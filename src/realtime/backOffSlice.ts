// How often the server has failed in a row. Polling becomes rarer with every failure, so that it does not keep a server in
// trouble busy.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface BackOffState {
  failures: number
  /** Milliseconds since 1970. */
  failedAt: number
}

/** Longest time between two reads while the server fails. */
const LONGEST_MS = 300_000

/** A page sends several calls at once. Failures within this time are one failure. */
const TOGETHER_MS = 5000

const none: BackOffState = { failures: 0, failedAt: 0 }

export const backOffSlice = createSlice({
  name: 'backOff',
  initialState: none,
  reducers: {
    /** A read got no answer, or the server answered that it has failed. */
    readFailed: {
      prepare: () => ({ payload: Date.now() }),
      reducer: (state, { payload: now }: PayloadAction<number>) =>
        state.failures > 0 && now - state.failedAt < TOGETHER_MS
          ? state
          : { failures: state.failures + 1, failedAt: now },
    },
    /** The server has answered. */
    readSucceeded: () => none,
  },
  selectors: { selectFailures: ({ failures }) => failures },
})

export const { readFailed, readSucceeded } = backOffSlice.actions
export const { selectFailures } = backOffSlice.selectors

/** For callers that do not know the type of the store. */
export const failuresOf = (state: unknown): number =>
  (state as { backOff?: { failures: number } }).backOff?.failures ?? 0

/** Time between two reads after a number of failures: doubled by each, up to five minutes. */
export function backedOff(intervalMs: number, failures: number): number {
  return Math.min(intervalMs * 2 ** failures, Math.max(intervalMs, LONGEST_MS))
}

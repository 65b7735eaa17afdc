// State of the live connection, shown where users rely on live updates.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ConnectionProblem = 'timeout' | 'parseError' | 'timedOut' | 'disconnected' | 'forbidden'

interface ConnectionState {
  state: 'off' | 'connecting' | 'open' | 'lost'
  /** Why the state is `lost` or `off`. */
  problem: ConnectionProblem | null
}

const off: ConnectionState = { state: 'off', problem: null }

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: off,
  reducers: {
    connecting: (): ConnectionState => ({ state: 'connecting', problem: null }),
    opened: (): ConnectionState => ({ state: 'open', problem: null }),
    /** Interrupted; reconnecting. */
    lost: (_, { payload }: PayloadAction<ConnectionProblem>): ConnectionState => ({ state: 'lost', problem: payload }),
    /** Rejected by the server; no further attempts. */
    rejected: (): ConnectionState => ({ state: 'off', problem: 'forbidden' }),
    closed: () => off,
  },
  selectors: { selectConnection: (connection) => connection },
})

export const { connecting, opened, lost, rejected, closed } = connectionSlice.actions
export const { selectConnection } = connectionSlice.selectors

/** Whether events arrive. For callers that do not know the type of the store. */
export const hasLiveUpdates = (state: unknown): boolean =>
  (state as { connection?: ConnectionState }).connection?.state === 'open'

// Whether live updates arrive, for the people who rely on them.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ConnectionProblem = 'timeout' | 'parseError' | 'timedOut' | 'disconnected' | 'forbidden'

interface ConnectionState {
  state: 'off' | 'connecting' | 'open' | 'lost'
  /** Why it is lost or off. */
  problem: ConnectionProblem | null
}

const off: ConnectionState = { state: 'off', problem: null }

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: off,
  reducers: {
    connecting: (): ConnectionState => ({ state: 'connecting', problem: null }),
    opened: (): ConnectionState => ({ state: 'open', problem: null }),
    /** Interrupted; it is tried again. */
    lost: (_, { payload }: PayloadAction<ConnectionProblem>): ConnectionState => ({ state: 'lost', problem: payload }),
    /** The server does not want it; it is not tried again. */
    refused: (): ConnectionState => ({ state: 'off', problem: 'forbidden' }),
    closed: () => off,
  },
  selectors: { selectConnection: (connection) => connection },
})

export const { connecting, opened, lost, refused, closed } = connectionSlice.actions
export const { selectConnection } = connectionSlice.selectors

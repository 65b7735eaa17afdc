// Whether the server answers. Requests report it; the banner and the polling of the answer follow it.
import { createSlice } from '@reduxjs/toolkit'

export const outageSlice = createSlice({
  name: 'outage',
  initialState: { isUnreachable: false },
  reducers: {
    /** A request got no answer. */
    unreachable: () => ({ isUnreachable: true }),
    /** The server has answered again. */
    reached: () => ({ isUnreachable: false }),
  },
  selectors: { selectIsUnreachable: ({ isUnreachable }) => isUnreachable },
})

export const { unreachable, reached } = outageSlice.actions
export const { selectIsUnreachable } = outageSlice.selectors

/** For callers that do not know the type of the store. */
export const isUnreachable = (state: unknown): boolean =>
  (state as { outage?: { isUnreachable: boolean } }).outage?.isUnreachable ?? false

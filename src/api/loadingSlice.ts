// Number of operations in progress. The loading bar is visible while there are any.
import { createSlice, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'

const settled = (action: UnknownAction): boolean =>
  isFulfilled(action) ||
  // A request skipped by its `condition` was never pending.
  (isRejected(action) && !action.meta.condition)

const increase = (count: number): number => count + 1
const decrease = (count: number): number => Math.max(0, count - 1)

export const loadingSlice = createSlice({
  name: 'loading',
  initialState: 0,
  reducers: {
    /** Starts work that is not a request. */
    started: increase,
    /** Ends work that is not a request, whether it succeeded or failed. */
    finished: decrease,
  },
  // Follows the life cycle of requests, not of components, so that aborted requests and requests discarded by a cache reset
  // are counted down too.
  extraReducers: (builder) => builder.addMatcher(isPending, increase).addMatcher(settled, decrease),
  selectors: { selectIsLoading: (count) => count > 0 },
})

export const { started, finished } = loadingSlice.actions
export const { selectIsLoading } = loadingSlice.selectors

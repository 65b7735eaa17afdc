// How many operations are in progress; the bar under the header shows while there are any.
import { createSlice, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'

const settled = (action: UnknownAction): boolean =>
  isFulfilled(action) ||
  // A skipped request (its `condition` said no) never was pending.
  (isRejected(action) && !action.meta.condition)

const increase = (count: number): number => count + 1
const decrease = (count: number): number => Math.max(0, count - 1)

export const loadingSlice = createSlice({
  name: 'loading',
  initialState: 0,
  reducers: {
    /** Work that is not a request has begun. */
    started: increase,
    /** Work that is not a request has ended, well or badly. */
    finished: decrease,
  },
  // Counted from the requests' own life cycle rather than in components: an aborted request and one that a reset of
  // the cache throws away are counted down as well.
  extraReducers: (builder) => builder.addMatcher(isPending, increase).addMatcher(settled, decrease),
  selectors: { selectIsLoading: (count) => count > 0 },
})

export const { started, finished } = loadingSlice.actions
export const { selectIsLoading } = loadingSlice.selectors

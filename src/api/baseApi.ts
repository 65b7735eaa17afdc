// The only createApi: every endpoint group injects into it, so cache tags reach across groups and one reset empties all.
import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // The default, 'delayed', waits until every running call has settled before stale queries are read again. One upload
  // may run for two hours, and no list would refresh that long. What 'immediately' can lose (an event that arrives
  // while the first load is on its way) the realtime listener makes good with a second look.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

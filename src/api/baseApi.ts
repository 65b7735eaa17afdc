// The only createApi. Every endpoint group injects into it, so that tags work across groups and one reset clears everything.
import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // The default, 'delayed', refetches stale queries only after all running calls have settled. An upload may run for two
  // hours, and no list would refresh meanwhile. 'immediately' can miss an event that arrives during the first load;
  // the realtime listener compensates for this by invalidating twice.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

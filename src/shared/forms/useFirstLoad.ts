import { useState } from 'react'

interface Query<Data> {
  data?: Data
  isFetching: boolean
  error?: unknown
}

/**
 * Data of a query from its first complete read on, undefined before. A form must not start with cached data that is being
 * refetched, and must not disappear when a later refetch fails.
 */
export function useFirstLoad<Data>({ data, isFetching, error }: Query<Data>): Data | undefined {
  const [isLoaded, setLoaded] = useState(false)
  if (!isLoaded && data && !isFetching && !error) setLoaded(true)
  return isLoaded ? data : undefined
}

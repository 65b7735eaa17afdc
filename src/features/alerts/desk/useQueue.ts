import { useMemo } from 'react'
import { useReadAlertQueueInfiniteQuery, type Alert, type AlertQueueQuery } from '../../../api/alert'
import { ALERT_POLL_MS } from '../../../alerts/alertPolling'
import { usePolling } from '../../../realtime/usePolling'
import { showMessage } from '../../../shared/showMessage'

export interface Queue {
  /** Undefined until the first page is known. */
  alerts: readonly Alert[] | undefined
  /** How many there are on all pages. */
  total: number
  error: { message?: string } | undefined
  refetch: () => void
  /** Adds the next page. @returns all alerts; undefined when the last page is shown, or one is being loaded. */
  loadMore: (() => Promise<readonly Alert[]>) | undefined
  isLoadingMore: boolean
}

/** The alerts of the desk, page after page. */
export function useQueue(query: AlertQueueQuery): Queue {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useReadAlertQueueInfiniteQuery(query, { ...usePolling(ALERT_POLL_MS), refetchOnMountOrArgChange: true })
  const alerts = useMemo(() => data && alertsOf(data.pages), [data])
  const loadMore = async () => {
    const result = await fetchNextPage()
    if (result.error) showMessage({ type: 'error', text: result.error.message ?? '' })
    return alertsOf(result.data?.pages ?? [])
  }
  return {
    alerts,
    total: data?.pages.at(-1)?.data.total ?? 0,
    // The message has told of a next page that failed.
    error: isFetchNextPageError ? undefined : error,
    refetch: () => void refetch(),
    loadMore: hasNextPage && !isFetchingNextPage ? loadMore : undefined,
    isLoadingMore: isFetchingNextPage,
  }
}

/** An alert that moves back while the pages are read can be on two of them. */
function alertsOf(pages: readonly { data: { items: Alert[] } }[]): Alert[] {
  const known = new Map<string, Alert>()
  for (const { data } of pages) for (const alert of data.items) known.set(alert._id, alert)
  return [...known.values()]
}

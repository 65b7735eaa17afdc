import { useSelector } from 'react-redux'
import { selectConnection } from './connectionSlice'

/** Time between two reads for users without a socket while nothing special happens. */
export const IDLE_POLL_MS = 30_000

interface Polling {
  pollingInterval: number
  skipPollingIfUnfocused: true
}

/**
 * Options of a query whose result changes by what others do. Without live updates it is read again at the interval while
 * the page is visible.
 */
export function usePolling(intervalMs: number): Polling {
  const hasLiveUpdates = useSelector(selectConnection).state === 'open'
  return { pollingInterval: hasLiveUpdates ? 0 : intervalMs, skipPollingIfUnfocused: true }
}

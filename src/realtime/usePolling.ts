import { useSelector } from 'react-redux'
import { backedOff, selectFailures } from './backOffSlice'
import { selectConnection } from './connectionSlice'

interface Polling {
  pollingInterval: number
  skipPollingIfUnfocused: true
}

/**
 * Options of a query that has to be fresher without a socket than every 30 seconds, as all others are (polling.ts). It is
 * read at the interval while the page is visible, and more rarely while the server fails.
 * @param intervalMs 0 reads it with all others
 * @param isAnnounced false for what no event tells, such as figures and the progress of work: users with a socket ask too
 * @param longestMs between two reads, however often they have failed
 */
export function usePolling(intervalMs: number, isAnnounced = true, longestMs = Infinity): Polling {
  const hasLiveUpdates = useSelector(selectConnection).state === 'open'
  const failures = useSelector(selectFailures)
  const pollingInterval = hasLiveUpdates && isAnnounced ? 0 : Math.min(backedOff(intervalMs, failures), longestMs)
  return { pollingInterval, skipPollingIfUnfocused: true }
}

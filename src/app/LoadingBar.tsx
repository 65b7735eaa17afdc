import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectIsLoading } from '../api/loadingSlice'
import { useCountedWork } from '../api/useCountedWork'
import { isLoadingChunk, watchChunkLoads } from '../shared/chunkLoads'
import { appText } from './messages'

/** Shorter work is not announced, so that screen readers do not speak at every click. */
const ANNOUNCE_AFTER_MS = 1000

/** Thin bar while operations are in progress. It overlays the page to avoid layout shift; a status text announces it. */
export function LoadingBar() {
  const isLoading = useSelector(selectIsLoading)
  useCountedWork(useSyncExternalStore(watchChunkLoads, isLoadingChunk))
  return (
    <>
      {isLoading && <div className="loading-bar" aria-hidden />}
      <div className="visually-hidden" role="status">
        {isLoading && <LateAnnouncement />}
      </div>
    </>
  )
}

function LateAnnouncement() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue && appText('loadingShort')
}

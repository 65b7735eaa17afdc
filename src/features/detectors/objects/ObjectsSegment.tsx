import { useSearchParams } from 'react-router-dom'
import { useListDetectorRunsQuery } from '../../../api/detector'
import type { MissionSegmentProps } from '../../../manifest/manifest'
import { usePolling } from '../../../realtime/usePolling'
import { RefreshFailed } from '../../../shared/lists/RefreshFailed'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import '../detectors.css'
import { ObjectReview } from './ObjectReview'
import { RunList } from './RunList'
import { StartDetection } from './StartDetection'

const SKELETON = { rows: 4, height: 64 }
const MAX_LISTED = 200
/** While a run goes on, its progress is read this often. */
const POLL_MS = 2000

/** Runs of detectors on the photos of a mission, and the results of one of them. */
export function ObjectsSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const [search] = useSearchParams()
  const update = useSearchUpdate()
  const wanted = { missionId, pageSize: MAX_LISTED }
  const { data, error, refetch } = useListDetectorRunsQuery(wanted, { refetchOnMountOrArgChange: true })
  const runs = data?.data.items
  const isRunning = runs?.some(({ status }) => status === 'running' || status === 'queued')
  useListDetectorRunsQuery(wanted, usePolling(isRunning ? POLL_MS : 0, false))
  const retry = () => void refetch()
  if (!runs) return error ? <ErrorState message={error.message} onRetry={retry} /> : <RowsSkeleton {...SKELETON} />
  const show = (runId: string | null) =>
    update((now) => {
      if (runId === null) now.delete('run')
      else now.set('run', runId)
      return now
    })
  const open = runs.find(({ _id, status }) => _id === search.get('run') && status === 'completed')
  return (
    <>
      {error && <RefreshFailed message={error.message} onRetry={retry} />}
      {open ? (
        <ObjectReview key={open._id} run={open} onClose={() => show(null)} />
      ) : (
        <div className="objects">
          <div className="objects-side">
            <StartDetection missionId={missionId} />
          </div>
          <div className="objects-main">
            <RunList runs={runs} onOpen={show} />
          </div>
        </div>
      )}
    </>
  )
}

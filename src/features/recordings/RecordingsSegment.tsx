import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RecordingList } from './list/RecordingList'

const SKELETON = { rows: 3, height: 160 }
const RecordingPlayer = lazyArea(() => import('./player/RecordingPlayer'), 'RecordingPlayer')

/** The recordings of a mission, or the player of the recording that the URL names. */
export function RecordingsSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const [search] = useSearchParams()
  const recordingId = search.get('recording')
  if (recordingId === null) return <RecordingList missionId={missionId} />
  return (
    <Suspense fallback={<RowsSkeleton {...SKELETON} />}>
      <RecordingPlayer missionId={missionId} recordingId={recordingId} />
    </Suspense>
  )
}

import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import {
  useDeleteMissionMutation,
  useGetMissionDocCountQuery,
  useGetMissionQuery,
  type Mission,
} from '../../api/mission'
import { useOpenMissionSegments } from '../../manifest/missionSegments'
import { MissionTabs } from '../../manifest/MissionTabs'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { MissionHead } from './detail/MissionHead'
import { MissionNotFound } from './detail/MissionNotFound'
import { MissionNotices } from './detail/MissionNotices'
import { SegmentRoutes } from './detail/SegmentRoutes'
import { useMissionEdits } from './detail/useMissionEdits'
import { missionsText } from './messages'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 40

/** One mission: its header with the actions, and below it the segments that the features declare. */
export function MissionPage() {
  const { missionId = '' } = useParams()
  // A new key clears the messages of the previous mission.
  return <LoadedMission key={missionId} missionId={missionId} />
}

function LoadedMission({ missionId }: { missionId: string }) {
  const navigate = useNavigate()
  const [deleteMission, deletion] = useDeleteMissionMutation()
  // The socket can report the deletion before the response arrives; the page must not show "not found" then.
  const isLeaving = deletion.isLoading || deletion.isSuccess
  const { data, error, refetch } = useGetMissionQuery({ missionId }, { skip: isLeaving })
  const mission = data?.data
  const { segments, home, shown } = useSegments()
  useEffect(() => {
    shown?.page.preload?.()
  }, [shown])

  if (isNotFound(error)) {
    return (
      <MissionNotFound missionId={missionId} error={error} name={mission?.name} onRestored={() => void refetch()} />
    )
  }
  if (!mission && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!mission) {
    return (
      <>
        {shown?.Preparation && <shown.Preparation missionId={missionId} />}
        <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
      </>
    )
  }
  return (
    <ShownMission
      mission={mission}
      segments={segments}
      home={home}
      shown={shown}
      onDelete={() => deleteMission({ missionId })}
      onDeleted={() => void navigate('/dashboard/missions', { replace: true })}
      onStale={() => void refetch()}
    />
  )
}

/** The segments that the user may open, the one at the address of the mission, and the one at this address. */
function useSegments() {
  const segments = useOpenMissionSegments()
  const { '*': segmentPath } = useParams()
  const home = segments.find(({ path }) => path === '') ?? segments[0]
  const shown = segmentPath ? segments.find(({ path }) => path === segmentPath) : home
  return { segments, home, shown }
}

interface ShownMissionProps extends ReturnType<typeof useSegments> {
  mission: Mission
  onDelete: () => Promise<{ error?: { message?: string } }>
  onDeleted: () => void
  /** The server rejected the change because it has a newer version. */
  onStale: () => void
}

function ShownMission(props: ShownMissionProps) {
  const { mission, segments, home, shown, onStale } = props
  const missionId = mission._id
  const edits = useMissionEdits(mission, onStale)
  const counts = useGetMissionDocCountQuery({ missionId }).currentData?.data

  return (
    <div className={shown?.isFullBleed ? 'mission-workspace' : 'mission-page'}>
      <MissionHead {...props} edits={edits} />
      <MissionNotices mission={mission} edits={edits} />
      {segments.length > 1 && (
        <MissionTabs
          label={missionsText('tabs')}
          missionId={missionId}
          segments={segments}
          shown={shown}
          counts={counts}
        />
      )}
      <SegmentRoutes mission={mission} home={home} />
    </div>
  )
}

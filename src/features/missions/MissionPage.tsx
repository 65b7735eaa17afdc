import { EditOutlined } from '@ant-design/icons'
import { Alert, Button, Tag } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import {
  useDeleteMissionMutation,
  useEditMissionMutation,
  useGetMissionQuery,
  useUpdateMissionStatusMutation,
  type Mission,
  type MissionStatus,
} from '../../api/mission'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { MissionFacts } from './detail/MissionFacts'
import { isNotThere, MissionGone } from './detail/MissionGone'
import { MissionMenu } from './detail/MissionMenu'
import { StatusMoves } from './detail/StatusMoves'
import { missionsText } from './messages'
import { MissionWhen } from './MissionWhen'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 40

export function MissionPage() {
  const { missionId = '' } = useParams()
  if (!useCan('mission_list')) return <NoPermission isPage permission="mission_list" />
  // Another mission starts afresh, without the messages of this one.
  return <LoadedMission key={missionId} missionId={missionId} />
}

function LoadedMission({ missionId }: { missionId: string }) {
  const navigate = useNavigate()
  const [deleteMission, deletion] = useDeleteMissionMutation()
  // The socket tells of a deletion before the server answers it; one's own must not look like somebody else's.
  const isLeaving = deletion.isLoading || deletion.isSuccess
  const { data, error, refetch } = useGetMissionQuery({ missionId }, { skip: isLeaving })
  const mission = data?.data

  const remove = async () => {
    const { data: done } = await deleteMission({ missionId })
    if (done) await navigate('/dashboard/missions', { replace: true })
  }

  if (isNotThere(error)) return <MissionGone name={mission?.name} />
  if (!mission && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!mission) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  return (
    <ShownMission
      mission={mission}
      isDeleting={deletion.isLoading}
      deleteError={deletion.error?.message}
      onDelete={() => void remove()}
      onKeep={deletion.reset}
      onStale={() => void refetch()}
    />
  )
}

interface ShownMissionProps {
  mission: Mission
  isDeleting: boolean
  deleteError: string | undefined
  onDelete: () => void
  onKeep: () => void
  /** The server refused a change of this version: it has another one. */
  onStale: () => void
}

function ShownMission({ mission, onStale, ...deletion }: ShownMissionProps) {
  const { _id: missionId, version } = mission
  const canUpdate = useCan('mission_update')
  const [updateStatus, move] = useUpdateMissionStatusMutation()
  const [editMission, edit] = useEditMissionMutation()
  const problem = move.error ?? edit.error

  const moveTo = async (status: MissionStatus) => {
    edit.reset()
    const { error } = await updateStatus({ missionStatusChange: { missionId, status, version } })
    if (error) onStale()
  }
  const archive = async (archived: boolean) => {
    move.reset()
    const { error } = await editMission({ missionId, missionEdit: { version, archived } })
    if (error) onStale()
  }

  return (
    <>
      <PageHeader
        title={mission.name}
        mark={
          <>
            <MissionStatusTag status={mission.status} />
            {mission.archived && <Tag>{missionsText('archived')}</Tag>}
          </>
        }
        detail={
          <>
            {mission.location?.name ?? missionsText('noPlace')} · <MissionWhen mission={mission} />
          </>
        }
        actions={
          <>
            {canUpdate && (
              <>
                <LinkButton icon={<EditOutlined aria-hidden />} to={`/dashboard/missions/${missionId}/edit`}>
                  {missionsText('edit')}
                </LinkButton>
                <StatusMoves
                  mission={mission}
                  moving={move.isLoading ? move.originalArgs?.missionStatusChange.status : undefined}
                  onMove={(status) => void moveTo(status)}
                />
              </>
            )}
            <MissionMenu mission={mission} onArchive={(archived) => void archive(archived)} {...deletion} />
          </>
        }
      />
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem.message}
          closable={{ onClose: problem === move.error ? move.reset : edit.reset }}
          style={{ marginBottom: 16 }}
        />
      )}
      {mission.archived && (
        <Alert
          type="info"
          showIcon
          title={missionsText('archivedTitle')}
          action={
            canUpdate && (
              <Button size="small" loading={edit.isLoading} onClick={() => void archive(false)}>
                {missionsText('restore')}
              </Button>
            )
          }
          style={{ marginBottom: 16 }}
        />
      )}
      <MissionFacts mission={mission} />
    </>
  )
}

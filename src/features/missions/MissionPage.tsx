import { useState, type ReactNode } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { Alert, Button, Tag } from 'antd'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
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
import { isNotThere } from '../../shared/states/isNotThere'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { MissionFacts } from './detail/MissionFacts'
import { MissionGone } from './detail/MissionGone'
import { MissionMenu } from './detail/MissionMenu'
import { isFinal, movesOf, moveWord } from './detail/moves'
import { MoveQuestion, StatusMoves } from './detail/StatusMoves'
import { MissionTabs } from './detail/MissionTabs'
import './mission.css'
import { missionsText } from './messages'
import { MissionWhen } from './MissionWhen'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 40

/** What other areas of the product put on a mission's page. */
interface MissionPageProps {
  /** Beside the mission's own actions. */
  actions: (mission: Mission) => ReactNode
  map: (mission: Mission) => ReactNode
}

/** One mission: its head with what can be done to it, and below one of its tabs. */
export function MissionPage(areas: MissionPageProps) {
  const { missionId = '' } = useParams()
  if (!useCan('mission_list')) return <NoPermission isPage permission="mission_list" />
  // Another mission starts afresh, without the messages of this one.
  return <LoadedMission key={missionId} missionId={missionId} areas={areas} />
}

function LoadedMission({ missionId, areas }: { missionId: string; areas: MissionPageProps }) {
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
      areas={areas}
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
  areas: MissionPageProps
  isDeleting: boolean
  deleteError: string | undefined
  onDelete: () => void
  onKeep: () => void
  /** The server refused a change of this version: it has another one. */
  onStale: () => void
}

function ShownMission({ mission, areas, onStale, ...deletion }: ShownMissionProps) {
  const { _id: missionId, version } = mission
  const canUpdate = useCan('mission_update')
  const canSeeMap = useCan('layer_list')
  const { pathname } = useLocation()
  const isMap = canSeeMap && !pathname.endsWith('/overview')
  const [updateStatus, move] = useUpdateMissionStatusMutation()
  const [editMission, edit] = useEditMissionMutation()
  const [asked, setAsked] = useState<MissionStatus | null>(null)
  const isPhone = useIsPhone()
  const moves = movesOf(mission)
  // A phone has room for the move that leads on; the others wait in the menu.
  const besideMenu = isPhone ? moves.slice(0, 1) : moves
  const editHref = `/dashboard/missions/${missionId}/edit`
  const problem = move.error ?? edit.error

  const moveTo = async (status: MissionStatus) => {
    edit.reset()
    const { error } = await updateStatus({ missionStatusChange: { missionId, status, version } })
    if (error) onStale()
  }
  const ask = (status: MissionStatus) => (isFinal(status) ? setAsked(status) : void moveTo(status))
  const archive = async (archived: boolean) => {
    move.reset()
    const { error } = await editMission({ missionId, missionEdit: { version, archived } })
    if (error) onStale()
  }

  return (
    <div className={isMap ? 'mission-room' : undefined}>
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
            {areas.actions(mission)}
            {canUpdate && (
              <>
                {!isPhone && (
                  <LinkButton icon={<EditOutlined aria-hidden />} to={editHref}>
                    {missionsText('edit')}
                  </LinkButton>
                )}
                <StatusMoves
                  mission={mission}
                  moves={besideMenu}
                  moving={move.isLoading ? move.originalArgs?.missionStatusChange.status : undefined}
                  onMove={ask}
                />
              </>
            )}
            <MissionMenu
              mission={mission}
              rest={
                isPhone && canUpdate
                  ? [
                      { key: 'edit', label: <Link to={editHref}>{missionsText('edit')}</Link> },
                      ...moves.slice(1).map((status) => ({
                        key: status,
                        label: moveWord(mission, status),
                        danger: status === 'cancelled',
                        onClick: () => ask(status),
                      })),
                    ]
                  : []
              }
              onArchive={(archived) => void archive(archived)}
              {...deletion}
            />
          </>
        }
      />
      <MoveQuestion
        mission={mission}
        asked={asked}
        onMove={(status) => {
          setAsked(null)
          void moveTo(status)
        }}
        onCancel={() => setAsked(null)}
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
      {canSeeMap && <MissionTabs missionId={missionId} isMap={isMap} />}
      {isMap ? areas.map(mission) : <MissionFacts mission={mission} />}
    </div>
  )
}

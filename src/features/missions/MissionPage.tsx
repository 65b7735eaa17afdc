import { Suspense, useState } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { Alert, Button, Tag } from 'antd'
import { Navigate, useNavigate, useParams, useRoutes } from 'react-router-dom'
import {
  useDeleteMissionMutation,
  useEditMissionMutation,
  useGetMissionDocCountQuery,
  useGetMissionQuery,
  useUpdateMissionStatusMutation,
  type Mission,
  type MissionStatus,
} from '../../api/mission'
import type { MissionSegment } from '../../manifest/manifest'
import { useMissionSegments, useOpenMissionSegments } from '../../manifest/missionSegments'
import { MissionTabs } from '../../manifest/MissionTabs'
import { RequireAccess } from '../../manifest/RequireAccess'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { PageHeader } from '../../shared/PageHeader'
import { permissionLabel } from '../../shared/permissions/permissions.gen'
import { sharedText } from '../../shared/sharedText'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { AddedFiles } from '../../uploads/AddedFiles'
import { DropAnywhere } from '../../uploads/DropAnywhere'
import { PictureQuestion } from '../../uploads/PictureQuestion'
import { UploadButton } from '../../uploads/UploadButton'
import { MissionNotFound } from './detail/MissionNotFound'
import { MissionMenu } from './detail/MissionMenu'
import { ScheduleMission } from './detail/ScheduleMission'
import { isIrreversible, allowedStatuses, statusChangeLabel } from './detail/statusChanges'
import { ConfirmStatusChange, StatusButtons } from './detail/StatusButtons'
import { missionsText } from './messages'
import { MissionWhen } from './MissionWhen'

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

  if (isNotFound(error)) {
    return (
      <MissionNotFound missionId={missionId} error={error} name={mission?.name} onRestored={() => void refetch()} />
    )
  }
  if (!mission && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!mission) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  return (
    <ShownMission
      mission={mission}
      onDelete={() => deleteMission({ missionId })}
      onDeleted={() => void navigate('/dashboard/missions', { replace: true })}
      onStale={() => void refetch()}
    />
  )
}

interface ShownMissionProps {
  mission: Mission
  onDelete: () => Promise<{ error?: { message?: string } }>
  onDeleted: () => void
  /** The server rejected the change because it has a newer version. */
  onStale: () => void
}

function ShownMission({ mission, onStale, ...deletion }: ShownMissionProps) {
  const { _id: missionId, version } = mission
  const canUpdate = useCan('mission_update')
  const canUploadLayers = useCan('upload_layer')
  const canUploadDocuments = useCan('upload_document')
  const canUploadPhotos = useCan('feature_file_upload')
  const canUploadRecordings = useCan('vod_create')
  const canUpload = canUploadLayers || canUploadDocuments || canUploadPhotos || canUploadRecordings
  const canSeeLayers = useCan('layer_list')
  const segments = useOpenMissionSegments()
  const counts = useGetMissionDocCountQuery({ missionId }).currentData?.data
  const { '*': segmentPath } = useParams()
  const home = segments.find(({ path }) => path === '') ?? segments[0]
  const shown = segmentPath ? segments.find(({ path }) => path === segmentPath) : home
  const [updateStatus, statusUpdate] = useUpdateMissionStatusMutation()
  const [editMission, edit] = useEditMissionMutation()
  const [statusToConfirm, setStatusToConfirm] = useState<MissionStatus | null>(null)
  const isPhone = useIsPhone()
  const statuses = allowedStatuses(mission)
  // Phones have space for the first status change; the others are in the menu.
  const buttonStatuses = isPhone ? statuses.slice(0, 1) : statuses
  const editHref = `/dashboard/missions/${missionId}/edit`
  const problem = statusUpdate.error ?? edit.error

  const changeStatus = async (status: MissionStatus) => {
    edit.reset()
    const { error } = await updateStatus({ missionStatusChange: { missionId, status, version } })
    if (error) onStale()
  }
  // Irreversible changes are confirmed, and scheduling asks for the time.
  const ask = (status: MissionStatus) =>
    isIrreversible(status) || status === 'scheduled' ? setStatusToConfirm(status) : void changeStatus(status)
  const archive = async (archived: boolean) => {
    statusUpdate.reset()
    const { error } = await editMission({ missionId, missionEdit: { version, archived } })
    if (error) onStale()
  }

  return (
    <div className={shown?.isFullBleed ? 'mission-workspace' : 'mission-page'}>
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
            {mission.location?.name ?? missionsText('noLocation')} · <MissionWhen mission={mission} />
          </>
        }
        actions={
          <>
            {canUpload && (
              <>
                <DropAnywhere missionId={missionId} />
                <PictureQuestion missionId={missionId} />
                <AddedFiles missionId={missionId} />
                <UploadButton missionId={missionId} />
              </>
            )}
            {canUpdate && (
              <>
                {!isPhone && (
                  <LinkButton icon={<EditOutlined aria-hidden />} to={editHref}>
                    {missionsText('edit')}
                  </LinkButton>
                )}
                <StatusButtons
                  mission={mission}
                  statuses={buttonStatuses}
                  saving={statusUpdate.isLoading ? statusUpdate.originalArgs?.missionStatusChange.status : undefined}
                  onChoose={ask}
                />
              </>
            )}
            <MissionMenu
              mission={mission}
              isInHeader
              extraItems={
                isPhone && canUpdate
                  ? [
                      { key: 'edit', label: missionsText('edit'), to: editHref },
                      ...statuses.slice(1).map((status) => ({
                        key: status,
                        label: statusChangeLabel(mission, status),
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
      <ConfirmStatusChange
        mission={mission}
        statusToConfirm={statusToConfirm}
        onChoose={(status) => {
          setStatusToConfirm(null)
          void changeStatus(status)
        }}
        onCancel={() => setStatusToConfirm(null)}
      />
      {statusToConfirm === 'scheduled' && (
        <ScheduleMission mission={mission} onStale={onStale} onClose={() => setStatusToConfirm(null)} />
      )}
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem.message}
          closable={{ onClose: problem === statusUpdate.error ? statusUpdate.reset : edit.reset }}
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
                {missionsText('unarchive')}
              </Button>
            )
          }
          style={{ marginBottom: 16 }}
        />
      )}
      {!canSeeLayers && (
        <Alert
          type="info"
          role="note"
          showIcon
          title={missionsText('noMapTitle')}
          description={sharedText('noPermissionHelp', { permission: permissionLabel('layer_list') })}
          style={{ marginBottom: 16 }}
        />
      )}
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

/** @param home shown at the mission's URL to users who may not open the segment declared there */
function SegmentRoutes({ mission, home }: { mission: Mission; home: MissionSegment | undefined }) {
  const segments = useMissionSegments()
  const routes = segments.map((declared) => {
    const { path, access, page: Segment } = declared.path === '' && home ? home : declared
    const element = (
      <RequireAccess access={access} isPage={false}>
        <Suspense key={path} fallback={<RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}>
          <Segment mission={mission} />
        </Suspense>
      </RequireAccess>
    )
    return { path: declared.path, element }
  })
  return useRoutes([...routes, { path: '*', element: <Navigate to={`/dashboard/missions/${mission._id}`} replace /> }])
}

import { useState } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import type { Mission, MissionStatus } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { MissionStatusTag } from '../../../shared/MissionStatusTag'
import { PageHeader } from '../../../shared/PageHeader'
import { useIsPhone } from '../../../shared/useIsPhone'
import { ShareButton } from '../../../shares/ShareButton'
import type { Shared } from '../../../shares/ShareDialog'
import { sharesText } from '../../../shares/messages'
import { useShareDialog } from '../../../shares/useShareDialog'
import { missionsText } from '../messages'
import { MissionWhen } from '../MissionWhen'
import { MissionMenu } from './MissionMenu'
import { MissionUploads } from './MissionUploads'
import { ScheduleMission } from './ScheduleMission'
import { allowedStatuses, isIrreversible, statusChangeLabel } from './statusChanges'
import { ConfirmStatusChange, StatusButtons } from './StatusButtons'
import type { MissionEdits } from './useMissionEdits'

interface MissionHeadProps {
  mission: Mission
  edits: MissionEdits
  onDelete: () => Promise<{ error?: { message?: string } }>
  onDeleted: () => void
  /** The server rejected the change because it has a newer version. */
  onStale: () => void
}

/** Name, status, place and time of a mission, with the actions and their dialogs. */
export function MissionHead({ mission, edits, onStale, ...deletion }: MissionHeadProps) {
  const { _id: missionId } = mission
  const canUpdate = useCan('mission_update')
  const isPhone = useIsPhone()
  const [statusToConfirm, setStatusToConfirm] = useState<MissionStatus | null>(null)
  const statuses = allowedStatuses(mission)
  // Phones have space for the first status change; the others are in the menu.
  const buttonStatuses = isPhone ? statuses.slice(0, 1) : statuses
  const shared: Shared = { kind: 'mission', targetId: missionId }
  const link = useShareDialog(shared, mission.name)
  const editHref = `/dashboard/missions/${missionId}/edit`

  // Irreversible changes are confirmed, and scheduling asks for the time.
  const ask = (status: MissionStatus) =>
    isIrreversible(status) || status === 'scheduled' ? setStatusToConfirm(status) : void edits.changeStatus(status)
  const linkItems = () => (link.open ? [{ key: 'share', label: sharesText('share'), onClick: link.open }] : [])
  const updateItems = () => [
    { key: 'edit', label: missionsText('edit'), to: editHref },
    ...statuses.slice(1).map((status) => ({
      key: status,
      label: statusChangeLabel(mission, status),
      danger: status === 'cancelled',
      onClick: () => ask(status),
    })),
  ]
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
            {mission.location?.name ?? missionsText('noLocation')} · <MissionWhen mission={mission} />
          </>
        }
        actions={
          <>
            <MissionUploads missionId={missionId} />
            {canUpdate && (
              <>
                {!isPhone && (
                  <LinkButton icon={<EditOutlined aria-hidden />} to={editHref}>
                    {missionsText('edit')}
                  </LinkButton>
                )}
                <StatusButtons mission={mission} statuses={buttonStatuses} saving={edits.savingStatus} onChoose={ask} />
              </>
            )}
            {!isPhone && <ShareButton shared={shared} name={mission.name} />}
            <MissionMenu
              mission={mission}
              isInHeader
              extraItems={isPhone ? [...(canUpdate ? updateItems() : []), ...linkItems()] : []}
              onArchive={(archived) => void edits.archive(archived)}
              {...deletion}
            />
          </>
        }
      />
      {link.dialog}
      <ConfirmStatusChange
        mission={mission}
        statusToConfirm={statusToConfirm}
        onChoose={(status) => {
          setStatusToConfirm(null)
          void edits.changeStatus(status)
        }}
        onCancel={() => setStatusToConfirm(null)}
      />
      {statusToConfirm === 'scheduled' && (
        <ScheduleMission mission={mission} onStale={onStale} onClose={() => setStatusToConfirm(null)} />
      )}
    </>
  )
}

import { useState } from 'react'
import { isApiError } from '../../../api/errors'
import {
  useDeleteMissionMutation,
  useEditMissionMutation,
  useUpdateMissionStatusMutation,
  type Mission,
  type MissionStatus,
} from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { showMessage } from '../../../shared/showMessage'
import { MissionMenu } from '../detail/MissionMenu'
import { ScheduleMission } from '../detail/ScheduleMission'
import { allowedStatuses, isIrreversible, statusChangeLabel } from '../detail/statusChanges'
import { ConfirmStatusChange } from '../detail/StatusButtons'
import { missionsText } from '../messages'

interface MissionRowMenuProps {
  mission: Mission
  /** The server rejected a change because it has a newer version. */
  onStale: () => void
}

/** The actions of a mission in the list: open, edit, change the status, and those of the menu on its page. */
export function MissionRowMenu({ mission, onStale }: MissionRowMenuProps) {
  const { _id: missionId, version } = mission
  const canUpdate = useCan('mission_update')
  const [updateStatus] = useUpdateMissionStatusMutation()
  const [editMission] = useEditMissionMutation()
  const [deleteMission] = useDeleteMissionMutation()
  const [statusToConfirm, setStatusToConfirm] = useState<MissionStatus | null>(null)
  const path = `/dashboard/missions/${missionId}`

  const report = (error: unknown) => {
    if (!isApiError(error)) return
    showMessage({ type: 'error', text: error.message })
    onStale()
  }
  const changeStatus = async (status: MissionStatus) => {
    setStatusToConfirm(null)
    report((await updateStatus({ missionStatusChange: { missionId, status, version } })).error)
  }
  // Irreversible changes are confirmed, and scheduling asks for the time.
  const ask = (status: MissionStatus) =>
    isIrreversible(status) || status === 'scheduled' ? setStatusToConfirm(status) : void changeStatus(status)
  const archive = async (archived: boolean) =>
    report((await editMission({ missionId, missionEdit: { version, archived } })).error)

  return (
    <>
      <MissionMenu
        mission={mission}
        extraItems={[
          { key: 'open', label: missionsText('open'), to: path },
          ...(canUpdate
            ? [
                { key: 'edit', label: missionsText('edit'), to: `${path}/edit` },
                ...allowedStatuses(mission).map((status) => ({
                  key: status,
                  label: statusChangeLabel(mission, status),
                  danger: status === 'cancelled',
                  onClick: () => ask(status),
                })),
              ]
            : []),
        ]}
        onArchive={(archived) => void archive(archived)}
        onDelete={() => deleteMission({ missionId })}
      />
      <ConfirmStatusChange
        mission={mission}
        statusToConfirm={statusToConfirm}
        onChoose={(status) => void changeStatus(status)}
        onCancel={() => setStatusToConfirm(null)}
      />
      {statusToConfirm === 'scheduled' && (
        <ScheduleMission mission={mission} onStale={onStale} onClose={() => setStatusToConfirm(null)} />
      )}
    </>
  )
}

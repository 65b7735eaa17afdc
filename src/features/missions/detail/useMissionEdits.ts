import {
  useEditMissionMutation,
  useUpdateMissionStatusMutation,
  type Mission,
  type MissionStatus,
} from '../../../api/mission'

export interface MissionEdits {
  changeStatus: (status: MissionStatus) => Promise<void>
  /** The status change that is being saved. */
  savingStatus: MissionStatus | undefined
  archive: (archived: boolean) => Promise<void>
  isArchiving: boolean
  /** Why the last change failed. */
  problem: { message?: string } | undefined
  clearProblem: () => void
}

/**
 * The changes that the page of a mission makes to it.
 * @param onStale called after a failure, because the server may have a newer version
 */
export function useMissionEdits({ _id: missionId, version }: Mission, onStale: () => void): MissionEdits {
  const [updateStatus, statusUpdate] = useUpdateMissionStatusMutation()
  const [editMission, edit] = useEditMissionMutation()

  const changeStatus = async (status: MissionStatus) => {
    edit.reset()
    const { error } = await updateStatus({ missionStatusChange: { missionId, status, version } })
    if (error) onStale()
  }
  const archive = async (archived: boolean) => {
    statusUpdate.reset()
    const { error } = await editMission({ missionId, missionEdit: { version, archived } })
    if (error) onStale()
  }
  return {
    changeStatus,
    savingStatus: statusUpdate.isLoading ? statusUpdate.originalArgs?.missionStatusChange.status : undefined,
    archive,
    isArchiving: edit.isLoading,
    problem: statusUpdate.error ?? edit.error,
    clearProblem: statusUpdate.error ? statusUpdate.reset : edit.reset,
  }
}

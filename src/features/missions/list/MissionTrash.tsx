import {
  useDeleteMissionPermanentlyMutation,
  useDeleteMissionTrashMutation,
  useListDeletedMissionsQuery,
  useRestoreMissionMutation,
} from '../../../api/mission'
import { TrashDrawer } from '../../../shared/lists/TrashDrawer'
import { TrashList } from '../../../shared/lists/TrashList'
import { missionsText } from '../messages'

const SHOWN = 200

/** Trash of the missions. */
export const MissionTrash = () => (
  <TrashDrawer title={missionsText('trashTitle')}>
    <DeletedMissions />
  </TrashDrawer>
)

function DeletedMissions() {
  const query = useListDeletedMissionsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreMissionMutation()
  const [purge] = useDeleteMissionPermanentlyMutation()
  const [empty] = useDeleteMissionTrashMutation()
  return (
    <TrashList
      help={missionsText('trashHelp')}
      purgeWarning={(count) => missionsText('purgeWarning', { count })}
      query={query}
      onRestore={(missionId) => restore({ missionId })}
      onPurge={(missionId) => purge({ missionId })}
      onEmpty={(count) => empty({ count })}
    />
  )
}

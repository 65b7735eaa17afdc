import { useListDeletedRecordingsQuery, useRestoreRecordingsMutation } from '../../../api/vod'
import { TrashDrawer } from '../../../shared/lists/TrashDrawer'
import { TrashList } from '../../../shared/lists/TrashList'
import { recordingsText } from '../messages'

const SHOWN = 200

/** Trash of the recordings of a mission. */
export const RecordingTrash = ({ missionId }: { missionId: string }) => (
  <TrashDrawer title={recordingsText('trash')}>
    <DeletedRecordings missionId={missionId} />
  </TrashDrawer>
)

function DeletedRecordings({ missionId }: { missionId: string }) {
  const query = useListDeletedRecordingsQuery({ missionId, pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreRecordingsMutation()
  return (
    <TrashList
      help={recordingsText('trashHelp')}
      query={query}
      onRestore={(vodId) => restore({ recordingSelection: { vodIds: [vodId] } })}
    />
  )
}

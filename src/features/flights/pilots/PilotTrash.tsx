import {
  useDeletePilotPermanentlyMutation,
  useDeletePilotTrashMutation,
  useListDeletedPilotsQuery,
  useRestorePilotMutation,
} from '../../../api/pilot'
import { TrashDrawer } from '../../../shared/lists/TrashDrawer'
import { TrashList } from '../../../shared/lists/TrashList'
import { pilotsText } from './messages'

const SHOWN = 200

/** Trash of the pilots. */
export const PilotTrash = () => (
  <TrashDrawer title={pilotsText('trashTitle')}>
    <RemovedPilots />
  </TrashDrawer>
)

function RemovedPilots() {
  const query = useListDeletedPilotsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestorePilotMutation()
  const [purge] = useDeletePilotPermanentlyMutation()
  const [empty] = useDeletePilotTrashMutation()
  return (
    <TrashList
      help={pilotsText('trashHelp')}
      purgeWarning={(count) => pilotsText('purgeWarning', { count })}
      query={query}
      onRestore={(pilotId) => restore({ pilotId })}
      onPurge={(pilotId) => purge({ pilotId })}
      onEmpty={(count) => empty({ count })}
    />
  )
}

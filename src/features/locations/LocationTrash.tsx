import {
  useDeleteLocationPermanentlyMutation,
  useDeleteLocationTrashMutation,
  useListDeletedLocationsQuery,
  useRestoreLocationMutation,
} from '../../api/location'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { locationsText } from './messages'

const SHOWN = 200

/** Trash of the locations. */
export const LocationTrash = () => (
  <TrashDrawer title={locationsText('trashTitle')}>
    <DeletedLocations />
  </TrashDrawer>
)

function DeletedLocations() {
  const query = useListDeletedLocationsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreLocationMutation()
  const [purge] = useDeleteLocationPermanentlyMutation()
  const [empty] = useDeleteLocationTrashMutation()
  return (
    <TrashList
      help={locationsText('trashHelp')}
      purgeWarning={(count) => locationsText('purgeWarning', { count })}
      query={query}
      onRestore={(locationId) => restore({ locationId })}
      onPurge={(locationId) => purge({ locationId })}
      onEmpty={(count) => empty({ count })}
    />
  )
}

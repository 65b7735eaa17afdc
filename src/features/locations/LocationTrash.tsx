import { useListDeletedLocationsQuery, useRestoreLocationMutation } from '../../api/location'
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
  return (
    <TrashList help={locationsText('trashHelp')} query={query} onRestore={(locationId) => restore({ locationId })} />
  )
}

import {
  useDeleteFlightPermanentlyMutation,
  useDeleteFlightTrashMutation,
  useListDeletedFlightsQuery,
  useRestoreFlightMutation,
} from '../../api/flight'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { flightsText } from './messages'

const SHOWN = 200

/** Trash of the flights of all missions. */
export const FlightTrash = () => (
  <TrashDrawer title={flightsText('trashTitle')}>
    <DeletedFlights />
  </TrashDrawer>
)

function DeletedFlights() {
  const query = useListDeletedFlightsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreFlightMutation()
  const [purge] = useDeleteFlightPermanentlyMutation()
  const [empty] = useDeleteFlightTrashMutation()
  return (
    <TrashList
      help={flightsText('trashHelp')}
      purgeWarning={(count) => flightsText('purgeWarning', { count })}
      query={query}
      onRestore={(flightId) => restore({ flightId })}
      onPurge={(flightId) => purge({ flightId })}
      onEmpty={(count) => empty({ count })}
    />
  )
}

import { useDeleteFlightMutation, type Flight } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { RowMenu, type RowMenuItem } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { flightsText } from '../messages'

/** Actions of a flight in the list. */
export function FlightMenu({ flight: { _id: flightId, name, mission } }: { flight: Flight }) {
  const canOpenMission = useCan('mission_list')
  const canDelete = useCan('flight_delete')
  const [deleteFlight] = useDeleteFlightMutation()
  const deletion = useConfirmDelete({
    title: flightsText('deleteNamedTitle', { name }),
    warning: flightsText('deleteWarning'),
    action: flightsText('deleteAction'),
    run: () => deleteFlight({ flightId }),
    onDeleted: () => showMessage({ type: 'success', text: flightsText('deletedNamed', { name }) }),
  })
  const items: RowMenuItem[] = []
  if (canOpenMission) {
    items.push({ key: 'mission', label: flightsText('openMission'), to: `/dashboard/missions/${mission._id}` })
  }
  if (canDelete) items.push({ key: 'delete', label: flightsText('delete'), danger: true, onClick: deletion.open })
  return (
    <>
      <RowMenu name={name} items={items} />
      {deletion.dialog}
    </>
  )
}

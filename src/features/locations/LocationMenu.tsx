import { useDeleteLocationMutation, type ListedLocation } from '../../api/location'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { locationsText } from './messages'

/** Actions of a location in the list. */
export function LocationMenu({ location: { _id: locationId, name } }: { location: ListedLocation }) {
  const [deleteLocation] = useDeleteLocationMutation()
  const deletion = useConfirmDelete({
    title: locationsText('deleteTitle', { name }),
    warning: locationsText('deleteWarning'),
    action: locationsText('deleteAction'),
    run: () => deleteLocation({ locationId }),
    onDeleted: () => showMessage({ type: 'success', text: locationsText('deletedNamed', { name }) }),
  })
  return (
    <>
      <RowMenu
        name={name}
        items={[{ key: 'delete', label: locationsText('delete'), danger: true, onClick: deletion.open }]}
      />
      {deletion.dialog}
    </>
  )
}

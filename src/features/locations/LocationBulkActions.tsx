import { Button } from 'antd'
import { useDeleteLocationsMutation, type ListedLocation } from '../../api/location'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { locationsText } from './messages'

interface LocationBulkActionsProps {
  /** At least one. */
  locations: ListedLocation[]
  onDone: () => void
}

/** Deletes the selected locations, all or none. */
export function LocationBulkActions({ locations, onDone }: LocationBulkActionsProps) {
  const [deleteLocations] = useDeleteLocationsMutation()
  const count = locations.length
  const deletion = useConfirmDelete({
    title: locationsText('deleteManyTitle', { count }),
    warning: locationsText('deleteManyWarning'),
    action: locationsText('deleteManyAction', { count }),
    run: () => deleteLocations({ locationSelection: { locationIds: locations.map(({ _id }) => _id) } }),
    onDeleted: () => {
      showMessage({ type: 'success', text: locationsText('deletedMany', { count }) })
      onDone()
    },
  })
  return (
    <>
      <Button danger onClick={deletion.open}>
        {locationsText('delete')}
      </Button>
      {deletion.dialog}
    </>
  )
}

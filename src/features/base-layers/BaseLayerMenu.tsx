import { useDeleteBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu, type RowMenuItem } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'

/** Actions of a base layer in the list. */
export function BaseLayerMenu({ base: { _id: baseLayerId, name, published } }: { base: BaseLayer }) {
  const canDelete = useCan('can_delete_base_layer')
  const [deleteBaseLayer] = useDeleteBaseLayerMutation()
  const deletion = useConfirmDelete({
    title: baseText('deleteTitle', { name }),
    warning: baseText('deleteWarning'),
    action: baseText('deleteAction'),
    run: () => deleteBaseLayer({ baseLayerId }),
    onDeleted: () => showMessage({ type: 'success', text: baseText('deleted') }),
  })
  const items: RowMenuItem[] = []
  if (published) items.push({ key: 'map', label: baseText('openPublic'), to: `/map/${baseLayerId}` })
  if (canDelete) items.push({ key: 'delete', label: baseText('delete'), danger: true, onClick: deletion.open })
  return (
    <>
      <RowMenu name={name} items={items} />
      {deletion.dialog}
    </>
  )
}

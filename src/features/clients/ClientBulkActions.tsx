import { Button } from 'antd'
import { useDeleteClientsMutation, type Client } from '../../api/client'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { clientsText } from './messages'

interface ClientBulkActionsProps {
  /** At least one. */
  clients: Client[]
  onDone: () => void
}

/** Deletes the selected clients, all or none. */
export function ClientBulkActions({ clients, onDone }: ClientBulkActionsProps) {
  const [deleteClients] = useDeleteClientsMutation()
  const count = clients.length
  const deletion = useConfirmDelete({
    title: clientsText('deleteManyTitle', { count }),
    warning: clientsText('deleteManyWarning', { count }),
    action: clientsText('deleteManyAction', { count }),
    run: () => deleteClients({ clientSelection: { clientIds: clients.map(({ _id }) => _id) } }),
    onDeleted: () => {
      showMessage({ type: 'success', text: clientsText('deletedMany', { count }) })
      onDone()
    },
  })
  return (
    <>
      <Button danger onClick={deletion.open}>
        {clientsText('delete')}
      </Button>
      {deletion.dialog}
    </>
  )
}

import { useState } from 'react'
import { useDeleteClientMutation, type Client } from '../../api/client'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { EditClient } from './EditClient'
import { clientsText } from './messages'

interface ClientMenuProps {
  client: Client
  /** On the page of the client, which is gone after a deletion. */
  onDeleted?: () => void
}

/** Actions of a client. */
export function ClientMenu({ client, onDeleted }: ClientMenuProps) {
  const { _id: clientId, name } = client
  const canEdit = useCan('edit_client')
  const canDelete = useCan('delete_client')
  const [isEditing, setEditing] = useState(false)
  const [deleteClient] = useDeleteClientMutation()
  const deletion = useConfirmDelete({
    title: clientsText('deleteTitle', { name }),
    warning: clientsText('deleteWarning'),
    action: clientsText('deleteAction'),
    run: () => deleteClient({ clientId }),
    onDeleted: () => {
      showMessage({ type: 'success', text: clientsText('deletedNamed', { name }) })
      onDeleted?.()
    },
  })
  return (
    <>
      <RowMenu
        name={name}
        items={[
          ...(canEdit ? [{ key: 'edit', label: clientsText('edit'), onClick: () => setEditing(true) }] : []),
          ...(canDelete ? [{ key: 'delete', label: clientsText('delete'), danger: true, onClick: deletion.open }] : []),
        ]}
      />
      {isEditing && <EditClient client={client} onClose={() => setEditing(false)} />}
      {deletion.dialog}
    </>
  )
}

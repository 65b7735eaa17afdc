import { useListDeletedClientsQuery, useRestoreClientMutation } from '../../api/client'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { clientsText } from './messages'

const SHOWN = 200

/** Trash of the clients. */
export const ClientTrash = () => (
  <TrashDrawer title={clientsText('trashTitle')}>
    <DeletedClients />
  </TrashDrawer>
)

function DeletedClients() {
  const query = useListDeletedClientsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreClientMutation()
  return <TrashList help={clientsText('trashHelp')} query={query} onRestore={(clientId) => restore({ clientId })} />
}

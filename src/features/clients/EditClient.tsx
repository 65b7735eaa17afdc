import { useEditClientMutation, useGetClientQuery, type Client } from '../../api/client'
import { EditDialog } from '../../shared/forms/EditDialog'
import { ClientFields, fieldLabels, fieldsOf, valuesOf, type ClientValues } from './ClientFields'
import { clientsText } from './messages'

/** Dialog that edits the details of a client. Mount it when it opens. */
export function EditClient({ client, onClose }: { client: Client; onClose: () => void }) {
  const { _id: clientId } = client
  const [edit, { isLoading }] = useEditClientMutation()
  const { data, refetch } = useGetClientQuery({ clientId })
  return (
    <EditDialog<Client, ClientValues>
      title={clientsText('editTitle', { name: client.name })}
      formName="edit-client"
      newest={data?.data ?? client}
      valuesOf={valuesOf}
      labels={fieldLabels()}
      send={(values, { version }) => edit({ clientId, clientEdit: { version, ...fieldsOf(values) } })}
      reload={async () => (await refetch()).data?.data}
      isSaving={isLoading}
      onClose={onClose}
    >
      <ClientFields />
    </EditDialog>
  )
}

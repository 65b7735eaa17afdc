import { Select } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useGetClientQuery, useListClientsQuery, useRestoreClientMutation } from '../../api/client'
import { useCan } from '../../session/useCan'
import { NoOptions } from '../../shared/lists/NoOptions'
import { LinkButton } from '../../shared/LinkButton'
import { id, listParams } from '../../shared/lists/listParams'
import { useListParams } from '../../shared/lists/useListParams'
import { PageHeader } from '../../shared/PageHeader'
import { popupParent } from '../../shared/popupParent'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { isNotFound } from '../../shared/states/isNotFound'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { ClientLinks } from './ClientLinks'
import { ClientMenu } from './ClientMenu'
import { ClientPeople } from './ClientPeople'
import { ClientPhones } from './ClientPhones'
import { ClientRecord } from './ClientRecord'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { routeText } from './routeMessages'
import { SharedMissions } from './SharedMissions'
import { ViewAsClient } from './ViewAsClient'

const MAX_OPTIONS = 50
const params = listParams({ client: id() })

/** The record, the missions and the people of the client that the URL names; without one, which client sees which mission. */
export function ClientMissionsPage() {
  const { client: clientId } = useListParams(params).filters
  const canList = useCan('client_list')
  return clientId === undefined || !canList ? (
    <ClientLinks actions={canList && <ClientSelect value={undefined} />} />
  ) : (
    <OneClient key={clientId} clientId={clientId} />
  )
}

function OneClient({ clientId }: { clientId: string }) {
  const navigate = useNavigate()
  const canEdit = useCan('edit_client')
  const canDelete = useCan('delete_client')
  const { data, error, refetch } = useGetClientQuery({ clientId })
  const [restore] = useRestoreClientMutation()
  const client = data?.data
  return (
    <>
      <PageHeader
        title={client?.name ?? routeText('clientMissions')}
        actions={
          <>
            <LinkButton to="/dashboard/tenant/client/missions">{clientsText('allLinks')}</LinkButton>
            <ClientSelect value={client ? { _id: clientId, name: client.name } : undefined} />
            {client && <ViewAsClient clientId={clientId} />}
            {client && (canEdit || canDelete) && (
              <ClientMenu client={client} onDeleted={() => void navigate('/dashboard/tenant/client/list')} />
            )}
          </>
        }
      />
      {isNotFound(error) ? (
        <MissingRecord
          error={error}
          record="client"
          title={clientsText('notFoundTitle')}
          back={<LinkButton to="/dashboard/tenant/client/list">{clientsText('toList')}</LinkButton>}
          onRestore={canDelete ? () => restore({ clientId }) : undefined}
          onRestored={() => void refetch()}
        />
      ) : error && !client ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : client ? (
        <>
          <ClientRecord client={client} />
          <SharedMissions client={client} />
          <ClientPeople client={client} />
          {canEdit && <ClientPhones clientId={clientId} />}
        </>
      ) : (
        <RowsSkeleton rows={6} height={48} />
      )}
    </>
  )
}

function ClientSelect({ value }: { value: { _id: string; name: string } | undefined }) {
  const navigate = useNavigate()
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListClientsQuery({
    pageSize: MAX_OPTIONS,
    ...(search !== undefined && { search }),
  })
  const found = data?.data.items ?? []
  const isListed = found.some(({ _id }) => _id === value?._id)
  return (
    <Select
      aria-label={clientsText('chooseClient')}
      placeholder={clientsText('chooseTitle')}
      style={{ width: 280, maxWidth: '100%' }}
      value={value?._id}
      onChange={(clientId) => void navigate(missionsPath(clientId))}
      loading={isFetching}
      getPopupContainer={popupParent}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={[...(value && !isListed ? [value] : []), ...found].map(({ _id, name }) => ({ value: _id, label: name }))}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={clientsText('noClients')} />}
    />
  )
}

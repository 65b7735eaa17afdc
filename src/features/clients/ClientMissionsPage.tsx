import { SolutionOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useGetClientQuery, useListClientsQuery } from '../../api/client'
import { useCan } from '../../session/useCan'
import { id, listParams } from '../../shared/lists/listParams'
import { useListParams } from '../../shared/lists/useListParams'
import { PageHeader } from '../../shared/PageHeader'
import { popupParent } from '../../shared/popupParent'
import { sharedText } from '../../shared/sharedText'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { ClientMenu } from './ClientMenu'
import { ClientPeople } from './ClientPeople'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { routeText } from './routeMessages'
import { SharedMissions } from './SharedMissions'
import { ViewAsClient } from './ViewAsClient'

const MAX_OPTIONS = 50
const params = listParams({ client: id() })

/** The missions and the people of one client, which the URL names. */
export function ClientMissionsPage() {
  const { client: clientId } = useListParams(params).filters
  const canList = useCan('client_list')
  return (
    <>
      {clientId === undefined || !canList ? (
        <>
          <PageHeader title={routeText('clientMissions')} actions={canList && <ClientSelect value={undefined} />} />
          <EmptyState icon={<SolutionOutlined />} title={clientsText('chooseTitle')} help={clientsText('chooseHelp')} />
        </>
      ) : (
        <OneClient key={clientId} clientId={clientId} />
      )}
    </>
  )
}

function OneClient({ clientId }: { clientId: string }) {
  const navigate = useNavigate()
  const canEdit = useCan('edit_client')
  const canDelete = useCan('delete_client')
  const { data, error, refetch } = useGetClientQuery({ clientId })
  const client = data?.data
  return (
    <>
      <PageHeader
        title={routeText('clientMissions')}
        detail={[client?.email, client?.phone].filter(Boolean).join(' · ')}
        actions={
          <>
            <ClientSelect value={client ? { _id: clientId, name: client.name } : undefined} />
            {client && <ViewAsClient clientId={clientId} />}
            {client && (canEdit || canDelete) && (
              <ClientMenu client={client} onDeleted={() => void navigate('/dashboard/tenant/client/list')} />
            )}
          </>
        }
      />
      {error && !client ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : client ? (
        <>
          <SharedMissions client={client} />
          <ClientPeople client={client} />
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
  const { data, isFetching } = useListClientsQuery({ pageSize: MAX_OPTIONS, ...(search !== undefined && { search }) })
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
      notFoundContent={isFetching ? sharedText('loading') : clientsText('noClients')}
    />
  )
}

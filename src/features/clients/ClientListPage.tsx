import { PlusOutlined, SolutionOutlined } from '@ant-design/icons'
import { downloadHref } from '../../api/download'
import { useListClientsQuery, type Client, type ListClientsApiArg } from '../../api/client'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { listParams, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { ClientBulkActions } from './ClientBulkActions'
import { ClientLogo } from './ClientLogo'
import { ClientMenu } from './ClientMenu'
import { ClientTrash } from './ClientTrash'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { routeText } from './routeMessages'

type Sort = NonNullable<ListClientsApiArg['sort']>

const SORTS = ['name', '-name', '-missionCount', 'missionCount', '-createdAt', 'createdAt'] as const satisfies Sort[]
const LOGO_SIZE = 32
const clientListParams = listParams({ search: searchText(), sort: oneOf(SORTS) })

export function ClientListPage() {
  const list = useListParams(clientListParams)
  const { sort, page, pageSize } = list.view
  const query = useListClientsQuery(
    { ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const canCreate = useCan('create_client')
  const canEdit = useCan('edit_client')
  const canDelete = useCan('delete_client')
  const canSeeMissions = useCan('client_data')
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/tenant/client/create">
      {routeText('newClient')}
    </LinkButton>
  )
  return (
    <ResourceList<Client>
      title={routeText('clients')}
      detail={clientsText('detail')}
      actions={
        <>
          {canDelete && <ClientTrash />}
          {createLink}
        </>
      }
      exportHref={downloadHref('/client/export', list.filters)}
      list={list}
      searchLabel={clientsText('search')}
      sortLabels={sortLabels()}
      query={query}
      name={({ name }) => name}
      {...(canSeeMissions && { path: ({ _id }: Client) => missionsPath(_id) })}
      columns={columns()}
      card={{
        mark: ({ logo }) => logo !== null && <ClientLogo logo={logo} size={LOGO_SIZE} />,
        detail: ({ missionCount: missions, people }) => clientsText('cardDetail', { missions, people: people.length }),
      }}
      {...(canDelete && {
        bulkActions: (clients: Client[], clear: () => void) => <ClientBulkActions clients={clients} onDone={clear} />,
      })}
      {...((canEdit || canDelete) && { rowMenu: (client: Client) => <ClientMenu client={client} /> })}
      empty={{
        icon: <SolutionOutlined />,
        title: clientsText('noneTitle'),
        help: clientsText('noneHelp'),
        action: createLink,
      }}
      noMatch={clientsText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<Sort, string> => ({
  name: clientsText('sortName'),
  '-name': clientsText('sortNameBack'),
  '-missionCount': clientsText('sortMost'),
  missionCount: clientsText('sortFewest'),
  '-createdAt': clientsText('sortNew'),
  createdAt: clientsText('sortOld'),
})

const columns = (): Column<Client>[] => [
  {
    key: 'logo',
    title: clientsText('fieldLogo'),
    width: 64,
    render: ({ logo }) => <ClientLogo logo={logo} size={LOGO_SIZE} />,
  },
  { key: 'name', title: clientsText('columnName'), isSortable: true, isLink: true },
  {
    key: 'contact',
    title: clientsText('columnContact'),
    render: ({ contactName, email }) => (
      <span style={{ overflowWrap: 'anywhere' }}>{[contactName, email].filter(Boolean).join(' · ')}</span>
    ),
  },
  {
    key: 'people',
    title: clientsText('columnPeople'),
    width: 120,
    align: 'right',
    render: ({ people }) => people.length,
  },
  {
    key: 'missionCount',
    title: clientsText('columnMissions'),
    width: 140,
    align: 'right',
    isSortable: true,
    render: ({ missionCount }) => missionCount,
  },
  {
    key: 'createdAt',
    title: clientsText('columnCreated'),
    width: 160,
    isSortable: true,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]

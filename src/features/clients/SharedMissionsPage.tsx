import { SendOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { useListMissionsQuery, type Mission } from '../../api/mission'
import { selectTenantId } from '../../session/authSlice'
import { useMissionPath } from '../../session/useMissionPath'
import { listParams, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import { useListParams } from '../../shared/lists/useListParams'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { clientsText } from './messages'
import { routeText } from './routeMessages'

/** Clients have no socket: a list older than this is refetched when they return to it. */
const FRESH_SECONDS = 5
const SORTS = ['-updatedAt', 'name', '-name'] as const
const params = listParams({ search: searchText(), sort: oneOf(SORTS) })

/** The missions that are shared with the client of the user. */
export function SharedMissionsPage() {
  const tenantId = useSelector(selectTenantId)
  return tenantId && <MissionList tenantId={tenantId} />
}

function MissionList({ tenantId }: { tenantId: string }) {
  const list = useListParams(params)
  const missionPath = useMissionPath()
  const { sort, page, pageSize } = list.view
  const query = useListMissionsQuery(
    { tenantId, ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )
  return (
    <ResourceList<Mission>
      title={routeText('missions')}
      detail={clientsText('sharedDetail')}
      list={list}
      searchLabel={clientsText('sharedSearch')}
      sortLabels={{
        '-updatedAt': clientsText('sortNew'),
        name: clientsText('sortName'),
        '-name': clientsText('sortNameBack'),
      }}
      query={query}
      name={({ name }) => name}
      path={({ _id }) => missionPath(_id)}
      columns={[
        { key: 'name', title: clientsText('columnName'), isSortable: true, isLink: true },
        {
          key: 'status',
          title: clientsText('columnStatus'),
          width: 140,
          render: ({ status }) => <MissionStatusTag status={status} />,
        },
        {
          key: 'location',
          title: clientsText('columnLocation'),
          width: 220,
          render: ({ location }) => location?.name,
        },
        {
          key: 'updatedAt',
          title: clientsText('columnUpdated'),
          width: 160,
          render: ({ updatedAt }) => <RelativeTime time={updatedAt} />,
        },
      ]}
      card={{
        mark: ({ status }) => <MissionStatusTag status={status} />,
        detail: ({ location }) => location?.name ?? '',
      }}
      empty={{ icon: <SendOutlined />, title: clientsText('sharedNoneTitle'), help: clientsText('sharedNoneHelp') }}
      noMatch={clientsText('sharedNoMatch')}
    />
  )
}

import { EnvironmentOutlined } from '@ant-design/icons'
import { useListLocationsQuery, type ListedLocation, type LocationSort } from '../../api/location'
import { listParams, oneOf, SEARCH_MAX, text } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { useListParams } from '../../shared/lists/useListParams'
import { degreesText } from './degrees'
import { placesText } from './messages'

const SORTS = ['name', '-name', '-missionCount', 'missionCount'] as const satisfies LocationSort[]

const locationListParams = listParams({ search: text(SEARCH_MAX), sort: oneOf(SORTS) })

export function LocationListPage() {
  const list = useListParams(locationListParams)
  const { sort, page, pageSize } = list.view
  const query = useListLocationsQuery({ ...list.filters, sort, page, pageSize }, { refetchOnMountOrArgChange: true })
  return (
    <ResourceList<ListedLocation>
      title={placesText('places')}
      detail={placesText('detail')}
      list={list}
      searchLabel={placesText('search')}
      sortLabels={sortLabels()}
      query={query}
      name={({ name }) => name}
      path={({ _id }) => `/dashboard/locations/${_id}`}
      columns={columns()}
      card={{
        detail: ({ missionCount: count }) => placesText('missionCount', { count }),
      }}
      empty={{ icon: <EnvironmentOutlined />, title: placesText('noneTitle'), help: placesText('noneHelp') }}
      noMatch={placesText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<LocationSort, string> => ({
  name: placesText('sortName'),
  '-name': placesText('sortNameBack'),
  '-missionCount': placesText('sortMost'),
  missionCount: placesText('sortFewest'),
})

const columns = (): Column<ListedLocation>[] => [
  { key: 'name', title: placesText('columnName'), isSortable: true, isLink: true },
  {
    key: 'missionCount',
    title: placesText('columnMissions'),
    width: 140,
    align: 'right',
    isSortable: true,
    render: ({ missionCount }) => missionCount,
  },
  { key: 'at', title: placesText('columnAt'), width: 240, render: ({ location }) => degreesText(location) },
]

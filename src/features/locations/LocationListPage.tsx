import { EnvironmentOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Flex, Select, Table, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useListLocationsQuery, type ListedLocation, type LocationSort } from '../../api/location'
import { useCan } from '../../session/useCan'
import { besideField } from '../../shared/besideField'
import { CardList } from '../../shared/lists/CardList'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { opensRow } from '../../shared/lists/opensRow'
import { SearchInput } from '../../shared/lists/SearchInput'
import { sortedColumn, sortingBy } from '../../shared/lists/sorting'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { degreesText } from './degrees'
import { readView, SEARCH_MAX, SORTS, writeView } from './listView'
import { placesText } from './messages'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40

const pageOf = ({ _id }: ListedLocation) => `/dashboard/locations/${_id}`

const sortWords: Record<LocationSort, string> = {
  name: placesText('sortName'),
  '-name': placesText('sortNameBack'),
  '-missionCount': placesText('sortMost'),
  missionCount: placesText('sortFewest'),
}

export function LocationListPage() {
  return useCan('location_list') ? <LocationList /> : <NoPermission isPage permission="location_list" />
}

function LocationList() {
  const [view, change] = useAddressView(readView, writeView)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { data, currentData, error, refetch } = useListLocationsQuery(
    { ...view, search: view.search || undefined },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageHeader title={placesText('places')} detail={placesText('detail')} />
      <Flex wrap gap="8px 16px" style={{ marginBottom: 12 }}>
        <SearchInput
          label={placesText('search')}
          value={view.search}
          maxLength={SEARCH_MAX}
          onSearch={(search) => change({ search })}
        />
        {isPhone && (
          <Select<LocationSort>
            aria-label={placesText('sortBy')}
            value={view.sort}
            getPopupContainer={besideField}
            onChange={(sort) => change({ sort })}
            options={SORTS.map((value) => ({ value, label: sortWords[value] }))}
            style={{ flex: 1, minWidth: 200 }}
          />
        )}
      </Flex>
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) return <NoPlaces isSearched={view.search !== '' || view.page > 1} onClear={clear} />
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        {isPhone ? (
          <CardList
            rows={items}
            link={pageOf}
            name={({ name }) => name}
            detail={({ missionCount: count }) =>
              count === 1 ? placesText('missionCountOne') : placesText('missionCount', { count })
            }
          />
        ) : (
          <Table<ListedLocation>
            size="small"
            rowKey="_id"
            columns={columns(view.sort)}
            dataSource={items}
            loading={!currentData}
            pagination={false}
            {...sortingBy<ListedLocation, LocationSort>(SORTS, (sort) => change({ sort }))}
            onRow={(place) => opensRow(() => void navigate(pageOf(place)))}
          />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }

  function clear() {
    change({ search: '' })
  }
}

function NoPlaces({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  return isSearched ? (
    <EmptyState
      icon={<SearchOutlined />}
      title={placesText('noMatchTitle')}
      help={placesText('noMatchHelp')}
      action={<Button onClick={onClear}>{placesText('clearSearch')}</Button>}
    />
  ) : (
    <EmptyState icon={<EnvironmentOutlined />} title={placesText('noneTitle')} help={placesText('noneHelp')} />
  )
}

const columns = (sort: LocationSort): TableColumnsType<ListedLocation> => [
  {
    ...sortedColumn('name', sort),
    title: placesText('columnName'),
    render: (_, place) => (
      <Link to={pageOf(place)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
        {place.name}
      </Link>
    ),
  },
  {
    ...sortedColumn('missionCount', sort),
    title: placesText('columnMissions'),
    width: 140,
    align: 'right',
    dataIndex: 'missionCount',
  },
  {
    key: 'at',
    title: placesText('columnAt'),
    width: 240,
    render: (_, { location }) => degreesText(location),
  },
]

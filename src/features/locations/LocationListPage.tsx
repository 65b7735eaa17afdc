import { useState } from 'react'
import { EnvironmentOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useListLocationsQuery, type ListedLocation, type LocationSort } from '../../api/location'
import { useCan } from '../../session/useCan'
import { listParams, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { PLACE_DIGITS, positionText } from '../../shared/positionText'
import { LocationBulkActions } from './LocationBulkActions'
import { LocationMenu } from './LocationMenu'
import { LocationTrash } from './LocationTrash'
import { LocationsMap } from './LocationsMap'
import { locationsText } from './messages'
import { NewLocation } from './NewLocation'

const SORTS = ['name', '-name', '-missionCount', 'missionCount'] as const satisfies LocationSort[]

const locationListParams = listParams({ search: searchText(), sort: oneOf(SORTS) })

export function LocationListPage() {
  const list = useListParams(locationListParams)
  const canDelete = useCan('location_delete')
  const { sort, page, pageSize } = list.view
  const query = useListLocationsQuery(
    { ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const navigate = useNavigate()
  const canCreate = useCan('location_create')
  // The position of the new location, or an empty object while none is chosen.
  const [creating, setCreating] = useState<{ at?: { lat: number; long: number } } | null>(null)
  const open = (locationId: string) => void navigate(`/dashboard/locations/${locationId}`)
  const newButton = canCreate && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating({})}>
      {locationsText('newLocation')}
    </Button>
  )
  return (
    <>
      {creating && (
        <NewLocation at={creating.at} onCreated={({ _id }) => open(_id)} onClose={() => setCreating(null)} />
      )}
      <ResourceList<ListedLocation>
        title={locationsText('locations')}
        actions={
          <>
            {canDelete && <LocationTrash />}
            {newButton}
          </>
        }
        banner={
          <LocationsMap
            search={list.filters.search}
            onOpen={open}
            onCreate={canCreate ? (at) => setCreating({ at }) : undefined}
          />
        }
        detail={locationsText('detail')}
        list={list}
        searchLabel={locationsText('search')}
        sortLabels={sortLabels()}
        query={query}
        name={({ name }) => name}
        path={({ _id }) => `/dashboard/locations/${_id}`}
        {...(canDelete && {
          rowMenu: (location) => <LocationMenu location={location} />,
          bulkActions: (locations, clear) => <LocationBulkActions locations={locations} onDone={clear} />,
        })}
        columns={columns()}
        card={{
          detail: ({ missionCount: count }) => locationsText('missionCount', { count }),
        }}
        empty={{ icon: <EnvironmentOutlined />, title: locationsText('noneTitle'), help: locationsText('noneHelp') }}
        noMatch={locationsText('noMatchTitle')}
      />
    </>
  )
}

const sortLabels = (): Record<LocationSort, string> => ({
  name: locationsText('sortName'),
  '-name': locationsText('sortNameBack'),
  '-missionCount': locationsText('sortMost'),
  missionCount: locationsText('sortFewest'),
})

const columns = (): Column<ListedLocation>[] => [
  { key: 'name', title: locationsText('columnName'), isSortable: true, isLink: true },
  {
    key: 'missionCount',
    title: locationsText('columnMissions'),
    width: 140,
    align: 'right',
    isSortable: true,
    render: ({ missionCount }) => missionCount,
  },
  {
    key: 'at',
    title: locationsText('columnCoordinates'),
    width: 240,
    render: ({ location }) => positionText(location, PLACE_DIGITS),
  },
]

import { RocketOutlined } from '@ant-design/icons'
import { useListFlightsQuery, type Flight, type FlightSort, type FlightStatus } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { FilterChips } from '../../../shared/lists/FilterChips'
import { listParams, many, oneOf, searchText } from '../../../shared/lists/listParams'
import { ResourceList } from '../../../shared/lists/ResourceList'
import type { Column } from '../../../shared/lists/ResourceTable'
import { listState } from '../../../shared/lists/listState'
import { useListParams } from '../../../shared/lists/useListParams'
import { LinkButton } from '../../../shared/LinkButton'
import { Checklists } from '../checklists/Checklists'
import { flightColumns, flightPath, startOf } from '../flightColumns'
import { FlightStatusTag } from '../FlightStatusTag'
import { FlightTrash } from '../FlightTrash'
import { flightsText } from '../messages'
import { FlightMenu } from './FlightMenu'

const STATUSES = [
  'airborne',
  'returning',
  'preflight',
  'planned',
  'landed',
  'aborted',
] as const satisfies FlightStatus[]
const SORTS = [
  '-start',
  'start',
  'name',
  '-name',
  'mission',
  '-mission',
  'status',
  '-status',
] as const satisfies FlightSort[]

const flightListParams = listParams({ search: searchText(), status: many(STATUSES), sort: oneOf(SORTS) })

/** Lists the flights of all missions. */
export function FlightListPage() {
  const list = useListParams(flightListParams)
  const { sort, page, pageSize } = list.view
  const query = useListFlightsQuery(
    { ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const canDelete = useCan('flight_delete')
  return (
    <ResourceList<Flight>
      title={flightsText('title')}
      actions={
        <>
          {canDelete && <FlightTrash />}
          <Checklists />
          <LinkButton to="/dashboard/pilots">{flightsText('pilots')}</LinkButton>
        </>
      }
      list={list}
      searchLabel={flightsText('search')}
      sortLabels={sortLabels()}
      filters={
        <FilterChips
          label={flightsText('statusFilter')}
          chips={STATUSES.map((key) => ({ key, label: flightsText(key) }))}
          chosen={list.view.status}
          onChange={(status) => list.change({ status })}
        />
      }
      query={query}
      name={({ name }) => name}
      path={flightPath}
      columns={columns()}
      rowMenu={(flight) => <FlightMenu flight={flight} />}
      card={{
        mark: ({ status }) => <FlightStatusTag status={status} />,
        detail: (flight) => `${flight.mission.name} · ${startOf(flight)}`,
      }}
      empty={{ icon: <RocketOutlined />, title: flightsText('noneTitle'), help: flightsText('noneHelpAll') }}
      noMatch={flightsText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<FlightSort, string> => ({
  '-start': flightsText('sortNewest'),
  start: flightsText('sortOldest'),
  name: flightsText('sortName'),
  '-name': flightsText('sortNameBack'),
  mission: flightsText('sortMission'),
  '-mission': flightsText('sortMissionBack'),
  status: flightsText('sortStatus'),
  '-status': flightsText('sortStatusBack'),
})

const columns = (): Column<Flight>[] => {
  const { name, status, pilot, start } = flightColumns()
  const mission = {
    key: 'mission',
    title: flightsText('columnMission'),
    render: (flight: Flight) => flight.mission.name,
  }
  return [...[name, mission, status].map(sortable), pilot, sortable(start)]
}

const sortable = (column: Column<Flight>): Column<Flight> => ({ ...column, isSortable: true })

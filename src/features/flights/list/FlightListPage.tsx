import { RocketOutlined } from '@ant-design/icons'
import { useListFlightsQuery, type Flight, type FlightSort, type FlightStatus } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { FilterChips } from '../../../shared/lists/FilterChips'
import { listParams, many, oneOf, searchText } from '../../../shared/lists/listParams'
import { ResourceList } from '../../../shared/lists/ResourceList'
import type { Column } from '../../../shared/lists/ResourceTable'
import { useListParams } from '../../../shared/lists/useListParams'
import { LinkButton } from '../../../shared/LinkButton'
import { absoluteTime } from '../../../shared/time/timeText'
import { Checklists } from '../checklists/Checklists'
import { FlightStatusTag } from '../FlightStatusTag'
import { FlightTrash } from '../FlightTrash'
import { flightsText } from '../messages'
import { PilotName } from '../PilotName'

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
  const query = useListFlightsQuery({ ...list.filters, sort, page, pageSize }, { refetchOnMountOrArgChange: true })
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
      path={({ _id, mission }) => `/dashboard/missions/${mission._id}/flights?flight=${_id}`}
      columns={columns()}
      card={{
        mark: ({ status }) => <FlightStatusTag status={status} />,
        detail: (flight) => `${flight.mission.name} · ${startOf(flight)}`,
      }}
      empty={{ icon: <RocketOutlined />, title: flightsText('noneTitle'), help: flightsText('noneHelpAll') }}
      noMatch={flightsText('noMatchTitle')}
    />
  )
}

const startOf = ({ startedAt, plannedStart }: Flight): string => {
  const start = startedAt ?? plannedStart
  return start === null ? flightsText('noTime') : absoluteTime(start)
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

const columns = (): Column<Flight>[] => [
  { key: 'name', title: flightsText('columnName'), isSortable: true, isLink: true },
  { key: 'mission', title: flightsText('columnMission'), isSortable: true, render: ({ mission }) => mission.name },
  {
    key: 'status',
    title: flightsText('columnStatus'),
    width: 120,
    isSortable: true,
    render: ({ status }) => <FlightStatusTag status={status} />,
  },
  {
    key: 'pilot',
    title: flightsText('columnPilot'),
    render: (flight) => <PilotName flight={flight} />,
  },
  { key: 'start', title: flightsText('columnStart'), width: 190, isSortable: true, render: startOf },
]

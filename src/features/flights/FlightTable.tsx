import { Flex, Table, Typography } from 'antd'
import type { Flight } from '../../api/flight'
import { Link } from '../../shared/Link'
import { absoluteTime } from '../../shared/time/timeText'
import { useIsPhone } from '../../shared/useIsPhone'
import { FlightStatusTag } from './FlightStatusTag'
import { flightsText } from './messages'
import { PilotName } from './PilotName'

const START_WIDTH = 180

/** The flights of one mission. Phones get a list. */
export function FlightTable({ flights, missionId }: { flights: Flight[]; missionId: string }) {
  const pathOf = ({ _id }: Flight) => `/dashboard/missions/${missionId}/flights?flight=${_id}`
  const link = (flight: Flight) => (
    <Link to={pathOf(flight)} style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
      {flight.name}
    </Link>
  )
  if (useIsPhone()) {
    return (
      <Flex
        component="ul"
        vertical
        gap={12}
        aria-label={flightsText('listLabel')}
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {flights.map((flight) => (
          <li key={flight._id}>
            <Flex justify="space-between" align="flex-start" gap={8}>
              {link(flight)}
              <FlightStatusTag status={flight.status} />
            </Flex>
            <Typography.Text type="secondary">{startOf(flight)}</Typography.Text>
            <PilotName flight={flight} />
          </li>
        ))}
      </Flex>
    )
  }
  return (
    <Table<Flight>
      size="small"
      rowKey="_id"
      dataSource={flights}
      pagination={false}
      columns={[
        { key: 'name', title: flightsText('columnName'), render: (_, flight) => link(flight) },
        {
          key: 'status',
          title: flightsText('columnStatus'),
          width: 120,
          render: (_, { status }) => <FlightStatusTag status={status} />,
        },
        { key: 'pilot', title: flightsText('columnPilot'), render: (_, flight) => <PilotName flight={flight} /> },
        { key: 'start', title: flightsText('columnStart'), width: START_WIDTH, render: (_, flight) => startOf(flight) },
        { key: 'payload', title: flightsText('columnPayload'), render: (_, { payload }) => payload },
      ]}
    />
  )
}

const startOf = ({ startedAt, plannedStart }: Flight): string => {
  const start = startedAt ?? plannedStart
  return start === null ? flightsText('noTime') : absoluteTime(start)
}

import { WarningOutlined } from '@ant-design/icons'
import { Flex, Table, Typography } from 'antd'
import type { Flight } from '../../api/flight'
import { Link } from '../../shared/Link'
import { absoluteTime } from '../../shared/time/timeText'
import { useIsPhone } from '../../shared/useIsPhone'
import { FlightStatusTag } from './FlightStatusTag'
import { flightsText } from './messages'
import { problemText } from './problemText'

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
            <Flex justify="space-between" gap={8}>
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
        { key: 'start', title: flightsText('columnStart'), render: (_, flight) => startOf(flight) },
        { key: 'payload', title: flightsText('columnPayload'), render: (_, { payload }) => payload },
      ]}
    />
  )
}

const startOf = ({ startedAt, plannedStart }: Flight): string => {
  const start = startedAt ?? plannedStart
  return start === null ? flightsText('noTime') : absoluteTime(start)
}

function PilotName({ flight: { pilot } }: { flight: Flight }) {
  if (!pilot) return <Typography.Text type="secondary">{flightsText('noPilot')}</Typography.Text>
  return (
    <div>
      {pilot.name}
      {pilot.problems.map((problem) => (
        <div key={`${problem.kind} ${problem.name}`}>
          <WarningOutlined aria-hidden /> {problemText(problem)}
        </div>
      ))}
    </div>
  )
}

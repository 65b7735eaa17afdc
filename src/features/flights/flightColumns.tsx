import type { Flight } from '../../api/flight'
import type { Column } from '../../shared/lists/ResourceTable'
import { absoluteTime } from '../../shared/time/timeText'
import { FlightStatusTag } from './FlightStatusTag'
import { flightsText } from './messages'
import { PilotName } from './PilotName'

/** Wide enough for a date and a time on one line. */
const START_WIDTH = 210

/** Columns of the flights of one mission and of those of all missions. */
export const flightColumns = () =>
  ({
    name: { key: 'name', title: flightsText('columnName'), isLink: true },
    status: {
      key: 'status',
      title: flightsText('columnStatus'),
      width: 120,
      render: ({ status }) => <FlightStatusTag status={status} />,
    },
    pilot: { key: 'pilot', title: flightsText('columnPilot'), render: (flight) => <PilotName flight={flight} /> },
    start: { key: 'start', title: flightsText('columnStart'), width: START_WIDTH, render: startOf },
  }) satisfies Record<string, Column<Flight>>

export const flightPath = ({ _id, mission }: Flight): string =>
  `/dashboard/missions/${mission._id}/flights?flight=${_id}`

export const startOf = ({ startedAt, plannedStart }: Flight): string => {
  const start = startedAt ?? plannedStart
  return start === null ? flightsText('noTime') : absoluteTime(start)
}

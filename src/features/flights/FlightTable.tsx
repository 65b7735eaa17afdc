import type { Flight } from '../../api/flight'
import { CardList } from '../../shared/lists/CardList'
import { ResourceTable } from '../../shared/lists/ResourceTable'
import { useIsPhone } from '../../shared/useIsPhone'
import { flightColumns, flightPath, startOf } from './flightColumns'
import { FlightStatusTag } from './FlightStatusTag'
import { flightsText } from './messages'
import { PilotName } from './PilotName'

/** The flights of one mission. */
export function FlightTable({ flights }: { flights: Flight[] }) {
  const rows = { rows: flights, name: ({ name }: Flight) => name, path: flightPath }
  const { name, status, pilot, start } = flightColumns()
  const payload = { key: 'payload', title: flightsText('columnPayload'), render: payloadOf }
  if (!useIsPhone()) return <ResourceTable<Flight> {...rows} columns={[name, status, pilot, start, payload]} />
  return (
    <CardList<Flight>
      {...rows}
      card={{
        mark: (flight) => <FlightStatusTag status={flight.status} />,
        detail: (flight) => (
          <>
            {startOf(flight)}
            <PilotName flight={flight} />
          </>
        ),
      }}
    />
  )
}

/** The assets of the payload, then the text of flights that have one. */
const payloadOf = ({ assets, payload }: Flight): string => {
  const names = assets.filter(({ role }) => role === 'payload').map(({ name }) => name)
  return [...names, payload].filter((part) => part !== '').join(', ')
}

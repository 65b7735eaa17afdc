import { useState } from 'react'
import { PlusOutlined, RocketOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetMissionFlightsQuery } from '../../api/flight'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { missionUploads } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { FlightDetail } from './detail/FlightDetail'
import { FlightTable } from './FlightTable'
import { FlightTrash } from './FlightTrash'
import { flightsText } from './messages'
import { NewFlight } from './NewFlight'
import { AddTelemetry } from './telemetry/AddTelemetry'
import { WaitingTelemetry } from './telemetry/FlightTelemetry'

const ROW_HEIGHT = 40

/** The flights of a mission, or the one that the URL names. */
export function MissionFlights({ mission: { _id: missionId } }: MissionSegmentProps) {
  const [search, setSearch] = useSearchParams()
  const flightId = search.get('flight')
  const show = (id: string | null) => setSearch(id === null ? {} : { flight: id })
  if (flightId !== null) return <FlightDetail key={flightId} flightId={flightId} onLeave={() => show(null)} />
  return <FlightList missionId={missionId} onOpen={show} />
}

function FlightList({ missionId, onOpen }: { missionId: string; onOpen: (flightId: string) => void }) {
  const { data, error, refetch } = useGetMissionFlightsQuery({ missionId }, { refetchOnMountOrArgChange: true })
  const canCreate = useCan('flight_create')
  const canDelete = useCan('flight_delete')
  const canUpdate = useCan('flight_update')
  const [isCreating, setCreating] = useState(false)
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} height={ROW_HEIGHT} />
  const { flights } = data.data
  const newButton = canCreate && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
      {flightsText('new')}
    </Button>
  )
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap justify="flex-end">
        {canDelete && <FlightTrash />}
        <LinkButton to="/dashboard/flights">{flightsText('allFlights')}</LinkButton>
        <LinkButton to="/dashboard/pilots">{flightsText('pilots')}</LinkButton>
        {canUpdate && <AddTelemetry missionId={missionId} />}
        {flights.length > 0 && newButton}
      </Flex>
      {canUpdate && <UploadRows list={missionUploads(missionId)} />}
      <WaitingTelemetry missionId={missionId} flights={flights} />
      {flights.length > 0 ? (
        <FlightTable flights={flights} />
      ) : (
        <EmptyState
          icon={<RocketOutlined />}
          title={flightsText('noneTitle')}
          help={flightsText(canCreate ? 'noneHelp' : 'noneHelpReader')}
          action={newButton}
        />
      )}
      {isCreating && (
        <NewFlight
          missionId={missionId}
          count={flights.length}
          onCreated={({ _id }) => onOpen(_id)}
          onClose={() => setCreating(false)}
        />
      )}
    </Flex>
  )
}

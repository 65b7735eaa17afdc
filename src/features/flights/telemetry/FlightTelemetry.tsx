import { Card, Flex } from 'antd'
import type { Flight } from '../../../api/flight'
import { useGetMissionTelemetryQuery } from '../../../api/telemetry'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { missionUploads } from '../../../uploads/uploadPurpose'
import { UploadRows } from '../../../uploads/UploadRows'
import { AddTelemetry } from './AddTelemetry'
import { telemetryText } from './messages'
import './telemetry.css'
import { TelemetryList } from './TelemetryList'

/** The files of telemetry of a flight. */
export function FlightTelemetry({ flight: { _id: flightId, mission } }: { flight: Flight }) {
  const missionId = mission._id
  const canUpdate = useCan('flight_update')
  const { data, error, refetch } = useGetMissionTelemetryQuery({ missionId })
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  const own = (data?.data.telemetry ?? []).filter((item) => item.flightId === flightId)
  return (
    <Card
      title={telemetryText('title')}
      extra={canUpdate && <AddTelemetry missionId={missionId} flightId={flightId} />}
    >
      <Flex vertical gap={12}>
        {canUpdate && <UploadRows list={missionUploads(missionId)} />}
        {data && own.length === 0 && telemetryText('noneHelp')}
        <TelemetryList telemetry={own} flights={[]} />
      </Flex>
    </Card>
  )
}

/** The files of a mission that still need a flight or columns, or cannot be read. */
export function WaitingTelemetry({ missionId, flights }: { missionId: string; flights: Flight[] }) {
  const { data } = useGetMissionTelemetryQuery({ missionId })
  const waiting = (data?.data.telemetry ?? []).filter(({ state }) => state !== 'ready')
  if (waiting.length === 0) return null
  return (
    <Card title={telemetryText('waitingTitle')}>
      <TelemetryList telemetry={waiting} flights={flights} />
    </Card>
  )
}

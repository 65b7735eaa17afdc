import { Card, Flex, Typography } from 'antd'
import { useGetBatteryFlightsQuery, type BatteryFlight } from '../../api/asset'
import { Link } from '../../shared/Link'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { batteryText } from './messages'

/** The charge of a battery at the start and the end of its last flights, as their telemetry measured it. */
export function AssetBattery({ assetId }: { assetId: string }) {
  const { data, error, refetch } = useGetBatteryFlightsQuery({ assetId }, { refetchOnMountOrArgChange: true })
  return <Card title={batteryText('title')}>{content()}</Card>

  function content() {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={3} height={32} />
    const { flights } = data.data
    if (flights.length === 0) return <Typography.Text type="secondary">{batteryText('none')}</Typography.Text>
    return (
      <>
        <Flex component="ol" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {flights.map((flight) => (
            <ChargeRow key={flight.flightId} flight={flight} />
          ))}
        </Flex>
        <Typography.Paragraph type="secondary" style={{ margin: '12px 0 0' }}>
          {batteryText('help')}
        </Typography.Paragraph>
      </>
    )
  }
}

function ChargeRow({ flight }: { flight: BatteryFlight }) {
  const { flightId, missionId, name, missionName, startedAt, startPercent, endPercent, batteries } = flight
  return (
    <li>
      <Flex wrap gap={8}>
        <Link to={`/dashboard/missions/${missionId}/flights?flight=${flightId}`}>{name}</Link>
        <span>{batteryText('charge', { start: Math.round(startPercent), end: Math.round(endPercent) })}</span>
        <Typography.Text type="secondary">
          {missionName}, {absoluteTime(startedAt)}
        </Typography.Text>
        {batteries > 1 && (
          <Typography.Text type="secondary">{batteryText('shared', { count: batteries })}</Typography.Text>
        )}
      </Flex>
    </li>
  )
}

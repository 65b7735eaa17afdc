import { useState } from 'react'
import { Button, Card, Flex, Typography } from 'antd'
import { useListAssetFlightsQuery } from '../../api/asset'
import { Link } from '../../shared/Link'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { assetsText } from './messages'

const STEP = 20
const MOST = 200

/** The flights of an asset, the last one first. */
export function AssetFlights({ assetId }: { assetId: string }) {
  const [pageSize, setPageSize] = useState(STEP)
  const { data, error, refetch } = useListAssetFlightsQuery({ assetId, pageSize }, { refetchOnMountOrArgChange: true })
  return <Card title={assetsText('flightsTitle')}>{content()}</Card>

  function content() {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={3} height={32} />
    const { items, total } = data.data
    if (items.length === 0) return <Typography.Text type="secondary">{assetsText('noFlights')}</Typography.Text>
    return (
      <Flex vertical gap={8}>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {items.map((flight) => (
            <li key={flight._id}>
              <Link to={`/dashboard/missions/${flight.missionId}/flights?flight=${flight._id}`}>
                {assetsText('flightRow', { flight: flight.name, mission: flight.missionName })}
              </Link>{' '}
              <Typography.Text type="secondary">
                {[
                  flight.startedAt && absoluteTime(flight.startedAt),
                  flight.seconds !== null && assetsText('flightMinutes', { minutes: Math.round(flight.seconds / 60) }),
                  flight.overrideReason !== null && assetsText('flightOverride', { reason: flight.overrideReason }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography.Text>
            </li>
          ))}
        </ul>
        {total > items.length && pageSize < MOST && (
          <div>
            <Button onClick={() => setPageSize(Math.min(pageSize + 3 * STEP, MOST))}>{assetsText('more')}</Button>
          </div>
        )}
      </Flex>
    )
  }
}

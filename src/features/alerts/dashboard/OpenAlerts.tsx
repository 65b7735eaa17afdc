import { Suspense } from 'react'
import { Card, Typography } from 'antd'
import { ALERT_POLL_MS } from '../../../alerts/alertPolling'
import { useGetAlertOverviewQuery } from '../../../api/alert'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'
import { useIsClient } from '../../../session/useIsClient'
import { lazyArea } from '../../../shared/lazyArea'
import { Link } from '../../../shared/Link'
import { ErrorState } from '../../../shared/states/ErrorState'
import { zoneName } from '../../../shared/time/timeText'
import { AlertAges } from './AlertAges'
import { DESK } from './deskLink'
import { overviewText } from './messages'
import { TodayFigures } from './TodayFigures'
import './openAlerts.css'

const AlertTrend = lazyArea(() => import('./AlertTrend'), 'AlertTrend')

/** Ages and the day pass without an event. */
const CLOCK_POLL_MS = 60_000

/** Open alerts by severity and age, what happened today, and the trend of the last days. */
export function OpenAlerts() {
  const isClient = useIsClient()
  const canList = useCan('alert_list') && !isClient
  const polling = usePolling(ALERT_POLL_MS)
  const clock = usePolling(CLOCK_POLL_MS, false)
  const { data, error, refetch } = useGetAlertOverviewQuery(
    { timeZone: zoneName() },
    {
      ...(polling.pollingInterval > 0 ? polling : clock),
      skip: !canList,
      refetchOnMountOrArgChange: true,
    },
  )
  if (!canList) return null
  const overview = data?.data
  return (
    <Card
      size="small"
      style={{ marginBottom: 16 }}
      title={
        <Typography.Title level={2} style={{ fontSize: 14, margin: 0 }}>
          {overviewText('title')}
        </Typography.Title>
      }
      extra={<Link to={DESK}>{overviewText('openDesk')}</Link>}
    >
      {!overview && error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className="open-alerts" aria-busy={!overview}>
          <AlertAges overview={overview} />
          <TodayFigures overview={overview} />
          <section className="open-alerts-trend">
            <h3>{overviewText('trend')}</h3>
            <Suspense fallback={null}>{overview && <AlertTrend days={overview.days} />}</Suspense>
          </section>
        </div>
      )}
    </Card>
  )
}

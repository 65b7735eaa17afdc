import { Suspense } from 'react'
import { Card, theme, Typography } from 'antd'
import { useGetAssetUsageQuery } from '../../api/asset'
import { lazyArea } from '../../shared/lazyArea'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { dayText } from '../../shared/time/timeText'
import { assetsText } from './messages'

const BarChart = lazyArea(() => import('../../shared/charts/BarChart'), 'BarChart')

/** The chart shows the latest of the weeks. */
const WEEKS = 13
const HEIGHT = 360

/** How long an asset flew in each of the last weeks. */
export function AssetUsage({ assetId }: { assetId: string }) {
  const { token } = theme.useToken()
  const { data, error, refetch } = useGetAssetUsageQuery({ assetId }, { refetchOnMountOrArgChange: true })
  return <Card title={assetsText('usageTitle')}>{content()}</Card>

  function content() {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={4} height={32} />
    const weeks = data.data.weeks.slice(-WEEKS)
    const total = weeks.reduce((sum, { flights }) => sum + flights, 0)
    if (total === 0) return <Typography.Text type="secondary">{assetsText('noUsage')}</Typography.Text>
    const hours = weeks.map((week) => Math.round(week.hours * 100) / 100)
    return (
      <div style={{ height: HEIGHT }}>
        <Suspense fallback={<RowsSkeleton rows={4} height={32} />}>
          <BarChart
            label={assetsText('usageLabel', { flights: total })}
            names={weeks.map(({ week }) => dayText(`${week}T12:00:00`))}
            series={[{ name: assetsText('factHours'), color: token.colorPrimary, values: hours }]}
          />
        </Suspense>
      </div>
    )
  }
}

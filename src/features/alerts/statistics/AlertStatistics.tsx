import { Suspense, useState } from 'react'
import { BarChartOutlined } from '@ant-design/icons'
import { Button, Drawer, Segmented, theme } from 'antd'
import { alertsText } from '../../../alerts/messages'
import {
  useGetAlertStatisticsQuery,
  type AlertGroupStatistics,
  type AlertStatistics as Statistics,
} from '../../../api/alert'
import { Facts } from '../../../shared/Facts'
import { lazyArea } from '../../../shared/lazyArea'
import { formatNumber } from '../../../shared/messages'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { durationText } from './durationText'
import { statisticsText } from './messages'
import './statistics.css'

const BarChart = lazyArea(() => import('../../../shared/charts/BarChart'), 'BarChart')

const DAYS = [7, 30, 90] as const
const DAY_MS = 86_400_000
const ROW_HEIGHT = 40
/** Above the bars of a chart. */
const LEGEND_HEIGHT = 60

/** Button with figures about the alerts of a mission, or of all missions. */
export function AlertStatistics({ missionId }: { missionId?: string }) {
  const [openedAt, setOpenedAt] = useState<number>()
  return (
    <>
      <Button icon={<BarChartOutlined aria-hidden />} onClick={() => setOpenedAt(Date.now())}>
        {statisticsText('statistics')}
      </Button>
      <Drawer
        title={statisticsText('statistics')}
        size="large"
        open={openedAt !== undefined}
        onClose={() => setOpenedAt(undefined)}
        destroyOnHidden
      >
        {openedAt !== undefined && <Figures until={openedAt} {...(missionId !== undefined && { missionId })} />}
      </Drawer>
    </>
  )
}

function Figures({ until, missionId }: { until: number; missionId?: string }) {
  const [days, setDays] = useState<number>(30)
  const { currentData, error, refetch } = useGetAlertStatisticsQuery(
    {
      from: new Date(until - days * DAY_MS).toISOString(),
      until: new Date(until).toISOString(),
      ...(missionId !== undefined && { missionId }),
    },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <Segmented
        aria-label={statisticsText('period')}
        value={days}
        onChange={setDays}
        options={DAYS.map((value) => ({ value, label: statisticsText('days', { count: value }) }))}
        style={{ marginBottom: 16 }}
      />
      {!currentData && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!currentData && !error && <RowsSkeleton rows={6} height={ROW_HEIGHT} />}
      {currentData?.data.total === 0 && <p>{statisticsText('none')}</p>}
      {currentData && currentData.data.total > 0 && <Shown statistics={currentData.data} />}
    </>
  )
}

function Shown({ statistics }: { statistics: Statistics }) {
  const { total, open, reopened, acknowledged, timeToClose, byKind, bySource } = statistics
  const { token } = theme.useToken()
  const rows: [string, string][] = [
    [statisticsText('raised'), formatNumber(total)],
    [statisticsText('open'), formatNumber(open)],
    [statisticsText('toAcknowledge'), durationText(acknowledged.median)],
    [statisticsText('toAcknowledgeSlow'), durationText(acknowledged.slowest)],
    [statisticsText('toClose'), durationText(timeToClose.median)],
    [statisticsText('toCloseSlow'), durationText(timeToClose.slowest)],
    [statisticsText('reopened'), formatNumber(reopened)],
  ]
  const sources = bySource.map((each) => ({ ...each, name: alertsText(each.name as 'ai') }))
  return (
    <>
      <Facts items={rows.map(([label, children]) => ({ key: label, label, children }))} />
      <Groups title={statisticsText('byKind')} groups={byKind} />
      <Groups title={statisticsText('bySource')} groups={sources} />
      <div style={{ height: LEGEND_HEIGHT + byKind.length * ROW_HEIGHT }}>
        <Suspense fallback={null}>
          <BarChart
            label={statisticsText('chart')}
            names={byKind.map(({ name }) => name)}
            series={[
              {
                name: statisticsText('truePositives'),
                color: token.colorPrimary,
                values: byKind.map(({ judged, falsePositives }) => judged - falsePositives),
              },
              {
                name: statisticsText('falsePositives'),
                color: token.colorError,
                values: byKind.map(({ falsePositives }) => falsePositives),
              },
            ]}
          />
        </Suspense>
      </div>
    </>
  )
}

const Groups = ({ title, groups }: { title: string; groups: readonly AlertGroupStatistics[] }) => (
  <table className="alert-statistics">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{statisticsText('name')}</th>
        <th scope="col">{statisticsText('raised')}</th>
        <th scope="col">{statisticsText('closed')}</th>
        <th scope="col">{statisticsText('falsePositives')}</th>
      </tr>
    </thead>
    <tbody>
      {groups.map(({ name, total, closed, judged, falsePositives }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{formatNumber(total)}</td>
          <td>{formatNumber(closed)}</td>
          <td>
            {judged === 0
              ? statisticsText('notJudged')
              : statisticsText('rate', {
                  rate: formatNumber(falsePositives / judged, { style: 'percent', maximumFractionDigits: 0 }),
                  count: formatNumber(falsePositives),
                  judged: formatNumber(judged),
                })}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

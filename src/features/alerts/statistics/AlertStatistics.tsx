import { Suspense, useState } from 'react'
import { BarChartOutlined } from '@ant-design/icons'
import { Button, Drawer, Segmented, theme } from 'antd'
import { alertsText } from '../../../alerts/messages'
import { SeverityTag } from '../../../alerts/SeverityTag'
import {
  useGetAlertStatisticsQuery,
  type AlertGroupStatistics,
  type AlertHandlingTimes,
  type AlertStatistics as Statistics,
} from '../../../api/alert'
import { Facts } from '../../../shared/Facts'
import { lazyArea } from '../../../shared/lazyArea'
import { formatNumber, getTranslator } from '../../../shared/messages'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { durationText } from './durationText'
import { statisticsText } from './messages'
import './statistics.css'

const BarChart = lazyArea(() => import('../../../shared/charts/BarChart'), 'BarChart')

const YEAR = 365
const DAYS = [7, 30, 90, YEAR] as const
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
        options={DAYS.map((value) => ({
          value,
          label: value === YEAR ? statisticsText('year') : statisticsText('days', { count: value }),
        }))}
        style={{ marginBottom: 16 }}
      />
      {!currentData && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!currentData && !error && <RowsSkeleton rows={6} height={ROW_HEIGHT} />}
      {currentData?.data.total === 0 && <p>{statisticsText('none')}</p>}
      {currentData && currentData.data.total > 0 && <Shown statistics={currentData.data} />}
      {currentData && <Months months={currentData.data.byMonth} />}
    </>
  )
}

function Shown({ statistics }: { statistics: Statistics }) {
  const { total, open, reopened, acknowledged, timeToClose, byKind, bySource } = statistics
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
      <TimesBySeverity statistics={statistics} />
      <Groups title={statisticsText('byKind')} groups={byKind} />
      <Groups title={statisticsText('bySource')} groups={sources} />
      <Positives label={statisticsText('chart')} groups={byKind} />
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

/** The months that end with the period; nothing without alerts. */
function Months({ months }: { months: readonly AlertGroupStatistics[] }) {
  if (months.every(({ total }) => total === 0)) return null
  const named = months.map((month) => ({ ...month, name: monthText(month.name) }))
  return (
    <>
      <Groups title={statisticsText('byMonth')} groups={named} />
      <Positives label={statisticsText('chartByMonth')} groups={named} />
    </>
  )
}

/** @param month such as 2026-03, in UTC */
const monthText = (month: string): string =>
  getTranslator().date(`${month}-15T12:00:00Z`, { year: 'numeric', month: 'short' })

function Positives({ label, groups }: { label: string; groups: readonly AlertGroupStatistics[] }) {
  const { token } = theme.useToken()
  return (
    <div style={{ height: LEGEND_HEIGHT + groups.length * ROW_HEIGHT }}>
      <Suspense fallback={null}>
        <BarChart
          label={label}
          names={groups.map(({ name }) => name)}
          series={[
            {
              name: statisticsText('truePositives'),
              color: token.colorPrimary,
              values: groups.map(({ judged, falsePositives }) => judged - falsePositives),
            },
            {
              name: statisticsText('falsePositives'),
              color: token.colorError,
              values: groups.map(({ falsePositives }) => falsePositives),
            },
          ]}
        />
      </Suspense>
    </div>
  )
}

const TimesBySeverity = ({ statistics: { timesBySeverity, bySeverity } }: { statistics: Statistics }) => (
  <table className="alert-statistics">
    <caption>{statisticsText('bySeverity')}</caption>
    <thead>
      <tr>
        <th scope="col">{statisticsText('severity')}</th>
        <th scope="col">{statisticsText('raised')}</th>
        <th scope="col">{statisticsText('timeToAcknowledge')}</th>
        <th scope="col">{statisticsText('timeToClose')}</th>
      </tr>
    </thead>
    <tbody>
      {timesBySeverity.map(({ severity, acknowledged, timeToClose }) => (
        <tr key={severity}>
          <th scope="row">
            <SeverityTag severity={severity} />
          </th>
          <td>{formatNumber(bySeverity[severity])}</td>
          <TimesCell times={acknowledged} />
          <TimesCell times={timeToClose} />
        </tr>
      ))}
    </tbody>
  </table>
)

function TimesCell({ times: { count, median, slowest } }: { times: AlertHandlingTimes }) {
  if (count === 0) return <td>{durationText(null)}</td>
  return (
    <td>
      {statisticsText('halfWithin', { time: durationText(median) })}
      <br />
      <small>{statisticsText('mostWithin', { time: durationText(slowest) })}</small>
    </td>
  )
}

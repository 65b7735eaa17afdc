import { Suspense } from 'react'
import { Skeleton, theme } from 'antd'
import type { Report } from '../../api/report'
import { lazyArea } from '../../shared/lazyArea'
import { PanelBoundary } from '../../shared/states/PanelBoundary'
import { reportText } from './messages'
import { measureLabel } from './reportParams'

const BarChart = lazyArea(() => import('../../shared/charts/BarChart'), 'BarChart')
const MOST_BARS = 12

/** The areas with the highest numbers, beside those of the period before. The table has the same numbers as text. */
export function ReportChart({ report: { rows, measures }, column }: { report: Report; column: number }) {
  const { token } = theme.useToken()
  const highest = rows
    .map(({ name, now, before }) => ({ name, now: now[column] ?? 0, before: before[column] ?? 0 }))
    .sort((a, b) => b.now - a.now || b.before - a.before)
    .slice(0, MOST_BARS)
  const measure = measures[column]
  const label = reportText('chartLabel', { count: highest.length, measure: measure ? measureLabel(measure) : '' })
  return (
    <figure className="report-figure">
      <div className="report-chart">
        <PanelBoundary>
          <Suspense fallback={<Skeleton active />}>
            <BarChart
              label={label}
              names={highest.map(({ name }) => name)}
              series={[
                { name: reportText('chartNow'), color: token.colorPrimary, values: highest.map(({ now }) => now) },
                {
                  name: reportText('chartBefore'),
                  color: token.colorTextQuaternary,
                  values: highest.map(({ before }) => before),
                },
              ]}
            />
          </Suspense>
        </PanelBoundary>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

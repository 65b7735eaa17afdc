// Bars of alerts by day, loaded after the numbers: it is small, but not needed at first sight.
import { theme } from 'antd'
import { OPEN_STATES, SEVERITIES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import type { AlertOverview, AlertSeverity } from '../../../api/alert'
import { Link } from '../../../shared/Link'
import { formatNumber } from '../../../shared/messages'
import { dayText } from '../../../shared/time/timeText'
import { deskLink } from './deskLink'
import { overviewText } from './messages'

type Day = AlertOverview['days'][number]

/** The desk shows open alerts unless the link names all states. */
const STATES = [...OPEN_STATES, 'closed']

/** Units of the drawing, which is stretched to the width of its place. */
const BAR = 8
const PITCH = 10
const HEIGHT = 100

const totalOf = ({ bySeverity }: Day) => SEVERITIES.reduce((sum, severity) => sum + bySeverity[severity], 0)

/** Alerts raised by day as stacked bars, the most severe at the bottom, and as a table. */
export function AlertTrend({ days }: { days: readonly Day[] }) {
  const { token } = theme.useToken()
  const colors: Record<AlertSeverity, string> = {
    critical: token['red-7'],
    high: token['volcano-5'],
    medium: token['gold-6'],
    low: token['cyan-6'],
    info: token['blue-6'],
  }
  const totals = days.map(totalOf)
  const count = totals.reduce((sum, total) => sum + total, 0)
  if (count === 0) return <p>{overviewText('noneRaised')}</p>
  const highest = Math.max(...totals)
  return (
    <>
      <svg
        role="img"
        aria-label={overviewText('chart', { count })}
        viewBox={`0 0 ${days.length * PITCH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map((day, index) => (
          <g key={day.day} transform={`translate(${index * PITCH + 1} 0)`}>
            <title>{overviewText('barTitle', { day: dayText(day.from), count: totalOf(day) })}</title>
            {/* The tooltip also answers above a low bar. */}
            <rect x={-1} width={PITCH} height={HEIGHT} fill="transparent" />
            {stackOf(day, highest).map(({ severity, y, height }) => (
              <rect key={severity} y={y} width={BAR} height={height} fill={colors[severity]} />
            ))}
          </g>
        ))}
      </svg>
      <div className="open-alerts-axis" aria-hidden>
        <span>{dayText(days[0]?.from ?? '')}</span>
        <span>{dayText(days.at(-1)?.from ?? '')}</span>
      </div>
      <details>
        <summary>{overviewText('table')}</summary>
        <TrendTable days={days} />
      </details>
    </>
  )
}

function stackOf({ bySeverity }: Day, highest: number) {
  let top = HEIGHT
  return SEVERITIES.filter((severity) => bySeverity[severity] > 0).map((severity) => {
    const height = (bySeverity[severity] / highest) * HEIGHT
    top -= height
    return { severity, y: top, height }
  })
}

/** The days with alerts, the newest first. */
function TrendTable({ days }: { days: readonly Day[] }) {
  const shown = days.filter((day) => totalOf(day) > 0).reverse()
  return (
    <div className="open-alerts-table" tabIndex={0} role="region" aria-label={overviewText('trend')}>
      <table className="open-alerts-ages">
        <thead>
          <tr>
            <th scope="col">{overviewText('dayColumn')}</th>
            {SEVERITIES.map((severity) => (
              <th key={severity} scope="col">
                {alertsText(severity)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((day) => (
            <tr key={day.day}>
              <th scope="row">
                <Link to={deskLink({ from: day.day, until: day.day, state: STATES })}>{dayText(day.from)}</Link>
              </th>
              {SEVERITIES.map((severity) => (
                <td key={severity}>{formatNumber(day.bySeverity[severity])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

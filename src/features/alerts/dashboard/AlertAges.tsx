import { Flex } from 'antd'
import { SEVERITIES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import { SeverityTag } from '../../../alerts/SeverityTag'
import type { AlertOverview, AlertSeverity } from '../../../api/alert'
import { Link } from '../../../shared/Link'
import { formatNumber } from '../../../shared/messages'
import { deskLink } from './deskLink'
import { overviewText } from './messages'

/** In the order of the reply, the newest first. */
const ageTexts = () => [overviewText('hour'), overviewText('day'), overviewText('older')]

/** Open alerts: a row for each severity, a column for each age. The rows are there while the numbers load. */
export function AlertAges({ overview }: { overview: AlertOverview | undefined }) {
  const ages = overview?.ages ?? []
  const sum = (severity: AlertSeverity) => ages.reduce((total, { bySeverity }) => total + bySeverity[severity], 0)
  return (
    <div>
      {/* Scrollable regions need the keyboard. */}
      <div className="open-alerts-scroll" role="region" aria-label={overviewText('byAge')} tabIndex={0}>
        <table className="open-alerts-ages">
          <caption>{overviewText('byAge')}</caption>
          <thead>
            <tr>
              <th scope="col">{overviewText('severity')}</th>
              {ageTexts().map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
              <th scope="col">{overviewText('all')}</th>
            </tr>
          </thead>
          <tbody>
            {SEVERITIES.map((severity) => (
              <tr key={severity}>
                <th scope="row">
                  <SeverityTag severity={severity} />
                </th>
                {ageTexts().map((age, index) => {
                  const range = ages[index]
                  return (
                    <td key={age}>
                      {range && (
                        <Count
                          count={range.bySeverity[severity]}
                          severity={severity}
                          age={age}
                          to={deskLink({ severity, from: range.from, until: range.until })}
                        />
                      )}
                    </td>
                  )
                })}
                <td>
                  {overview && (
                    <Count
                      count={sum(severity)}
                      severity={severity}
                      age={overviewText('all')}
                      to={deskLink({ severity })}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More overview={overview} />
    </div>
  )
}

/** Links to open alerts by their work. */
function More({ overview }: { overview: AlertOverview | undefined }) {
  return (
    <div className="open-alerts-more">
      <Flex wrap gap="4px 16px">
        {overview?.open === 0 && <span>{overviewText('none')}</span>}
        {overview && overview.overdue > 0 && (
          <Link to={deskLink({ overdue: 'true' })}>{overviewText('overdue', { count: overview.overdue })}</Link>
        )}
        {overview && overview.mine > 0 && (
          <Link to={deskLink({ owner: 'me' })}>{overviewText('mine', { count: overview.mine })}</Link>
        )}
        {overview && overview.unassigned > 0 && (
          <Link to={deskLink({ owner: 'none' })}>{overviewText('unassigned', { count: overview.unassigned })}</Link>
        )}
        {overview && overview.snoozed > 0 && (
          <Link to={deskLink({ snoozed: 'true' })}>{overviewText('snoozed', { count: overview.snoozed })}</Link>
        )}
      </Flex>
    </div>
  )
}

interface CountProps {
  count: number
  severity: AlertSeverity
  age: string
  to: string
}

function Count({ count, severity, age, to }: CountProps) {
  const shown = formatNumber(count)
  if (count === 0) return <span className="open-alerts-zero">{shown}</span>
  return (
    <Link to={to} aria-label={overviewText('countOf', { count: shown, severity: alertsText(severity), age })}>
      {shown}
    </Link>
  )
}

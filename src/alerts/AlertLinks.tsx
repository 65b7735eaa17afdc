import type { Alert } from '../api/alert'
import { Link } from '../shared/Link'
import './alertLinks.css'
import { alertsText } from './messages'
import { seenText } from './seenText'
import { SeverityTag } from './SeverityTag'

/** Alerts in one column, each a link to the alert desk. */
export const AlertLinks = ({ label, alerts }: { label: string; alerts: readonly Alert[] }) => (
  <ul className="alert-links" aria-label={label}>
    {alerts.map(({ _id, title, severity, state, missionName, occurredAt, isTimeKnown, isTimeOfFile }) => (
      <li key={_id}>
        <SeverityTag severity={severity} /> <Link to={`/dashboard/alerts?alert=${_id}`}>{title}</Link>
        <div>
          {alertsText(state)} · {missionName} · {seenText({ occurredAt, isTimeKnown, isTimeOfFile })}
        </div>
      </li>
    ))}
  </ul>
)

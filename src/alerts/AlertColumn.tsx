import { useListAlertsQuery } from '../api/alert'
import { useNavigate } from 'react-router-dom'
import { Link } from '../shared/Link'
import { usePolling } from '../realtime/usePolling'
import { ErrorState } from '../shared/states/ErrorState'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import './alertColumn.css'
import { ALERT_POLL_MS } from './alertPolling'
import { AlertQueue } from './AlertQueue'
import { OPEN_STATES } from './alertStates'
import { alertsText } from './messages'

const SHOWN = 50
const DESK = '/dashboard/alerts'

/** The open alerts of all missions, the newest first. Each opens on the alert desk. */
export function AlertColumn() {
  const navigate = useNavigate()
  const { data, error, refetch } = useListAlertsQuery(
    { state: OPEN_STATES, snoozed: false, sort: '-created', pageSize: SHOWN },
    { ...usePolling(ALERT_POLL_MS), refetchOnMountOrArgChange: true },
  )
  const items = data?.data.items ?? []
  return (
    <section className="alert-column" aria-label={alertsText('openAlerts')}>
      <header>
        <h2>{data ? alertsText('openCount', { count: data.data.total }) : alertsText('openAlerts')}</h2>
        <Link to={DESK}>{alertsText('openDesk')}</Link>
      </header>
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={3} height={56} />}
      {data && items.length === 0 && <p>{alertsText('empty')}</p>}
      <AlertQueue
        alerts={items}
        selectedId={null}
        hasMission
        onSelect={(alertId) => void navigate(`${DESK}?alert=${alertId}`)}
      />
    </section>
  )
}

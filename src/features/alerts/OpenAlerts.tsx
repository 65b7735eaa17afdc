import { Card, Flex, Typography } from 'antd'
import { SEVERITIES } from '../../alerts/alertStates'
import { ALERT_POLL_MS } from '../../alerts/alertPolling'
import { alertsText } from '../../alerts/messages'
import { SeverityTag } from '../../alerts/SeverityTag'
import { useGetAlertCountsQuery } from '../../api/alert'
import { usePolling } from '../../realtime/usePolling'
import { useCan } from '../../session/useCan'
import { useIsClient } from '../../session/useIsClient'
import { Link } from '../../shared/Link'
import { ErrorState } from '../../shared/states/ErrorState'

const DESK = '/dashboard/alerts'
/** Reserved while the numbers load, so that nothing moves. */
const ROW_HEIGHT = 24

/** The open alerts by severity. Each number opens the alert desk with its filter. */
export function OpenAlerts() {
  const isClient = useIsClient()
  const canList = useCan('alert_list') && !isClient
  const { data, error, refetch } = useGetAlertCountsQuery(
    {},
    { ...usePolling(ALERT_POLL_MS), skip: !canList, refetchOnMountOrArgChange: true },
  )
  if (!canList) return null
  const counts = data?.data
  const link = (query: string, label: string) => (
    <Link key={query} to={`${DESK}?${query}`}>
      {label}
    </Link>
  )
  return (
    <Card
      size="small"
      style={{ marginBottom: 16 }}
      title={
        <Typography.Title level={2} style={{ fontSize: 14, margin: 0 }}>
          {alertsText('openAlerts')}
        </Typography.Title>
      }
      extra={<Link to={DESK}>{alertsText('openDesk')}</Link>}
    >
      {!counts && error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        // Flex is not rendered while it is empty.
        <div style={{ minHeight: ROW_HEIGHT }} aria-busy={!counts}>
          <Flex wrap gap="8px 24px" align="center" style={{ minHeight: ROW_HEIGHT }}>
            {counts?.open === 0 && <span>{alertsText('empty')}</span>}
            {counts &&
              SEVERITIES.filter((severity) => counts.bySeverity[severity] > 0).map((severity) => (
                <Link key={severity} to={`${DESK}?severity=${severity}`}>
                  <Flex gap={8} align="center">
                    <SeverityTag severity={severity} />
                    <strong>{counts.bySeverity[severity]}</strong>
                  </Flex>
                </Link>
              ))}
            {counts &&
              counts.overdue > 0 &&
              link('overdue=true', alertsText('overdueCount', { count: counts.overdue }))}
            {counts && counts.mine > 0 && link('owner=me', alertsText('mineCount', { count: counts.mine }))}
            {counts &&
              counts.unassigned > 0 &&
              link('owner=none', alertsText('unassignedCount', { count: counts.unassigned }))}
          </Flex>
        </div>
      )}
    </Card>
  )
}

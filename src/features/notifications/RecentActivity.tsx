import { Card, Typography } from 'antd'
import { useListNotificationsQuery } from '../../api/notification'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { ActivityList } from './ActivityList'
import { NOTIFICATIONS_SHOWN } from './notificationsShown'
import { notificationsText } from './messages'

const SHOWN = 8
const ROW_HEIGHT = 36

/** Panel with the latest events. */
export function RecentActivity() {
  // Same arguments as the bell, so that both share one call.
  const { data, error, refetch } = useListNotificationsQuery({ page: 1, pageSize: NOTIFICATIONS_SHOWN })

  const content = () => {
    if (data) return <ActivityList notifications={data.data.items.slice(0, SHOWN)} />
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={SHOWN} height={ROW_HEIGHT} />
  }

  return (
    <Card
      size="small"
      title={
        <Typography.Title level={2} style={{ fontSize: 14, margin: 0 }}>
          {notificationsText('recent')}
        </Typography.Title>
      }
    >
      {content()}
    </Card>
  )
}

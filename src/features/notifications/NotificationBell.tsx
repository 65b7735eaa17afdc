import { useState } from 'react'
import { BellOutlined, DisconnectOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Typography } from 'antd'
import { useSelector } from 'react-redux'
import { useListNotificationsQuery, useMarkNotificationsReadMutation } from '../../api/notification'
import { useMarkThreadReadMutation, type Mention } from '../../api/thread'
import { selectConnection } from '../../realtime/connectionSlice'
import { realtimeText } from '../../realtime/messages'
import { useCan } from '../../session/useCan'
import { HeaderPopover } from '../../shared/HeaderPopover'
import { Link } from '../../shared/Link'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { ActivityList } from './ActivityList'
import { EventToasts } from './EventToasts'
import { MentionList } from './MentionList'
import { NOTIFICATIONS_SHOWN } from './notificationsShown'
import { notificationsText } from './messages'
import { useMentions } from './useMentions'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 36

/** Bell in the header: number of unread events, the latest events and the state of live updates. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useListNotificationsQuery({ page: 1, pageSize: NOTIFICATIONS_SHOWN })
  const connectionNotice = useConnectionNotice()
  const mentions = useMentions()
  const unread = (data?.data.unread ?? 0) + mentions.length
  const label = unread > 0 ? notificationsText('bellUnread', { count: unread }) : notificationsText('bell')

  const list = () => {
    if (data && data.data.items.length === 0 && mentions.length > 0) return null
    if (data) return <ActivityList notifications={data.data.items} onOpen={() => setOpen(false)} />
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  }

  return (
    <>
      <HeaderPopover
        isOpen={isOpen}
        onOpenChange={setOpen}
        label={connectionNotice ? `${label}. ${connectionNotice}` : label}
        tooltip={connectionNotice ?? label}
        icon={
          connectionNotice ? <DisconnectOutlined style={{ fontSize: 16 }} /> : <BellOutlined style={{ fontSize: 16 }} />
        }
        count={unread}
        width={380}
      >
        <Flex justify="space-between" align="center" style={{ minHeight: 32 }}>
          <Typography.Text strong>{notificationsText('title')}</Typography.Text>
          {unread > 0 && <MarkAllRead upTo={data?.data.items[0]?.seq} mentions={mentions} />}
        </Flex>
        {connectionNotice && <Alert type="warning" showIcon title={connectionNotice} style={{ margin: '4px 0 8px' }} />}
        <div style={{ maxHeight: 'min(420px, 70vh)', overflowY: 'auto' }}>
          {mentions.length > 0 && <MentionList mentions={mentions} onOpen={() => setOpen(false)} />}
          {list()}
        </div>
        <PageLinks onOpen={() => setOpen(false)} />
      </HeaderPopover>
      <EventToasts />
    </>
  )
}

function MarkAllRead({ upTo, mentions }: { upTo: number | undefined; mentions: readonly Mention[] }) {
  const [markRead, { isLoading }] = useMarkNotificationsReadMutation()
  const [markThreadRead] = useMarkThreadReadMutation()
  const mark = () => {
    if (upTo !== undefined) void markRead({ readMark: { upTo } })
    for (const { _id: commentId } of mentions) void markThreadRead({ commentId })
  }
  return (
    <Button type="link" size="small" loading={isLoading} onClick={mark}>
      {notificationsText('markAllRead')}
    </Button>
  )
}

/** Message about interrupted live updates; undefined while connected or connecting. */
function useConnectionNotice(): string | undefined {
  const { state, problem } = useSelector(selectConnection)
  if (problem === null) return undefined
  return notificationsText(state === 'off' ? 'connectionOff' : 'connectionLost', { problem: realtimeText(problem) })
}

/** Links to what the notifications are about as a whole, and to the settings. */
function PageLinks({ onOpen }: { onOpen: () => void }) {
  const canSeeAlerts = useCan('alert_list')
  const canSeeReports = useCan('data_page')
  return (
    <Flex gap={16} style={{ borderTop: '1px solid var(--hairline)', marginTop: 8, paddingTop: 8 }}>
      {canSeeAlerts && (
        <Link to="/dashboard/alerts" onClick={onOpen}>
          {notificationsText('allAlerts')}
        </Link>
      )}
      {canSeeReports && (
        <Link to="/dashboard/reports" onClick={onOpen}>
          {notificationsText('reports')}
        </Link>
      )}
      <Link to="/dashboard/notifications/settings" onClick={onOpen} style={{ marginInlineStart: 'auto' }}>
        {notificationsText('settings')}
      </Link>
    </Flex>
  )
}

import { BellOutlined } from '@ant-design/icons'
import { Flex, theme, Typography } from 'antd'
import type { Notification } from '../../api/notification'
import { Link } from '../../shared/Link'
import { EmptyState } from '../../shared/states/EmptyState'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { eventIcon, eventLink, eventText } from './eventText'
import { notificationsText } from './messages'

/** Beside an unread event. Read ones keep its place. */
const DOT = { width: 8, height: 8, borderRadius: 4, marginTop: 8, flex: 'none' }

interface ActivityListProps {
  notifications: Notification[]
  /** Called after a click on the link of an item. */
  onOpen?: () => void
}

/** Events, newest first. */
export function ActivityList({ notifications, onOpen }: ActivityListProps) {
  const { token } = theme.useToken()
  if (notifications.length === 0) {
    return (
      <EmptyState icon={<BellOutlined />} title={notificationsText('noneTitle')} help={notificationsText('noneHelp')} />
    )
  }
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {notifications.map((notification) => {
        const link = eventLink(notification)
        const text = eventText(notification)
        return (
          <Flex
            component="li"
            key={notification.seq}
            align="flex-start"
            gap={10}
            style={{ padding: '6px 0', lineHeight: '24px' }}
          >
            <span aria-hidden style={{ color: notification.read ? token.colorTextSecondary : token.colorPrimary }}>
              {eventIcon(notification.event)}
            </span>
            <span
              style={{
                flex: 1,
                minWidth: 0,
                overflowWrap: 'anywhere',
                fontWeight: notification.read ? undefined : 600,
              }}
            >
              {link ? (
                <Link to={link} onClick={onOpen} style={{ display: 'inline-block', color: token.colorText }}>
                  {text}
                </Link>
              ) : (
                text
              )}
              {!notification.read && <span className="visually-hidden"> {notificationsText('unread')}</span>}
            </span>
            <span aria-hidden style={{ ...DOT, background: notification.read ? 'transparent' : token.colorPrimary }} />
            <Typography.Text type="secondary" style={{ fontSize: 12, lineHeight: 'inherit' }}>
              <RelativeTime time={notification.createdAt} />
            </Typography.Text>
          </Flex>
        )
      })}
    </ul>
  )
}

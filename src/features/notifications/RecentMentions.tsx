import { Card, Typography } from 'antd'
import { MentionList } from './MentionList'
import { notificationsText } from './messages'
import { useMentions } from './useMentions'

/** Panel with unread mentions, for users without a bell; nothing when there are none. */
export function RecentMentions() {
  const mentions = useMentions()
  if (mentions.length === 0) return null
  return (
    <Card
      size="small"
      title={
        <Typography.Title level={2} style={{ fontSize: 14, margin: 0 }}>
          {notificationsText('mentions')}
        </Typography.Title>
      }
    >
      <MentionList mentions={mentions} />
    </Card>
  )
}

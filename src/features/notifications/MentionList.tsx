import { CommentOutlined } from '@ant-design/icons'
import { Flex, theme, Typography } from 'antd'
import type { Mention, ThreadEntity } from '../../api/thread'
import { Link } from '../../shared/Link'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { notificationsText } from './messages'

const texts = {
  mission: 'mentionOnMission',
  feature: 'mentionOnFeature',
  alert: 'mentionOnAlert',
  outcome: 'mentionOnOutcome',
  photo: 'mentionOnPhoto',
  recording: 'mentionOnRecording',
  place: 'mentionOnPlace',
} as const satisfies Record<ThreadEntity, string>

interface MentionListProps {
  mentions: readonly Mention[]
  /** Called after a click on the link of an item. */
  onOpen?: () => void
}

/** Unread comments that mention the user, newest first, with links to their threads. */
export function MentionList({ mentions, onOpen }: MentionListProps) {
  const { token } = theme.useToken()
  return (
    <ul aria-label={notificationsText('mentions')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {mentions.map(({ _id, author, entity, mission, link, createdAt }) => (
        <Flex component="li" key={_id} align="flex-start" gap={10} style={{ padding: '6px 0', lineHeight: '24px' }}>
          <CommentOutlined aria-hidden style={{ color: token.colorPrimary, lineHeight: '24px' }} />
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
            <Link to={link} onClick={onOpen} style={{ display: 'inline-block', color: token.colorText }}>
              {notificationsText(texts[entity], { author: author || notificationsText('formerUser'), mission })}
            </Link>
          </span>
          <Typography.Text type="secondary" style={{ fontSize: 12, lineHeight: 'inherit' }}>
            <RelativeTime time={createdAt} />
          </Typography.Text>
        </Flex>
      ))}
    </ul>
  )
}

import { useState } from 'react'
import { Button, Flex, Tag } from 'antd'
import type { Comment } from '../api/thread'
import { RelativeTime } from '../shared/time/RelativeTime'
import { CommentHistory } from './CommentHistory'
import { CommentText } from './CommentText'
import { EditComment } from './EditComment'
import { threadText } from './messages'
import { momentText } from './threadSubject'

interface CommentItemProps {
  comment: Comment
  isNew: boolean
  onDelete: () => void
  /** Undefined where comments have no moments. */
  onMoment: ((momentMs: number) => void) | undefined
}

/** One comment: author, time, text, and the actions that the user may take. */
export function CommentItem({ comment, isNew, onDelete, onMoment }: CommentItemProps) {
  const { author, createdAt, editedAt, momentMs, canEdit, canDelete } = comment
  const [isEditing, setEditing] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const name = author || threadText('formerUser')
  return (
    <li className="comment" aria-label={threadText('commentBy', { name })}>
      <Flex wrap align="center" gap={8} className="comment-head">
        <b>{name}</b>
        <RelativeTime time={createdAt} />
        {isNew && <Tag color="blue">{threadText('newMark')}</Tag>}
        {momentMs !== null && onMoment && (
          <Button
            size="small"
            type="link"
            aria-label={threadText('showMoment', { time: momentText(momentMs) })}
            onClick={() => onMoment(momentMs)}
          >
            {threadText('at', { time: momentText(momentMs) })}
          </Button>
        )}
      </Flex>
      {isEditing ? (
        <EditComment comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <>
          <CommentText comment={comment} />
          <Flex wrap gap={4} className="comment-actions">
            {editedAt !== null && (
              <Button
                size="small"
                type="text"
                aria-expanded={isHistoryOpen}
                title={threadText('history')}
                onClick={() => setHistoryOpen(!isHistoryOpen)}
              >
                {threadText('edited')}
              </Button>
            )}
            {canEdit && (
              <Button size="small" type="text" onClick={() => setEditing(true)}>
                {threadText('edit')}
              </Button>
            )}
            {canDelete && (
              <Button size="small" type="text" danger onClick={onDelete}>
                {threadText('remove')}
              </Button>
            )}
          </Flex>
        </>
      )}
      {isHistoryOpen && <CommentHistory commentId={comment._id} />}
    </li>
  )
}

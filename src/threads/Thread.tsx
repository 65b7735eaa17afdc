import { useState } from 'react'
import { CommentOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useDeleteCommentMutation, useGetThreadQuery, useRestoreCommentMutation } from '../api/thread'
import { useCan } from '../session/useCan'
import { EmptyState } from '../shared/states/EmptyState'
import { ErrorState } from '../shared/states/ErrorState'
import { NoPermission } from '../shared/states/NoPermission'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import { CommentItem } from './CommentItem'
import { Composer } from './Composer'
import { threadText } from './messages'
import { THREAD_PERMISSION, type ThreadMoment, type ThreadSubject } from './threadSubject'
import { useNewComments } from './useNewComments'
import './threads.css'

const FIRST_COUNT = 50
const MAX_COUNT = 1000

interface ThreadProps {
  subject: ThreadSubject
  /** For recordings: comments are about moments. */
  moment?: ThreadMoment
}

/** The comments of a record, with what the user may do: write, edit, delete. Follows other users live. */
export function Thread(props: ThreadProps) {
  const canRead = useCan(THREAD_PERMISSION)
  if (!canRead) return <NoPermission permission={THREAD_PERMISSION} />
  // A new key clears the draft of the previous record.
  return <OpenThread key={JSON.stringify(props.subject)} {...props} />
}

function OpenThread({ subject, moment }: ThreadProps) {
  const [count, setCount] = useState(FIRST_COUNT)
  const { data, error, refetch } = useGetThreadQuery({ ...subject, count }, { refetchOnMountOrArgChange: true })
  const canWrite = useCan('thread_create')
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const [remove] = useDeleteCommentMutation()
  const [restore, restoration] = useRestoreCommentMutation()
  const comments = data?.data.comments ?? []
  const newIds = useNewComments(comments)

  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={3} height={56} />
  const { total } = data.data

  const deleteComment = async (commentId: string) => {
    const { error: problem } = await remove({ commentId })
    if (!problem) setDeletedId(commentId)
  }
  const undo = async (commentId: string) => {
    const { error: problem } = await restore({ commentId })
    if (!problem) setDeletedId(null)
  }

  return (
    <section className="thread" aria-label={threadText('title')}>
      {comments.length < total && (
        <Button type="link" onClick={() => setCount(MAX_COUNT)}>
          {threadText('earlier')}
        </Button>
      )}
      {comments.length === 0 ? (
        <EmptyState
          icon={<CommentOutlined />}
          title={threadText('empty')}
          help={threadText(canWrite ? 'emptyHelp' : 'emptyReadOnly')}
        />
      ) : (
        <ol className="comments">
          {comments.map((comment) => (
            <CommentItem
              key={comment._id}
              comment={comment}
              isNew={newIds.has(comment._id)}
              onDelete={() => void deleteComment(comment._id)}
              onMoment={moment?.show}
            />
          ))}
        </ol>
      )}
      {deletedId !== null && (
        <Alert
          type="info"
          role="status"
          closable={{ onClose: () => setDeletedId(null) }}
          title={threadText('deleted')}
          action={
            <Button size="small" loading={restoration.isLoading} onClick={() => void undo(deletedId)}>
              {threadText('undo')}
            </Button>
          }
        />
      )}
      {canWrite && <Composer subject={subject} moment={moment} />}
    </section>
  )
}

import { useGetCommentHistoryQuery } from '../api/thread'
import { ErrorState } from '../shared/states/ErrorState'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import { absoluteTime } from '../shared/time/timeText'

/** The earlier texts of a comment. */
export function CommentHistory({ commentId }: { commentId: string }) {
  const { data, error, refetch } = useGetCommentHistoryQuery({ commentId })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={1} height={40} />
  return (
    <ol className="comment-history">
      {data.data.texts.map(({ version, text, at }) => (
        <li key={version}>
          <time dateTime={at}>{absoluteTime(at)}</time>
          <p className="comment-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}

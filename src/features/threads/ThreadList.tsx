import { CommentOutlined } from '@ant-design/icons'
import type { ThreadSummary } from '../../api/thread'
import { Link } from '../../shared/Link'
import { StateTag } from '../../shared/StateTag'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { threadsText } from './messages'
import { threadName } from './threadName'
import './threadList.css'

interface ThreadListProps {
  label: string
  threads: readonly ThreadSummary[]
  /** What is said behind the name of a thread. */
  noteOf?: (thread: ThreadSummary) => string
}

/** Threads with their newest comments, as links to where they are. */
export function ThreadList({ label, threads, noteOf }: ThreadListProps) {
  return (
    <ul className="thread-list" aria-label={label}>
      {threads.map((thread) => {
        const { _id, total, unread, author, text, commentedAt, link } = thread
        return (
          <li key={_id}>
            <CommentOutlined aria-hidden />
            <div className="thread-list-main">
              <Link to={link}>{threadName(thread)}</Link>
              <p>{threadsText('newest', { author: author || threadsText('formerUser'), text })}</p>
            </div>
            <div className="thread-list-figures">
              <RelativeTime time={commentedAt} />
              <span>{noteOf?.(thread) ?? threadsText('comments', { count: total })}</span>
              {unread > 0 && <StateTag hue="blue">{threadsText('newComments', { count: unread })}</StateTag>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

import { Suspense } from 'react'
import { CommentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetThreadQuery } from '../api/thread'
import { useCan } from '../session/useCan'
import { lazyArea } from '../shared/lazyArea'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import { useSearchUpdate } from '../shared/useSearchUpdate'
import { threadText } from './messages'
import { THREAD_PERMISSION, type ThreadMoment, type ThreadSubject } from './threadSubject'

const Thread = lazyArea(() => import('./Thread'), 'Thread')

interface ThreadPanelProps {
  subject: ThreadSubject
  moment?: ThreadMoment
}

const OPEN = 'comments'

/** A thread within another panel. The URL says whether it is open, so that links to comments open it; then it loads. */
export function ThreadPanel(props: ThreadPanelProps) {
  const canRead = useCan(THREAD_PERMISSION)
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const isOpen = search.has(OPEN)
  // One comment, for the figures.
  const { currentData } = useGetThreadQuery({ ...props.subject, count: 1 }, { skip: !canRead })
  if (!canRead) return null
  const { total = 0, unread = 0 } = currentData?.data ?? {}
  const counted = threadText(unread > 0 ? 'titleUnread' : 'titleCounted', { count: total, unread })
  const title = total > 0 ? counted : threadText('title')
  const toggle = () =>
    updateSearch(
      (now) => {
        if (isOpen) now.delete(OPEN)
        else now.set(OPEN, 'open')
        return now
      },
      { replace: true },
    )
  return (
    <div className="thread-panel">
      <Button icon={<CommentOutlined aria-hidden />} aria-expanded={isOpen} onClick={toggle} style={{ marginBlock: 8 }}>
        {title}
      </Button>
      {isOpen && (
        <Suspense fallback={<RowsSkeleton rows={2} height={56} />}>
          <Thread {...props} />
        </Suspense>
      )}
    </div>
  )
}

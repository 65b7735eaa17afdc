import { useEffect, useState } from 'react'
import { useMarkThreadReadMutation, type Comment } from '../api/thread'

/**
 * Marks shown comments as read.
 * @returns the IDs of those that were new when the thread was opened or that came since
 */
export function useNewComments(comments: readonly Comment[]): ReadonlySet<string> {
  const [markRead] = useMarkThreadReadMutation()
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  const unread = comments.filter(({ isUnread }) => isUnread).map(({ _id }) => _id)
  if (unread.some((id) => !newIds.has(id))) setNewIds(new Set([...newIds, ...unread]))
  const last = unread.at(-1)
  useEffect(() => {
    if (last !== undefined) void markRead({ commentId: last })
  }, [last, markRead])
  return newIds
}

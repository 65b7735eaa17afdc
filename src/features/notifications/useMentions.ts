import { useGetMentionsQuery, type Mention } from '../../api/thread'
import { useCan } from '../../session/useCan'

/** Unread comments that mention the user; none for users who do not see threads. */
export function useMentions(): readonly Mention[] {
  const canRead = useCan('thread_list')
  const { data } = useGetMentionsQuery(undefined, { skip: !canRead })
  return data?.data.mentions ?? []
}

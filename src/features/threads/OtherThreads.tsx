import { useState } from 'react'
import { Typography } from 'antd'
import { useListThreadsQuery } from '../../api/thread'
import { ListPager } from '../../shared/lists/ListPager'
import type { Paging } from '../../shared/lists/paging'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { threadsText } from './messages'
import { ThreadList } from './ThreadList'

const FIRST: Paging = { page: 1, pageSize: 20 }
const ROW_HEIGHT = 56

/** The threads of a mission apart from the shown one: of its records and of places. */
export function OtherThreads({ missionId }: { missionId: string }) {
  const [paging, setPaging] = useState(FIRST)
  const { currentData, error, refetch } = useListThreadsQuery(
    { missionId, ...paging },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="threads-elsewhere" aria-label={threadsText('elsewhere')}>
      <h2>{threadsText('elsewhere')}</h2>
      {content()}
    </section>
  )

  function content() {
    if (!currentData && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!currentData) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
    const { items, total } = currentData.data
    const others = items.filter(({ entity }) => entity !== 'mission')
    if (others.length === 0 && total <= 1) {
      return <Typography.Text type="secondary">{threadsText('elsewhereNone')}</Typography.Text>
    }
    return (
      <>
        <ThreadList label={threadsText('elsewhere')} threads={others} />
        {total > FIRST.pageSize && <ListPager view={paging} total={total} onChange={setPaging} />}
      </>
    )
  }
}

import { Button, Flex, Typography } from 'antd'
import { downloadHref } from '../../../api/download'
import { useListErasuresQuery, type Erasure } from '../../../api/erasure'
import { usePolling } from '../../../realtime/usePolling'
import { byteSize } from '../../../shared/byteSize'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { erasureText } from './messages'

const SHOWN = 200
const ROW_HEIGHT = 64
/** Super-admins have no socket, so the end of an erasure is looked for. */
const POLL_MS = 5_000

export function ErasureList() {
  const { data, error, refetch } = useListErasuresQuery(
    { pageSize: SHOWN },
    { ...usePolling(POLL_MS), refetchOnMountOrArgChange: true },
  )
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { items, total } = data.data
  if (items.length === 0) {
    return (
      <>
        <Typography.Text style={{ display: 'block' }}>{erasureText('none')}</Typography.Text>
        <Typography.Text type="secondary">{erasureText('noneHelp')}</Typography.Text>
      </>
    )
  }
  return (
    <>
      <ul
        aria-label={erasureText('certificates')}
        style={{ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}
      >
        {items.map((erasure) => (
          <ErasureRow key={erasure._id} erasure={erasure} />
        ))}
      </ul>
      {total > items.length && (
        <Typography.Text type="secondary">{erasureText('more', { count: items.length })}</Typography.Text>
      )}
    </>
  )
}

function ErasureRow({ erasure }: { erasure: Erasure }) {
  const { _id: erasureId, name, state, problem, rows, files, bytes, requestedBy, createdAt } = erasure
  return (
    <li>
      <Flex gap={8} align="center" justify="space-between" wrap>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography.Text strong>{name}</Typography.Text> · {erasureText(state)}
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {erasureText('line', { name: requestedBy, time: absoluteTime(createdAt) })}
          </Typography.Text>
          {rows !== null && files !== null && (
            <Typography.Text style={{ display: 'block' }}>
              {erasureText('counts', { rows, files, size: byteSize(bytes ?? 0) })}
            </Typography.Text>
          )}
          {problem && <Typography.Text type="danger">{erasureText('problem', { problem })}</Typography.Text>}
        </div>
        {state === 'done' && (
          <Button
            href={downloadHref(`/admin/erasure/certificate/${erasureId}`)}
            aria-label={erasureText('downloadOf', { name })}
            download
          >
            {erasureText('download')}
          </Button>
        )}
      </Flex>
    </li>
  )
}

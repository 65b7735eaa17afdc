import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { useConfirmDelete } from '../forms/useConfirmDelete'
import { formatNumber } from '../messages'
import { sharedText } from '../sharedText'
import { showMessage } from '../showMessage'
import { ErrorState } from '../states/ErrorState'
import { RowsSkeleton } from '../states/RowsSkeleton'
import { TrashRow, type Deleted } from './TrashRow'

type Reply = Promise<{ error?: { message?: string } }>

type TrashListProps = {
  /** How long deleted items can be restored, and what is restored with them. */
  help: string
  /** Result of the RTK Query hook of the deleted items. */
  query: {
    data?: { data: { items: readonly Deleted[]; total: number } }
    error?: { message?: string }
    refetch: () => unknown
  }
  onRestore: (id: string) => Reply
} & (Purging | { [Key in keyof Purging]?: undefined })

/** Permanent deletion before the retention ends; not every resource has it. */
interface Purging {
  /** What deleting `count` items permanently removes. */
  purgeWarning: (count: number) => string
  onPurge: (id: string) => Reply
  /** Deletes everything in the trash permanently, if it still contains `count` items. */
  onEmpty: (count: number) => Reply
}

/** Deleted items of a resource, each with buttons to restore it and to delete it permanently. */
export function TrashList({ help, purgeWarning, query, onRestore, onPurge, onEmpty }: TrashListProps) {
  const { data, error, refetch } = query
  const [problem, setProblem] = useState<string>()
  const total = data?.data.total ?? 0
  // After a failure the trash may have changed.
  const refetchOnError = async (reply: Reply) => {
    const result = await reply
    if (result.error) void refetch()
    return result
  }
  const restore = async ({ _id, name }: Deleted) => {
    const { error: failure } = await onRestore(_id)
    setProblem(failure?.message)
    if (!failure) showMessage({ type: 'success', text: sharedText('restored', { name }) })
  }

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} height={40} />
  const { items } = data.data
  if (items.length === 0) return <p>{sharedText('trashEmpty')}</p>
  return (
    <>
      <p>{help}</p>
      {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 12 }} />}
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((item) => (
          <TrashRow
            key={item._id}
            item={item}
            onRestore={() => void restore(item)}
            {...(onPurge && { purging: { warning: purgeWarning(1), run: () => refetchOnError(onPurge(item._id)) } })}
          />
        ))}
      </Flex>
      {total > items.length && (
        <p>
          <Typography.Text type="secondary">
            {sharedText('trashShows', { shown: formatNumber(items.length), total: formatNumber(total) })}
          </Typography.Text>
        </p>
      )}
      {onEmpty && <EmptyTrash total={total} warning={purgeWarning(total)} run={() => refetchOnError(onEmpty(total))} />}
    </>
  )
}

interface EmptyTrashProps {
  total: number
  warning: string
  run: () => Reply
}

function EmptyTrash({ total, warning, run }: EmptyTrashProps) {
  const emptying = useConfirmDelete({
    warning,
    run,
    title: sharedText('emptyTrashTitle'),
    name: String(total),
    mismatch: sharedText('numberDiffers'),
    action: sharedText('emptyTrash'),
    onDeleted: () => showMessage({ type: 'success', text: sharedText('trashEmptied') }),
  })
  return (
    <>
      <Button danger style={{ marginTop: 24 }} onClick={emptying.open}>
        {sharedText('emptyTrash')}
      </Button>
      {emptying.dialog}
    </>
  )
}

import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { sharedText } from '../sharedText'
import { showMessage } from '../showMessage'
import { ErrorState } from '../states/ErrorState'
import { RowsSkeleton } from '../states/RowsSkeleton'
import { RelativeTime } from '../time/RelativeTime'

interface Deleted {
  _id: string
  name: string
  deletedAt: string
  deletedBy?: { name: string }
}

interface TrashListProps {
  /** How long deleted items can be restored, and what is restored with them. */
  help: string
  /** Result of the RTK Query hook of the deleted items. */
  query: {
    data?: { data: { items: readonly Deleted[] } }
    error?: { message?: string }
    refetch: () => unknown
  }
  onRestore: (id: string) => Promise<{ error?: { message?: string } }>
}

/** Deleted items of a resource, each with a button to restore it. */
export function TrashList({ help, query: { data, error, refetch }, onRestore }: TrashListProps) {
  const [problem, setProblem] = useState<string>()

  const restore = async ({ _id, name }: Deleted) => {
    const { error: failure } = await onRestore(_id)
    setProblem(failure?.message)
    if (!failure) showMessage({ type: 'success', text: sharedText('restored', { name }) })
  }

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} height={40} />
  if (data.data.items.length === 0) return <p>{sharedText('trashEmpty')}</p>
  return (
    <>
      <p>{help}</p>
      {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 12 }} />}
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.data.items.map((item) => (
          <Flex component="li" key={item._id} justify="space-between" gap={12}>
            <span style={{ overflowWrap: 'anywhere' }}>
              {item.name}{' '}
              <Typography.Text type="secondary">
                <RelativeTime time={item.deletedAt} />
                {item.deletedBy && ` ${sharedText('deletedBy', { name: item.deletedBy.name })}`}
              </Typography.Text>
            </span>
            <Button
              size="small"
              aria-label={sharedText('restoreNamed', { name: item.name })}
              onClick={() => void restore(item)}
            >
              {sharedText('restore')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </>
  )
}

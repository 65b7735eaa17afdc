import { useState } from 'react'
import { Button, Flex, Typography } from 'antd'
import { useListDeletedTenantsQuery, type DeletedTenant } from '../../../api/erasure'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { ConfirmErasure } from './ConfirmErasure'
import { erasureText } from './messages'

const SHOWN = 200
const ROW_HEIGHT = 48

/** Tenants whose data is still there although they were deleted. */
export function DeletedTenants() {
  const { data, error, refetch } = useListDeletedTenantsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [asked, setAsked] = useState<DeletedTenant>()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { items, total } = data.data
  if (items.length === 0) return <Typography.Text>{erasureText('noneDeleted')}</Typography.Text>
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">{erasureText('deletedHelp')}</Typography.Text>
      <ul
        aria-label={erasureText('deletedTitle')}
        style={{ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}
      >
        {items.map((tenant) => (
          <li key={tenant._id}>
            <Flex gap={8} align="center" justify="space-between" wrap>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography.Text strong>{tenant.name}</Typography.Text>
                <Typography.Text type="secondary" style={{ display: 'block' }}>
                  {erasureText('deletedOn', { time: absoluteTime(tenant.deletedAt) })}
                </Typography.Text>
              </div>
              <Button
                danger
                aria-label={erasureText('eraseOf', { name: tenant.name })}
                onClick={() => setAsked(tenant)}
              >
                {erasureText('erase')}
              </Button>
            </Flex>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <Typography.Text type="secondary">{erasureText('more', { count: items.length })}</Typography.Text>
      )}
      {asked && (
        <ConfirmErasure tenant={asked} onErased={() => setAsked(undefined)} onCancel={() => setAsked(undefined)} />
      )}
    </Flex>
  )
}

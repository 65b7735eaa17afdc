import { Tag } from 'antd'
import type { TenantStatus } from '../../api/tenant'
import { tenantsText } from './messages'

const hues = { pending: 'gold', active: 'green', suspended: 'red' } as const satisfies Record<TenantStatus, string>

export function TenantStatusTag({ status }: { status: TenantStatus }) {
  return <Tag color={hues[status]}>{tenantsText(status)}</Tag>
}

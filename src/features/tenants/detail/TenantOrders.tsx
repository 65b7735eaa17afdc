import { Card, Flex, Typography } from 'antd'
import type { Tenant } from '../../../api/tenant'
import { formatMoney } from '../../../shared/packages/money'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { StateTag } from '../../../shared/StateTag'
import { tenantsText } from '../messages'

const statusTags = {
  generated: { text: 'orderGenerated', hue: undefined },
  completed: { text: 'orderCompleted', hue: 'green' },
  failed: { text: 'orderFailed', hue: 'red' },
} as const

/** The latest payment orders and their status. */
export function TenantOrders({ orders }: { orders: Tenant['orders'] }) {
  return (
    <Card size="small" title={tenantsText('orders')}>
      {orders.length === 0 && <Typography.Text type="secondary">{tenantsText('noOrders')}</Typography.Text>}
      <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {orders.map(({ _id, status, packageName, amount, currency, failure, createdAt }) => (
          <li key={_id}>
            <Flex wrap justify="space-between" gap={8}>
              <span>
                {packageName} · {formatMoney(amount, currency)}
              </span>
              <span>
                <StateTag hue={statusTags[status].hue}>{tenantsText(statusTags[status].text)}</StateTag>{' '}
                <RelativeTime time={createdAt} />
              </span>
            </Flex>
            {failure && <Typography.Text type="secondary">{failure}</Typography.Text>}
          </li>
        ))}
      </Flex>
    </Card>
  )
}

import { formatNumber } from '../../../shared/messages'
import { Card, Flex, Progress, Typography } from 'antd'
import type { ResourceUsage } from '../../../api/tenant'
import { byteSize } from '../../../shared/byteSize'
import { absoluteTime } from '../../../shared/time/timeText'
import { tenantsText } from '../messages'

const FULL = 100

const names = {
  users: 'usageUsers',
  clients: 'usageClients',
  storageBytes: 'usageStorage',
  streamMinutes: 'usageStreamMinutes',
  aiRuns: 'usageAiRuns',
} as const

/** Usage of each limit of the tenant's package. */
export function TenantUsage({ usage }: { usage: ResourceUsage[] }) {
  return (
    <Card size="small" title={tenantsText('usage')}>
      <Flex vertical gap={12}>
        {usage.map((one) => (
          <UsageBar key={one.resource} usage={one} />
        ))}
      </Flex>
    </Card>
  )
}

function UsageBar({ usage }: { usage: ResourceUsage }) {
  const { resource, used, limit, level } = usage
  const name = tenantsText(names[resource])
  const amount = (count: number) => (resource === 'storageBytes' ? byteSize(count) : formatNumber(count))
  return (
    <div>
      <Flex justify="space-between" gap={12} wrap>
        <span>{name}</span>
        <Typography.Text type="secondary" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {limit === null
            ? tenantsText('usedNoLimit', { used: amount(used) })
            : tenantsText('usedOf', { used: amount(used), limit: amount(limit) })}
        </Typography.Text>
      </Flex>
      {limit !== null && (
        <Progress
          aria-label={name}
          percent={limit === 0 ? FULL : Math.min(FULL, Math.round((used / limit) * FULL))}
          showInfo={false}
          size="small"
          status={level === 'over' || level === 'blocked' ? 'exception' : 'normal'}
        />
      )}
      {level !== 'ok' && <Typography.Text type="danger">{levelText(usage)}</Typography.Text>}
    </div>
  )
}

function levelText({ level, graceUntil }: ResourceUsage): string {
  if (level === 'over' && graceUntil) return tenantsText('levelOver', { date: absoluteTime(graceUntil) })
  return tenantsText(level === 'warning' ? 'levelWarning' : 'levelBlocked')
}

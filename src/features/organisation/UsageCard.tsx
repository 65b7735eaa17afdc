import { formatNumber } from '../../shared/messages'
import { Alert, Card, Flex, Progress, theme, Typography } from 'antd'
import type { ResourceUsage } from '../../api/organisation'
import { useGetStorageUseQuery } from '../../api/upload'
import { useCan } from '../../session/useCan'
import { byteSize } from '../../shared/byteSize'
import { Link } from '../../shared/Link'
import { absoluteTime } from '../../shared/time/timeText'
import { organisationText } from './messages'

const labels = (): Record<ResourceUsage['resource'], string> => ({
  users: organisationText('users'),
  clients: organisationText('clients'),
  storageBytes: organisationText('storage'),
  streamMinutes: organisationText('streamMinutes'),
  aiRuns: organisationText('aiRuns'),
})

/** Usage of the package, with a warning near and over each limit. */
export function UsageCard({ usage }: { usage: ResourceUsage[] }) {
  return (
    <Card size="small" title={organisationText('usage')}>
      <Flex vertical gap={16}>
        {usage.map((one) => (
          <UsageBar key={one.resource} usage={one} />
        ))}
      </Flex>
    </Card>
  )
}

function UsageBar({ usage }: { usage: ResourceUsage }) {
  const { token } = theme.useToken()
  const { resource, used, limit, level } = usage
  const canFree = useCan('tenant_update_self') && resource === 'storageBytes'
  const colour = { ok: token.colorPrimary, warning: token.gold6, over: token.red6, blocked: token.red6 }[level]
  const note = noteOf(usage)
  return (
    <div>
      <Flex justify="space-between" gap={8}>
        <span>{labels()[resource]}</span>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {limit === null
            ? organisationText('usedNoLimit', { used: amount(resource, used) })
            : organisationText('usedOf', { used: amount(resource, used), limit: amount(resource, limit) })}
        </span>
      </Flex>
      {limit !== null && (
        <Progress
          aria-label={labels()[resource]}
          percent={limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100))}
          showInfo={false}
          strokeColor={colour}
          size="small"
        />
      )}
      {resource === 'storageBytes' && <StorageParts />}
      {canFree && <Link to="/dashboard/tenant/organisation/retention">{organisationText('freeStorage')}</Link>}
      {note && <Alert type={level === 'warning' ? 'warning' : 'error'} showIcon title={note} />}
    </div>
  )
}

/** What of the storage is not a file of a record, and what was deleted and is not gone yet. */
function StorageParts() {
  const { data } = useGetStorageUseQuery()
  const { exports = 0, beingFreed = 0 } = data?.data ?? {}
  return (
    <>
      {exports > 0 && (
        <Typography.Paragraph>{organisationText('exportBytes', { size: byteSize(exports) })}</Typography.Paragraph>
      )}
      {beingFreed > 0 && (
        <Typography.Paragraph>{organisationText('beingFreed', { size: byteSize(beingFreed) })}</Typography.Paragraph>
      )}
    </>
  )
}

function noteOf({ level, graceUntil }: ResourceUsage): string | undefined {
  if (level === 'warning') return organisationText('warning')
  if (level === 'blocked') return organisationText('blocked')
  if (level !== 'over') return undefined
  return graceUntil ? organisationText('over', { until: absoluteTime(graceUntil) }) : organisationText('overNoDate')
}

const amount = (resource: ResourceUsage['resource'], value: number): string =>
  resource === 'storageBytes' ? byteSize(value) : formatNumber(value)

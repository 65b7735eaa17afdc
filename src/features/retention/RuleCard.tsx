import { useState } from 'react'
import { CalendarOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Typography } from 'antd'
import { useSelector } from 'react-redux'
import type { RetentionRule } from '../../api/retention'
import { selectUser } from '../../session/authSlice'
import { byteSize } from '../../shared/byteSize'
import { FactList, type Fact } from '../../shared/FactList'
import { Link } from '../../shared/Link'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { useNow } from '../../shared/time/useNow'
import { EditRule } from './EditRule'
import { amountText, kindHelp, kindName, utcDayText } from './kindText'
import { retentionText } from './messages'
import { RuleItems } from './RuleItems'

interface RuleCardProps {
  rule: RetentionRule
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<RetentionRule | undefined>
}

export function RuleCard({ rule, reload }: RuleCardProps) {
  const { kind, days, startsOn } = rule
  const [isEditing, setEditing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const name = kindName(kind)
  const now = useNow()
  const isWaiting = startsOn !== null && Date.parse(startsOn) > now
  return (
    <Card size="small" className="retention-rule">
      <Flex justify="space-between" align="flex-start" gap={16} wrap>
        <div className="retention-what">
          <Typography.Title level={2}>{name}</Typography.Title>
          <p>{kindHelp(kind)}</p>
        </div>
        <Flex vertical gap={8} align="flex-start">
          <strong>{days === null ? retentionText('never') : retentionText('after', { days })}</strong>
          {isWaiting && (
            <Flex gap={6}>
              <CalendarOutlined aria-hidden />
              <span>{retentionText('firstOn', { day: utcDayText(startsOn) })}</span>
            </Flex>
          )}
          <Button aria-label={retentionText('changeOf', { name })} onClick={() => setEditing(true)}>
            {retentionText('change')}
          </Button>
        </Flex>
      </Flex>
      <Amounts rule={rule} />
      <LastRun rule={rule} />
      {days !== null && (
        <Button
          type="link"
          className="retention-toggle"
          aria-expanded={isOpen}
          aria-label={retentionText(isOpen ? 'hideRecordsOf' : 'showRecordsOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {retentionText(isOpen ? 'hideRecords' : 'showRecords')}
        </Button>
      )}
      {days !== null && isOpen && <RuleItems kind={kind} />}
      {isEditing && <EditRule rule={rule} reload={reload} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function Amounts({ rule }: { rule: RetentionRule }) {
  const { days, stored, oldestAt, today, week, month, kept } = rule
  const deleted: Fact[] = [
    [retentionText('today'), amountText(today)],
    [retentionText('week'), amountText(week)],
    [retentionText('month'), amountText(month)],
    [retentionText('kept'), amountText(kept)],
  ]
  const facts: Fact[] = [
    [retentionText('stored'), amountText(stored)],
    [retentionText('oldest'), oldestAt === null ? retentionText('none') : <RelativeTime time={oldestAt} />],
    ...(days === null ? [] : deleted),
  ]
  return <FactList className="retention-amounts" facts={facts} />
}

function LastRun({ rule: { lastRun } }: { rule: RetentionRule }) {
  const isRoot = useSelector(selectUser)?.userType === 'tenant-root'
  if (!lastRun) return null
  const { count, bytes, endedAt } = lastRun
  return (
    <p className="retention-last">
      {bytes === 0
        ? retentionText('lastRunWithoutSize', { count })
        : retentionText('lastRun', { count, size: byteSize(bytes) })}{' '}
      · <RelativeTime time={endedAt} />
      {isRoot && (
        <>
          {' '}
          · <Link to="/dashboard/audit?action=retention.delete">{retentionText('auditLog')}</Link>
        </>
      )}
    </p>
  )
}

import { Card, Flex, Table, Typography, type TableColumnsType } from 'antd'
import type { AuditEntry } from '../../api/audit'
import { useIsPhone } from '../../shared/useIsPhone'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { auditText } from './messages'
import { deedWords, detailWords } from './words'

const wrapped = (text: string) => <span style={{ overflowWrap: 'anywhere' }}>{text}</span>

interface AuditEntriesProps {
  entries: AuditEntry[]
  isBusy: boolean
  /** For who sees those of more than one tenant. */
  withTenant: boolean
}

/** The entries: a table, and cards on a phone. */
export function AuditEntries({ entries, isBusy, withTenant }: AuditEntriesProps) {
  if (useIsPhone()) return <EntryCards entries={entries} withTenant={withTenant} />
  const columns: TableColumnsType<AuditEntry> = [
    { key: 'at', title: auditText('columnAt'), width: 100, render: (_, { at }) => <RelativeTime time={at} /> },
    { key: 'actor', title: auditText('columnActor'), width: '15%', render: (_, entry) => wrapped(actorOf(entry)) },
    { key: 'action', title: auditText('columnAction'), width: '18%', render: (_, { action }) => deedWords(action) },
    { key: 'target', title: auditText('columnTarget'), render: (_, { target }) => wrapped(target) },
    { key: 'details', title: auditText('columnDetails'), render: (_, entry) => wrapped(detailWords(entry)) },
    { key: 'address', title: auditText('columnAddress'), width: 130, render: (_, { address }) => wrapped(address) },
    ...(withTenant
      ? [
          {
            key: 'tenant',
            title: auditText('columnTenant'),
            width: '14%',
            render: (_: unknown, entry: AuditEntry) => wrapped(tenantOf(entry)),
          },
        ]
      : []),
  ]
  return (
    <Table<AuditEntry>
      size="small"
      rowKey="_id"
      columns={columns}
      dataSource={entries}
      loading={isBusy}
      pagination={false}
    />
  )
}

function EntryCards({ entries, withTenant }: Omit<AuditEntriesProps, 'isBusy'>) {
  return (
    <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <Card size="small">
            <Flex justify="space-between" gap={12}>
              <span style={{ fontWeight: 500 }}>{deedWords(entry.action)}</span>
              <RelativeTime time={entry.at} />
            </Flex>
            {wrapped([actorOf(entry), entry.target].filter(Boolean).join(' → '))}
            <br />
            <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
              {[entry.address, withTenant ? tenantOf(entry) : '', detailWords(entry)].filter(Boolean).join(' · ')}
            </Typography.Text>
          </Card>
        </li>
      ))}
    </Flex>
  )
}

const actorOf = ({ actor }: AuditEntry): string => actor.name || auditText('nobody')
const tenantOf = ({ tenant }: AuditEntry): string => tenant.name || auditText('platform')

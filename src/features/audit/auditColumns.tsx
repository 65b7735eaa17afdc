import type { AuditEntry } from '../../api/audit'
import type { RowCard } from '../../shared/lists/CardList'
import type { Column } from '../../shared/lists/ResourceTable'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { AuditTarget } from './AuditTarget'
import { auditText } from './messages'
import { actionLabels, detailText } from './labels'

const wrapped = (text: string) => <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
const actorOf = ({ actor }: AuditEntry): string => actor.name || auditText('nobody')
const tenantOf = ({ tenant }: AuditEntry): string => tenant.name || auditText('platform')

/** @param withTenant for entries of more than one tenant */
export function auditColumns(withTenant: boolean): Column<AuditEntry>[] {
  const tenantColumn: Column<AuditEntry> = {
    key: 'tenant',
    title: auditText('columnTenant'),
    width: '14%',
    render: (entry) => wrapped(tenantOf(entry)),
  }
  return [
    { key: 'at', title: auditText('columnAt'), width: 100, render: ({ at }) => <RelativeTime time={at} /> },
    { key: 'actor', title: auditText('columnActor'), width: '15%', render: (entry) => wrapped(actorOf(entry)) },
    { key: 'action', title: auditText('columnAction'), width: '18%', render: ({ action }) => actionLabels(action) },
    { key: 'target', title: auditText('columnTarget'), render: (entry) => <AuditTarget entry={entry} /> },
    { key: 'details', title: auditText('columnDetails'), render: (entry) => wrapped(detailText(entry)) },
    { key: 'address', title: auditText('columnAddress'), width: 130, render: ({ address }) => wrapped(address) },
    ...(withTenant ? [tenantColumn] : []),
  ]
}

/** @param withTenant for entries of more than one tenant */
export const auditCard = (withTenant: boolean): RowCard<AuditEntry> => ({
  mark: ({ at }) => <RelativeTime time={at} />,
  detail: (entry) => (
    <>
      {actorOf(entry)}
      {entry.target && (
        <>
          {' → '}
          <AuditTarget entry={entry} />
        </>
      )}
      <br />
      {[entry.address, withTenant ? tenantOf(entry) : '', detailText(entry)].filter(Boolean).join(' · ')}
    </>
  ),
})

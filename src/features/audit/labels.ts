import type { AuditEntry } from '../../api/audit'
import { actionText, auditText, detailName } from './messages'

/** Label of an action, such as "Edited a user group" for `user-group.edit`; unknown actions are shown by name. */
export const actionLabels = (action: string): string => actionText(action) ?? action

/** Details of an entry in one line. */
export const detailText = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([key, value]) => auditText('pair', { key: detailName(key) ?? key, value: valueText(value) }))
    .join(' · ')

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return auditText(value ? 'yes' : 'no')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return JSON.stringify(value)
}

import type { AuditEntry } from '../../api/audit'
import { auditText, deedText } from './messages'

/** A deed as people read it: `user-group.edit` -> "Changed a user group"; one that is not known by its name. */
export const deedWords = (action: string): string => deedText(action) ?? action

/** Whatever else was written down, in one line. */
export const detailWords = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([key, value]) => auditText('pair', { key, value: valueWords(value) }))
    .join(' · ')

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return auditText(value ? 'yes' : 'no')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return JSON.stringify(value)
}

import type { AuditEntry } from '../../api/audit'
import { absoluteTime } from '../../shared/time/timeText'
import { actionText, auditText, detailName, valueName } from './messages'

/** Label of an action, such as "Edited a user group" for `user-group.edit`; unknown actions are shown by name. */
export const actionLabels = (action: string): string => actionText(action) ?? action

/** Whether a detail is the ID of a record, such as `missionId`. The list shows the name of the target and links to it. */
const isIdentifier = (key: string): boolean => key.endsWith('Id') && detailName(key) === undefined

/** A time as programs write it (ISO 8601, UTC). */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

const BEFORE = '.before'
const AFTER = '.after'

/** Details of an entry in one line. A changed field has two details: `name.before` and `name.after`. */
export const detailText = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .filter(([key]) => !isIdentifier(key))
    .filter(([key]) => !(key.endsWith(AFTER) && key.replace(AFTER, BEFORE) in details))
    .map(([key, value]) => {
      const field = key.endsWith(BEFORE) ? key.slice(0, -BEFORE.length) : key
      const shown =
        field === key
          ? valueText(field, value)
          : auditText('change', {
              before: valueText(field, value),
              after: valueText(field, details[field + AFTER]),
            })
      return auditText('pair', { key: detailName(field) ?? field, value: shown })
    })
    .join(' · ')

function valueText(field: string, value: unknown): string {
  if (value === '' || value === null || value === undefined) return auditText('noValue')
  if (typeof value === 'boolean') return auditText(value ? 'yes' : 'no')
  if (typeof value === 'string' && TIME.test(value)) return absoluteTime(value)
  if (typeof value === 'string') return valueName(field, value) ?? value
  if (typeof value === 'number') return String(value)
  return JSON.stringify(value)
}

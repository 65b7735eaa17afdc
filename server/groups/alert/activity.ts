// What people read about a change of an alert.
import type { NewActivity } from './activitySql'
import type { AlertRow } from './row'

const DETAILS = ['title', 'kind', 'description', 'severity', 'clientVisible', 'dueAt', 'lat', 'long'] as const

/** One entry for each kind of change between two states of an alert. */
export function activityOf(before: AlertRow, after: AlertRow): NewActivity[] {
  const alertId = after.id
  const until = after.snoozedUntil?.toISOString() ?? null
  const isMoved = after.state !== before.state
  const isJudged = after.outcome !== before.outcome || after.reason !== before.reason
  const judgement = after.state === 'closed' && { outcome: after.outcome, reason: after.reason }
  const moved = { from: before.state, to: after.state, ...judgement }
  // A re-opened alert is due again, which nobody has edited.
  const isEdited = (name: (typeof DETAILS)[number]) =>
    !isSame(before[name], after[name]) && !(name === 'dueAt' && isMoved)
  const fields = [...new Set(DETAILS.filter(isEdited).map(fieldOf))]
  return [
    ...(isMoved || isJudged ? [{ alertId, action: 'moved' as const, values: moved }] : []),
    ...(after.ownerId === before.ownerId
      ? []
      : [{ alertId, action: 'assigned' as const, values: { from: before.ownerName, to: after.ownerName } }]),
    ...(isSame(before.snoozedUntil, after.snoozedUntil) || (isMoved && after.state === 'closed')
      ? []
      : [{ alertId, action: 'snoozed' as const, values: { until } }]),
    ...(fields.length === 0 ? [] : [{ alertId, action: 'edited' as const, values: { fields } }]),
  ]
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

const fieldOf = (name: (typeof DETAILS)[number]): string => (name === 'lat' || name === 'long' ? 'position' : name)

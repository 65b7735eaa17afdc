// Changes of alerts by people: moves, owner, snooze and details.
import { recordEdit } from '../../platform/audit/recordEdit'
import type { Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { activityOf } from './activity'
import { insertActivity } from './activitySql'
import { announceOwner } from './assignment'
import { alertStateText, alertText } from './messages'
import { movesFrom, needsOutcome } from './moves'
import { requireOwner } from './owner'
import type { AlertRow } from './row'
import { lockAlerts, requireAlert } from './service'
import { dueTime, selectSettings, type AlertSettings } from './settingsSql'
import { updateAlertRow, type AlertChange } from './sql'

type Schemas = components['schemas']
type Edit = Omit<Schemas['AlertEdit'], 'version'>

interface Editor {
  user: Principal
  actor: Actor
}

/** @throws AppError 404, 409 when `version` is stale or the move is not allowed, 400 for values that do not fit */
export async function editAlert(
  db: Db,
  tenantId: string,
  alertId: string,
  { version, ...edit }: Schemas['AlertEdit'],
  editor: Editor,
): Promise<AlertRow> {
  return inTenant(db, tenantId, async (tx) => {
    const [before] = await lockAlerts(tenantId, tx, [alertId])
    if (before?.version !== version) throw await staleVersion(tx, 'alert', alertId, alertText('changedElsewhere'))
    await requireAssignable(tenantId, tx, edit)
    const fields = checked(before, edit, await selectSettings(tenantId, tx))
    return change(tenantId, tx, before, fields, editor)
  })
}

/** All or none. @throws AppError as `editAlert` */
export async function editAlerts(
  db: Db,
  tenantId: string,
  { alertIds, ...edit }: Schemas['AlertsEdit'],
  editor: Editor,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const alerts = await lockAlerts(tenantId, tx, alertIds)
    if (edit.state === 'closed') requireOpen(alerts)
    await requireAssignable(tenantId, tx, edit)
    const settings = await selectSettings(tenantId, tx)
    const changes = alerts.map((before) => ({ before, fields: checked(before, edit, settings) }))
    for (const { before, fields } of changes) await change(tenantId, tx, before, fields, editor)
    return alerts.length
  })
}

/** An edit of several has no versions, so it would replace the outcome of a colleague. @throws AppError 409 */
function requireOpen(alerts: readonly AlertRow[]): void {
  const closed = alerts.find(({ state }) => state === 'closed')
  if (closed) throw conflict(alertText('closedMeanwhile', { alert: closed.title }))
}

async function requireAssignable(tenantId: string, tx: Tx, { ownerId }: Edit): Promise<void> {
  if (ownerId) await requireOwner(tenantId, tx, ownerId)
}

/** @throws AppError 409 for a move that is not allowed, 400 for values that do not fit the state */
// oxlint-disable-next-line complexity -- one condition for each field of an edit
function checked(before: AlertRow, edit: Edit, settings: AlertSettings): AlertChange {
  const { state, outcome, reason, snoozedUntil, dueAt, ...rest } = edit
  const to = state ?? before.state
  const isMoved = to !== before.state
  if (isMoved) requireMove(before, to, outcome)
  if (to !== 'closed' && (outcome !== undefined || reason !== undefined)) {
    throw fieldError(outcome === undefined ? 'reason' : 'outcome', alertText('notClosed'))
  }
  if (snoozedUntil) {
    if (to === 'closed') throw fieldError('snoozedUntil', alertText('snoozeClosed'))
    if (Date.parse(snoozedUntil) <= Date.now()) throw fieldError('snoozedUntil', alertText('snoozePast'))
  }
  const isReopened = isMoved && before.state === 'closed'
  const severity = edit.severity ?? before.severity
  return {
    ...rest,
    ...(state !== undefined && { state }),
    ...(outcome !== undefined && { outcome }),
    ...(reason !== undefined && { reason }),
    ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
    ...(isMoved && to === 'closed' && { snoozedUntil: null }),
    ...(isReopened && { outcome: null, reason: '', dueAt: dueTime(settings, severity, new Date()) }),
    ...(severity !== before.severity && { dueAt: dueTime(settings, severity, before.createdAt) }),
    ...(dueAt !== undefined && { dueAt: dueAt === null ? null : new Date(dueAt) }),
  }
}

/** @throws AppError 409 for a move that is not allowed, 400 when it needs an outcome */
function requireMove({ title, state: from }: AlertRow, to: AlertRow['state'], outcome: Edit['outcome']): void {
  const allowed = movesFrom(from)
  if (!allowed.includes(to)) throw conflict(cannotBecome(title, from, to, allowed))
  if (to === 'closed' && needsOutcome(from) && outcome === undefined) {
    throw fieldError('outcome', alertText('outcomeMissing', { alert: title }))
  }
}

function cannotBecome(
  alert: string,
  from: AlertRow['state'],
  to: AlertRow['state'],
  [first, second]: readonly AlertRow['state'][],
): Message {
  const values = { alert, from: alertStateText(from), to: alertStateText(to) }
  return first && second
    ? alertText('cannotBecomeOfTwo', { ...values, first: alertStateText(first), second: alertStateText(second) })
    : alertText('cannotBecome', { ...values, allowed: alertStateText(first ?? from) })
}

/** Stores, announces and records a change of a locked alert. */
async function change(
  tenantId: string,
  tx: Tx,
  before: AlertRow,
  fields: AlertChange,
  { user, actor }: Editor,
): Promise<AlertRow> {
  await updateAlertRow(tenantId, tx, before, undefined, fields)
  const after = await requireAlert(tenantId, tx, before.id)
  await insertActivity(tenantId, tx, user, activityOf(before, after))
  const details = { alertId: before.id, missionId: before.missionId }
  const entry = { ...actor, action: 'alert.edit', target: after.title, details } as const
  await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
  await recordChanged(tenantId, tx, 'Alert', before.id)
  if (after.ownerId !== before.ownerId) await announceOwner(tenantId, tx, after, user)
  return after
}

/** What the audit log shows when it changes. */
const recordedOf = (alert: AlertRow) => ({
  title: alert.title,
  kind: alert.kind,
  severity: alert.severity,
  state: alert.state,
  outcome: alert.outcome,
  reason: alert.reason,
  owner: alert.ownerName,
  clientVisible: alert.clientVisible,
  dueAt: alert.dueAt?.toISOString() ?? null,
})

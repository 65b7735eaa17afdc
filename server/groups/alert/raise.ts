// Raising of alerts by people and by other groups. An alert, its first activity and its announcement are one transaction.
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { recordChanged, recordEvent } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import { insertActivity, type Doer } from './activitySql'
import { announceOwner } from './assignment'
import { alertText } from './messages'
import { requireOwner } from './owner'
import { selectUnrelated } from './relatedSql'
import { dueTime, selectSettings } from './settingsSql'
import { countRepeat, insertAlert, type NewAlertRow } from './sql'

export type NewAlert = Omit<NewAlertRow, 'dueAt' | 'createdBy'> & {
  /** By default from the severity. */
  dueAt?: Date
  /** How long the same alert counts as a repeat; by default the tenant's time. */
  repeatMinutes?: number
}

/**
 * Raises an alert in the caller's transaction. With a `dedupeKey` that an open alert of the mission has, which was raised within
 * its time for repeats, that alert's repeats are counted instead.
 * @param doer who raises it; null for rules, analyses and webhooks
 * @throws AppError 404 for an unknown mission, 400 for an owner who may not see alerts, or for records of other missions
 */
export async function raiseAlert(
  tenantId: string,
  tx: Tx,
  alert: NewAlert,
  doer: Doer,
): Promise<{ id: string; isRepeat: boolean }> {
  const { missionId, severity, title, kind, dedupeKey } = alert
  const mission = await requireMission(tenantId, tx, missionId)
  await requireRelated(tenantId, tx, alert)
  if (alert.ownerId !== undefined) await requireOwner(tenantId, tx, alert.ownerId)
  const settings = await selectSettings(tenantId, tx)
  if (dedupeKey !== undefined) {
    const minutes = alert.repeatMinutes ?? settings.repeatMinutes
    const repeated = await countRepeat(tenantId, tx, { missionId, dedupeKey, minutes })
    if (repeated !== undefined) {
      await recordChanged(tenantId, tx, 'Alert', repeated)
      return { id: repeated, isRepeat: true }
    }
  }
  const dueAt = alert.dueAt ?? dueTime(settings, severity, new Date())
  const id = await insertAlert(tenantId, tx, { ...alert, dueAt, createdBy: doer?.userId ?? null })
  await insertActivity(tenantId, tx, doer, [{ alertId: id, action: 'created', values: { title, severity } }])
  const locationName = mission.location?.name ?? mission.name
  const event = { locationName, missionID: missionId, alertID: id, title, severity, kind }
  await recordEvent(tenantId, tx, 'ALERT_CREATED', event)
  if (alert.ownerId !== undefined) {
    const owned = { id, title, severity, missionId, missionName: mission.name, ownerId: alert.ownerId }
    await announceOwner(tenantId, tx, owned, doer)
  }
  return { id, isRepeat: false }
}

/** @throws AppError 400 for a flight, recording or stream of another mission, and for a moment without a recording */
async function requireRelated(tenantId: string, tx: Tx, alert: NewAlert): Promise<void> {
  if (alert.momentMs !== undefined && alert.recordingId === undefined) {
    throw fieldError('recordingId', alertText('momentWithoutRecording'))
  }
  switch (await selectUnrelated(tenantId, tx, alert)) {
    case 'flightId':
      throw fieldError('flightId', alertText('otherFlight'))
    case 'recordingId':
      throw fieldError('recordingId', alertText('otherRecording'))
    case 'streamId':
      throw fieldError('streamId', alertText('otherStream'))
    case undefined:
  }
}

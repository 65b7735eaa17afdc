// Alerts for handlers and other groups.
import { notFound } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { alertTrash } from './alertTrash'
import { alertText } from './messages'
import type { AlertRow } from './row'
import { recordChanged } from '../../platform/realtime/sql'
import { selectAlertsOfRecordedStream } from './relatedSql'
import { lockAlertRows, selectAlert, selectAlertsById } from './sql'

/**
 * @throws AppError 404 when the alert does not exist, was deleted or is hidden from the caller; with the code `deleted` when it
 * or its mission is in the trash
 */
export async function requireAlert(tenantId: string, tx: Tx, alertId: string): Promise<AlertRow> {
  const alert = await selectAlert(tenantId, tx, alertId)
  if (!alert) throw await alertTrash.missing(tenantId, tx, alertId, 'alert', alertText('notFound'))
  return alert
}

/** Locks them. @throws AppError 404 when one of them does not exist */
export async function lockAlerts(tenantId: string, tx: Tx, alertIds: readonly string[]): Promise<AlertRow[]> {
  const ids = [...new Set(alertIds)]
  const locked = await lockAlertRows(tenantId, tx, ids)
  if (locked.length !== ids.length) throw notFound(alertText('notFound'))
  return selectAlertsById(tenantId, tx, ids)
}

/** Announces that the alerts about a live stream can show their moment, because a recording has stored it. */
export async function announceRecording(tenantId: string, tx: Tx, recordingId: string): Promise<void> {
  await recordChanged(tenantId, tx, 'Alert', await selectAlertsOfRecordedStream(tenantId, tx, recordingId))
}

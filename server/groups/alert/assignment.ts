// Tells people that an alert was assigned to them.
import type { Tx } from '../../db/tenancy'
import { recordEvent } from '../../realtime/sql'
import type { Doer } from './activitySql'
import type { AlertRow } from './row'

/** Nobody is told what they assigned to themselves. */
export async function announceOwner(
  tenantId: string,
  tx: Tx,
  alert: Pick<AlertRow, 'id' | 'title' | 'severity' | 'missionId' | 'missionName' | 'ownerId'>,
  doer: Doer,
): Promise<void> {
  const { id, title, severity, missionId, missionName, ownerId } = alert
  if (ownerId === null || ownerId === doer?.userId) return
  const payload = { mission: missionName, missionID: missionId, alertID: id, title, severity }
  await recordEvent(tenantId, tx, 'ALERT_ASSIGNED', payload, ownerId)
}

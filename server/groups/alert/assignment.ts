// Tells people that an alert was assigned to them.
import type { Tx } from '../../platform/db/tenancy'
import { pagePaths } from '../../platform/http/pagePaths'
import { recordEvent } from '../../platform/realtime/sql'
import { queueMails } from '../notification/public'
import type { Doer } from './activitySql'
import { alertMailText } from './messages'
import { requireOwner } from './owner'
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
  const { name } = await requireOwner(tenantId, tx, ownerId)
  const path = pagePaths.alert(id)
  const values = { severity, mission: missionName, title }
  const line = {
    to: { userId: ownerId },
    kind: 'alert_assigned' as const,
    recordId: id,
    permissions: ['alert_list'],
    isCritical: severity === 'critical',
    subject: alertMailText('assignedSubject', values),
    body: alertMailText('assignedBody', { ...values, name, link: path }),
    path,
  }
  await queueMails(tenantId, tx, [line])
}

// Deletion and restoring of alerts, all or none.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { insertActivity } from './activitySql'
import { alertTrash } from './alertTrash'
import { alertText } from './messages'
import type { AlertRow } from './row'
import { lockAlerts } from './service'
import { setDeletedBy } from './trashSql'

interface Caller {
  user: Principal
  actor: Actor
}

/** @throws AppError 404 when one of them does not exist */
export async function deleteAlerts(
  db: Db,
  tenantId: string,
  alertIds: readonly string[],
  caller: Caller,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const alerts = await lockAlerts(tenantId, tx, alertIds)
    const ids = alerts.map(({ id }) => id)
    await alertTrash.moveToTrash(tenantId, tx, ids)
    await setDeletedBy(tenantId, tx, ids, caller.user.userId)
    await recordAll(tenantId, tx, alerts, caller, 'deleted')
    return ids.length
  })
}

/** @throws AppError 404 when one of them is not in the trash */
export async function restoreAlerts(
  db: Db,
  tenantId: string,
  alertIds: readonly string[],
  caller: Caller,
): Promise<number> {
  const ids = [...new Set(alertIds)]
  return inTenant(db, tenantId, async (tx) => {
    const restored = await alertTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw notFound(alertText('notFound'))
    await recordAll(tenantId, tx, await lockAlerts(tenantId, tx, ids), caller, 'restored')
    return ids.length
  })
}

async function recordAll(
  tenantId: string,
  tx: Tx,
  alerts: readonly AlertRow[],
  { user, actor }: Caller,
  what: 'deleted' | 'restored',
): Promise<void> {
  const action = what === 'deleted' ? 'alert.delete' : 'alert.restore'
  for (const { id, title, missionId } of alerts) {
    await recordAudit(tenantId, tx, { ...actor, action, target: title, details: { alertId: id, missionId } })
  }
  const ids = alerts.map(({ id }) => id)
  await insertActivity(
    tenantId,
    tx,
    user,
    ids.map((alertId) => ({ alertId, action: what })),
  )
  await recordChanged(tenantId, tx, 'Alert', ids)
  await recordChanged(tenantId, tx, 'Mission', [...new Set(alerts.map(({ missionId }) => missionId))])
}

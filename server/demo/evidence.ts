// An open evidence case of the demo: an alert with two photos and the comments of its mission.
import { effectivePermissions } from '../platform/identity/permissions'
import { inTenant } from '../platform/db/tenancy'
import { addItems, createCase } from '../groups/evidence/public'
import type { Services } from '../groups/services'
import { findAlert, findMissionFile, hadCase } from './sql'

const CASE = {
  name: 'Collapsed edge beside the path',
  note: 'For the harbour authority, which closes the path.',
  alert: 'Collapsed edge beside the path',
  photos: ['DJI_0022.JPG', 'DJI_0023.JPG'],
}

interface Place {
  tenantId: string
  services: Services
  missionId: string
  userId: string
  userName: string
}

/** Adds the case, unless the mission has or had one. */
export async function addEvidence({ tenantId, services, missionId, userId, userName }: Place): Promise<void> {
  const { db } = services
  const { had, alertId, photoIds } = await inTenant(db, tenantId, async (tx) => ({
    had: await hadCase(tenantId, tx, missionId),
    alertId: await findAlert(tenantId, tx, missionId, CASE.alert),
    photoIds: await Promise.all(
      CASE.photos.map((name) => findMissionFile(tenantId, tx, missionId, { kind: 'photo', name })),
    ),
  }))
  const evidenceFileIds = photoIds.filter((id) => id !== undefined)
  if (had || alertId === undefined || evidenceFileIds.length === 0) return
  const actor = { actorId: userId, actorName: userName, address: '' }
  const caller = { userId, actor, permissions: effectivePermissions('tenant-root', []) }
  const { name, note } = CASE
  const { _id: caseId } = await createCase(db, tenantId, { missionId, name, note }, caller)
  await addItems(db, tenantId, caseId, { evidenceFileIds, alertIds: [alertId], withThreads: true }, caller)
}

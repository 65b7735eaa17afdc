// Actions for several missions, all or none: every function is one transaction, and any mission that must not be changed rolls
// all of it back. The rules are those of the action for one mission (service.ts).
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged, recordEvent } from '../../platform/realtime/sql'
import { countHolds } from './holdsSql'
import { missionText, statusText } from './messages'
import type { Mission } from './row'
import { announceLocations, EVENT_OF, recordedOf } from './service'
import { lockMissions, selectMissionsById, updateMissions } from './sql'
import { nextStatuses, type MissionStatus } from './status'
import { missionTrash } from './trash'

/**
 * Archives missions or returns them from the archive. Missions that are already in the requested state keep their version.
 * @throws AppError 404 when one of the missions does not exist or was deleted
 */
export async function archiveMissions(
  db: Db,
  tenantId: string,
  ids: string[],
  archived: boolean,
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const missions = (await lockSelected(tenantId, tx, ids)).filter((mission) => mission.archived !== archived)
    if (missions.length === 0) return
    await updateMissions(tenantId, tx, idsOf(missions), { archived })
    await recordChanged(tenantId, tx, 'Mission')
    await recordEdits(tenantId, tx, missions, actor)
  })
}

/** @throws AppError 404, 409 when one of the missions must not change to this status or is scheduled without a time */
export async function changeMissionStatuses(
  db: Db,
  tenantId: string,
  ids: string[],
  status: MissionStatus,
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const missions = await lockSelected(tenantId, tx, ids)
    for (const { name, status: from, scheduledAt } of missions) {
      if (!nextStatuses(from).includes(status)) {
        throw conflict(missionText('oneCannotBecome', { name, from: statusText(from), to: statusText(status) }))
      }
      if (status === 'scheduled' && !scheduledAt) throw conflict(missionText('oneHasNoTime', { name }))
    }
    await updateMissions(tenantId, tx, ids, { status })
    if (status === 'live' || status === 'completed') {
      for (const { _id: missionID, name: mission } of missions) {
        await recordEvent(tenantId, tx, EVENT_OF[status], { mission, missionID })
      }
    } else {
      await recordChanged(tenantId, tx, 'Mission')
    }
    await recordEdits(tenantId, tx, missions, actor)
  })
}

/** @returns how many of them are held. @throws AppError 404 when one does not exist or was deleted */
export async function deleteMissions(db: Db, tenantId: string, ids: string[], actor: Actor): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const missions = await lockSelected(tenantId, tx, ids)
    await missionTrash.moveToTrash(tenantId, tx, ids)
    await announceLocations(tenantId, tx, ...missions)
    await recordChanged(tenantId, tx, 'Flight')
    for (const { _id: id, name } of missions) {
      await recordEvent(tenantId, tx, 'MISSION_DELETED', { id, name })
      await recordAudit(tenantId, tx, { ...actor, action: 'mission.delete', target: name, details: { missionId: id } })
    }
    return (await countHolds(tenantId, tx, ids)).size
  })
}

const idsOf = (missions: Mission[]): string[] => missions.map(({ _id }) => _id)

/** The missions, locked. @throws AppError 404 when one does not exist */
async function lockSelected(tenantId: string, tx: Tx, ids: string[]): Promise<Mission[]> {
  const missions = await lockMissions(tenantId, tx, ids)
  if (missions.length < ids.length) throw notFound(missionText('oneNotFound'))
  return missions
}

/** Records each changed mission in the audit log. */
async function recordEdits(tenantId: string, tx: Tx, before: Mission[], actor: Actor): Promise<void> {
  const after = new Map((await selectMissionsById(tenantId, tx, idsOf(before))).map((one) => [one._id, one]))
  for (const mission of before) {
    const entry = {
      ...actor,
      action: 'mission.edit',
      target: mission.name,
      details: { missionId: mission._id },
    } as const
    await recordEdit(tenantId, tx, entry, recordedOf(mission), recordedOf(after.get(mission._id) ?? mission))
  }
}

// The rules of missions. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { uuidv7 } from 'uuidv7'
import { conflict, fieldError, notFound, type AppError } from '../../platform/core/errors'
import { recordChanged, recordEvent } from '../../platform/realtime/sql'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { copyFlights, copyLayerGroups } from './contentsSql'
import { missionTrash } from './trash'
import { countHolds, NO_HOLDS, type Holds } from './holdsSql'
import { missionText, statusText } from './messages'
import type { Mission } from './row'
import { insertMission, locationExists, lockMissions, selectMission, updateMission, type MissionFields } from './sql'
import { nextStatuses, type MissionStatus } from './status'
import { selectMissionType } from './typeSql'

/** Events that announce a change to a status. */
export const EVENT_OF = { live: 'MISSION_LIVE', completed: 'MISSION_COMPLETED' } as const

export async function createMission(
  db: Db,
  tenantId: string,
  fields: MissionFields & { name: string },
  createdBy: string,
): Promise<Mission> {
  return inTenant(db, tenantId, (tx) => createMissionInTx(tenantId, tx, fields, createdBy))
}

/** The same in the caller's transaction. */
export async function createMissionInTx(
  tenantId: string,
  tx: Tx,
  fields: MissionFields & { name: string },
  createdBy: string,
): Promise<Mission> {
  await requireLocation(tenantId, tx, fields.locationId)
  await requireType(tenantId, tx, fields.missionTypeId)
  const status = fields.scheduledAt ? 'scheduled' : 'draft'
  const id = await insertMission(tenantId, tx, { ...fields, status, createdBy })
  const mission = await requireMission(tenantId, tx, id)
  await recordEvent(tenantId, tx, 'MISSION_ADDED', { mission: mission.name, missionID: id })
  await announceLocations(tenantId, tx, mission)
  return mission
}

/** @throws AppError 404, 409 when `version` is stale */
export async function editMission(
  db: Db,
  tenantId: string,
  missionId: string,
  version: number,
  fields: MissionFields,
  actor: Actor,
): Promise<Mission> {
  return inTenant(db, tenantId, async (tx) => {
    await requireLocation(tenantId, tx, fields.locationId)
    await requireType(tenantId, tx, fields.missionTypeId)
    const before = await requireMission(tenantId, tx, missionId)
    await requireCurrent(tenantId, tx, missionId, await updateMission(tenantId, tx, missionId, version, fields))
    await recordChanged(tenantId, tx, 'Mission', missionId)
    // Flights contain the name and the type of their mission.
    await recordChanged(tenantId, tx, 'Flight')
    const after = await requireMission(tenantId, tx, missionId)
    const entry = { ...actor, action: 'mission.edit', target: after.name, details: { missionId } } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    if (before.location?._id !== after.location?._id) await announceLocations(tenantId, tx, before, after)
    return after
  })
}

/**
 * `scheduledAt` is the time of a mission that becomes scheduled.
 * @throws AppError 404, 400 without a time, 409 when the change of status is not allowed or `version` is stale
 */
export async function changeMissionStatus(
  db: Db,
  tenantId: string,
  missionId: string,
  version: number,
  status: MissionStatus,
  scheduledAt: string | undefined,
  actor: Actor,
): Promise<Mission> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireMission(tenantId, tx, missionId)
    const after = await changeMissionStatusInTx(tenantId, tx, missionId, version, status, scheduledAt)
    const entry = { ...actor, action: 'mission.edit', target: after.name, details: { missionId } } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    return after
  })
}

/** The same in the caller's transaction. */
export async function changeMissionStatusInTx(
  tenantId: string,
  tx: Tx,
  missionId: string,
  version: number,
  status: MissionStatus,
  scheduledAt?: string,
): Promise<Mission> {
  const before = await requireMission(tenantId, tx, missionId)
  if (!nextStatuses(before.status).includes(status)) {
    throw conflict(missionText('cannotBecome', { from: statusText(before.status), to: statusText(status) }))
  }
  if (status === 'scheduled' && !scheduledAt && !before.scheduledAt) {
    throw fieldError('scheduledAt', missionText('timeMissing'))
  }
  if (status !== 'scheduled' && scheduledAt) throw fieldError('scheduledAt', missionText('timeNotExpected'))
  const fields = { status, ...(scheduledAt && { scheduledAt }) }
  await requireCurrent(tenantId, tx, missionId, await updateMission(tenantId, tx, missionId, version, fields))
  if (status === 'live' || status === 'completed') {
    await recordEvent(tenantId, tx, EVENT_OF[status], { mission: before.name, missionID: missionId })
  } else {
    await recordChanged(tenantId, tx, 'Mission', missionId)
  }
  return requireMission(tenantId, tx, missionId)
}

/** Makes a draft or scheduled mission live, because one of its flights is being filmed. Other missions stay as they are. */
export async function goLive(tenantId: string, tx: Tx, missionId: string): Promise<void> {
  let [mission] = await lockMissions(tenantId, tx, [missionId])
  if (mission?.status === 'draft') {
    const now = new Date().toISOString()
    mission = await changeMissionStatusInTx(tenantId, tx, missionId, mission.version, 'scheduled', now)
  }
  if (mission?.status === 'scheduled') {
    await changeMissionStatusInTx(tenantId, tx, missionId, mission.version, 'live')
  }
}

/** @returns what keeps it in the trash. @throws AppError 404 when the mission does not exist or was deleted */
export async function deleteMission(db: Db, tenantId: string, missionId: string, actor: Actor): Promise<Holds> {
  return inTenant(db, tenantId, async (tx) => {
    const mission = await requireMission(tenantId, tx, missionId)
    const { name } = mission
    const [deleted] = await missionTrash.moveToTrash(tenantId, tx, [missionId])
    if (!deleted) throw await missingMission(tenantId, tx, missionId)
    await announceLocations(tenantId, tx, mission)
    await recordChanged(tenantId, tx, 'Flight')
    await recordEvent(tenantId, tx, 'MISSION_DELETED', { id: missionId, name })
    await recordAudit(tenantId, tx, { ...actor, action: 'mission.delete', target: name, details: { missionId } })
    const holds = await countHolds(tenantId, tx, [missionId])
    return holds.get(missionId) ?? NO_HOLDS
  })
}

/**
 * Creates a mission with the description, location, type, layer groups and planned flights of another, without its layers and
 * results.
 * @throws AppError 404 when the mission does not exist or was deleted
 */
export async function duplicateMission(
  db: Db,
  tenantId: string,
  missionId: string,
  fields: { name: string; scheduledAt?: string },
  createdBy: string,
): Promise<Mission> {
  return inTenant(db, tenantId, async (tx) => {
    const original = await requireMission(tenantId, tx, missionId)
    const id = await insertMission(tenantId, tx, {
      ...fields,
      description: original.description,
      locationId: original.location?._id ?? null,
      missionTypeId: original.missionType?._id ?? null,
      status: fields.scheduledAt ? 'scheduled' : 'draft',
      createdBy,
    })
    await copyLayerGroups(tenantId, tx, missionId, id, uuidv7, createdBy)
    await copyFlights(tenantId, tx, missionId, id, uuidv7, createdBy)
    await recordChanged(tenantId, tx, 'Flight')
    const mission = await requireMission(tenantId, tx, id)
    await recordEvent(tenantId, tx, 'MISSION_ADDED', { mission: mission.name, missionID: id })
    await announceLocations(tenantId, tx, mission)
    return mission
  })
}

/** Restores a mission with its layers. @throws AppError 404 when it is not in the trash */
export async function restoreMission(db: Db, tenantId: string, missionId: string, actor: Actor): Promise<Mission> {
  return inTenant(db, tenantId, async (tx) => {
    if ((await missionTrash.restore(tenantId, tx, [missionId])).length === 0) throw notFound(missionText('notFound'))
    await recordChanged(tenantId, tx, 'Mission', missionId)
    await recordChanged(tenantId, tx, 'Flight')
    const mission = await requireMission(tenantId, tx, missionId)
    await announceLocations(tenantId, tx, mission)
    const entry = { ...actor, target: mission.name, details: { missionId } }
    await recordAudit(tenantId, tx, { ...entry, action: 'mission.restore' })
    return mission
  })
}

/** The fields of a mission that the audit log shows when they change. */
export const recordedOf = ({ name, description, status, location, missionType, scheduledAt, archived }: Mission) => ({
  name,
  description,
  status,
  scheduledAt,
  archived,
  location: location?.name ?? null,
  missionType: missionType?.name ?? null,
})

/** Lists of locations show their number of missions. */
export async function announceLocations(tenantId: string, tx: Tx, ...missions: Mission[]): Promise<void> {
  const ids = new Set(missions.flatMap(({ location }) => (location ? [location._id] : [])))
  for (const id of ids) await recordChanged(tenantId, tx, 'Location', id)
}

/** @throws AppError 404 when the mission does not exist or was deleted */
export async function requireMission(tenantId: string, tx: Tx, missionId: string): Promise<Mission> {
  const mission = await selectMission(tenantId, tx, missionId)
  if (!mission) throw await missingMission(tenantId, tx, missionId)
  return mission
}

const missingMission = (tenantId: string, tx: Tx, missionId: string): Promise<AppError> =>
  missionTrash.missing(tenantId, tx, missionId, 'mission', missionText('notFound'))

async function requireCurrent(tenantId: string, tx: Tx, missionId: string, updated: boolean): Promise<void> {
  if (updated) return
  await requireMission(tenantId, tx, missionId)
  throw await staleVersion(tx, 'mission', missionId, missionText('changedElsewhere'))
}

async function requireType(tenantId: string, tx: Tx, missionTypeId: string | null | undefined): Promise<void> {
  if (missionTypeId && !(await selectMissionType(tenantId, tx, missionTypeId))) {
    throw fieldError('missionTypeId', missionText('unknownType'))
  }
}

async function requireLocation(tenantId: string, tx: Tx, locationId: string | null | undefined): Promise<void> {
  if (locationId && !(await locationExists(tenantId, tx, locationId))) {
    throw fieldError('locationId', missionText('unknownLocation'))
  }
}

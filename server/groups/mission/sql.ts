import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import { asMission, withRelations, type Mission } from './row'
import type { MissionStatus } from './status'

export interface MissionFields {
  name?: string
  description?: string
  locationId?: string | null
  missionTypeId?: string | null
  scheduledAt?: string | null
  archived?: boolean
}

export async function insertMission(
  tenantId: string,
  tx: Tx,
  mission: MissionFields & { name: string; status: MissionStatus; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('mission')
    .values({
      id,
      tenant_id: tenantId,
      name: mission.name.trim(),
      description: mission.description ?? '',
      status: mission.status,
      location_id: mission.locationId ?? null,
      mission_type_id: mission.missionTypeId ?? null,
      scheduled_at: mission.scheduledAt ?? null,
      created_by: mission.createdBy,
    })
    .execute()
  return id
}

export async function selectMission(tenantId: string, tx: Tx, missionId: string): Promise<Mission | undefined> {
  const row = await withRelations(tx.selectFrom('mission'))
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.id', '=', missionId)
    .where('mission.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && asMission(row)
}

/** The missions with these IDs, locked, by ID. Unknown IDs are left out. */
export async function lockMissions(tenantId: string, tx: Tx, ids: readonly string[]): Promise<Mission[]> {
  // A statement of its own, because an outer join cannot be locked. One order, so that two calls do not wait for each other.
  await tx
    .selectFrom('mission')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return selectMissionsById(tenantId, tx, ids)
}

/** The missions with these IDs, by ID. Unknown IDs are left out. */
export async function selectMissionsById(tenantId: string, tx: Tx, ids: readonly string[]): Promise<Mission[]> {
  const rows = await withRelations(tx.selectFrom('mission'))
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.id', 'in', ids)
    .where('mission.deleted_at', 'is', null)
    .orderBy('mission.id')
    .execute()
  return rows.map(asMission)
}

/** @returns false when the mission does not exist at this version */
export async function updateMission(
  tenantId: string,
  tx: Tx,
  missionId: string,
  version: number,
  fields: MissionFields & { status?: MissionStatus },
): Promise<boolean> {
  const row = await updateOf(tenantId, tx, fields)
    .where('id', '=', missionId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes several missions, which `lockMissions` has locked. */
export async function updateMissions(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  fields: Pick<MissionFields, 'archived'> & { status?: MissionStatus },
): Promise<void> {
  await updateOf(tenantId, tx, fields).where('id', 'in', ids).execute()
}

function updateOf(tenantId: string, tx: Tx, fields: MissionFields & { status?: MissionStatus }) {
  const { status } = fields
  return tx
    .updateTable('mission')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.description !== undefined && { description: fields.description }),
      ...(fields.locationId !== undefined && { location_id: fields.locationId }),
      ...(fields.missionTypeId !== undefined && { mission_type_id: fields.missionTypeId }),
      ...(fields.scheduledAt !== undefined && { scheduled_at: fields.scheduledAt }),
      ...(fields.archived !== undefined && { archived: fields.archived }),
      ...(status !== undefined && { status }),
      ...(status === 'live' && { started_at: sql<Date>`coalesce(started_at, now())` }),
      ...((status === 'completed' || status === 'cancelled') && { ended_at: sql<Date>`now()` }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
}

/** @returns whether the tenant has this location */
export async function locationExists(tenantId: string, tx: Tx, locationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('location')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', locationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_TYPES } from '../../records/tenant-types/tenantTypes'

export type MissionType = components['schemas']['MissionType']

export async function selectMissionTypes(tenantId: string, tx: Tx): Promise<MissionType[]> {
  return tx
    .selectFrom('mission_type')
    .select(['id as _id', 'name', 'version'])
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .limit(MAX_TYPES)
    .execute()
}

/** Archived missions are counted, those in the trash are not. */
export async function selectMissionTypeCounts(
  tenantId: string,
  tx: Tx,
): Promise<components['schemas']['MissionTypeCount'][]> {
  const { rows } = await sql<components['schemas']['MissionTypeCount']>`
    select t.id as "_id", t.name, t.version,
           (select count(*)::int from mission m
             where m.tenant_id = t.tenant_id and m.mission_type_id = t.id and m.deleted_at is null) as missions
      from mission_type t where t.tenant_id = ${tenantId} order by lower(t.name) limit ${MAX_TYPES}`.execute(tx)
  return rows
}

export async function selectMissionType(
  tenantId: string,
  tx: Tx,
  missionTypeId: string,
): Promise<MissionType | undefined> {
  return tx
    .selectFrom('mission_type')
    .select(['id as _id', 'name', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionTypeId)
    .executeTakeFirst()
}

/** @throws a unique violation when the tenant has a type of this name */
export async function insertMissionType(tenantId: string, tx: Tx, { name }: { name: string }): Promise<string> {
  const id = uuidv7()
  await tx.insertInto('mission_type').values({ id, tenant_id: tenantId, name: name.trim() }).execute()
  return id
}

/**
 * @returns false when the type does not exist at this version
 * @throws a unique violation when the tenant has another type of this name
 */
export async function updateMissionType(
  tenantId: string,
  tx: Tx,
  missionTypeId: string,
  version: number,
  { name }: { name: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('mission_type')
    .set((eb) => ({ name: name.trim(), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionTypeId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Missions of this type have no type afterwards. @returns the name; undefined when the type does not exist */
export async function deleteMissionType(tenantId: string, tx: Tx, missionTypeId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('mission_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionTypeId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'

export interface GroupRow {
  id: string
  missionId: string
  name: string
  version: number
  createdAt: Date
}

const COLUMNS = ['id', 'mission_id as missionId', 'name', 'version', 'created_at as createdAt'] as const

/** The groups of a mission in the order of the layer panel, 1,000 at most. */
export async function selectGroups(tenantId: string, tx: Tx, missionId: string): Promise<GroupRow[]> {
  return tx
    .selectFrom('layer_group')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute()
}

/** A group that is not deleted, of a mission that is not deleted. */
export async function selectGroup(tenantId: string, tx: Tx, groupId: string): Promise<GroupRow | undefined> {
  return tx
    .selectFrom('layer_group')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('mission')
          .select('mission.id')
          .whereRef('mission.id', '=', 'layer_group.mission_id')
          .where('mission.deleted_at', 'is', null),
      ),
    )
    .executeTakeFirst()
}

export async function groupIsInMission(tenantId: string, tx: Tx, groupId: string, missionId: string): Promise<boolean> {
  return (await selectGroup(tenantId, tx, groupId))?.missionId === missionId
}

/** Adds a group below the others. @returns its id */
export async function insertGroup(
  tenantId: string,
  tx: Tx,
  group: { missionId: string; name: string; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('layer_group')
    .values((eb) => ({
      id,
      tenant_id: tenantId,
      mission_id: group.missionId,
      name: group.name.trim(),
      position: eb
        .selectFrom('layer_group')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))
        .where('tenant_id', '=', tenantId)
        .where('mission_id', '=', group.missionId),
      created_by: group.createdBy,
    }))
    .execute()
  return id
}

/** @returns false when the group does not exist at this version */
export async function updateGroup(
  tenantId: string,
  tx: Tx,
  groupId: string,
  version: number,
  { name }: { name?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('layer_group')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves a group before another one of its mission, or to the end, and renumbers all positions. */
export async function moveGroup(
  tenantId: string,
  tx: Tx,
  missionId: string,
  groupId: string,
  before: string | null,
): Promise<void> {
  const position =
    before === null
      ? sql`(select max(position) + 1 from numbered)`
      : sql`(select position - 0.5 from numbered where id = ${before})`
  await sql`
    with numbered as (
      select id, row_number() over (order by position, id)::float8 as position from layer_group
       where tenant_id = ${tenantId} and mission_id = ${missionId}
    )
    update layer_group g set position = case when g.id = ${groupId} then ${position} else n.position end
      from numbered n where n.id = g.id and g.tenant_id = ${tenantId}`.execute(tx)
}

/** Sets the layers of the group in this order. Other layers leave it. @returns how many of them belong to the mission */
export async function setGroupLayers(
  tenantId: string,
  tx: Tx,
  group: { id: string; missionId: string },
  layerIds: string[],
): Promise<number> {
  await sql`
    update layer set group_id = null
     where tenant_id = ${tenantId} and group_id = ${group.id} and id <> all(${layerIds}::uuid[])`.execute(tx)
  const { rows } = await sql`
    update layer l set group_id = ${group.id}, position = o.position
      from unnest(${layerIds}::uuid[]) with ordinality as o(id, position)
     where l.id = o.id and l.tenant_id = ${tenantId} and l.mission_id = ${group.missionId} and l.deleted_at is null
    returning l.id`.execute(tx)
  return rows.length
}

/** @returns false when the layer is not in the group */
export async function removeFromGroup(tenantId: string, tx: Tx, groupId: string, layerId: string): Promise<boolean> {
  const row = await tx
    .updateTable('layer')
    .set((eb) => ({ group_id: null, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .where('group_id', '=', groupId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes all layers from a group, deleted ones included. */
export async function emptyGroup(tenantId: string, tx: Tx, groupId: string): Promise<void> {
  await tx
    .updateTable('layer')
    .set({ group_id: null })
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', groupId)
    .execute()
}

/** Returns the layers to a restored group that it had when it was deleted, except those that are in another group now. */
export async function refillGroup(tenantId: string, tx: Tx, groupId: string): Promise<void> {
  await sql`
    update layer l set group_id = g.id from layer_group g
     where g.tenant_id = ${tenantId} and g.id = ${groupId} and l.tenant_id = ${tenantId} and l.mission_id = g.mission_id
       and l.id = any(g.deleted_layers) and l.group_id is null`.execute(tx)
}

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

type Schemas = components['schemas']
export type NewWall = Schemas['NewWall']
export type WallChange = Omit<Schemas['WallEdit'], 'version'>

/** Layouts of a tenant. They are all in one reply. */
export const MAX_WALLS = 200

export interface WallRow {
  id: string
  name: string
  isShared: boolean
  tileCount: number
  tiles: unknown
  showsMap: boolean
  version: number
  authorId: string
  author: string
}

const wallsSeenBy = (tenantId: string, tx: Tx, userId: string) =>
  tx
    .selectFrom('wall')
    .innerJoin('app_user', 'app_user.id', 'wall.created_by')
    .select([
      'wall.id',
      'wall.name',
      'wall.is_shared as isShared',
      'wall.tile_count as tileCount',
      'wall.tiles',
      'wall.shows_map as showsMap',
      'wall.version',
      'wall.created_by as authorId',
      'app_user.name as author',
    ])
    .where('wall.tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('wall.created_by', '=', userId), eb('wall.is_shared', '=', true)]))

/** The layouts of the user and the shared ones. */
export async function selectWalls(tenantId: string, tx: Tx, userId: string): Promise<WallRow[]> {
  return wallsSeenBy(tenantId, tx, userId)
    .orderBy(sql`lower(wall.name)`)
    .orderBy('wall.id')
    .limit(MAX_WALLS)
    .execute()
}

/** A layout that the user sees. */
export async function selectWall(
  tenantId: string,
  tx: Tx,
  userId: string,
  wallId: string,
): Promise<WallRow | undefined> {
  return wallsSeenBy(tenantId, tx, userId).where('wall.id', '=', wallId).executeTakeFirst()
}

/** The number of all layouts of the tenant. */
export async function countWalls(tenantId: string, tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('wall')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @throws a unique violation when the user has a layout of this name */
export async function insertWall(tenantId: string, tx: Tx, userId: string, wall: NewWall): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('wall')
    .values({
      id,
      tenant_id: tenantId,
      name: wall.name.trim(),
      is_shared: wall.isShared,
      tile_count: wall.tileCount,
      tiles: JSON.stringify(wall.tiles),
      shows_map: wall.showsMap,
      created_by: userId,
    })
    .execute()
  return id
}

/**
 * @returns false when the layout does not exist at this version
 * @throws a unique violation when its author has another layout of this name
 */
export async function updateWall(
  tenantId: string,
  tx: Tx,
  wallId: string,
  version: number,
  { name, isShared, tileCount, tiles, showsMap }: WallChange,
): Promise<boolean> {
  const row = await tx
    .updateTable('wall')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name: name.trim() }),
      ...(isShared !== undefined && { is_shared: isShared }),
      ...(tileCount !== undefined && { tile_count: tileCount }),
      ...(tiles !== undefined && { tiles: JSON.stringify(tiles) }),
      ...(showsMap !== undefined && { shows_map: showsMap }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', wallId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it still existed */
export async function deleteWallRow(tenantId: string, tx: Tx, wallId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wall')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', wallId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

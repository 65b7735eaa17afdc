// The rules of saved layouts: everybody sees shared ones, only the author or the tenant root changes them.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, forbidden, notFound, withUniqueName } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { countFlights } from '../flight/public'
import { wallText } from './messages'
import {
  countWalls,
  deleteWallRow,
  insertWall,
  MAX_WALLS,
  selectWall,
  selectWalls,
  updateWall,
  type NewWall,
  type WallRow,
} from './sql'

type Wall = components['schemas']['Wall']
type Tiles = components['schemas']['WallTiles']

/** Who calls, and as whom the audit log names the caller. */
interface Caller {
  user: Pick<Principal, 'userId' | 'userType'>
  actor: Actor
}

export const getWalls = (db: Db, tenantId: string, user: Caller['user']): Promise<Wall[]> =>
  inTenant(db, tenantId, async (tx) => (await selectWalls(tenantId, tx, user.userId)).map((row) => asWall(row, user)))

/** @throws AppError 409 when the caller has a layout of this name or the tenant the maximum; 400 for unknown flights */
export const createWall = (db: Db, tenantId: string, wall: NewWall, { user }: Caller): Promise<Wall> =>
  withUniqueName(wallText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      await lockTexts(tx, [`wall:${tenantId}`])
      if ((await countWalls(tenantId, tx)) >= MAX_WALLS) throw conflict(wallText('tooMany', { count: MAX_WALLS }))
      await requireTiles(tenantId, tx, wall.tiles, wall.tileCount)
      const id = await insertWall(tenantId, tx, user.userId, wall)
      await recordChanged(tenantId, tx, 'Wall', id)
      return asWall(await requireWall(tenantId, tx, id, user), user)
    }),
  )

/** @throws AppError 404, 403 for a layout of another user, 409 for a stale version or a taken name, 400 for unknown flights */
export const editWall = (
  db: Db,
  tenantId: string,
  wallId: string,
  { version, ...change }: components['schemas']['WallEdit'],
  { user, actor }: Caller,
): Promise<Wall> =>
  withUniqueName(wallText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      const before = await requireOwnWall(tenantId, tx, wallId, user)
      const tileCount = change.tileCount ?? before.tileCount
      if (change.tiles) await requireTiles(tenantId, tx, change.tiles, tileCount)
      if (!(await updateWall(tenantId, tx, wallId, version, change))) {
        throw await staleVersion(tx, 'wall', wallId, wallText('changedElsewhere'))
      }
      await recordChanged(tenantId, tx, 'Wall', wallId)
      const after = await requireWall(tenantId, tx, wallId, user)
      const facts = ({ name, isShared }: WallRow) => ({ name, isShared })
      await recordEdit(tenantId, tx, { ...actor, action: 'wall.edit', target: after.name }, facts(before), facts(after))
      return asWall(after, user)
    }),
  )

/** @throws AppError 404, 403 for a layout of another user */
export const deleteWall = (db: Db, tenantId: string, wallId: string, { user, actor }: Caller): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireOwnWall(tenantId, tx, wallId, user)
    if (!(await deleteWallRow(tenantId, tx, wallId))) throw notFound(wallText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'wall.delete', target: name })
    await recordChanged(tenantId, tx, 'Wall', wallId)
  })

async function requireWall(tenantId: string, tx: Tx, wallId: string, user: Caller['user']): Promise<WallRow> {
  const wall = await selectWall(tenantId, tx, user.userId, wallId)
  if (!wall) throw notFound(wallText('notFound'))
  return wall
}

async function requireOwnWall(tenantId: string, tx: Tx, wallId: string, user: Caller['user']): Promise<WallRow> {
  const wall = await requireWall(tenantId, tx, wallId, user)
  if (!mayEdit(wall, user)) throw forbidden(wallText('notYours', { name: wall.author }))
  return wall
}

async function requireTiles(tenantId: string, tx: Tx, tiles: Tiles, tileCount: number): Promise<void> {
  if (tiles.length > tileCount) throw fieldError('tiles', wallText('tooManyTiles', { count: tileCount }))
  const flightIds = [...new Set(tiles.flatMap(({ flightId }) => flightId ?? []))]
  if (flightIds.length > 0 && (await countFlights(tenantId, tx, flightIds)) < flightIds.length) {
    throw fieldError('tiles', wallText('unknownFlight'))
  }
}

const mayEdit = ({ authorId }: WallRow, { userId, userType }: Caller['user']): boolean =>
  authorId === userId || userType === 'tenant-root'

const asWall = (row: WallRow, user: Caller['user']): Wall => ({
  _id: row.id,
  name: row.name,
  isShared: row.isShared,
  canEdit: mayEdit(row, user),
  tileCount: row.tileCount as Wall['tileCount'],
  tiles: row.tiles as Tiles,
  showsMap: row.showsMap,
  createdBy: row.author,
  version: row.version,
})

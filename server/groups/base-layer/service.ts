// The rules of base layers: what they are made of, and who hears of a change.
import { recordAudit, type Actor } from '../../audit/sql'
import { AppError, conflict, fieldError, notFound } from '../../core/errors'
import { recordChanged } from '../../realtime/sql'
import { asPlatform, inTenant, type Db, type Tx } from '../../db/tenancy'
import { importUpload, insertEmptyLayer, type LayerAuthor } from '../../layers/service'
import { selectAllLayers, selectLayer, selectParts, type LayerKind, type LayerRow } from '../../layers/sql'
import { baseLayerTrash } from './trash'
import { copyLayer } from './partSql'
import {
  insertBaseLayer,
  missionExists,
  selectBaseLayer,
  selectTenantOfPublished,
  updateBaseLayer,
  type BaseLayerFields,
  type BaseLayerRow,
} from './sql'
import { asBaseLayer, isShown, type BaseLayer } from './view'
export { selectMaprefShapes } from './primeSql'

/** A base layer is made of at most so many layers of a mission. */
const MOST_PARTS = 20

interface Described {
  name: string
  description?: string
  capturedAt?: string
}

/**
 * A raster or a vector map, as the file's content says; `only` is what it has to be.
 * @throws AppError 404 for an upload of others, 409 for one that is used, 400 for a file of another kind
 */
export async function createFromUpload(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  wanted: Described & { uploadId: string; epsg?: number },
  only?: LayerKind,
): Promise<BaseLayer> {
  return create(db, tenantId, user, wanted, async (tx, baseLayerId) => {
    await importUpload(tenantId, tx, user, { baseLayerId, staged: false }, wanted, only)
  })
}

/** An empty one to draw in. */
export async function createDrawn(db: Db, tenantId: string, user: LayerAuthor, wanted: Described): Promise<BaseLayer> {
  return create(db, tenantId, user, wanted, async (tx, baseLayerId) => {
    await insertEmptyLayer(tenantId, tx, user, { baseLayerId, staged: false }, { name: wanted.name.trim() })
  })
}

/** @throws AppError 404 when one of the layers is not there, 409 when one is not ready */
export async function createFromLayers(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  wanted: Described & { layerIds: string[] },
): Promise<BaseLayer> {
  return create(db, tenantId, user, wanted, (tx, baseLayerId) =>
    copyLayers(tenantId, tx, user, baseLayerId, wanted.layerIds),
  )
}

/** @throws AppError 404, 409 when the mission has no raster that is ready */
export async function createFromMission(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  wanted: Described & { missionId: string },
): Promise<BaseLayer> {
  return create(db, tenantId, user, wanted, async (tx, baseLayerId) =>
    copyLayers(tenantId, tx, user, baseLayerId, await rastersOf(tenantId, tx, wanted.missionId)),
  )
}

/** @throws AppError 404, 409 when `version` is stale, 400 for an attribute that no feature has */
export async function editBaseLayer(
  db: Db,
  tenantId: string,
  baseLayerId: string,
  version: number,
  fields: BaseLayerFields,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    await requireBaseLayer(tenantId, tx, baseLayerId)
    const { primeAttr } = fields
    if (primeAttr) {
      const parts = await selectParts(tenantId, tx, [baseLayerId])
      const known = parts.some((part) => !part.staged && part.fields.some(({ name }) => name === primeAttr))
      if (!known) throw fieldError('attribute', 'Choose an attribute of this base layer.')
    }
    await claimVersion(tenantId, tx, baseLayerId, version, fields)
    return announced(tenantId, tx, baseLayerId)
  })
}

/** Shows it to anybody, or to nobody but the tenant. @throws AppError 404, 409 when there is nothing to be shown yet */
export async function publishBaseLayer(
  db: Db,
  tenantId: string,
  baseLayerId: string,
  { version, published }: { version: number; published: boolean },
  actor: Actor,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const { name } = await requireBaseLayer(tenantId, tx, baseLayerId)
    const parts = await selectParts(tenantId, tx, [baseLayerId])
    if (published && !parts.some(({ staged, status }) => !staged && status === 'ready')) {
      throw conflict('There is nothing to be shown yet: no part of this base layer is ready')
    }
    await claimVersion(tenantId, tx, baseLayerId, version, { published })
    const action = published ? 'base-layer.publish' : 'base-layer.unpublish'
    await recordAudit(tenantId, tx, { ...actor, action, target: name, details: { baseLayerId } })
    return announced(tenantId, tx, baseLayerId)
  })
}

/** @throws AppError 404 */
export async function deleteBaseLayer(db: Db, tenantId: string, baseLayerId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const [deleted] = await baseLayerTrash.moveToTrash(tenantId, tx, [baseLayerId])
    if (!deleted) throw notFound('Base layer')
    await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'base-layer.delete',
      target: deleted.name,
      details: { baseLayerId },
    })
  })
}

/** @throws AppError 404 when it is not there to be brought back */
export async function restoreBaseLayer(db: Db, tenantId: string, baseLayerId: string): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    if ((await baseLayerTrash.restore(tenantId, tx, [baseLayerId])).length === 0) throw notFound('Base layer')
    return announced(tenantId, tx, baseLayerId)
  })
}

/** @throws AppError 404 */
export async function requireBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<BaseLayerRow> {
  const row = await selectBaseLayer(tenantId, tx, baseLayerId)
  if (!row) throw notFound('Base layer')
  return row
}

/** @throws AppError 409 when `version` is stale */
export async function claimVersion(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  version: number,
  fields: BaseLayerFields = {},
): Promise<void> {
  if (await updateBaseLayer(tenantId, tx, baseLayerId, version, fields)) return
  throw new AppError(409, 'Somebody else changed this base layer meanwhile. Read it again before you save.')
}

/** The base layer as it is now, everybody having been told of the change. */
export async function announced(tenantId: string, tx: Tx, baseLayerId: string): Promise<BaseLayer> {
  await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)
  return readBaseLayer(tenantId, tx, baseLayerId)
}

/** @throws AppError 404 */
export async function readBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<BaseLayer> {
  const row = await requireBaseLayer(tenantId, tx, baseLayerId)
  return asBaseLayer(row, await selectParts(tenantId, tx, [baseLayerId]))
}

/** All or none; the first is drawn uppermost. @throws AppError 404, 409 when one is not ready */
export async function copyLayers(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  baseLayerId: string,
  layerIds: string[],
): Promise<void> {
  for (const [position, layerId] of [...new Set(layerIds)].entries()) {
    const layer = await selectLayer(tenantId, tx, layerId)
    if (!layer || layer.missionId === null) throw notFound('Layer')
    if (layer.status !== 'ready') throw conflict(`${layer.name} is not ready yet`)
    await copyLayer(tenantId, tx, layerId, baseLayerId, position, user.userId)
  }
}

/** The rasters of a mission that are ready. @throws AppError 404, 409 when there is none or there are too many */
export async function rastersOf(tenantId: string, tx: Tx, missionId: string): Promise<string[]> {
  if (!(await missionExists(tenantId, tx, missionId))) throw notFound('Mission')
  const filter = { kind: 'raster' as const, status: ['ready' as const] }
  const rasters = await selectAllLayers(tenantId, tx, [missionId], MOST_PARTS + 1, filter)
  if (rasters.length === 0) throw conflict('This mission has no raster that is ready')
  if (rasters.length > MOST_PARTS) throw conflict(`This mission has more than ${MOST_PARTS} rasters; choose its layers`)
  return rasters.map(({ id }) => id)
}

async function create(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  { name, description, capturedAt }: Described,
  fill: (tx: Tx, baseLayerId: string) => Promise<void>,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const fields = { name, description, capturedAt, createdBy: user.userId }
    const baseLayerId = await insertBaseLayer(tenantId, tx, fields)
    await fill(tx, baseLayerId)
    return announced(tenantId, tx, baseLayerId)
  })
}

/**
 * Runs `work` as the tenant of a published base layer. Each public request calls it, so that unpublishing takes effect at once.
 * @throws AppError 404 when it is not published
 */
export async function inPublished<T>(
  db: Db,
  baseLayerId: string,
  work: (tenantId: string, tx: Tx) => Promise<T>,
): Promise<T> {
  const tenantId = await asPlatform(db, (tx) => selectTenantOfPublished(tx, baseLayerId))
  if (tenantId === undefined) throw notFound('Map')
  return inTenant(db, tenantId, (tx) => work(tenantId, tx))
}

/** @throws AppError 404 for a part that is staged, not ready, or of another base layer */
export async function requireShownPart(
  tenantId: string,
  tx: Tx,
  { baseLayerId, layerId }: { baseLayerId: string; layerId: string },
): Promise<LayerRow> {
  const parts = await selectParts(tenantId, tx, [baseLayerId])
  const part = parts.find(({ id }) => id === layerId)
  if (!part || !isShown(part)) throw notFound('Layer')
  return part
}

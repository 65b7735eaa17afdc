// Creates, edits, publishes, deletes and restores base layers. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { recordChanged } from '../../platform/realtime/sql'
import { staleVersion } from '../../platform/db/staleVersion'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { importUpload, insertEmptyLayer, type LayerAuthor } from '../../records/layers/service'
import { selectAllLayers, selectLayer, selectParts, type LayerKind, type LayerRow } from '../../records/layers/sql'
import { layerText } from '../../records/layers/messages'
import { keepRejection } from '../../records/uploads/service'
import { baseLayerText } from './messages'
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
import { asBaseLayer, isPublicPart, type BaseLayer } from './view'

/** The rasters of a mission that become parts of a base layer. */
const MAX_PARTS = 20

interface Description {
  name: string
  description?: string
  capturedAt?: string
}

/**
 * Creates a raster or a vector base layer, depending on the content of the file. `only` is the required kind.
 * @throws AppError 404 for another user's upload, 409 for an upload that is used, 400 for a file of another kind
 */
export async function createFromUpload(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  wanted: Description & { uploadId: string; epsg?: number },
  only?: LayerKind,
): Promise<BaseLayer> {
  const upload = { uploadId: wanted.uploadId, userId: user.userId }
  return keepRejection(db, tenantId, upload, () =>
    create(db, tenantId, user, wanted, async (tx, baseLayerId) => {
      await importUpload(tenantId, tx, user, { baseLayerId, staged: false }, wanted, only)
    }),
  )
}

/** Creates an empty base layer for drawing. */
export async function createDrawn(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  wanted: Description,
): Promise<BaseLayer> {
  return create(db, tenantId, user, wanted, async (tx, baseLayerId) => {
    await insertEmptyLayer(tenantId, tx, user, { baseLayerId, staged: false }, { name: wanted.name.trim() })
  })
}

/** @throws AppError 404 when one of the layers does not exist, 409 when one is not ready */
export async function createFromLayers(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  wanted: Description & { layerIds: string[] },
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
  wanted: Description & { missionId: string },
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
  actor: Actor,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireBaseLayer(tenantId, tx, baseLayerId)
    const parts = await selectParts(tenantId, tx, [baseLayerId])
    const known = new Set(parts.flatMap(({ staged, fields: own }) => (staged ? [] : own.map(({ name }) => name))))
    for (const field of ['attribute', 'groupAttribute'] as const) {
      const attribute = field === 'attribute' ? fields.primeAttr : fields.groupAttr
      if (attribute && !known.has(attribute)) throw fieldError(field, baseLayerText('unknownAttribute'))
    }
    await claimVersion(tenantId, tx, baseLayerId, version, fields)
    const after = await requireBaseLayer(tenantId, tx, baseLayerId)
    const entry = { ...actor, action: 'base-layer.edit', target: after.name, details: { baseLayerId } } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/** The fields of a base layer that the audit log shows when they change. */
const recordedOf = ({ name, description, primeAttr, groupAttr, capturedAt }: BaseLayerRow) => ({
  name,
  description,
  primeAttr,
  groupAttr,
  capturedAt: capturedAt?.toISOString() ?? null,
})

/** Makes a base layer public or private. @throws AppError 404, 409 when no part is ready to be published */
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
      throw conflict(baseLayerText('nothingToPublish'))
    }
    await claimVersion(tenantId, tx, baseLayerId, version, { published })
    const action = published ? 'base-layer.publish' : 'base-layer.unpublish'
    await recordAudit(tenantId, tx, { ...actor, action, target: name, details: { baseLayerId } })
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/** @throws AppError 404 when the base layer does not exist or was deleted */
export async function deleteBaseLayer(db: Db, tenantId: string, baseLayerId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const [deleted] = await baseLayerTrash.moveToTrash(tenantId, tx, [baseLayerId])
    if (!deleted) throw notFound(baseLayerText('notFound'))
    await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'base-layer.delete',
      target: deleted.name,
      details: { baseLayerId },
    })
  })
}

/** @throws AppError 404 when it is not in the trash */
export async function restoreBaseLayer(
  db: Db,
  tenantId: string,
  baseLayerId: string,
  actor: Actor,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const [restored] = await baseLayerTrash.restore(tenantId, tx, [baseLayerId])
    if (!restored) throw notFound(baseLayerText('notFound'))
    const entry = { ...actor, target: restored.name, details: { baseLayerId } }
    await recordAudit(tenantId, tx, { ...entry, action: 'base-layer.restore' })
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/** @throws AppError 404 when the base layer does not exist or was deleted */
export async function requireBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<BaseLayerRow> {
  const row = await selectBaseLayer(tenantId, tx, baseLayerId)
  if (!row) throw await baseLayerTrash.missing(tenantId, tx, baseLayerId, 'baseLayer', baseLayerText('notFound'))
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
  throw await staleVersion(tx, 'base_layer', baseLayerId, baseLayerText('changedElsewhere'))
}

/** Announces a change. @returns the base layer after it */
export async function announceBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<BaseLayer> {
  await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)
  return readBaseLayer(tenantId, tx, baseLayerId)
}

/** @throws AppError 404 when the base layer does not exist or was deleted */
export async function readBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<BaseLayer> {
  const row = await requireBaseLayer(tenantId, tx, baseLayerId)
  return asBaseLayer(row, await selectParts(tenantId, tx, [baseLayerId]))
}

/** Copies all layers or none as parts; the first is drawn on top. @throws AppError 404, 409 when one is not ready */
export async function copyLayers(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  baseLayerId: string,
  layerIds: string[],
): Promise<void> {
  for (const [position, layerId] of [...new Set(layerIds)].entries()) {
    const layer = await selectLayer(tenantId, tx, layerId)
    if (!layer || layer.missionId === null) throw notFound(layerText('notFound'))
    if (layer.status !== 'ready') throw conflict(baseLayerText('layerNotReady', { name: layer.name }))
    await copyLayer(tenantId, tx, layerId, baseLayerId, position, user.userId)
  }
}

/** The rasters of a mission that are ready. @throws AppError 404, 409 when there is none or there are too many */
export async function rastersOf(tenantId: string, tx: Tx, missionId: string): Promise<string[]> {
  if (!(await missionExists(tenantId, tx, missionId))) throw notFound(baseLayerText('missionNotFound'))
  const filter = { kind: 'raster' as const, status: ['ready' as const] }
  const rasters = await selectAllLayers(tenantId, tx, [missionId], MAX_PARTS + 1, filter)
  if (rasters.length === 0) throw conflict(baseLayerText('noRaster'))
  if (rasters.length > MAX_PARTS) throw conflict(baseLayerText('tooManyRasters', { limit: MAX_PARTS }))
  return rasters.map(({ id }) => id)
}

async function create(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  { name, description, capturedAt }: Description,
  addParts: (tx: Tx, baseLayerId: string) => Promise<void>,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const fields = { name, description, capturedAt, createdBy: user.userId }
    const baseLayerId = await insertBaseLayer(tenantId, tx, fields)
    await addParts(tx, baseLayerId)
    return announceBaseLayer(tenantId, tx, baseLayerId)
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
  if (tenantId === undefined) throw notFound(baseLayerText('mapNotFound'))
  return inTenant(db, tenantId, (tx) => work(tenantId, tx))
}

/** @throws AppError 404 for a part that is staged, not ready, or of another base layer */
export async function requirePublicPart(
  tenantId: string,
  tx: Tx,
  { baseLayerId, layerId }: { baseLayerId: string; layerId: string },
): Promise<LayerRow> {
  const parts = await selectParts(tenantId, tx, [baseLayerId])
  const part = parts.find(({ id }) => id === layerId)
  if (!part || !isPublicPart(part)) throw notFound(layerText('notFound'))
  return part
}

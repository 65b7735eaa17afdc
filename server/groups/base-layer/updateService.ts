// Updates base layers: from layers of missions in one step, from an upload in two steps. An upload is staged first, so that
// users see what it would change before they apply it.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { recordChanged } from '../../platform/realtime/sql'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { keepRejection } from '../../records/uploads/service'
import { importUpload, updateLayerFields, type LayerAuthor } from '../../records/layers/service'
import { selectParts, type LayerFields, type LayerKind, type LayerRow } from '../../records/layers/sql'
import { baseLayerText } from './messages'
import { compareStaged } from './primeSql'
import { markPartApplied, movePartsToTrash } from './partSql'
import { announceBaseLayer, claimVersion, copyLayers, rastersOf, readBaseLayer, requireBaseLayer } from './service'
import type { BaseLayer } from './view'

interface StagedUpdate {
  layerId: string
  added: number
  changed: number
  removed: number
}

/** Limits the storage that updates take before they are applied. */
const MAX_STAGED = 5

/** Replaces all parts. @throws AppError 404, 409 when `version` is stale or a layer is not ready */
export async function replaceByLayers(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  baseLayerId: string,
  { version, layerIds }: { version: number; layerIds: string[] },
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const parts = await startUpdate(tenantId, tx, baseLayerId, version)
    await copyLayers(tenantId, tx, user, baseLayerId, layerIds)
    await movePartsToTrash(tenantId, tx, idsOf(parts.filter(({ staged }) => !staged)))
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/** Replaces the rasters. @throws AppError 404, 409 when `version` is stale or the mission has no raster */
export async function replaceByMission(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  baseLayerId: string,
  { version, missionId }: { version: number; missionId: string },
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const parts = await startUpdate(tenantId, tx, baseLayerId, version)
    await copyLayers(tenantId, tx, user, baseLayerId, await rastersOf(tenantId, tx, missionId))
    await movePartsToTrash(tenantId, tx, idsOf(appliedParts(parts, 'raster')))
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/**
 * Stages a file of this kind as an update of a base layer.
 * @throws AppError 404, 409 when `version` is stale, 400 for a file of another kind
 */
export async function stageUpload(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  baseLayerId: string,
  { version, ...upload }: { version: number; uploadId: string; epsg?: number },
  kind: LayerKind,
): Promise<BaseLayer> {
  const stage = async (tx: Tx) => {
    const parts = await startUpdate(tenantId, tx, baseLayerId, version)
    if (parts.filter(({ staged }) => staged).length >= MAX_STAGED) {
      throw conflict(baseLayerText('tooManyUpdates', { count: MAX_STAGED }))
    }
    await importUpload(tenantId, tx, user, { baseLayerId, staged: true }, upload, kind)
    return announceBaseLayer(tenantId, tx, baseLayerId)
  }
  const { uploadId } = upload
  return keepRejection(db, tenantId, { uploadId, userId: user.userId }, () => inTenant(db, tenantId, stage))
}

/** Counts what each staged upload would change. @throws AppError 404 when the base layer does not exist or was deleted */
export async function compareUploads(
  db: Db,
  tenantId: string,
  baseLayerId: string,
): Promise<{ baseLayer: BaseLayer; staged: StagedUpdate[] }> {
  return inTenant(db, tenantId, async (tx) => {
    const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
    const parts = await selectParts(tenantId, tx, [baseLayerId])
    const shown = parts.filter(({ kind, staged }) => kind === 'vector' && !staged)
    const before = shown.reduce((sum, { featureCount }) => sum + featureCount, 0)
    const staged: StagedUpdate[] = []
    for (const { id, kind, status, featureCount } of parts.filter((part) => part.staged)) {
      if (kind !== 'vector' || status !== 'ready') continue
      const change =
        primeAttr === null
          ? { added: featureCount, changed: 0, removed: before }
          : await compareStaged(tenantId, tx, baseLayerId, id, primeAttr)
      staged.push({ layerId: id, ...change })
    }
    return { baseLayer: await readBaseLayer(tenantId, tx, baseLayerId), staged }
  })
}

/** @throws AppError 404, 409 when `version` is stale or the upload is not ready */
export async function applyUpload(
  db: Db,
  tenantId: string,
  baseLayerId: string,
  { version, layerId, mode }: { version: number; layerId: string; mode: 'replace' | 'add' },
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const parts = await startUpdate(tenantId, tx, baseLayerId, version)
    const part = parts.find(({ id, staged }) => id === layerId && staged)
    if (!part) throw notFound(baseLayerText('updateNotFound'))
    if (part.status !== 'ready') throw conflict(baseLayerText('updateNotReady'))
    if (mode === 'replace') await movePartsToTrash(tenantId, tx, idsOf(appliedParts(parts, part.kind)))
    await markPartApplied(tenantId, tx, layerId)
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/** Deletes a staged upload. @throws AppError 404 when the base layer or the staged upload does not exist */
export async function deleteStaged(
  db: Db,
  tenantId: string,
  { baseLayerId, layerId }: { baseLayerId: string; layerId: string },
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const part = await requirePart(tenantId, tx, baseLayerId, layerId)
    if (!part.staged) throw notFound(baseLayerText('updateNotFound'))
    if ((await movePartsToTrash(tenantId, tx, [layerId])) === 0) throw notFound(baseLayerText('updateNotFound'))
    const entry = { ...actor, target: part.name, details: { baseLayerId } }
    await recordAudit(tenantId, tx, { ...entry, action: 'base-layer.discard-update' })
    await announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

/** @throws AppError 404, 409 when the part's `version` is stale, 400 when it does not support an edit */
export async function editPart(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  { baseLayerId, layerId }: { baseLayerId: string; layerId: string },
  version: number,
  edit: LayerFields,
): Promise<BaseLayer> {
  return inTenant(db, tenantId, async (tx) => {
    const part = await requirePart(tenantId, tx, baseLayerId, layerId)
    await updateLayerFields(tenantId, tx, user, part, version, edit)
    await recordChanged(tenantId, tx, 'Layer', layerId)
    return announceBaseLayer(tenantId, tx, baseLayerId)
  })
}

async function startUpdate(tenantId: string, tx: Tx, baseLayerId: string, version: number): Promise<LayerRow[]> {
  await requireBaseLayer(tenantId, tx, baseLayerId)
  // Locks the row, so that two updates at a time cannot replace each other's parts.
  await claimVersion(tenantId, tx, baseLayerId, version)
  return selectParts(tenantId, tx, [baseLayerId])
}

async function requirePart(tenantId: string, tx: Tx, baseLayerId: string, layerId: string): Promise<LayerRow> {
  await requireBaseLayer(tenantId, tx, baseLayerId)
  const part = (await selectParts(tenantId, tx, [baseLayerId])).find(({ id }) => id === layerId)
  if (!part) throw notFound(baseLayerText('partNotFound'))
  return part
}

const appliedParts = (parts: LayerRow[], kind: LayerKind): LayerRow[] =>
  parts.filter((part) => part.kind === kind && !part.staged)

const idsOf = (parts: LayerRow[]): string[] => parts.map(({ id }) => id)

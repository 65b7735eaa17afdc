// Creates, edits, deletes and restores the layers of missions. Each change is announced in the transaction that makes it.
import { fieldError, notFound } from '../../platform/core/errors'
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { recordChanged } from '../../platform/realtime/sql'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireGroupOfMission } from '../layer-group/public'
import { requireMission } from '../mission/public'
import {
  importUpload,
  insertEmptyLayer,
  requireLayer,
  updateLayerFields,
  type LayerAuthor,
} from '../../records/layers/service'
import { moveLayer, selectLayer, type LayerFields, type MissionLayerRow } from '../../records/layers/sql'
import { layerText } from '../../records/layers/messages'
import { keepRejection } from '../../records/uploads/service'
import { layerTrash } from '../../records/layers/trash'
import { setDeletedBy } from './trashSql'
import { asLayer, type Layer } from '../../records/layers/view'
import { missionLayerText } from './messages'

interface NewLayer {
  missionId: string
  uploadId: string
  name?: string
  groupId?: string
  color?: string
  capturedAt?: string
  epsg?: number
}

/** @throws AppError 404 for an unknown mission or upload, 409 for an upload that is used or incomplete */
export async function createLayer(db: Db, tenantId: string, user: LayerAuthor, wanted: NewLayer): Promise<Layer> {
  const upload = { uploadId: wanted.uploadId, userId: user.userId }
  return keepRejection(db, tenantId, upload, () =>
    inTenant(db, tenantId, async (tx) =>
      asLayer(await requireMissionLayer(tenantId, tx, await createLayerInTx(tenantId, tx, user, wanted))),
    ),
  )
}

/** As `createLayer`, in the caller's transaction. @returns the ID of the layer */
export async function createLayerInTx(tenantId: string, tx: Tx, user: LayerAuthor, wanted: NewLayer): Promise<string> {
  await requireMission(tenantId, tx, wanted.missionId)
  await requireGroupOfMission(tenantId, tx, wanted.missionId, wanted.groupId)
  const owner = { missionId: wanted.missionId, groupId: wanted.groupId ?? null }
  const layerId = await importUpload(tenantId, tx, user, owner, wanted)
  await recordChanged(tenantId, tx, 'Layer', layerId)
  return layerId
}

/**
 * With `ownDrawing` the user has one such layer in a mission at most: a second call returns it.
 * @throws AppError 404 when the mission does not exist
 */
export async function createVectorLayer(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  {
    ownDrawing,
    ...wanted
  }: { missionId: string; name: string; groupId?: string; color?: string; ownDrawing?: boolean },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, wanted.missionId)
    await requireGroupOfMission(tenantId, tx, wanted.missionId, wanted.groupId)
    const owner = { missionId: wanted.missionId, groupId: wanted.groupId ?? null }
    const fields = { ...wanted, ...(ownDrawing && { drawingOf: user.userId }) }
    return announceLayer(tenantId, tx, await insertEmptyLayer(tenantId, tx, user, owner, fields))
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 when the layer does not support an edit */
export async function editLayer(
  db: Db,
  tenantId: string,
  user: LayerAuthor & Actor,
  layerId: string,
  version: number,
  edit: LayerFields & { before?: string | null },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    const layer = await requireMissionLayer(tenantId, tx, layerId)
    await requireGroupOfMission(tenantId, tx, layer.missionId, edit.groupId)
    await updateLayerFields(tenantId, tx, user, layer, version, edit)
    if (edit.before !== undefined) {
      if (edit.before !== null) {
        const before = await selectLayer(tenantId, tx, edit.before)
        if (before?.missionId !== layer.missionId) throw fieldError('before', missionLayerText('unknownNextLayer'))
      }
      await moveLayer(tenantId, tx, layer.missionId, layerId, edit.before)
    }
    const after = await requireMissionLayer(tenantId, tx, layerId)
    const { actorId, actorName, address } = user
    const details = { layerId, missionId: layer.missionId }
    const entry = { actorId, actorName, address, action: 'layer.edit', target: after.name, details } as const
    await recordEdit(tenantId, tx, entry, recordedOf(layer), recordedOf(after))
    return announceLayer(tenantId, tx, layerId)
  })
}

/**
 * Shows a layer to the clients of its mission, or hides it from them.
 * @throws AppError 404, 409 when `version` is stale
 */
export async function shareLayer(
  db: Db,
  tenantId: string,
  user: LayerAuthor & Actor,
  layerId: string,
  { version, clientVisible }: { version: number; clientVisible: boolean },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    const layer = await requireMissionLayer(tenantId, tx, layerId)
    await updateLayerFields(tenantId, tx, user, layer, version, { clientVisible })
    const { actorId, actorName, address } = user
    const details = { layerId, missionId: layer.missionId, clientVisible }
    const entry = { actorId, actorName, address, action: 'layer.share', target: layer.name, details } as const
    await recordAudit(tenantId, tx, entry)
    return announceLayer(tenantId, tx, layerId)
  })
}

/** Deletes all or none. @throws AppError 404 when one of them does not exist */
export async function deleteLayers(
  db: Db,
  tenantId: string,
  user: LayerAuthor,
  layerIds: string[],
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, (tx) => deleteLayersInTx(tenantId, tx, user, layerIds, actor))
}

/** As `deleteLayers`, in the caller's transaction. */
export async function deleteLayersInTx(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  layerIds: string[],
  actor: Actor,
): Promise<void> {
  const ids = [...new Set(layerIds)]
  const deleted = await layerTrash.moveToTrash(tenantId, tx, ids)
  if (deleted.length !== ids.length) throw notFound(layerText('notFound'))
  await setDeletedBy(tenantId, tx, ids, user.userId)
  for (const { id, name } of deleted) {
    await recordChanged(tenantId, tx, 'Layer', id)
    await recordAudit(tenantId, tx, { ...actor, action: 'layer.delete', target: name, details: { layerId: id } })
  }
}

/** Restores all or none. @throws AppError 404 when one of them is not in the trash */
export async function restoreLayers(db: Db, tenantId: string, layerIds: string[], actor: Actor): Promise<number> {
  const ids = [...new Set(layerIds)]
  return inTenant(db, tenantId, async (tx) => {
    const restored = await layerTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw notFound(layerText('notFound'))
    for (const { id, name } of restored) {
      await recordChanged(tenantId, tx, 'Layer', id)
      await recordAudit(tenantId, tx, { ...actor, action: 'layer.restore', target: name, details: { layerId: id } })
    }
    return ids.length
  })
}

/** The fields of a layer that the audit log shows when they change. Showing and hiding a layer is not among them. */
const recordedOf = (layer: MissionLayerRow) => ({
  name: layer.name,
  labelField: layer.labelField,
  flagged: layer.flagged,
  flagNote: layer.flagNote,
  fence: layer.fence,
  capturedAt: layer.capturedAt?.toISOString() ?? null,
  color: layer.color,
  opacity: layer.opacity,
  rasterStyle: layer.rasterStyle && styleText(layer.rasterStyle),
  rasterKind: layer.raster?.kind ?? null,
  nodata: layer.nodata,
  ignoresNodata: layer.ignoresNodata,
  ignoresScaling: layer.ignoresScaling,
  heightUnit: layer.heightUnit,
  lastBandIsAlpha: layer.lastBandIsAlpha,
  epsg: layer.sourceEpsg,
  textEncoding: layer.textEncoding,
  bandRoles: layer.bandRoles && layer.bandRoles.map((role) => role ?? '–').join(', '),
  corners: layer.corners && layer.corners.map(({ lat, long }) => `${lat}, ${long}`).join(' · '),
})

/** `{colormap: 'viridis', bands: [3, 2]}` → `bands [3,2] · colormap viridis` */
const styleText = (style: object): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .sort()
    .join(' · ')

/** @throws AppError 404 when the layer does not exist or is part of a base layer */
export async function requireMissionLayer(tenantId: string, tx: Tx, layerId: string): Promise<MissionLayerRow> {
  const layer = await requireLayer(tenantId, tx, layerId)
  if (layer.missionId === null) throw notFound(layerText('notFound'))
  return { ...layer, missionId: layer.missionId }
}

async function announceLayer(tenantId: string, tx: Tx, layerId: string): Promise<Layer> {
  await recordChanged(tenantId, tx, 'Layer', layerId)
  return asLayer(await requireMissionLayer(tenantId, tx, layerId))
}

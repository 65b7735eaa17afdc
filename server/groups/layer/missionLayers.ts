// The layers of missions: made, edited, deleted and brought back, each in one transaction with who hears of it.
import { fieldError, notFound } from '../../errors'
import { recordChanged } from '../../realtime/sql'
import { inTenant, type Db, type Tx } from '../../tenancy'
import { groupIsInMission } from '../layer-group/sql'
import { requireMission } from '../mission/service'
import type { Corners } from './importJob'
import { changeLayer, importUpload, insertEmptyLayer, requireLayer, type LayerMaker } from './service'
import {
  markLayersDeleted,
  markLayersRestored,
  moveLayer,
  selectLayer,
  type LayerFields,
  type MissionLayerRow,
} from './sql'
import { asLayer, type Layer } from './view'

/** @throws AppError 404 for a mission or upload of others, 409 for an upload that is used or incomplete */
export async function createLayer(
  db: Db,
  tenantId: string,
  user: LayerMaker,
  wanted: {
    missionId: string
    uploadId: string
    name?: string
    groupId?: string
    color?: string
    capturedAt?: string
    epsg?: number
  },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, wanted.missionId)
    await requireGroup(tenantId, tx, wanted.missionId, wanted.groupId)
    const place = { missionId: wanted.missionId, groupId: wanted.groupId ?? null }
    return changed(tenantId, tx, await importUpload(tenantId, tx, user, place, wanted))
  })
}

/** @throws AppError 404 */
export async function createVectorLayer(
  db: Db,
  tenantId: string,
  user: LayerMaker,
  wanted: { missionId: string; name: string; groupId?: string; color?: string },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, wanted.missionId)
    await requireGroup(tenantId, tx, wanted.missionId, wanted.groupId)
    const place = { missionId: wanted.missionId, groupId: wanted.groupId ?? null }
    return changed(tenantId, tx, await insertEmptyLayer(tenantId, tx, user, place, wanted))
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 when a field does not fit the layer */
export async function editLayer(
  db: Db,
  tenantId: string,
  user: LayerMaker,
  layerId: string,
  version: number,
  edit: LayerFields & { before?: string | null; corners?: Corners },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    const layer = await requireMissionLayer(tenantId, tx, layerId)
    await requireGroup(tenantId, tx, layer.missionId, edit.groupId)
    await changeLayer(tenantId, tx, user, layer, version, edit)
    if (edit.before !== undefined) {
      if (edit.before !== null) {
        const before = await selectLayer(tenantId, tx, edit.before)
        if (before?.missionId !== layer.missionId) throw fieldError('before', 'is not a layer of this mission')
      }
      await moveLayer(tenantId, tx, layer.missionId, layerId, edit.before)
    }
    return changed(tenantId, tx, layerId)
  })
}

/** All or none. @throws AppError 404 when one of them is not there */
export async function deleteLayers(db: Db, tenantId: string, layerIds: string[]): Promise<void> {
  const ids = [...new Set(layerIds)]
  await inTenant(db, tenantId, async (tx) => {
    if ((await markLayersDeleted(tenantId, tx, ids)) !== ids.length) throw notFound('Layer')
    for (const id of ids) await recordChanged(tenantId, tx, 'Layer', id)
  })
}

/** All or none. @throws AppError 404 when one of them is not there to be brought back */
export async function restoreLayers(db: Db, tenantId: string, layerIds: string[]): Promise<number> {
  const ids = [...new Set(layerIds)]
  return inTenant(db, tenantId, async (tx) => {
    if ((await markLayersRestored(tenantId, tx, ids)) !== ids.length) throw notFound('Layer')
    for (const id of ids) await recordChanged(tenantId, tx, 'Layer', id)
    return ids.length
  })
}

/** @throws AppError 404 */
async function requireMissionLayer(tenantId: string, tx: Tx, layerId: string): Promise<MissionLayerRow> {
  const layer = await requireLayer(tenantId, tx, layerId)
  if (layer.missionId === null) throw notFound('Layer')
  return { ...layer, missionId: layer.missionId }
}

async function changed(tenantId: string, tx: Tx, layerId: string): Promise<Layer> {
  await recordChanged(tenantId, tx, 'Layer', layerId)
  return asLayer(await requireMissionLayer(tenantId, tx, layerId))
}

async function requireGroup(
  tenantId: string,
  tx: Tx,
  missionId: string,
  groupId: string | null | undefined,
): Promise<void> {
  if (groupId && !(await groupIsInMission(tenantId, tx, groupId, missionId))) {
    throw fieldError('groupId', 'is not a group of this mission')
  }
}

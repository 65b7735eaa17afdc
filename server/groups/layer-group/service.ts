// The rules of layer groups: a group and its layers belong to the same mission.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError, notFound } from '../../platform/core/errors'
import { recordChanged } from '../../platform/realtime/sql'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireMission } from '../mission/public'
import { layerGroupText } from './messages'
import { layerGroupTrash } from './trash'
import {
  emptyGroup,
  groupIsInMission,
  insertGroup,
  moveGroup,
  refillGroup,
  removeFromGroup,
  selectGroup,
  selectGroups,
  setGroupLayers,
  updateGroup,
  type GroupRow,
} from './sql'

export type LayerGroup = components['schemas']['LayerGroup']

/** @throws AppError 404 when the mission does not exist or was deleted */
export async function createLayerGroup(
  db: Db,
  tenantId: string,
  userId: string,
  { missionId, name }: { missionId: string; name: string },
): Promise<LayerGroup> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, missionId)
    const id = await insertGroup(tenantId, tx, { missionId, name, createdBy: userId })
    await recordChanged(tenantId, tx, 'Layer', id)
    return asGroup(await requireGroup(tenantId, tx, id))
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 for a layer or group of another mission */
export async function editLayerGroup(
  db: Db,
  tenantId: string,
  groupId: string,
  version: number,
  edit: { name?: string; before?: string | null; layerIds?: string[] },
  actor: Actor,
): Promise<LayerGroup> {
  return inTenant(db, tenantId, async (tx) => {
    const group = await requireGroup(tenantId, tx, groupId)
    if (!(await updateGroup(tenantId, tx, groupId, version, edit))) {
      throw await staleVersion(tx, 'layer_group', groupId, layerGroupText('changedElsewhere'))
    }
    if (edit.before !== undefined) {
      if (edit.before && !(await groupIsInMission(tenantId, tx, edit.before, group.missionId))) {
        throw fieldError('before', layerGroupText('unknownGroup'))
      }
      await moveGroup(tenantId, tx, group.missionId, groupId, edit.before)
    }
    if (edit.layerIds) {
      const layerIds = [...new Set(edit.layerIds)]
      if ((await setGroupLayers(tenantId, tx, group, layerIds)) !== layerIds.length) {
        throw fieldError('layerIds', layerGroupText('unknownLayers'))
      }
    }
    await recordChanged(tenantId, tx, 'Layer', groupId)
    const after = await requireGroup(tenantId, tx, groupId)
    const details = { missionId: group.missionId }
    const entry = { ...actor, action: 'layer-group.edit', target: after.name, details } as const
    await recordEdit(tenantId, tx, entry, { name: group.name }, { name: after.name })
    return asGroup(after)
  })
}

/** @throws AppError 404 when the group does not exist or was deleted */
export async function deleteLayerGroup(db: Db, tenantId: string, groupId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const { name, missionId } = await requireGroup(tenantId, tx, groupId)
    const [deleted] = await layerGroupTrash.moveToTrash(tenantId, tx, [groupId])
    if (!deleted) throw notFound(layerGroupText('notFound'))
    await emptyGroup(tenantId, tx, groupId)
    await recordAudit(tenantId, tx, { ...actor, action: 'layer-group.delete', target: name, details: { missionId } })
    await recordChanged(tenantId, tx, 'Layer', groupId)
  })
}

/**
 * Restores a group with its layers, except those that are in another group now.
 * @throws AppError 404 when the group is not in the trash
 */
export async function restoreLayerGroup(db: Db, tenantId: string, groupId: string, actor: Actor): Promise<LayerGroup> {
  return inTenant(db, tenantId, async (tx) => {
    const [restored] = await layerGroupTrash.restore(tenantId, tx, [groupId])
    if (!restored) throw notFound(layerGroupText('notFound'))
    await refillGroup(tenantId, tx, groupId)
    const group = await requireGroup(tenantId, tx, groupId)
    const { name, missionId } = group
    await recordAudit(tenantId, tx, { ...actor, action: 'layer-group.restore', target: name, details: { missionId } })
    await recordChanged(tenantId, tx, 'Layer', groupId)
    return asGroup(group)
  })
}

/** @throws AppError 404 when the layer is not in the group */
export async function removeLayerFromGroup(db: Db, tenantId: string, groupId: string, layerId: string): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await requireGroup(tenantId, tx, groupId)
    if (!(await removeFromGroup(tenantId, tx, groupId, layerId))) throw notFound(layerGroupText('layerNotInGroup'))
    await recordChanged(tenantId, tx, 'Layer', layerId)
  })
}

/** The groups of a mission, in the order of the layer panel. */
export async function listLayerGroups(tenantId: string, tx: Tx, missionId: string): Promise<LayerGroup[]> {
  return (await selectGroups(tenantId, tx, missionId)).map(asGroup)
}

/** Accepts no group. @throws AppError 400 at `groupId` for a group of another mission */
export async function requireGroupOfMission(
  tenantId: string,
  tx: Tx,
  missionId: string,
  groupId: string | null | undefined,
): Promise<void> {
  if (groupId && !(await groupIsInMission(tenantId, tx, groupId, missionId))) {
    throw fieldError('groupId', layerGroupText('unknownGroup'))
  }
}

async function requireGroup(tenantId: string, tx: Tx, groupId: string): Promise<GroupRow> {
  const group = await selectGroup(tenantId, tx, groupId)
  if (!group) throw notFound(layerGroupText('notFound'))
  return group
}

const asGroup = ({ id, missionId, name, version, createdAt }: GroupRow): LayerGroup => ({
  _id: id,
  missionId,
  name,
  version,
  createdAt: createdAt.toISOString(),
})

// Undoes changes of features, also several steps back.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import type { Db } from '../../platform/db/tenancy'
import { changeFeatures, type ChangeContext, type FeatureEditor, type StoredChange } from './change'
import { featureText } from './messages'
import {
  changeExists,
  deleteFeaturesByIndex,
  insertFeature,
  markUndone,
  selectFeaturesByIndex,
  selectLaterChanges,
  updateFeature,
  type StoredFeatureChange,
} from './sql'
import { stateOfRow } from './state'

/**
 * Undoes a change completely or not at all. Undoing is a change itself, so it can be undone too. Later changes that were
 * undone themselves do not matter, so a user can go back several steps.
 * @throws AppError 404, 409 when the change was already undone or one of its features was changed later
 */
export async function undoChange(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  changeId: string,
  actor: Actor,
): Promise<StoredChange> {
  return changeFeatures(db, tenantId, user, layerId, async (context) => {
    const { tx, layer } = context
    context.undoes = changeId
    const undone = await markUndone(tenantId, tx, layerId, changeId)
    if (undone.length === 0) {
      if (!(await changeExists(tenantId, tx, layerId, changeId))) throw notFound(featureText('changeNotFound'))
      throw conflict(featureText('alreadyUndone'))
    }
    for (const featureChange of undone) await undoOne(context, featureChange)
    const details = { layerId, features: undone.length }
    await recordAudit(tenantId, tx, { ...actor, action: 'feature.undo', target: layer.name, details })
  })
}

async function undoOne(
  context: ChangeContext,
  { id, featureId, index, action, before, version }: StoredFeatureChange,
): Promise<void> {
  const { tenantId, tx, layer, userId, changes } = context
  const later = await selectLaterChanges(tenantId, tx, featureId, id)
  const cancelled = cancelledOf(later)
  if (later.some(({ changeSet }) => !cancelled.has(changeSet))) throw changedSince(index)
  const [current] = await selectFeaturesByIndex(tenantId, tx, layer.id, [index])
  if (action === 'deleted') {
    if (current || !before) throw changedSince(index)
    await insertFeature(tenantId, tx, layer.id, {
      ...before,
      id: featureId,
      index,
      version: version + 1,
      createdBy: userId,
    })
    changes.push({ featureId, index, action: 'created', before: null, version: version + 1 })
    return
  }
  if (current?.id !== featureId || (later.length === 0 && current.version !== version)) throw changedSince(index)
  const currentState = stateOfRow(current)
  if (action === 'created') {
    await deleteFeaturesByIndex(tenantId, tx, layer.id, [index])
    changes.push({ featureId, index, action: 'deleted', before: currentState, version: current.version })
  } else if (before) {
    await updateFeature(tenantId, tx, layer.id, index, current.version, before)
    changes.push({ featureId, index, action: 'edited', before: currentState, version: current.version + 1 })
  }
}

/**
 * The changes that cancel each other out, because one of them reversed the other.
 * @param later changes of one feature, the last first
 */
function cancelledOf(later: readonly { changeSet: string; undoes: string | null }[]): Set<string> {
  const sets = new Set(later.map(({ changeSet }) => changeSet))
  const cancelled = new Set<string>()
  for (const { changeSet, undoes } of later) {
    if (cancelled.has(changeSet) || undoes === null || !sets.has(undoes)) continue
    cancelled.add(changeSet).add(undoes)
  }
  return cancelled
}

const changedSince = (index: number) => conflict(featureText('changedSince', { index: String(index) }))

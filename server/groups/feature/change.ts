// What all changes of features have in common: lock, history, version of the layer's data and announcement.
import { uuidv7 } from 'uuidv7'
import { conflict, forbidden, notFound } from '../../platform/core/errors'
import { recordChanged } from '../../platform/realtime/sql'
import { identityText } from '../../platform/identity/messages'
import type { Principal } from '../../platform/identity/session'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { layerText } from '../../records/layers/messages'
import { lockLayer, type LayerRow } from '../../records/layers/sql'
import { unite, type Box } from '../../media/vector/extent'
import { collectFields } from '../../media/vector/fields'
import { shapesOf, type Shape } from '../../media/vector/shapes'
import { insertChanges, selectFeaturesByIndex, updateFeatureSummary, type FeatureChange, type FeatureRow } from './sql'
import { asFeature, type Feature } from './view'

/** The user who changes features. */
export type FeatureEditor = Pick<Principal, 'userId' | 'permissions'>

/** A stored change, with the features after it. */
export interface StoredChange {
  changeId: string
  features: Feature[]
}

/** A change in progress: `changes` collects what is written to the history at its end. */
export interface ChangeContext {
  tenantId: string
  tx: Tx
  layer: LayerRow
  userId: string
  changes: FeatureChange[]
  /** The change set that this change reverses. */
  undoes?: string
}

/** Applies a change: locks the layer, writes the history, updates the layer and announces the change. */
export async function changeFeatures(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  apply: (context: ChangeContext) => Promise<void>,
): Promise<StoredChange> {
  return inTenant(db, tenantId, async (tx) => {
    const layer = await lockLayer(tenantId, tx, layerId)
    if (!layer) throw notFound(layerText('notFound'))
    if (layer.kind !== 'vector') throw conflict(layerText('vectorRequired'))
    if (layer.status !== 'ready') throw conflict(layerText('notReady'))
    const { userId } = user
    // A base layer is shared by many missions, so editing its features needs the permission for base layers.
    if (layer.baseLayerId !== null && !user.permissions.has('can_edit_base_layer')) {
      throw forbidden(identityText('permissionNeeded', { permission: 'can_edit_base_layer' }))
    }
    const context: ChangeContext = { tenantId, tx, layer, userId, changes: [] }
    await apply(context)
    const changeId = uuidv7()
    await insertChanges(tenantId, tx, layerId, changeId, userId, context.changes, context.undoes ?? null)
    const after = await selectFeaturesByIndex(
      tenantId,
      tx,
      layerId,
      context.changes.map(({ index }) => index),
    )
    await updateFeatureSummary(tenantId, tx, layerId, { ...summaryOf(layer, after), added: netAdded(context.changes) })
    await recordChanged(tenantId, tx, 'Layer', layerId)
    if (layer.baseLayerId !== null) await recordChanged(tenantId, tx, 'BaseLayer', layer.baseLayerId)
    return { changeId, features: after.map((row) => asFeature(row)) }
  })
}

function summaryOf({ fields: known }: LayerRow, after: FeatureRow[]) {
  const fields = collectFields(known)
  const shapes = new Set<Shape>()
  let bounds: Box | undefined
  for (const { geometry, properties, bounds: box } of after) {
    fields.add(properties)
    shapesOf(geometry).forEach((shape) => shapes.add(shape))
    bounds = unite(bounds, box)
  }
  return { fields: fields.result(), shapes: [...shapes], bounds }
}

const netAdded = (changes: FeatureChange[]): number =>
  changes.reduce((sum, { action }) => sum + (action === 'created' ? 1 : action === 'deleted' ? -1 : 0), 0)

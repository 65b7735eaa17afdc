// Adds, edits and deletes features, and undoes these changes. Every change increases the version of the layer's data.
import type { MultiPolygon, Polygon } from 'geojson'
import { uuidv7 } from 'uuidv7'
import { recordAudit, type Actor } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { conflict, fieldError, forbidden, notFound } from '../../core/errors'
import type { Page } from '../../core/paging'
import { recordChanged } from '../../realtime/sql'
import { identityText } from '../../identity/messages'
import type { Principal } from '../../identity/session'
import { currentClient } from '../../db/accessScope'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { extentOf, unite, type Box } from '../../vector/extent'
import type { FeatureStyle } from '../../vector/feature'
import { collectFields } from '../../vector/fields'
import { checkGeometry, GeometryError } from '../../vector/geometry'
import { checkProperties } from '../../vector/properties'
import { shapesOf, type Shape } from '../../vector/shapes'
import { featureText } from './messages'
import { readBox } from './query'
import {
  changeExists,
  deleteFeaturesByIndex,
  insertChanges,
  insertFeature,
  selectFeatures,
  selectFeaturesByIndex,
  selectLaterChanges,
  markUndone,
  reserveIndexes,
  updateFeatureSummary,
  updateFeature,
  type FeatureChange,
  type FeatureRow,
  type FeatureState,
  type StoredFeatureChange,
} from './sql'
import { layerText } from '../../layers/messages'
import { lockLayer, type LayerRow } from '../../layers/sql'

export type Feature = components['schemas']['Feature']

/** The user who changes features. */
type FeatureEditor = Pick<Principal, 'userId' | 'permissions'>

/** A stored change, with the features after it. */
export interface StoredChange {
  changeId: string
  features: Feature[]
}

/** A change in progress: `changes` collects what is written to the history at its end. */
interface ChangeContext {
  tenantId: string
  tx: Tx
  layer: LayerRow
  userId: string
  changes: FeatureChange[]
  /** The change set that this change reverses. */
  undoes?: string
}

/**
 * Features of a layer with these indexes that intersect `box` (`west,south,east,north` in degrees).
 * @throws AppError 400
 */
export const findFeatures = (
  tenantId: string,
  tx: Tx,
  layerId: string,
  { index, box }: { index?: number[]; box?: string },
  page: Page,
): Promise<{ items: FeatureRow[]; total: number }> =>
  selectFeatures(tenantId, tx, layerId, { indexes: index, box: readBox(box) }, page)

/** The outline of a feature that is an area. @throws AppError 404, 409 for a point or a line */
export async function requireOutline(
  tenantId: string,
  tx: Tx,
  layerId: string,
  index: number,
): Promise<Polygon | MultiPolygon> {
  const [{ geometry }] = await requireFeatures(tenantId, tx, layerId, [index])
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw conflict(featureText('areaRequired'))
  return geometry
}

export interface DrawnFeature {
  geometry?: object
  properties?: object
  style?: FeatureStyle | null
}

const MAX_FEATURES_IN_LAYER = 1_000_000

/** Adds all or none. @throws AppError 404, 400 for an invalid feature */
export async function addFeatures(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  drawn: DrawnFeature[],
): Promise<StoredChange> {
  const states = drawn.map((each, index) => stateOf(each, emptyState(), `features.${index}.`))
  return changeFeatures(db, tenantId, user, layerId, async (context) => {
    const { tx, layer, changes } = context
    if (layer.featureCount + states.length > MAX_FEATURES_IN_LAYER) {
      throw conflict(featureText('layerFull', { limit: MAX_FEATURES_IN_LAYER }))
    }
    const first = await reserveIndexes(tenantId, tx, layerId, states.length)
    for (const [offset, state] of states.entries()) {
      const created = { id: uuidv7(), index: first + offset, version: 1, createdBy: user.userId }
      await insertFeature(tenantId, tx, layerId, { ...state, ...created })
      changes.push({ featureId: created.id, index: created.index, action: 'created', before: null, version: 1 })
    }
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 for an invalid feature */
export async function editFeature(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  wanted: { index: number; version: number; flagged?: boolean; note?: string } & DrawnFeature,
): Promise<StoredChange> {
  return changeFeatures(db, tenantId, user, layerId, async ({ tx, changes }) => {
    const [feature] = await requireFeatures(tenantId, tx, layerId, [wanted.index])
    const before = stateOfRow(feature)
    const flag =
      wanted.flagged === undefined
        ? {}
        : { flagged: wanted.flagged, flagNote: wanted.flagged ? (wanted.note ?? null) : null }
    const after = { ...stateOf(wanted, before, ''), ...flag }
    if (!(await updateFeature(tenantId, tx, layerId, wanted.index, wanted.version, after))) throw staleFeature()
    changes.push({ featureId: feature.id, index: wanted.index, action: 'edited', before, version: wanted.version + 1 })
  })
}

/** Deletes all or none. @throws AppError 404 when one of them does not exist */
export async function deleteFeatures(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  indexes: number[],
  actor: Actor,
): Promise<StoredChange> {
  return changeFeatures(db, tenantId, user, layerId, async ({ tx, layer, changes }) => {
    const features = await requireFeatures(tenantId, tx, layerId, [...new Set(indexes)])
    await deleteFeaturesByIndex(tenantId, tx, layerId, indexes)
    for (const feature of features) {
      const { id, index, version } = feature
      changes.push({ featureId: id, index, action: 'deleted', before: stateOfRow(feature), version })
    }
    const details = { layerId, features: features.length }
    await recordAudit(tenantId, tx, { ...actor, action: 'feature.delete', target: layer.name, details })
  })
}

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

/** Applies a change: locks the layer, writes the history, updates the layer and announces the change. */
async function changeFeatures(
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

/** @throws AppError 404 when one of them does not exist */
async function requireFeatures(
  tenantId: string,
  tx: Tx,
  layerId: string,
  indexes: number[],
): Promise<[FeatureRow, ...FeatureRow[]]> {
  const [first, ...others] = await selectFeaturesByIndex(tenantId, tx, layerId, indexes)
  if (!first || others.length + 1 !== indexes.length) throw notFound(featureText('notFound'))
  return [first, ...others]
}

/** Merges a drawn feature with its state before. @throws AppError 400 with the field below `path` */
function stateOf({ geometry, properties, style }: DrawnFeature, before: FeatureState, path: string): FeatureState {
  const state = { ...before }
  if (style !== undefined) state.style = style
  if (properties) {
    const { properties: checked, cut } = checkProperties(properties as Record<string, unknown>)
    if (cut) throw fieldError(`${path}properties`, featureText('tooManyAttributes'))
    state.properties = checked
  }
  if (geometry) {
    try {
      const checked = checkGeometry(geometry)
      Object.assign(state, { geometry: checked.geometry, problem: checked.problem, ...extentOf(checked.geometry) })
    } catch (error) {
      if (!(error instanceof GeometryError)) throw error
      throw fieldError(`${path}geometry`, featureText('invalidShape', { reason: error.text }))
    }
  }
  return state
}

const emptyState = (): FeatureState => ({
  geometry: { type: 'Point', coordinates: [0, 0] },
  box: [0, 0, 0, 0],
  size: 0,
  properties: {},
  style: null,
  problem: null,
  flagged: false,
  flagNote: null,
})

const stateOfRow = ({ geometry, properties, style, problem, flagged, flagNote }: FeatureRow): FeatureState => ({
  geometry,
  ...extentOf(geometry),
  properties,
  style,
  problem,
  flagged,
  flagNote,
})

/** A feature as in the contract, with or without its geometry. */
export function asFeature(row: FeatureRow, withoutGeometry = false): Feature {
  return {
    type: 'Feature',
    _id: row.id,
    index: row.index,
    version: row.version,
    ...(!withoutGeometry && { geometry: { ...row.geometry } }),
    bounds: row.bounds,
    properties: row.properties,
    style: row.style,
    problem: row.problem,
    flagged: row.flagged,
    flagNote: currentClient() === undefined ? row.flagNote : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

const staleFeature = () => conflict(featureText('changedElsewhere'))
const changedSince = (index: number) => conflict(featureText('changedSince', { index: String(index) }))

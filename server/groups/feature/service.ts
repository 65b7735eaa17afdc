// The rules of features: what can be drawn, who changed it first, and how a change is taken back.
import { uuidv7 } from 'uuidv7'
import type { components } from '../../contract/contract.gen'
import { conflict, fieldError, forbidden, notFound } from '../../core/errors'
import type { Page } from '../../core/paging'
import { recordChanged } from '../../realtime/sql'
import type { Principal } from '../../identity/session'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { extentOf, unite, type Box } from '../../vector/extent'
import type { FeatureStyle } from '../../vector/feature'
import { collectFields } from '../../vector/fields'
import { checkGeometry, GeometryError } from '../../vector/geometry'
import { checkProperties } from '../../vector/properties'
import { shapesOf, type Shape } from '../../vector/shapes'
import { readBox } from './query'
import {
  changeExists,
  deleteFeaturesByIndex,
  insertChanges,
  insertFeature,
  selectFeatures,
  selectFeaturesByIndex,
  takeChanges,
  takeIndexes,
  touchLayer,
  updateFeature,
  type FeatureChange,
  type FeatureRow,
  type FeatureState,
} from './sql'
import { selectLayerForChange, type LayerRow } from '../../layers/sql'

export type Feature = components['schemas']['Feature']

/** Who changes features, and what he may. */
type FeatureEditor = Pick<Principal, 'userId' | 'permissions'>

export interface Change {
  changeId: string
  features: Feature[]
}

/** Everything one call changes: put together while it is done, written at its end. */
interface Work {
  tenantId: string
  tx: Tx
  layer: LayerRow
  userId: string
  changes: FeatureChange[]
}

/**
 * Features of a layer: those with these indexes, or those that touch `box` (`west,south,east,north` in degrees).
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

export interface DrawnFeature {
  geometry?: object
  properties?: object
  style?: FeatureStyle | null
}

const MOST_IN_LAYER = 1_000_000

/** All or none. @throws AppError 404, 400 for what cannot be drawn */
export async function addFeatures(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  drawn: DrawnFeature[],
): Promise<Change> {
  const states = drawn.map((each, index) => stateOf(each, emptyState(), `features.${index}.`))
  return change(db, tenantId, user, layerId, async (work) => {
    const { tx, layer, changes } = work
    if (layer.featureCount + states.length > MOST_IN_LAYER) throw conflict('This layer is full; make another one')
    const first = await takeIndexes(tenantId, tx, layerId, states.length)
    for (const [offset, state] of states.entries()) {
      const created = { id: uuidv7(), index: first + offset, version: 1, createdBy: user.userId }
      await insertFeature(tenantId, tx, layerId, { ...state, ...created })
      changes.push({ featureId: created.id, index: created.index, action: 'created', before: null, version: 1 })
    }
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 for what cannot be drawn */
export async function editFeature(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  wanted: { index: number; version: number; flagged?: boolean; note?: string } & DrawnFeature,
): Promise<Change> {
  return change(db, tenantId, user, layerId, async ({ tx, changes }) => {
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

/** All or none. @throws AppError 404 when one of them is not there */
export async function deleteFeatures(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  indexes: number[],
): Promise<Change> {
  return change(db, tenantId, user, layerId, async ({ tx, changes }) => {
    const features = await requireFeatures(tenantId, tx, layerId, [...new Set(indexes)])
    await deleteFeaturesByIndex(tenantId, tx, layerId, indexes)
    for (const feature of features) {
      const { id, index, version } = feature
      changes.push({ featureId: id, index, action: 'deleted', before: stateOfRow(feature), version })
    }
  })
}

/**
 * Takes a change back, as a whole or not at all. It is a change itself, so it can be taken back too.
 * @throws AppError 404, 409 when it is undone already or somebody has changed one of the features since
 */
export async function undoChange(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  changeId: string,
): Promise<Change> {
  return change(db, tenantId, user, layerId, async (work) => {
    const { tx } = work
    const undone = await takeChanges(tenantId, tx, layerId, changeId)
    if (undone.length === 0) {
      if (!(await changeExists(tenantId, tx, layerId, changeId))) throw notFound('Change')
      throw conflict('This change has been undone already')
    }
    for (const each of undone) await undoOne(work, each)
  })
}

async function undoOne(work: Work, { featureId, index, action, before, version }: FeatureChange): Promise<void> {
  const { tenantId, tx, layer, userId, changes } = work
  const [now] = await selectFeaturesByIndex(tenantId, tx, layer.id, [index])
  if (action === 'deleted') {
    if (now || !before) throw changedSince(index)
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
  if (now?.version !== version) throw changedSince(index)
  const current = stateOfRow(now)
  if (action === 'created') {
    await deleteFeaturesByIndex(tenantId, tx, layer.id, [index])
    changes.push({ featureId, index, action: 'deleted', before: current, version })
  } else if (before) {
    await updateFeature(tenantId, tx, layer.id, index, version, before)
    changes.push({ featureId, index, action: 'edited', before: current, version: version + 1 })
  }
}

/** The frame of every change: the layer held, the history written, the layer and everybody else told. */
async function change(
  db: Db,
  tenantId: string,
  user: FeatureEditor,
  layerId: string,
  act: (work: Work) => Promise<void>,
): Promise<Change> {
  return inTenant(db, tenantId, async (tx) => {
    const layer = await selectLayerForChange(tenantId, tx, layerId)
    if (!layer) throw notFound('Layer')
    if (layer.kind !== 'vector') throw conflict('This layer is a raster; it has no features')
    if (layer.status !== 'ready') throw conflict('This layer is not ready yet')
    const { userId } = user
    // The parts of a base layer belong to more people than those who work on one mission.
    if (layer.baseLayerId !== null && !user.permissions.has('can_edit_base_layer')) {
      throw forbidden('Forbidden! The permission can_edit_base_layer is needed.')
    }
    const work: Work = { tenantId, tx, layer, userId, changes: [] }
    await act(work)
    const changeId = uuidv7()
    await insertChanges(tenantId, tx, layerId, changeId, userId, work.changes)
    const after = await selectFeaturesByIndex(
      tenantId,
      tx,
      layerId,
      work.changes.map(({ index }) => index),
    )
    await touchLayer(tenantId, tx, layerId, { ...summaryOf(layer, after), added: addedBy(work.changes) })
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

const addedBy = (changes: FeatureChange[]): number =>
  changes.reduce((sum, { action }) => sum + (action === 'created' ? 1 : action === 'deleted' ? -1 : 0), 0)

/** @throws AppError 404 when one of them is not there */
async function requireFeatures(
  tenantId: string,
  tx: Tx,
  layerId: string,
  indexes: number[],
): Promise<[FeatureRow, ...FeatureRow[]]> {
  const [first, ...others] = await selectFeaturesByIndex(tenantId, tx, layerId, indexes)
  if (!first || others.length + 1 !== indexes.length) throw notFound('Feature')
  return [first, ...others]
}

/** What is drawn, over what was there before. @throws AppError 400 with the field below `path` */
function stateOf({ geometry, properties, style }: DrawnFeature, before: FeatureState, path: string): FeatureState {
  const state = { ...before }
  if (style !== undefined) state.style = style
  if (properties) {
    const { properties: kept, cut } = checkProperties(properties as Record<string, unknown>)
    if (cut) throw fieldError(`${path}properties`, 'There are too many attributes, or a value is too long.')
    state.properties = kept
  }
  if (geometry) {
    try {
      const checked = checkGeometry(geometry)
      Object.assign(state, { geometry: checked.geometry, problem: checked.problem, ...extentOf(checked.geometry) })
    } catch (error) {
      if (!(error instanceof GeometryError)) throw error
      throw fieldError(`${path}geometry`, `cannot be drawn. ${error.message}`)
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

/** `bare` leaves the geometry out. */
export function asFeature(row: FeatureRow, bare = false): Feature {
  return {
    type: 'Feature',
    _id: row.id,
    index: row.index,
    version: row.version,
    ...(!bare && { geometry: { ...row.geometry } }),
    bounds: row.bounds,
    properties: row.properties,
    style: row.style,
    problem: row.problem,
    flagged: row.flagged,
    flagNote: row.flagNote,
    updatedAt: row.updatedAt.toISOString(),
  }
}

const staleFeature = () => conflict('Somebody else changed this feature meanwhile. Read it again before you save.')
const changedSince = (index: number) => conflict(`Feature ${index} has been changed since, so this cannot be undone`)

// Reads, adds, edits and deletes features. Every change increases the version of the layer's data.
import type { MultiPolygon, Polygon } from 'geojson'
import { uuidv7 } from 'uuidv7'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import type { Page } from '../../platform/core/paging'
import type { Db, Tx } from '../../platform/db/tenancy'
import { changeFeatures, type FeatureEditor, type StoredChange } from './change'
import { featureText } from './messages'
import { readBox } from './query'
import {
  deleteFeaturesByIndex,
  insertFeature,
  reserveIndexes,
  selectFeatures,
  selectFeaturesByIndex,
  updateFeature,
  type FeatureRow,
} from './sql'
import { emptyState, stateOf, stateOfRow, type DrawnFeature } from './state'

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

/** @throws AppError 404 for an unknown layer or feature */
export async function requireFeature(tenantId: string, tx: Tx, layerId: string, index: number): Promise<FeatureRow> {
  const [feature] = await requireFeatures(tenantId, tx, layerId, [index])
  return feature
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
    if (!(await updateFeature(tenantId, tx, layerId, wanted.index, wanted.version, after)))
      throw conflict(featureText('changedElsewhere'))
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

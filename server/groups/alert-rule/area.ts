// The area of a geofence: a base layer, one of its features, or a feature of a layer of a mission.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import { fieldError } from '../../core/errors'
import type { Tx } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { contains } from '../../vector/contains'
import { extentOf, unite, type Box } from '../../vector/extent'
import { crossesItself } from '../../vector/selfCrossing'
import { requireBaseLayer, selectGround, selectMaprefShapes } from '../base-layer/service'
import { alertRuleText } from './messages'
import type { RuleRow } from './row'

export interface Place {
  long: number
  lat: number
}

type AreaOf = Partial<Pick<RuleRow, 'baseLayerId' | 'mapref' | 'layerId' | 'featureIndex'>>

/** @throws AppError 404 for an unknown base layer, 400 for a geofence without an area, or whose area crosses itself */
export async function requireArea(tenantId: string, tx: Tx, rule: AreaOf): Promise<void> {
  const { baseLayerId, mapref, layerId, featureIndex } = rule
  if (baseLayerId && layerId) throw fieldError('layerId', alertRuleText('twoAreas'))
  if (baseLayerId) {
    const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
    if (!mapref) {
      if (!(await selectGround(tenantId, tx, baseLayerId))) throw fieldError('baseLayerId', alertRuleText('noAreas'))
      return
    }
    if (primeAttr === null) throw fieldError('mapref', alertRuleText('noIdentifyingAttribute'))
    const shapes = await selectMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
    if (shapes.length === 0) throw fieldError('mapref', alertRuleText('unknownMapref', { attribute: primeAttr }))
    if (shapes.some(({ geometry }) => isCrossed(geometry))) throw fieldError('mapref', alertRuleText('selfCrossing'))
    return
  }
  if (!layerId || typeof featureIndex !== 'number') throw fieldError('baseLayerId', alertRuleText('areaMissing'))
  const geometry = await selectFeature(tenantId, tx, layerId, featureIndex)
  if (!geometry || !isArea(geometry)) throw fieldError('featureIndex', alertRuleText('noArea'))
  if (isCrossed(geometry)) throw fieldError('featureIndex', alertRuleText('selfCrossing'))
}

const isArea = ({ type }: Geometry): boolean => type === 'Polygon' || type === 'MultiPolygon'

/** Whether inside and outside are unclear. */
function isCrossed(geometry: Geometry): boolean {
  if (geometry.type === 'Polygon') return crossesItself(geometry.coordinates)
  return geometry.type === 'MultiPolygon' && geometry.coordinates.some(crossesItself)
}

/** Marks the layer of a geofence, so that the map and other rules show its areas as fences. */
export async function markAsFence(tenantId: string, tx: Tx, { layerId }: AreaOf): Promise<void> {
  if (!layerId) return
  const { rows } = await sql`
    update layer set is_fence = true
     where tenant_id = ${tenantId} and id = ${layerId} and kind = 'vector' and mission_id is not null and not is_fence
    returning id`.execute(tx)
  if (rows.length > 0) await recordChanged(tenantId, tx, 'Layer', layerId)
}

/**
 * Whether the area of a rule contains a position.
 * @param places all positions that will be asked for
 * @returns undefined for an area that was deleted, or whose new shape crosses itself
 */
export async function readArea(
  tenantId: string,
  tx: Tx,
  { baseLayerId, mapref, layerId, featureIndex }: Pick<RuleRow, 'baseLayerId' | 'mapref' | 'layerId' | 'featureIndex'>,
  places: readonly Place[],
): Promise<((place: Place) => boolean) | undefined> {
  if (baseLayerId && mapref) {
    const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
    const shapes = primeAttr === null ? [] : await selectMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
    if (shapes.length === 0) return undefined
    return ({ long, lat }) => shapes.some(({ geometry }) => contains(geometry, [long, lat]))
  }
  if (baseLayerId) {
    await requireBaseLayer(tenantId, tx, baseLayerId)
    const ground = await selectGround(tenantId, tx, baseLayerId, boxOf(places))
    return ({ long, lat }) => ground?.contains(long, lat) ?? false
  }
  const geometry =
    layerId && featureIndex !== null ? await selectFeature(tenantId, tx, layerId, featureIndex) : undefined
  if (!geometry || isCrossed(geometry)) return undefined
  return ({ long, lat }) => contains(geometry, [long, lat])
}

const boxOf = (places: readonly Place[]): Box | undefined =>
  places.reduce<Box | undefined>(
    (box, { long, lat }) => unite(box, extentOf({ type: 'Point', coordinates: [long, lat] }).box),
    undefined,
  )

async function selectFeature(tenantId: string, tx: Tx, layerId: string, index: number): Promise<Geometry | undefined> {
  const { rows } = await sql<{ geometry: Geometry }>`
    select f.geom as geometry from feature f join layer l on l.id = f.layer_id and l.deleted_at is null
     where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and f.layer_id = ${layerId} and f.index = ${index}`.execute(
    tx,
  )
  return rows[0]?.geometry
}

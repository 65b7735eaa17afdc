// The area of a geofence: a base layer, one of its features, or a feature of a layer of a mission.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { contains } from '../../media/vector/contains'
import { extentOf, unite, type Box } from '../../media/vector/extent'
import { crossesItself } from '../../media/vector/selfCrossing'
import { requireBaseLayer, selectGround, findMaprefShapes } from '../base-layer/public'
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
    const shapes = await findMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
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

type IsIn = (place: Place) => boolean

/**
 * Whether the areas of rules contain a position. Areas of layers are read together, because there may be many rules.
 * @param places all positions that will be asked for
 * @returns by rule; undefined for an area that was deleted, or whose new shape crosses itself
 */
export async function readAreas(
  tenantId: string,
  tx: Tx,
  rules: readonly RuleRow[],
  places: readonly Place[],
): Promise<(rule: RuleRow) => Promise<IsIn | undefined>> {
  const inLayers = await readLayerAreas(tenantId, tx, rules, places)
  return async (rule) => (rule.layerId === null ? readBaseArea(tenantId, tx, rule, places) : inLayers.get(rule.id))
}

/** As `readAreas`, for a rule that may not be stored. */
export async function readArea(
  tenantId: string,
  tx: Tx,
  rule: Area,
  places: readonly Place[],
): Promise<IsIn | undefined> {
  if (rule.layerId === null) return readBaseArea(tenantId, tx, rule, places)
  return (await readLayerAreas(tenantId, tx, [{ ...rule, id: '' }], places)).get('')
}

type Area = Pick<RuleRow, 'baseLayerId' | 'mapref' | 'layerId' | 'featureIndex'>

async function readBaseArea(
  tenantId: string,
  tx: Tx,
  { baseLayerId, mapref }: Area,
  places: readonly Place[],
): Promise<IsIn | undefined> {
  if (!baseLayerId) return undefined
  if (mapref) {
    const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
    const shapes = primeAttr === null ? [] : await findMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
    if (shapes.length === 0) return undefined
    return ({ long, lat }) => shapes.some(({ geometry }) => contains(geometry, [long, lat]))
  }
  await requireBaseLayer(tenantId, tx, baseLayerId)
  const ground = await selectGround(tenantId, tx, baseLayerId, boxOf(places))
  return ({ long, lat }) => ground?.contains(long, lat) ?? false
}

const nowhere: IsIn = () => false

/** Without those that were deleted or cross themselves. Shapes are read only where the positions are. */
async function readLayerAreas(
  tenantId: string,
  tx: Tx,
  rules: readonly (Area & { id: string })[],
  places: readonly Place[],
): Promise<Map<string, IsIn>> {
  const wanted = rules.flatMap(({ id, layerId, featureIndex: index }) =>
    layerId === null ? [] : [{ id, layerId, index }],
  )
  const box = boxOf(places)
  if (wanted.length === 0 || !box) return new Map()
  const [west, south, east, north] = box
  const near = sql`f.box && box(point(${west}, ${south}), point(${east}, ${north}))`
  const { rows } = await sql<{ id: string; geometry: Geometry | null }>`
    select r.id, case when ${near} then f.geom end as geometry
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) r (id text, "layerId" uuid, index integer)
      join layer l on l.id = r."layerId" and l.deleted_at is null
      join feature f on f.layer_id = l.id and f.index = r.index
     where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and f.problem is null`.execute(tx)
  return new Map(
    rows.map(({ id, geometry }) => [
      id,
      geometry === null ? nowhere : ({ long, lat }: Place) => contains(geometry, [long, lat]),
    ]),
  )
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

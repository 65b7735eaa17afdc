// Finds the locations inside a feature of a base layer, such as a plot.
import type { Geometry, Position } from 'geojson'
import { fieldError } from '../../core/errors'
import type { Tx } from '../../db/tenancy'
import { requireBaseLayer, selectMaprefShapes } from '../base-layer/service'
import { missionText } from './messages'
import { selectLocationsInBox } from './maprefSql'

/**
 * Finds the locations inside the features whose identifying attribute has the value `mapref`. @returns their ids
 * @throws AppError 404 for an unknown base layer, 400 when it has no such feature or no identifying attribute
 */
export async function locationsInside(
  tenantId: string,
  tx: Tx,
  { baseLayerId, mapref }: { baseLayerId: string; mapref: string },
): Promise<string[]> {
  const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
  if (primeAttr === null) throw fieldError('baseLayerId', missionText('noIdentifyingAttribute'))
  const shapes = await selectMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
  if (shapes.length === 0) throw fieldError('mapref', missionText('unknownMapref', { attribute: primeAttr }))
  const inside = new Set<string>()
  for (const { geometry, box } of shapes) {
    for (const { id, lat, long } of await selectLocationsInBox(tenantId, tx, box)) {
      if (contains(geometry, [long, lat])) inside.add(id)
    }
  }
  return [...inside]
}

/** Whether an area contains a point. Points and lines contain none. */
export function contains(geometry: Geometry, point: Position): boolean {
  switch (geometry.type) {
    case 'Polygon':
      return inRings(geometry.coordinates, point)
    case 'MultiPolygon':
      return geometry.coordinates.some((rings) => inRings(rings, point))
    case 'GeometryCollection':
      return geometry.geometries.some((each) => contains(each, point))
    default:
      return false
  }
}

/** Even-odd rule: inside the outer ring and in none of the holes. */
const inRings = (rings: Position[][], point: Position): boolean =>
  rings.reduce((inside, ring) => inside !== inRing(ring, point), false)

function inRing(ring: Position[], [x = 0, y = 0]: Position): boolean {
  let inside = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [ax = 0, ay = 0] = ring[at] ?? []
    const [bx = 0, by = 0] = ring[before] ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

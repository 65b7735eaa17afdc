import type { Geometry, Position } from 'geojson'

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

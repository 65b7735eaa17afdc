/**
 * Distances between features and the place that a photo shows. They are calculated on a plane around that place, which is
 * exact to millimetres within a kilometre.
 */
import type { Geometry, Position } from 'geojson'
import { eastOf, metresPerDegree } from '../../../geometry/localFrame'
import type { GroundCorners, LatLong } from '../../../geometry/footprint'

/** Metres east and north of the place. */
type Offset = [east: number, north: number]

/** The ground in the middle of the picture: the intersection of the diagonals of the area. */
export function viewedPlace([upperLeft, upperRight, lowerRight, lowerLeft]: GroundCorners): LatLong {
  const ax = upperLeft.long
  const ay = upperLeft.lat
  const bx = eastOf(ax, lowerRight.long)
  const by = lowerRight.lat
  const cx = eastOf(ax, upperRight.long)
  const cy = upperRight.lat
  const dx = eastOf(ax, lowerLeft.long)
  const dy = lowerLeft.lat
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  // The area has no extent.
  if (cross === 0) return upperLeft
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
  return { lat: ay + share * (by - ay), long: eastOf(0, ax + share * (bx - ax)) }
}

/** Metres from a place to a geometry; 0 inside an area. Infinite for a geometry without positions. */
export function metresTo(place: LatLong, geometry: Geometry): number {
  const local = ([long = 0, lat = 0]: Position) => offset(place, { lat, long })
  switch (geometry.type) {
    case 'Point':
      return lineDistance([local(geometry.coordinates)])
    case 'MultiPoint':
      return least(geometry.coordinates.map((position) => lineDistance([local(position)])))
    case 'LineString':
      return lineDistance(geometry.coordinates.map(local))
    case 'MultiLineString':
      return least(geometry.coordinates.map((line) => lineDistance(line.map(local))))
    case 'Polygon':
      return areaDistance(geometry.coordinates.map((ring) => ring.map(local)))
    case 'MultiPolygon':
      return least(geometry.coordinates.map((area) => areaDistance(area.map((ring) => ring.map(local)))))
    case 'GeometryCollection':
      return least(geometry.geometries.map((part) => metresTo(place, part)))
  }
}

/** Converts metres to degrees at a latitude. */
export function degreesOf(metres: number, lat: number): [east: number, north: number] {
  const [east, north] = metresPerDegree(lat)
  // Near a pole all longitudes are within reach.
  return [Math.min(360, metres / Math.max(east, 1e-9)), metres / north]
}

function offset(from: LatLong, to: LatLong): Offset {
  const [east, north] = metresPerDegree(from.lat)
  return [(eastOf(from.long, to.long) - from.long) * east, (to.lat - from.lat) * north]
}

const least = (distances: number[]): number => distances.reduce((a, b) => Math.min(a, b), Infinity)

/** Distance from the origin to a line, or to its only point. */
function lineDistance(line: Offset[]): number {
  const [first] = line
  if (!first) return Infinity
  let nearest = Math.hypot(...first)
  for (let at = 1; at < line.length; at++) {
    nearest = Math.min(nearest, segmentDistance(line[at - 1] as Offset, line[at] as Offset))
  }
  return nearest
}

function segmentDistance([ax, ay]: Offset, [bx, by]: Offset): number {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + share * dx, ay + share * dy)
}

/** Distance from the origin to an area with holes. */
function areaDistance(rings: Offset[][]): number {
  const isInside = rings.reduce((inside, ring) => inside !== encloses(ring), false)
  return isInside ? 0 : least(rings.map(lineDistance))
}

/** Whether a ring encloses the origin. */
function encloses(ring: Offset[]): boolean {
  let isInside = false
  for (let at = 0; at < ring.length; at++) {
    const [ax, ay] = ring[at] as Offset
    const [bx, by] = ring[(at + 1) % ring.length] as Offset
    if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) isInside = !isInside
  }
  return isInside
}

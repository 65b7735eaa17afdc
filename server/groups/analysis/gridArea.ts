// The grid of an analysis in Web Mercator, and its pixels on the globe.
import type { Geometry, Position } from 'geojson'
import { groundScale, toLatLong, type Bounds } from '../../media/raster/mercator'
import type { Outline } from '../../media/analysis/outline'

/** Finer pixels add noise and time. */
export const FINEST_METRES = 0.05
export const MAX_PIXELS = 9_000_000

export interface GridArea {
  /** Web Mercator metres. */
  bounds: Bounds
  width: number
  height: number
}

/** Ground length of a pixel in metres. */
export function gsdOf({ bounds: [west, south, east, north], width }: GridArea): number {
  const scale = groundScale((south + north) / 2)
  return ((east - west) / width) * Math.sqrt(scale.east * scale.north)
}

/** The area that two boxes in degrees share; undefined when they do not meet. Not across the antimeridian. */
export function sharedBounds(one: Bounds, other: Bounds): Bounds | undefined {
  const shared: Bounds = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
  return shared[0] < shared[2] && shared[1] < shared[3] ? shared : undefined
}

/** GeoJSON in degrees with seven decimals, about a centimetre. */
export function geometryOf(
  shape: { outline: Outline } | { point: readonly [x: number, y: number] },
  { bounds, width, height }: GridArea,
): Geometry {
  const [west, south, east, north] = bounds
  const at = ([x, y]: readonly [number, number]): Position => {
    const { lat, long } = toLatLong(west + (x / width) * (east - west), north - (y / height) * (north - south))
    return [round(long), round(lat)]
  }
  // A point is the centre of its pixel.
  if ('point' in shape) return { type: 'Point', coordinates: at([shape.point[0] + 0.5, shape.point[1] + 0.5]) }
  const polygons = shape.outline.map((rings) => rings.map((ring) => ring.map(at)))
  const [first] = polygons
  return polygons.length === 1 && first
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons }
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

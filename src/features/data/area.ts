// The area in the URL: the corners of a box or of a polygon.
import type { Feature } from 'geojson'
import { boundsOf } from '../../map/bounds'
import type { Bounds } from '../../map/scene'

/** About 1 m: a map is not more precise. */
const DIGITS = 5
const MOST_CORNERS = 50

const textOf = (numbers: readonly number[]): string => numbers.map((each) => Number(each.toFixed(DIGITS))).join(',')

export const areaOfBounds = (bounds: Bounds): string => textOf(bounds)

/** Undefined for a shape that is no polygon, or has more corners than an area may have. */
export function areaOfShape({ geometry }: Feature): string | undefined {
  const ring = geometry.type === 'Polygon' ? geometry.coordinates[0] : undefined
  // The last position is the first one again.
  const corners = ring?.slice(0, -1) ?? []
  if (corners.length < 3 || corners.length > MOST_CORNERS) return undefined
  return textOf(corners.flatMap(([long = 0, lat = 0]) => [long, lat]))
}

/** The area as a polygon; undefined for anything else. */
export function shapeOfArea(area: string): Feature | undefined {
  const numbers = area.split(',').map(Number)
  if (numbers.length < 4 || numbers.length % 2) return undefined
  const [west = 0, south = 0, boxEast = 0, north = 0] = numbers
  const east = boxEast < west ? boxEast + 360 : boxEast
  const corners =
    numbers.length === 4
      ? [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
        ]
      : numbers.flatMap((long, index) => (index % 2 ? [] : [[long, numbers[index + 1] ?? 0]]))
  const coordinates = [[...corners, corners[0] ?? [0, 0]]]
  return { type: 'Feature', id: 'area', properties: {}, geometry: { type: 'Polygon', coordinates } }
}

export function boundsOfArea(area: string): Bounds | undefined {
  const shape = shapeOfArea(area)
  return shape && boundsOf(shape)
}

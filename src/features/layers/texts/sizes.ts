import type { Geometry } from 'geojson'
import { positionsOf } from '../../../map/bounds'
import { areaOf, formatArea, formatLength, lengthOf } from '../../../map/measure'
import { positionText } from '../../../shared/positionText'
import { layersText } from './messages'
import { numberText } from './numberText'

/**
 * Measurements of a shape: the position of a point, the length of a line, the area and perimeter of a polygon, and the heights
 * of its vertices.
 */
export const sizesOf = (geometry: Geometry | undefined): [string, string][] =>
  geometry ? [...planeSizesOf(geometry), ...heightsOf(geometry)] : []

function heightsOf(geometry: Geometry): [string, string][] {
  const heights = [...positionsOf(geometry)].flatMap(([, , height]) => height ?? [])
  if (heights.length === 0) return []
  const min = numberText(heights.reduce((low, height) => Math.min(low, height)))
  const max = numberText(heights.reduce((high, height) => Math.max(high, height)))
  return [
    [
      layersText('height'),
      min === max ? layersText('metres', { value: min }) : layersText('profileRange', { min, max }),
    ],
  ]
}

function planeSizesOf(geometry: Geometry): [string, string][] {
  if (geometry.type === 'Point') {
    const [long = 0, lat = 0] = geometry.coordinates
    return [[layersText('position'), positionText({ lat, long })]]
  }
  const area = areaOf(geometry)
  const length = lengthOf(geometry)
  if (area > 0) {
    return [
      [layersText('area'), formatArea(area)],
      [layersText('perimeter'), formatLength(length)],
    ]
  }
  return length > 0 ? [[layersText('length'), formatLength(length)]] : []
}

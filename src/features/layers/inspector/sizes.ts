import type { Geometry } from 'geojson'
import { areaOf, formatArea, formatLength, lengthOf } from '../../../map/measure'
import { layersText } from '../messages'

const COORDINATE_DIGITS = 6

/** Measurements of a shape: the position of a point, the length of a line, the area and perimeter of a polygon. */
export function sizesOf(geometry: Geometry | undefined): [string, string][] {
  if (!geometry) return []
  if (geometry.type === 'Point') {
    const [long = 0, lat = 0] = geometry.coordinates
    return [[layersText('position'), `${lat.toFixed(COORDINATE_DIGITS)}, ${long.toFixed(COORDINATE_DIGITS)}`]]
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

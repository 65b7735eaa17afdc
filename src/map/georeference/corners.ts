// The four corners by which a raster is put on the map.
import type { Feature, FeatureCollection } from 'geojson'
import type { Position } from '../scene'

/** Upper left, upper right, lower right, lower left; null where none is known yet. */
export type Corners = readonly (Position | null)[]

export const NO_CORNERS: Corners = [null, null, null, null]

/** With the first corner that is missing where a point was put. */
export function withCorner(corners: Corners, { geometry }: Feature): Corners {
  if (geometry.type !== 'Point') return corners
  const [long = 0, lat = 0] = geometry.coordinates
  const at = corners.indexOf(null)
  return corners.map((corner, index): Position | null => (index === at ? [long, lat] : corner))
}

/** The corners so far, or other places that are known, as points to be drawn. */
export const cornerPoints = (corners: Corners): FeatureCollection => ({
  type: 'FeatureCollection',
  features: corners.flatMap((corner, at): Feature[] =>
    corner ? [{ type: 'Feature', id: at + 1, geometry: { type: 'Point', coordinates: corner }, properties: {} }] : [],
  ),
})

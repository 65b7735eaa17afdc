// The four corners that georeference a scan.
import type { Feature, FeatureCollection } from 'geojson'
import type { Position } from '../scene'

/** Upper left, upper right, lower right, lower left; null for a missing corner. */
export type Corners = readonly (Position | null)[]

export const NO_CORNERS: Corners = [null, null, null, null]

/** Assigns the point to the first missing corner. */
export function withCorner(corners: Corners, { geometry }: Feature): Corners {
  if (geometry.type !== 'Point') return corners
  const [long = 0, lat = 0] = geometry.coordinates
  const at = corners.indexOf(null)
  return corners.map((corner, index): Position | null => (index === at ? [long, lat] : corner))
}

/** The known corners as points for the map. */
export const cornerPoints = (corners: Corners): FeatureCollection => ({
  type: 'FeatureCollection',
  features: corners.flatMap((corner, at): Feature[] =>
    corner ? [{ type: 'Feature', id: at + 1, geometry: { type: 'Point', coordinates: corner }, properties: {} }] : [],
  ),
})

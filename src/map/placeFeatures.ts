import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { Position } from './scene'

/** Stands out from the features of layers. */
const SPOT = { color: '#d4380d', width: 8 }
const SEEN = { color: '#d48806', fill: '#d48806', fillOpacity: 0.25, width: 2 }

/** Marks the place that is searched, and the ground that the shown result covers, below it. */
export function placeFeatures(shape: Geometry | null, seen: readonly Position[] | null): FeatureCollection {
  const features: Feature[] = []
  if (seen?.[0]) {
    const geometry: Geometry = { type: 'Polygon', coordinates: [[...seen, seen[0]]] }
    features.push({ type: 'Feature', id: 'seen', properties: SEEN, geometry })
  }
  if (shape) features.push({ type: 'Feature', id: 'place', properties: SPOT, geometry: shape })
  return { type: 'FeatureCollection', features }
}

import type { Feature, FeatureCollection } from 'geojson'
import { cornerPoints } from '../../../map/georeference/corners'
import { placeFeatures } from '../../../map/placeFeatures'
import type { Position } from '../../../map/scene'
import type { Tool } from '../state/toolState'

interface Shown {
  tool: Tool
  /** A finished measurement. */
  measured: Feature | null
  cursor: Position | null
  highlight: readonly Position[] | null
  /** Position of a value that is shown without a tool. */
  valueAt: Position | undefined
}

/** What the page draws above the layers: a searched or highlighted place, a finished measurement, the corners so far, the probed position. */
export function pageFeaturesOf({ tool, measured, cursor, highlight, valueAt }: Shown): FeatureCollection {
  if (tool.kind === 'place') return placeFeatures(tool.shape, highlight)
  if (highlight) return placeFeatures(null, highlight)
  if (measured) return measurementOf(measured, cursor)
  if (tool.kind === 'georeference') return cornerPoints(tool.corners)
  return cornerPoints([(tool.kind === 'probe' ? tool.at : valueAt) ?? null])
}

function measurementOf(measured: Feature, cursor: Position | null): FeatureCollection {
  const features: Feature[] = [{ ...measured, id: 1, properties: {} }]
  if (cursor)
    features.push({ type: 'Feature', id: 2, properties: {}, geometry: { type: 'Point', coordinates: cursor } })
  return { type: 'FeatureCollection', features }
}

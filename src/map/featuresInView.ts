// Lists the features of a layer within the map: from the scene if it holds them, otherwise from the drawn tiles.
import { boundsOf, overlaps } from './bounds'
import type { MapHandle } from './engine'
import type { Bounds, FeaturesLayer, Picked, Position, SceneLayer } from './scene'

/** At most `limit` features of the layer, in layer order. */
export function featuresInView(map: MapHandle, layer: SceneLayer, limit: number): Picked[] {
  if (layer.kind === 'raster-tiles' || !layer.visible) return []
  return layer.kind === 'features'
    ? heldFeaturesInView(layer, map.bounds(), limit)
    : map.featuresInTiles(layer.id, limit)
}

function heldFeaturesInView({ id, data }: FeaturesLayer, view: Bounds, limit: number): Picked[] {
  const found: Picked[] = []
  for (const feature of data.features) {
    if (found.length === limit) break
    const box = boundsOf(feature)
    if (feature.id === undefined || !box || !overlaps(box, view)) continue
    found.push({ layerId: id, featureId: feature.id, at: centerOf(box), properties: feature.properties ?? {} })
  }
  return found
}

const centerOf = ([west, south, east, north]: Bounds): Position => [(west + east) / 2, (south + north) / 2]

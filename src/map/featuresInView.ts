// Lists the features of a layer within the map: from the scene if it holds them, otherwise from the drawn tiles.
import type { Feature } from 'geojson'
import { boundsOf, overlaps } from './bounds'
import type { MapHandle } from './engine'
import type { Bounds, FeaturesLayer, Picked, Position, SceneLayer } from './scene'
import { ownValue } from '../shared/ownValue'

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

/** Name of a feature in lists: the value of the label field, otherwise its name attribute; undefined without either. */
export function featureName({ properties }: Pick<Feature, 'properties'>, labelField?: string): string | undefined {
  for (const field of [labelField, 'name', 'Name', 'NAME', 'title', 'id']) {
    const value: unknown = field && ownValue(properties, field)
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value)
  }
  return undefined
}

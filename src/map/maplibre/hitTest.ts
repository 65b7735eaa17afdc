// Finds the features that MapLibre draws, as features of the scene.
import type { Map as MapLibreMap, MapGeoJSONFeature } from 'maplibre-gl'
import { sumOfDots } from '../dots'
import type { DotsInView, HitFeature } from '../engine'
import type { Position, Scene } from '../scene'
import { attributesInTile } from '../tileAttributes'
import { isOfDots, isOfScene, layerIdOf } from './styleLayers'

/**
 * Features drawn within `reach` px of (x, y), topmost first, without duplicates; `at` is that position.
 * Properties and geometry are those of the scene layer if it holds its features, otherwise those of the tile.
 */
export function queryFeaturesAt(map: MapLibreMap, scene: Scene, x: number, y: number, reach: number): HitFeature[] {
  const { lng, lat } = map.unproject([x, y])
  const box: [[number, number], [number, number]] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ]
  return inScene(map.queryRenderedFeatures(box, { layers: sceneLayers(map) }), scene, [lng, lat])
}

/** Features of one layer in the visible map, without duplicates, at most `limit`. */
export function queryFeaturesInView(map: MapLibreMap, scene: Scene, layerId: string, limit: number): HitFeature[] {
  const { lng, lat } = map.getCenter()
  const drawn = map.queryRenderedFeatures({ layers: sceneLayers(map) })
  return inScene(
    drawn.filter(({ source }) => isOfScene(source) && layerIdOf(source) === layerId),
    scene,
    [lng, lat],
  ).slice(0, limit)
}

/** Of all layers of the scene. */
export function queryDots(map: MapLibreMap): DotsInView {
  const layers = sceneLayers(map).filter(isOfDots)
  const drawn = layers.length > 0 ? map.queryRenderedFeatures({ layers }) : []
  return sumOfDots(drawn.map(({ source, properties }) => ({ layerId: source, properties })))
}

const sceneLayers = (map: MapLibreMap): string[] => map.getLayersOrder().filter(isOfScene)

function inScene(drawn: MapGeoJSONFeature[], scene: Scene, at: Position): HitFeature[] {
  const found = new Map<string, HitFeature>()
  for (const { id, source, properties, geometry } of drawn) {
    const layerId = layerIdOf(source)
    const layer = scene.layers.find((each) => each.id === layerId)
    if (!layer || id === undefined || id === null) continue
    const key = `${layerId} ${id}`
    if (found.has(key)) continue
    const held = layer.kind === 'features' ? layer.data.features.find((feature) => feature.id === id) : undefined
    found.set(key, {
      layerId,
      featureId: id,
      at,
      properties: held?.properties ?? attributesInTile(properties),
      geometry: held?.geometry ?? geometry,
    })
  }
  return [...found.values()]
}

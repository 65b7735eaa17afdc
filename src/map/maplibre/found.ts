// What MapLibre draws at a place on the screen, in the scene's words.
import type { Map as MapLibreMap, MapGeoJSONFeature } from 'maplibre-gl'
import type { Near } from '../engine'
import type { Position, Scene } from '../scene'
import { ID_ATTRIBUTE, isOfScene, layerIdOf } from './styleLayers'

/**
 * Features drawn within `reach` px of (x, y), uppermost first, each once; `at` is that place.
 * Properties and geometry are the page's own where it holds the features, else what the tile says.
 */
export function featuresNear(map: MapLibreMap, scene: Scene, x: number, y: number, reach: number): Near[] {
  const { lng, lat } = map.unproject([x, y])
  const box: [[number, number], [number, number]] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ]
  return inScene(map.queryRenderedFeatures(box, { layers: sceneLayers(map) }), scene, [lng, lat])
}

/** What is drawn of one layer on the whole map, each feature once, `limit` at most. */
export function featuresDrawn(map: MapLibreMap, scene: Scene, layerId: string, limit: number): Near[] {
  const { lng, lat } = map.getCenter()
  const drawn = map.queryRenderedFeatures({ layers: sceneLayers(map) })
  return inScene(
    drawn.filter(({ source }) => isOfScene(source) && layerIdOf(source) === layerId),
    scene,
    [lng, lat],
  ).slice(0, limit)
}

const sceneLayers = (map: MapLibreMap): string[] => map.getLayersOrder().filter(isOfScene)

function inScene(drawn: MapGeoJSONFeature[], scene: Scene, at: Position): Near[] {
  const found = new Map<string, Near>()
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
      properties: held?.properties ?? withoutId(properties),
      geometry: held?.geometry ?? geometry,
    })
  }
  return [...found.values()]
}

const withoutId = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name !== ID_ATTRIBUTE))

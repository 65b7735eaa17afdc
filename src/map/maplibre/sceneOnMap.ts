// Updates a MapLibre map to a new scene. Changes only what differs from the previous scene.
import type { Feature } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { FeaturesLayer, Scene, SceneLayer, Selection } from '../scene'
import { ID_ATTRIBUTE, isDrawing, isOfScene, sourceId, sourceOf, styleLayersOf } from './styleLayers'

export interface SceneOnMap {
  show(scene: Scene): void
  /** The scene that is currently shown. */
  shown(): Scene
}

export function sceneOnMap(map: MapLibreMap): SceneOnMap {
  let scene: Scene = { layers: [] }

  const remove = (layer: SceneLayer) => {
    for (const { id } of styleLayersOf(layer)) if (map.getLayer(id)) map.removeLayer(id)
    map.removeSource(sourceId(layer.id))
  }

  const add = (layer: SceneLayer) => {
    map.addSource(sourceId(layer.id), sourceOf(layer))
    if (layer.kind === 'features') setData(map, layer)
    const above = map.getLayersOrder().find(isDrawing)
    for (const styleLayer of styleLayersOf(layer)) map.addLayer(styleLayer, above)
  }

  return {
    shown: () => scene,
    show(next) {
      const before = new Map(scene.layers.map((layer) => [layer.id, layer]))
      const keptLayerIds = new Set<string>()
      for (const layer of next.layers) {
        const old = before.get(layer.id)
        if (old && hasSameSource(old, layer)) keptLayerIds.add(layer.id)
      }
      for (const layer of scene.layers) if (!keptLayerIds.has(layer.id)) remove(layer)
      for (const layer of next.layers) {
        const old = before.get(layer.id)
        if (old && keptLayerIds.has(layer.id)) change(map, old, layer)
        else add(layer)
      }
      sortLayers(map, next.layers)
      moveFeatureState(map, 'selected', [scene, scene.selection], [next, next.selection], keptLayerIds)
      moveFeatureState(map, 'hidden', [scene, scene.hidden], [next, next.hidden], keptLayerIds)
      scene = next
    },
  }
}

function hasSameSource(old: SceneLayer, layer: SceneLayer): boolean {
  if (old === layer) return true
  return JSON.stringify(sourceOf(old)) === JSON.stringify(sourceOf(layer))
}

function change(map: MapLibreMap, old: SceneLayer, layer: SceneLayer): void {
  if (old === layer) return
  if (layer.kind === 'features' && old.kind === 'features' && old.data !== layer.data) setData(map, layer)
  const before = new Map(styleLayersOf(old).map((each) => [each.id, each]))
  for (const next of styleLayersOf(layer)) {
    const last = before.get(next.id)
    before.delete(next.id)
    if (last) changeLayer(map, last, next)
    else map.addLayer(next)
  }
  for (const id of before.keys()) map.removeLayer(id)
}

function changeLayer(map: MapLibreMap, last: LayerSpecification, next: LayerSpecification): void {
  for (const [property, value] of differing(next.paint, last.paint)) {
    map.setPaintProperty(next.id, property as PaintProperty, value)
  }
  for (const [property, value] of differing(next.layout, last.layout)) {
    map.setLayoutProperty(next.id, property as LayoutProperty, value)
  }
}

type PaintProperty = Parameters<MapLibreMap['setPaintProperty']>[1]
type LayoutProperty = Parameters<MapLibreMap['setLayoutProperty']>[1]

/** The properties whose values differ from `last`. */
function differing(next: object = {}, last: object = {}): [string, never][] {
  const before = new Map<string, unknown>(Object.entries(last))
  return Object.entries(next).filter(
    ([property, value]) => JSON.stringify(value) !== JSON.stringify(before.get(property)),
  ) as [string, never][]
}

/** Sorts the style layers into the order of the scene, with Terra Draw's layers on top. */
function sortLayers(map: MapLibreMap, layers: SceneLayer[]): void {
  const wanted = layers.flatMap(styleLayersOf).map(({ id }) => id)
  const now = map.getLayersOrder()
  const isInOrder = now.filter(isOfScene).every((id, index) => id === wanted[index])
  if (isInOrder) return
  const above = now.find(isDrawing)
  for (const id of wanted) map.moveLayer(id, above)
}

function setData(map: MapLibreMap, layer: FeaturesLayer): void {
  const features = layer.data.features.map(withIdAttribute)
  void map.getSource<GeoJSONSource>(sourceId(layer.id))?.setData({ type: 'FeatureCollection', features })
}

const withIdAttribute = ({ type, id, geometry, properties }: Feature): Feature => ({
  type,
  geometry,
  properties: { ...properties, [ID_ATTRIBUTE]: id },
})

type SceneFeature = [scene: Scene, feature: Selection | undefined]

/** Moves a feature state, such as the selection, from the previous feature to the new one. */
function moveFeatureState(
  map: MapLibreMap,
  state: 'selected' | 'hidden',
  before: SceneFeature,
  after: SceneFeature,
  keptLayerIds: Set<string>,
): void {
  const [scene, old] = before
  const [next, now] = after
  if (old && keptLayerIds.has(old.layerId)) map.removeFeatureState(stateOf(scene, old), state)
  if (now && next.layers.some(({ id }) => id === now.layerId))
    map.setFeatureState(stateOf(next, now), { [state]: true })
}

function stateOf({ layers }: Scene, { layerId, featureId }: Selection) {
  const layer = layers.find(({ id }) => id === layerId)
  const inTiles = layer?.kind === 'vector-tiles' ? { sourceLayer: layer.sourceLayer } : {}
  return { source: sourceId(layerId), id: featureId, ...inTiles }
}

// Builds the scene of a mission's layers.
import type { FeatureCollection } from 'geojson'
import type { Layer } from '../../../api/layer'
import { overlaps } from '../../../map/bounds'
import { boxOf, tileLayerSourceOf, sceneOfTileLayers } from '../../../map/tileLayerSource'
import type { Position, Scene, SceneLayer, Selection } from '../../../map/scene'
import { isDrawable, isLayerVisible, type Chosen, type ViewState } from '../state/viewState'

/** ID prefix of scene layers that belong to the page and not to the mission. */
const PAGE_PREFIX = 'page:'

/**
 * @param layers topmost first
 * @param own features that the page draws on top: measurements, corners
 * @param edited the feature whose shape is being edited; the drawing tool shows it
 */
export function sceneOf(
  layers: readonly Layer[],
  visibilityOverrides: readonly string[],
  chosen: Chosen | null,
  pageFeatures: FeatureCollection,
  edited?: Selection,
): Scene {
  const ready = layers.filter(isDrawable)
  const drawn = sceneOfTileLayers(
    ready.map((layer) => ({ ...tileLayerSourceOf(layer), visible: isLayerVisible(layer, visibilityOverrides) })),
  ).layers
  const sketch: SceneLayer = {
    kind: 'features',
    id: `${PAGE_PREFIX}sketch`,
    visible: true,
    opacity: 1,
    data: pageFeatures,
    style: { color: '#d4380d', width: 3 },
  }
  return {
    layers: pageFeatures.features.length > 0 ? [...drawn, sketch] : drawn,
    ...(chosen?.index !== undefined && { selection: { layerId: chosen.layerId, featureId: chosen.index } }),
    ...(edited && { hidden: edited }),
  }
}

/** Adds the built-in layers above the layers of the mission and below what the page draws. Bottom first. */
export function withBuiltIn(drawn: readonly SceneLayer[], builtIn: readonly SceneLayer[]): SceneLayer[] {
  const isOfPage = ({ id }: SceneLayer) => id.startsWith(PAGE_PREFIX)
  return [...drawn.filter((layer) => !isOfPage(layer)), ...builtIn, ...drawn.filter(isOfPage)]
}

/** The layer and the feature that were clicked; null if the feature belongs to the page. */
export function chosenOf(sceneLayerId: string, featureId: number | string): Chosen | null {
  return sceneLayerId.startsWith(PAGE_PREFIX) ? null : { layerId: sceneLayerId, index: Number(featureId) }
}

/**
 * The raster whose values are shown at a position: the selected one if it covers the position, otherwise the topmost visible
 * one.
 */
export function rasterAt(
  layers: readonly Layer[],
  { chosen, visibilityOverrides }: ViewState,
  [long, lat]: Position,
): Layer | undefined {
  const there = layers.filter(({ kind, status, raster, bounds }) => {
    const isThere = bounds && overlaps(boxOf(bounds), [long, lat, long, lat])
    return kind === 'raster' && isDrawable({ status, raster }) && isThere
  })
  return (
    there.find(({ _id }) => _id === chosen?.layerId) ??
    there.find((layer) => isLayerVisible(layer, visibilityOverrides))
  )
}

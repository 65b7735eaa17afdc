// Translates a scene into deck.gl layers, which are drawn over Google's map.
import type { Layer } from '@deck.gl/core'
import { MVTLayer, TileLayer } from '@deck.gl/geo-layers'
import { BitmapLayer, GeoJsonLayer, IconLayer, TextLayer } from '@deck.gl/layers'
import { MVTLoader } from '@loaders.gl/mvt'
import type { Feature, Point } from 'geojson'
import { boundsOf, tileLimits } from '../bounds'
import {
  LABEL_COLORS,
  LABEL_SIZE,
  CUSTOM_FILL_OPACITY,
  POINT_EDGE_COLOR,
  POINT_EDGE_WIDTH,
  RADIUS_BASE,
  SELECTED_COLOR,
  SELECTED_EXTRA_WIDTH,
  DEFAULT_FILL_OPACITY,
  widthOf,
} from '../featureStyle'
import type { ShownBaseMap } from '../base-map/useBaseMap'
import type { MapTheme } from '../engine'
import { ICON_SIZE } from '../icons'
import type { FeatureStyle, FeaturesLayer, RasterTilesLayer, Scene, SceneLayer, VectorTilesLayer } from '../scene'
import { rgba, type Rgba } from './color'
import { iconAtlas } from './iconAtlas'
import { ownValue } from '../../shared/ownValue'

const LABELS = '/labels'
const ICONS = '/icons'
const ICON_EDGES = '/icon-edges'

/** ID of the scene layer of a deck.gl layer. */
export const layerIdOf = (deckId: string): string =>
  deckId.replace(LABELS, '').replace(ICONS, '').replace(ICON_EDGES, '')

/** Bottom first. */
export function deckLayers({ layers, selection, hidden }: Scene, theme: MapTheme): Layer[] {
  return layers.flatMap((layer) => {
    const states = {
      selected: selection?.layerId === layer.id ? selection.featureId : undefined,
      hidden: hidden?.layerId === layer.id ? hidden.featureId : undefined,
    }
    switch (layer.kind) {
      case 'raster-tiles':
        return [rasterTiles(layer)]
      case 'vector-tiles':
        return [vectorTiles(layer, states)]
      case 'features':
        return features(layer, states, theme)
    }
  })
}

/** Image tiles of a base map over Google's map; other kinds are not offered there. */
export function deckBaseMap(baseMap: ShownBaseMap): Layer[] {
  if (typeof baseMap === 'string' || baseMap.kind !== 'raster') return []
  const { url: tiles, tileSize, maxZoom } = baseMap
  return [rasterTiles({ kind: 'raster-tiles', id: 'base', visible: true, opacity: 1, tiles, tileSize, maxZoom })]
}

interface FeatureStates {
  selected: number | string | undefined
  hidden: number | string | undefined
}

const extentOf = ({ bounds }: SceneLayer) => (bounds ? { extent: tileLimits(bounds) } : {})

function rasterTiles(layer: RasterTilesLayer): Layer {
  return new TileLayer<ImageBitmap>({
    id: layer.id,
    data: layer.tiles,
    visible: layer.visible,
    tileSize: layer.tileSize,
    ...(layer.maxZoom !== undefined && { maxZoom: layer.maxZoom }),
    ...extentOf(layer),
    // Without a handler, deck.gl logs every missing tile as an error.
    onTileError: () => undefined,
    renderSubLayers: ({ id, data, tile: { bbox } }) =>
      'west' in bbox && data
        ? new BitmapLayer({
            id,
            image: data,
            bounds: [bbox.west, bbox.south, bbox.east, bbox.north],
            color: [255, 255, 255, 255],
            opacity: layer.opacity,
          })
        : null,
  })
}

function vectorTiles(layer: VectorTilesLayer, states: FeatureStates): Layer {
  const { sourceLayer, dotsLayer, style } = layer
  return new MVTLayer({
    id: layer.id,
    data: layer.tiles,
    visible: layer.visible,
    ...(layer.maxZoom !== undefined && { maxZoom: layer.maxZoom }),
    ...extentOf(layer),
    binary: false,
    // deck.gl's default loader needs a worker from another origin.
    loaders: [MVTLoader],
    loadOptions: { core: { worker: false }, mvt: { layers: dotsLayer ? [sourceLayer, dotsLayer] : [sourceLayer] } },
    onTileError: () => undefined,
    pickable: true,
    ...styleOf(style, layer.opacity, states),
  })
}

function features(layer: FeaturesLayer, states: FeatureStates, theme: MapTheme): Layer[] {
  const { id, data, style, visible, opacity } = layer
  const { labelField } = style
  const isIcon = ({ geometry, properties }: Feature) =>
    style.hasIcons === true && geometry.type === 'Point' && properties?.['icon'] !== undefined
  const shown = style.hasIcons ? { ...data, features: data.features.filter((each) => !isIcon(each)) } : data
  const shapes = new GeoJsonLayer({ id, data: shown, visible, pickable: true, ...styleOf(style, opacity, states) })
  const icons = style.hasIcons ? iconLayers(layer, data.features.filter(isIcon), states) : []
  if (!labelField) return [shapes, ...icons]
  const labels = new TextLayer<Feature>({
    id: `${id}${LABELS}`,
    data: data.features,
    visible,
    getText: ({ properties }) => textOf(ownValue(properties, labelField)),
    getPosition: (feature) => {
      const [west, south, east, north] = boundsOf(feature) ?? [0, 0, 0, 0]
      return [(west + east) / 2, (south + north) / 2]
    },
    getSize: LABEL_SIZE,
    getColor: rgba(LABEL_COLORS[theme].text, opacity),
    getPixelOffset: [0, LABEL_SIZE],
    fontFamily: 'system-ui, sans-serif',
    characterSet: 'auto',
    outlineColor: rgba(LABEL_COLORS[theme].halo, opacity),
    outlineWidth: 3,
    fontSettings: { sdf: true },
    updateTriggers: { getText: labelField, getColor: [opacity, theme] },
  })
  return [shapes, ...icons, labels]
}

/** Icons with an edge around them, which is the same icon in another color and larger. */
function iconLayers({ id, style, visible, opacity }: FeaturesLayer, data: Feature[], states: FeatureStates): Layer[] {
  const { selected, hidden } = states
  const opacityOf = (feature: Feature) => (hidden !== undefined && idOf(feature) === hidden ? 0 : opacity)
  const edgeOf = (feature: Feature) =>
    selected !== undefined && idOf(feature) === selected ? SELECTED_COLOR : POINT_EDGE_COLOR
  const common = {
    ...iconAtlas(),
    data,
    visible,
    getPosition: ({ geometry }: Feature) => (geometry as Point).coordinates as [number, number],
    getIcon: ({ properties }: Feature) => properties?.['icon'] as string,
    // deck.gl turns counterclockwise.
    getAngle: ({ properties }: Feature) => -((properties?.['rotation'] as number | undefined) ?? 0),
    updateTriggers: { getColor: [opacity, selected, hidden, style.color] },
  }
  return [
    new IconLayer<Feature>({
      ...common,
      id: `${id}${ICON_EDGES}`,
      getSize: ICON_SIZE + 2 * SELECTED_EXTRA_WIDTH,
      getColor: (feature) => rgba(edgeOf(feature), opacityOf(feature)),
    }),
    new IconLayer<Feature>({
      ...common,
      id: `${id}${ICONS}`,
      pickable: true,
      getSize: ICON_SIZE,
      getColor: (feature) => rgba(feature.properties?.['color'] ?? style.color, opacityOf(feature)),
    }),
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** ID of a feature; `index` is a reserved attribute in tiles. */
export const idOf = ({ id, properties }: Feature): number | string | undefined =>
  id ?? (properties?.['index'] as number | undefined)

function styleOf(style: FeatureStyle, layerOpacity: number, { selected, hidden }: FeatureStates) {
  const opacityOf = (feature: Feature) => (hidden !== undefined && idOf(feature) === hidden ? 0 : layerOpacity)
  const isSelected = (feature: Feature) => selected !== undefined && idOf(feature) === selected
  const width = ({ properties }: Feature) => (properties?.['width'] as number | undefined) ?? widthOf(style)
  const color = ({ properties }: Feature): unknown => properties?.['color'] ?? style.color
  const isPoint = ({ geometry }: Feature) => geometry.type.endsWith('Point')
  const line = (feature: Feature): Rgba => {
    const opacity = opacityOf(feature)
    if (isSelected(feature)) return rgba(SELECTED_COLOR, opacity)
    return rgba(isPoint(feature) ? POINT_EDGE_COLOR : color(feature), opacity)
  }
  const fill = (feature: Feature): Rgba => {
    const opacity = opacityOf(feature)
    if (isPoint(feature)) return rgba(color(feature), opacity)
    const own: unknown = feature.properties?.['fill'] ?? style.fill
    const density =
      (feature.properties?.['fillOpacity'] as number | undefined) ?? (own ? CUSTOM_FILL_OPACITY : DEFAULT_FILL_OPACITY)
    return rgba(own ?? color(feature), density * opacity)
  }
  const lineWidth = (feature: Feature) => {
    if (isPoint(feature)) return isSelected(feature) ? SELECTED_EXTRA_WIDTH : POINT_EDGE_WIDTH
    return width(feature) + (isSelected(feature) ? SELECTED_EXTRA_WIDTH : 0)
  }
  const trigger = [style.color, style.fill, style.width, layerOpacity, selected, hidden]
  return {
    stroked: true,
    filled: true,
    getLineColor: line,
    getFillColor: fill,
    getLineWidth: lineWidth,
    lineWidthUnits: 'pixels' as const,
    lineCapRounded: true,
    lineJointRounded: true,
    getPointRadius: (feature: Feature) => RADIUS_BASE + width(feature),
    pointRadiusUnits: 'pixels' as const,
    updateTriggers: {
      getLineColor: trigger,
      getFillColor: trigger,
      getLineWidth: trigger,
      getPointRadius: trigger,
    },
  }
}

// Translates a scene layer into MapLibre sources and style layers. They are plain data, so that they can be compared.
import type { ExpressionSpecification, FilterSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
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
import type { FeatureStyle, FeaturesLayer, RasterTilesLayer, SceneLayer, VectorTilesLayer } from '../scene'
import { tileLimits } from '../bounds'
import { attributeName } from '../tileAttributes'

/** Attribute that carries a feature's ID to MapLibre, whose own IDs must be numbers. */
export const ID_ATTRIBUTE = 'scene:id'

const PREFIX = 'scene/'

/** Widths of the line: a dash and the gap after it. Round ends make the gap shorter. */
const DASHES = [2, 2]

export const sourceId = (layerId: string): string => `${PREFIX}${layerId}`

/** Whether a style layer belongs to the scene. */
export const isOfScene = (styleLayerId: string): boolean => styleLayerId.startsWith(PREFIX)

/** Prefix of Terra Draw's layers. */
const DRAWING_PREFIX = 'td-'

/** Whether a style layer belongs to a drawing tool; those stay above the scene. */
export const isDrawing = (styleLayerId: string): boolean => styleLayerId.startsWith(DRAWING_PREFIX)

/** The scene layer of a style layer's source. */
export const layerIdOf = (source: string): string => source.slice(PREFIX.length)

/** The source, without the features that sceneOnMap.ts sets. */
export function sourceOf(layer: SceneLayer): SourceSpecification {
  const limits = { ...(layer.bounds && { bounds: tileLimits(layer.bounds) }) }
  switch (layer.kind) {
    case 'raster-tiles':
      return { type: 'raster', tiles: [absolute(layer.tiles)], tileSize: layer.tileSize, ...maxZoom(layer), ...limits }
    case 'vector-tiles':
      return { type: 'vector', tiles: [absolute(layer.tiles)], ...maxZoom(layer), ...limits }
    case 'features':
      return { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, promoteId: ID_ATTRIBUTE }
  }
}

const maxZoom = ({ maxZoom }: RasterTilesLayer | VectorTilesLayer) =>
  maxZoom === undefined ? {} : { maxzoom: maxZoom }

/** Workers cannot resolve relative URLs. A URL object would escape the braces. */
export const absolute = (tiles: string): string => (tiles.startsWith('/') ? `${location.origin}${tiles}` : tiles)

/** Style layers of a scene layer, bottom first. */
export function styleLayersOf(layer: SceneLayer): LayerSpecification[] {
  const source = sourceId(layer.id)
  const visibility = layer.visible ? 'visible' : 'none'
  if (layer.kind === 'raster-tiles') {
    const paint = { 'raster-opacity': layer.opacity, 'raster-fade-duration': 0 }
    return [{ id: `${source}/raster`, type: 'raster', source, layout: { visibility }, paint }]
  }
  const layers = featureLayers(layer, source, visibility)
  if (layer.kind === 'features') return layers
  const inTiles = layers.map((each) => ({ ...each, 'source-layer': layer.sourceLayer }) as LayerSpecification)
  return layer.dotsLayer ? [dots(layer, layer.dotsLayer, visibility), ...inTiles] : inTiles
}

type Visibility = 'visible' | 'none'

const IS_AREA: FilterSpecification = ['==', ['geometry-type'], 'Polygon']
const IS_POINT: FilterSpecification = ['==', ['geometry-type'], 'Point']
const IS_ICON: FilterSpecification = ['all', IS_POINT, ['has', 'icon']]
const IS_DOT: FilterSpecification = ['all', IS_POINT, ['!', ['has', 'icon']]]
const IS_NO_POINT: FilterSpecification = ['!=', ['geometry-type'], 'Point']

function featureLayers(
  { kind, style, opacity }: FeaturesLayer | VectorTilesLayer,
  source: string,
  visibility: Visibility,
): LayerSpecification[] {
  const color = own('color', style.color)
  const width = own('width', widthOf(style))
  const layers: LayerSpecification[] = [
    {
      id: `${source}/area`,
      type: 'fill',
      source,
      filter: IS_AREA,
      layout: { visibility },
      paint: {
        'fill-color': fillColor(style),
        'fill-opacity': unlessHidden(fillOpacity(style, opacity)),
        'fill-antialias': false,
      },
    },
    {
      id: `${source}/line`,
      type: 'line',
      source,
      filter: IS_NO_POINT,
      layout: { visibility, 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ifSelected(SELECTED_COLOR, color),
        'line-width': ifSelected(['+', width, SELECTED_EXTRA_WIDTH], width),
        'line-opacity': unlessHidden(opacity),
        ...(style.isDashed && { 'line-dasharray': DASHES }),
      },
    },
    {
      id: `${source}/point`,
      type: 'circle',
      source,
      filter: style.hasIcons ? IS_DOT : IS_POINT,
      layout: { visibility },
      paint: {
        'circle-color': color,
        'circle-radius': ['+', RADIUS_BASE, width],
        'circle-stroke-color': ifSelected(SELECTED_COLOR, POINT_EDGE_COLOR),
        'circle-stroke-width': ifSelected(SELECTED_EXTRA_WIDTH, POINT_EDGE_WIDTH),
        'circle-opacity': unlessHidden(opacity),
        'circle-stroke-opacity': unlessHidden(opacity),
      },
    },
  ]
  if (style.hasIcons) layers.push(icons(style, source, opacity, visibility))
  if (!style.labelField) return layers
  return [...layers, label(attributeName(kind, style.labelField), source, opacity, visibility)]
}

/** Name of an icon among the pictures of the map. */
export const iconImage = (name: string): string => `${PREFIX}${name}`

function icons(style: FeatureStyle, source: string, opacity: number, visibility: Visibility): LayerSpecification {
  return {
    id: `${source}/icon`,
    type: 'symbol',
    source,
    filter: IS_ICON,
    layout: {
      visibility,
      'icon-image': ['concat', PREFIX, ['get', 'icon']],
      'icon-size': 1,
      'icon-rotate': ['coalesce', ['get', 'rotation'], 0],
      'icon-rotation-alignment': 'map',
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
    paint: {
      'icon-color': own('color', style.color),
      'icon-halo-color': ifSelected(SELECTED_COLOR, POINT_EDGE_COLOR),
      'icon-halo-width': ifSelected(SELECTED_EXTRA_WIDTH, POINT_EDGE_WIDTH),
      'icon-opacity': unlessHidden(opacity),
    },
  }
}

const DOTS = '/dots'

/** Whether a layer of the style draws dots. */
export const isOfDots = (styleLayerId: string): boolean => styleLayerId.endsWith(DOTS)

/** Dots represent features that are too small or too many to be drawn one by one. */
function dots(
  { id, style, opacity }: VectorTilesLayer,
  sourceLayer: string,
  visibility: Visibility,
): LayerSpecification {
  const source = sourceId(id)
  return {
    id: `${source}${DOTS}`,
    type: 'circle',
    source,
    'source-layer': sourceLayer,
    layout: { visibility },
    paint: { 'circle-color': style.color, 'circle-radius': 2, 'circle-opacity': opacity },
  }
}

function label(attribute: string, source: string, opacity: number, visibility: Visibility): LayerSpecification {
  return {
    id: `${source}/label`,
    type: 'symbol',
    source,
    layout: {
      visibility,
      'text-field': ['to-string', ['get', attribute]],
      'text-size': LABEL_SIZE,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.7,
      'text-optional': true,
    },
    paint: {
      'text-color': byTheme(LABEL_COLORS.light.text, LABEL_COLORS.dark.text),
      'text-halo-color': byTheme(LABEL_COLORS.light.halo, LABEL_COLORS.dark.halo),
      'text-halo-width': 1.5,
      'text-opacity': unlessHidden(opacity),
    },
  }
}

const own = <Value extends string | number>(attribute: string, otherwise: Value): ExpressionSpecification => [
  'coalesce',
  ['get', attribute],
  otherwise,
]

/** Property of the map's global state with the theme of the page. */
export const THEME_STATE = 'theme'

const byTheme = (light: string, dark: string): ExpressionSpecification => [
  'case',
  ['==', ['global-state', THEME_STATE], 'dark'],
  dark,
  light,
]

const ifSelected = (
  chosen: string | number | ExpressionSpecification,
  otherwise: string | number | ExpressionSpecification,
): ExpressionSpecification => ['case', ['boolean', ['feature-state', 'selected'], false], chosen, otherwise]

const unlessHidden = (opacity: number | ExpressionSpecification): ExpressionSpecification => [
  'case',
  ['boolean', ['feature-state', 'hidden'], false],
  0,
  opacity,
]

const fillColor = ({ color, fill }: FeatureStyle): ExpressionSpecification =>
  fill ? own('fill', fill) : ['coalesce', ['get', 'fill'], ['get', 'color'], color]

const fillOpacity = ({ fill }: FeatureStyle, opacity: number): ExpressionSpecification => {
  const usual: ExpressionSpecification = ['case', ['has', 'fill'], CUSTOM_FILL_OPACITY, DEFAULT_FILL_OPACITY]
  return ['*', ['coalesce', ['get', 'fillOpacity'], fill ? CUSTOM_FILL_OPACITY : usual], opacity]
}

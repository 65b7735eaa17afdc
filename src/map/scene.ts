// What a map shows, as plain data that both engines can draw. Positions are [long, lat] in degrees (WGS 84). Zoom is
// MapLibre's, counted in tiles of 512 px; Google's is one higher.
import type { Feature, FeatureCollection, Geometry } from 'geojson'

export type Position = [long: number, lat: number]
/** West, south, east, north. West is greater than east where the box crosses the antimeridian, as in RFC 7946. */
export type Bounds = [number, number, number, number]

export interface SceneView {
  center: Position
  zoom: number
  /** Clockwise from north, in degrees. */
  bearing?: number
  /** From the vertical, in degrees. Only of maps with terrain; 0 if absent. */
  pitch?: number
}

/** Style of points, lines and areas. A feature's own `color`, `fill`, `fillOpacity` and `width` take precedence. */
export interface FeatureStyle {
  color: string
  /** Fill color of areas; the line color with a low opacity if absent. */
  fill?: string
  width?: number
  /** Outlines and lines are drawn with dashes. */
  isDashed?: boolean
  /** The attribute whose value labels the features. */
  labelField?: string
  /**
   * Points with the attribute `icon` (see icons.ts) are drawn as that icon, turned by `rotation` in degrees clockwise from
   * north. Only for features that the scene holds.
   */
  hasIcons?: boolean
}

export type GeometryShape = 'point' | 'line' | 'polygon'

interface SceneLayerBase {
  id: string
  /** Name in lists; the ID if absent. */
  name?: string
  visible: boolean
  /** 0 to 1. */
  opacity: number
  bounds?: Bounds
  /** Geometry types of its features, for legends; unknown for some layers. */
  shapes?: readonly GeometryShape[]
}

/** Image tiles; `tiles` is a URL with {z}, {x} and {y}. */
export interface RasterTilesLayer extends SceneLayerBase {
  kind: 'raster-tiles'
  tiles: string
  tileSize: number
  maxZoom?: number
}

/**
 * Vector tiles (MVT). Attributes have prefixed names (see tileAttributes.ts). The features are in the tile layer `sourceLayer`;
 * the ID of a tile feature is its index.
 */
export interface VectorTilesLayer extends SceneLayerBase {
  kind: 'vector-tiles'
  tiles: string
  sourceLayer: string
  /** Tile layer of dots that represent features too small or too many to be drawn; undefined if there is none. */
  dotsLayer?: string
  maxZoom?: number
  style: FeatureStyle
}

/** Features that the scene holds itself. Each needs a unique ID. */
export interface FeaturesLayer extends SceneLayerBase {
  kind: 'features'
  data: FeatureCollection
  style: FeatureStyle
}

export type SceneLayer = RasterTilesLayer | VectorTilesLayer | FeaturesLayer

export interface Selection {
  layerId: string
  featureId: number | string
}

/** A named place that is marked above all layers and cannot be selected. */
export interface ScenePin {
  at: Position
  name: string
}

/** Heights as tiles in the Terrarium encoding. Everything is draped over them. */
export interface SceneTerrain {
  tiles: string
  tileSize: number
  maxZoom: number
  /** How many times as high as in nature. */
  exaggeration: number
  /** Where the light comes from, in degrees: clockwise from north, and above the horizon. */
  sun: { azimuth: number; altitude: number }
  /** Another number loads the tiles again. */
  attempt?: number
}

export interface Scene {
  /** Bottom first. */
  layers: SceneLayer[]
  /** Makes the map 3D, in engines that can. */
  terrain?: SceneTerrain
  pin?: ScenePin
  selection?: Selection
  /** A feature that is not drawn because the drawing tool shows it while it is edited. */
  hidden?: Selection
}

export interface Picked extends Selection {
  at: Position
  properties: Record<string, unknown>
}

export type DrawMode = 'point' | 'line' | 'polygon' | 'edit'

/** The active drawing task. `edit` changes the vertices of `feature`; `snap` snaps new vertices to drawn features. */
export interface DrawTask {
  mode: DrawMode
  snap: boolean
  feature?: Feature<Geometry>
}

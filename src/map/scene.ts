// What a map shows, as plain data that either engine can draw. Positions are [long, lat] in degrees (WGS 84);
// zoom is MapLibre's, counted in tiles of 512 px: Google's is one more.
import type { Feature, FeatureCollection, Geometry } from 'geojson'

export type Position = [long: number, lat: number]
/** West, south, east, north. */
export type Bounds = [number, number, number, number]

export interface SceneView {
  center: Position
  zoom: number
  /** Clockwise from north, in degrees. */
  bearing?: number
}

/** One look for points, lines and areas alike; a feature's own `color`, `fill`, `fillOpacity` and `width` win over it. */
export interface FeatureStyle {
  color: string
  /** Of areas; the line's colour, thinned, when absent. */
  fill?: string
  width?: number
  /** The attribute whose value is written beside a feature. */
  labelField?: string
}

interface SceneLayerBase {
  id: string
  /** What lists call it; the id when absent. */
  name?: string
  visible: boolean
  /** 0 to 1. */
  opacity: number
  bounds?: Bounds
}

/** Pictures in tiles; `tiles` is an address with {z}, {x} and {y}. */
export interface RasterTilesLayer extends SceneLayerBase {
  kind: 'raster-tiles'
  tiles: string
  tileSize: 256 | 512
  maxZoom?: number
}

/** Features in tiles (MVT) whose attributes have prefixed names (see tileAttributes.ts), all in the tile's layer `sourceLayer`; their index is the tile feature's id. */
export interface VectorTilesLayer extends SceneLayerBase {
  kind: 'vector-tiles'
  tiles: string
  sourceLayer: string
  /** The tile's layer of dots, each standing for features too small or too many to be drawn; none when absent. */
  dotsLayer?: string
  maxZoom?: number
  look: FeatureStyle
}

/** Features held by the page itself; each has an id of its own. */
export interface FeaturesLayer extends SceneLayerBase {
  kind: 'features'
  data: FeatureCollection
  look: FeatureStyle
}

export type SceneLayer = RasterTilesLayer | VectorTilesLayer | FeaturesLayer

export interface Selection {
  layerId: string
  featureId: number | string
}

export interface Scene {
  /** Bottom first. */
  layers: SceneLayer[]
  selection?: Selection
  /** Not drawn: the shape that is being edited, which the drawing shows as it is becoming. */
  hidden?: Selection
}

export interface Picked extends Selection {
  at: Position
  properties: Record<string, unknown>
}

export type DrawMode = 'point' | 'line' | 'polygon' | 'edit'

/** What is being drawn. `edit` changes the vertices of `feature`; new corners snap to what the scene shows if asked. */
export interface DrawTask {
  mode: DrawMode
  snap: boolean
  feature?: Feature<Geometry>
}

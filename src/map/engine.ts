// The interface of both map engines.
import type { ComponentType } from 'react'
import type { TerraDrawExtend } from 'terra-draw'
import type { Geometry } from 'geojson'
import type { BaseMap } from '../api/base-map'
import type { ShownBaseMap } from './base-map/useBaseMap'
import type { Bounds, Picked, Position, Scene, SceneView } from './scene'

export type MapTheme = 'light' | 'dark'

export interface EngineProps {
  scene: Scene
  /** Start view. Later moves use the handle. */
  start: SceneView | Bounds
  theme: MapTheme
  baseMap: ShownBaseMap
  /** No part of the base map could be loaded. */
  onBaseMapFailed: (baseMap: BaseMap) => void
  /** What the loaded base map asks to be shown as attribution. */
  onBaseMapCredit: (attributions: readonly string[]) => void
  /** Called with the handle when the map is ready, and with null when it is removed. */
  onReady: (map: MapHandle | null) => void
  /** Called during every move, and once more when the camera has stopped. */
  onMove: (view: SceneView, isIdle: boolean) => void
  onPick: (picked: Picked | null) => void
  /** Position of the pointer; null when it has left the map. */
  onPointer: (at: Position | null) => void
  onFailed: () => void
  /** Whether the heights of the terrain of the scene have been loaded. */
  onTerrain?: (state: TerrainState) => void
}

export type TerrainState = 'loading' | 'ready' | 'failed'

export type Engine = ComponentType<EngineProps>

/** Handle of a map. Screen positions are CSS px from the map's upper left corner. */
export interface MapHandle {
  view(): SceneView
  bounds(): Bounds
  size(): { width: number; height: number }
  /** Omitted properties keep their values. */
  moveTo(view: Partial<SceneView>, isAnimated: boolean): void
  fit(bounds: Bounds, isAnimated: boolean): void
  panBy(x: number, y: number): void
  project(at: Position): { x: number; y: number }
  unproject(x: number, y: number): Position
  /** Features of a tile layer in the visible map, without duplicates, at most `limit`. */
  featuresInTiles(layerId: string, limit: number): Picked[]
  /** The dots of thinned tiles in the visible map. */
  dotsInView(): DotsInView
  /** Calls `listener` each time the map has drawn all that is in view. Returns the unsubscribe function. */
  watchDrawn(listener: () => void): () => void
  /** Features drawn within `reach` px of a screen position, topmost first. */
  featuresAt(x: number, y: number, reach: number): HitFeature[]
  /** For Terra Draw. Clicks select nothing while `isDrawing`. */
  drawAdapter(): Promise<TerraDrawExtend.TerraDrawBaseAdapter>
  setDrawing(isDrawing: boolean): void
  /** The visible map as a canvas in device pixels. Absent where the browser cannot read the map, as with Google Maps. */
  picture?: () => Promise<HTMLCanvasElement>
  /**
   * Opens another map off screen that draws a scene at any size on the same base map, always in light colors. Absent where `picture` is.
   * @throws Error if the browser has no memory for it
   */
  printer?: (options: PrinterOptions) => Promise<MapPrinter>
  readonly canRotate: boolean
  /** Whether the engine draws terrain. */
  readonly canTilt: boolean
  /** Whether the map below the layers is ours and all kinds of base map can replace it. */
  readonly hasBundledMap: boolean
}

export interface PrinterOptions {
  /** What is drawn above the base map of this map. */
  scene: Scene
  /** Of each picture, in CSS px. */
  width: number
  height: number
  /** Pixels of a picture per CSS px. */
  pixelRatio: number
  signal: AbortSignal
}

export interface MapPrinter {
  /** @throws DOMException named AbortError when it was cancelled */
  draw(view: SceneView): Promise<HTMLCanvasElement>
  /** Whether tiles could not be loaded. */
  hasGaps(): boolean
  close(): void
}

export interface DotsInView {
  dots: number
  /** That these dots stand for. Those at the edge of a tile count in both tiles. */
  features: number
}

/** A feature at a screen position. Tile features have the geometry of their tile, which may be simplified. */
export interface HitFeature extends Picked {
  geometry: Geometry
}

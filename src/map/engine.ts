// What the two engines have in common: the component the scene is handed to, and the map it hands back.
import type { ComponentType } from 'react'
import type { TerraDrawExtend } from 'terra-draw'
import type { Geometry } from 'geojson'
import type { Bounds, Picked, Position, Scene, SceneView } from './scene'

export type MapTheme = 'light' | 'dark'

export interface EngineProps {
  scene: Scene
  /** Where the map begins; later moves go through the handle. */
  start: SceneView | Bounds
  theme: MapTheme
  /** With the handle once the map can be moved and asked, with null when it is gone. */
  onReady: (map: MapHandle | null) => void
  /** While the map moves, and once more when it has come to rest. */
  onMove: (view: SceneView, isAtRest: boolean) => void
  onPick: (picked: Picked | null) => void
  /** Where the pointer is, null when it has left the map. */
  onPointer: (at: Position | null) => void
  onFailed: () => void
}

export type Engine = ComponentType<EngineProps>

/** A map on the page. Distances on the screen are in CSS px from the map's upper left corner. */
export interface MapHandle {
  view(): SceneView
  bounds(): Bounds
  size(): { width: number; height: number }
  /** What is left out stays as it is. */
  moveTo(view: Partial<SceneView>, isAnimated: boolean): void
  fit(bounds: Bounds, isAnimated: boolean): void
  panBy(x: number, y: number): void
  project(at: Position): { x: number; y: number }
  unproject(x: number, y: number): Position
  /** What is drawn of layers of tiles inside the map, each feature once, `limit` at most. */
  featuresInTiles(layerId: string, limit: number): Picked[]
  /** Everything drawn within `reach` px of a place on the screen, uppermost first. */
  near(x: number, y: number, reach: number): HitFeature[]
  /** For terra-draw; picking rests while `isDrawing`. */
  drawAdapter(): Promise<TerraDrawExtend.TerraDrawBaseAdapter>
  setDrawing(isDrawing: boolean): void
  readonly canTurn: boolean
}

/** A feature found on the screen; the geometry is the page's own where it has it, else what its tile holds. */
export interface HitFeature extends Picked {
  geometry: Geometry
}

// Converts between positions and pixels of a flat north-up map. Google's own projection needs an overlay and one frame.
import { latAtWorldY, worldY } from '../../../geometry/worldY'
import type { Bounds, Position, SceneView } from '../scene'

export interface Screen extends Pick<SceneView, 'center' | 'zoom'> {
  width: number
  height: number
}

const TILE_PX = 512

/** CSS px from the upper left corner. */
export function project({ center, zoom, width, height }: Screen, [long, lat]: Position): { x: number; y: number } {
  const world = TILE_PX * 2 ** zoom
  return {
    x: width / 2 + ((long - center[0]) / 360) * world,
    y: height / 2 + (worldY(lat) - worldY(center[1])) * world,
  }
}

/** Position at CSS px from the upper left corner. */
export function unproject({ center, zoom, width, height }: Screen, x: number, y: number): Position {
  const world = TILE_PX * 2 ** zoom
  return [center[0] + ((x - width / 2) / world) * 360, latAtWorldY(worldY(center[1]) + (y - height / 2) / world)]
}

export function boundsOnScreen(screen: Screen): Bounds {
  const [west, north] = unproject(screen, 0, 0)
  const [east, south] = unproject(screen, screen.width, screen.height)
  return [west, south, east, north]
}

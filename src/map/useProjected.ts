import type { MapHandle } from './engine'
import { useMapStore, type MapStore } from './mapStore'
import type { Position } from './scene'

/**
 * Where `at` is on the map, in pixels from its upper left corner. Renders when a move of the camera changes it.
 *
 * `map.project` depends on the camera, which React does not know. Called while a component renders, its result would be kept until
 * `at` changes.
 */
export function useProjected(map: MapHandle, mapStore: MapStore, at: Position): { x: number; y: number } {
  const x = useMapStore(mapStore, () => map.project(at).x)
  const y = useMapStore(mapStore, () => map.project(at).y)
  return { x, y }
}

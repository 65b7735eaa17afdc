import { useEffect, useRef } from 'react'
import type { MapHandle } from '../engine'
import type { SceneView } from '../scene'
import { START_PITCH } from './terrain'

/** Tilts the map when it becomes 3D, and restores the flat view from before when it becomes flat. */
export function useTerrainCamera(map: MapHandle | null, isTerrain: boolean): void {
  const flat = useRef<SceneView>(undefined)
  const last = useRef<{ map: MapHandle; isTerrain: boolean }>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = map ? { map, isTerrain } : undefined
    // A map that opens with terrain has the view of its link.
    if (!map || before?.map !== map || before.isTerrain === isTerrain) return
    if (isTerrain) {
      const { center, zoom, bearing = 0 } = map.view()
      flat.current = { center, zoom, bearing }
      map.moveTo({ pitch: START_PITCH }, true)
    } else {
      map.moveTo(flat.current ?? { bearing: 0 }, false)
      flat.current = undefined
    }
  }, [map, isTerrain])
}

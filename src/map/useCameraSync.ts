import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapHandle } from './engine'
import type { Bounds, SceneView } from './scene'
import { isSameView } from './view'

/**
 * Moves the map to `view` if it differs from the map's own view, and to `fit` each time its key changes. The first `fit` is
 * shown at once, without an animation.
 * @returns a function to call with each view that the map reports. A reported view that comes back as `view` does not move the
 *   map: a movement that interrupts another one would otherwise be undone, because the map reports where the first one ended.
 */
export function useCameraSync(
  map: MapHandle | null,
  view?: SceneView,
  fit?: { bounds: Bounds; key: string | number },
): (reported: SceneView) => void {
  const lastReport = useRef<SceneView>(undefined)
  const goToView = useEffectEvent((handle: MapHandle) => {
    if (!view || isSameView(view, handle.view())) return
    if (lastReport.current && isSameView(view, lastReport.current)) return
    lastReport.current = undefined
    const isTilted = handle.view().pitch !== undefined
    handle.moveTo(isTilted ? { pitch: 0, ...view } : view, true)
  })
  // `view` may be a new object with equal values.
  const viewKey = view && `${view.center.join()} ${view.zoom} ${view.bearing} ${view.pitch ?? 0}`
  useEffect(() => {
    if (map) goToView(map)
  }, [map, viewKey])

  // The map has already started at the first `fit`, or at `view`, which takes precedence.
  const done = useRef(fit?.key)
  const goToFit = useEffectEvent((handle: MapHandle) => {
    if (!fit || fit.key === done.current) return
    const isMovement = done.current !== undefined
    done.current = fit.key
    handle.fit(fit.bounds, isMovement)
  })
  const fitKey = fit?.key
  useEffect(() => {
    if (map) goToFit(map)
  }, [map, fitKey])

  return (reported) => {
    lastReport.current = reported
  }
}

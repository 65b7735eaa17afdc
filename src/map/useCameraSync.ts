import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapHandle } from './engine'
import type { Bounds, SceneView } from './scene'
import { isSameView } from './view'

/** Moves the map where the page wants it: to `view` when it is another than the map's, to `fit` when its key changes. */
export function useCameraSync(
  map: MapHandle | null,
  view?: SceneView,
  fit?: { bounds: Bounds; key: string | number },
): void {
  const goToView = useEffectEvent((handle: MapHandle) => {
    if (view && !isSameView(view, handle.view())) handle.moveTo(view, true)
  })
  // The object is often a new one when the view is not.
  const viewKey = view && `${view.center.join()} ${view.zoom} ${view.bearing}`
  useEffect(() => {
    if (map) goToView(map)
  }, [map, viewKey])

  // The map has begun with the first one, or with a view, which goes before it.
  const done = useRef(fit?.key)
  const goToFit = useEffectEvent((handle: MapHandle) => {
    if (!fit || fit.key === done.current) return
    done.current = fit.key
    handle.fit(fit.bounds, true)
  })
  const fitKey = fit?.key
  useEffect(() => {
    if (map) goToFit(map)
  }, [map, fitKey])
}

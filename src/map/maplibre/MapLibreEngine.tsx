import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EngineProps, TerrainState } from '../engine'
import { openMap, type OpenMap } from './openMap'

/** MapLibre engine: draws the scene as MapLibre layers over a bundled base map that needs no external service. */
export function MapLibreEngine(props: EngineProps) {
  const { scene, start, theme, baseMap, onReady, onMove, onPick, onPointer, onFailed } = props
  const container = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenMap | null>(null)
  const startOptions = useEffectEvent(() => ({ start, theme }))
  const showScene = useEffectEvent((map: OpenMap) => map.show(scene))
  const notifyReady = useEffectEvent((map: OpenMap | null) => onReady(map?.handle ?? null))
  const notifyMove = useEffectEvent(onMove)
  const notifyPick = useEffectEvent(onPick)
  const notifyPointer = useEffectEvent(onPointer)
  const notifyFailed = useEffectEvent(onFailed)
  const notifyBaseMapFailed = useEffectEvent(props.onBaseMapFailed)
  const notifyTerrain = useEffectEvent((state: TerrainState) => props.onTerrain?.(state))
  const notifyBaseMapCredit = useEffectEvent(props.onBaseMapCredit)

  useEffect(() => {
    if (!container.current) return
    const tryOpen = (): OpenMap | null => {
      try {
        const map = openMap({
          ...startOptions(),
          container: container.current as HTMLDivElement,
          onMove: (view, isIdle) => notifyMove(view, isIdle),
          onPick: (picked) => notifyPick(picked),
          onPointer: (at) => notifyPointer(at),
          onBaseMapFailed: (failed) => notifyBaseMapFailed(failed),
          onBaseMapCredit: (attributions) => notifyBaseMapCredit(attributions),
          onTerrain: (state) => notifyTerrain(state),
          onOpened: () => {
            // Its tiles are requested before the controls of the map are rendered.
            showScene(map)
            setOpened(map)
            notifyReady(map)
          },
        })
        return map
      } catch {
        // Without WebGL, MapLibre cannot draw.
        notifyFailed()
        return null
      }
    }
    const map = tryOpen()
    return () => {
      map?.close()
      setOpened(null)
      notifyReady(null)
    }
  }, [])

  useEffect(() => {
    opened?.paint(theme)
  }, [opened, theme])
  useEffect(() => {
    opened?.showBaseMap(baseMap, theme)
  }, [opened, baseMap, theme])
  useEffect(() => {
    opened?.show(scene)
  }, [opened, scene])

  return <div ref={container} className="map-surface" />
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EngineProps } from '../engine'
import { openMap, type OpenMap } from './openMap'

/** MapLibre engine: draws the scene as MapLibre layers over a bundled base map that needs no external service. */
export function MapLibreEngine({ scene, start, theme, onReady, onMove, onPick, onPointer, onFailed }: EngineProps) {
  const container = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenMap | null>(null)
  const beginning = useEffectEvent(() => ({ start, theme }))
  const tellReady = useEffectEvent((map: OpenMap | null) => onReady(map?.handle ?? null))
  const tellMove = useEffectEvent(onMove)
  const tellPick = useEffectEvent(onPick)
  const tellPointer = useEffectEvent(onPointer)
  const tellFailed = useEffectEvent(onFailed)

  useEffect(() => {
    if (!container.current) return
    const opening = (): OpenMap | null => {
      try {
        const map = openMap({
          ...beginning(),
          container: container.current as HTMLDivElement,
          onMove: (view, isAtRest) => tellMove(view, isAtRest),
          onPick: (picked) => tellPick(picked),
          onPointer: (at) => tellPointer(at),
          onOpened: () => {
            setOpened(map)
            tellReady(map)
          },
        })
        return map
      } catch {
        // Without WebGL, MapLibre cannot draw.
        tellFailed()
        return null
      }
    }
    const map = opening()
    return () => {
      map?.close()
      setOpened(null)
      tellReady(null)
    }
  }, [])

  useEffect(() => opened?.paint(theme), [opened, theme])
  useEffect(() => opened?.show(scene), [opened, scene])

  return <div ref={container} className="map-surface" />
}

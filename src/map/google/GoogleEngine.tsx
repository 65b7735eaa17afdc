import { useEffect, useEffectEvent, useState } from 'react'
import { APIProvider, Map as GoogleMap, useMap } from '@vis.gl/react-google-maps'
import { getConfig } from '../../config'
import { viewOf } from '../bounds'
import type { EngineProps } from '../engine'
import { openOverlay, ZOOM_OFFSET, type OpenOverlay } from './openOverlay'

const LIBRARIES = ['geometry', 'places']

/** Google Maps engine: deck.gl draws the scene over Google's map. Needs an API key; the app loads Google's script at start-up. */
export function GoogleEngine(props: EngineProps) {
  const { start, theme, onFailed } = props
  const [startView] = useState(() =>
    Array.isArray(start) ? viewOf(start, { width: window.innerWidth, height: window.innerHeight }) : start,
  )
  return (
    <div className="map-surface">
      <APIProvider apiKey={getConfig().GOOGLE_SERVICES_KEY} libraries={LIBRARIES} onError={onFailed}>
        <GoogleMap
          defaultCenter={{ lng: startView.center[0], lat: startView.center[1] }}
          defaultZoom={startView.zoom + ZOOM_OFFSET}
          colorScheme={theme === 'dark' ? 'DARK' : 'LIGHT'}
          gestureHandling="greedy"
          disableDefaultUI
          clickableIcons={false}
          keyboardShortcuts={false}
          isFractionalZoomEnabled
        />
        <SceneOverGoogle {...props} />
      </APIProvider>
    </div>
  )
}

function SceneOverGoogle({ scene, baseMap, theme, start, onReady, onMove, onPick, onPointer }: EngineProps) {
  const map = useMap()
  const [opened, setOpened] = useState<OpenOverlay | null>(null)
  const notifyReady = useEffectEvent((overlay: OpenOverlay | null) => {
    // Fitting bounds needs the size of the map, which is known now.
    if (overlay && Array.isArray(start)) overlay.handle.fit(start, false)
    setOpened(overlay)
    onReady(overlay?.handle ?? null)
  })
  const notifyMove = useEffectEvent(onMove)
  const notifyPick = useEffectEvent(onPick)
  const notifyPointer = useEffectEvent(onPointer)

  useEffect(() => {
    if (!map) return
    const overlay = openOverlay(map, {
      onMove: (view, isIdle) => notifyMove(view, isIdle),
      onPick: (picked) => notifyPick(picked),
      onPointer: (at) => notifyPointer(at),
    })
    let isGone = false
    queueMicrotask(() => !isGone && notifyReady(overlay))
    return () => {
      isGone = true
      overlay.close()
      notifyReady(null)
    }
  }, [map])

  useEffect(() => {
    opened?.show(scene, baseMap, theme)
  }, [opened, scene, baseMap, theme])
  return null
}

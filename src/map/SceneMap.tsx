// The map of the product: one scene, drawn by whichever engine this installation has.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Feature } from 'geojson'
import { useDispatch, useSelector } from 'react-redux'
import { showMessage } from '../shared/showMessage'
import { boundsOfScene } from './bounds'
import { MapControls } from './controls/MapControls'
import { useKeyboardDrawing } from './drawing/useKeyboardDrawing'
import { useDrawing } from './drawing/useDrawing'
import type { MapHandle } from './engine'
import { mapEngineChosen, selectMapEngine } from './mapEngineSlice'
import { moveByKey } from './mapKeys'
import { createMapStore } from './mapStore'
import { MapFailed, MapPlaceholder } from './MapStates'
import { mapText } from './messages'
import type { Bounds, DrawTask, Picked, Position, Scene, SceneView } from './scene'
import './sceneMap.css'
import { useEngine } from './useEngine'
import { useMapTheme } from './useMapTheme'
import { useCameraSync } from './useCameraSync'

export interface SceneMapProps {
  scene: Scene
  /** Where the map is. Without it the map begins with everything the scene shows. */
  view?: SceneView
  /** When the map has come to rest somewhere else. */
  onViewChange?: (view: SceneView) => void
  /** A feature was clicked, or, with null, a place where there is none; `at` is that place where it is known. */
  onPick?: (picked: Picked | null, at: Position | null) => void
  draw?: DrawTask | null
  /** A shape was finished; when editing, by Enter. The tool stays until `draw` is another. */
  onDrawn?: (feature: Feature) => void
  /** The shape in progress, at each of its changes; null when it was given up. */
  onDrawChange?: (feature: Feature | null) => void
  /** Over the map, beside its own controls. */
  controls?: ReactNode
  /** Moves the map to `bounds` each time `key` is another. */
  fit?: { bounds: Bounds; key: string | number }
  /** What the map shows, for people who do not see it. */
  label: string
}

/** A map that fills the box it stands in. Nothing of it is loaded before. */
export function SceneMap(props: SceneMapProps) {
  const { scene, view, onViewChange, onPick, draw, onDrawn, onDrawChange, controls, fit, label } = props
  const engineName = useSelector(selectMapEngine)
  const dispatch = useDispatch()
  const { engine: Engine, hasFailed, attempt, retry } = useEngine(engineName)
  const theme = useMapTheme()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [hasNoCanvas, setHasNoCanvas] = useState(false)
  const [mapStore] = useState(createMapStore)
  const frame = useRef<HTMLElement>(null)
  const help = useId()
  const drawing = useDrawing(map, draw ?? null, {
    onDrawn: (feature) => onDrawn?.(feature),
    onChange: (feature) => onDrawChange?.(feature),
  })
  const aim = useKeyboardDrawing(drawing)
  useCameraSync(map, view, fit)

  if (hasFailed || hasNoCanvas) {
    const tryAgain = () => {
      setHasNoCanvas(false)
      retry()
    }
    return <MapFailed onRetry={tryAgain} />
  }

  const fail = () => {
    if (engineName === 'embedded') return setHasNoCanvas(true)
    dispatch(mapEngineChosen('embedded'))
    showMessage({ type: 'warning', text: mapText('mapsFailed'), seconds: 8 })
  }
  const move = (next: SceneView, isAtRest: boolean) => {
    const { idleCount } = mapStore.getSnapshot()
    mapStore.set({ view: next, idleCount: isAtRest ? idleCount + 1 : idleCount })
    aim.follow()
    if (isAtRest) onViewChange?.(next)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !map) return
    if (!aim.press(event.key) && !moveByKey(map, event.key, event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section ref={frame} className="scene-map" data-engine={engineName} aria-label={label}>
      {Engine ? (
        <div
          className="scene-map-focus"
          role="application"
          tabIndex={0}
          aria-label={label}
          aria-describedby={help}
          onKeyDown={pressKey}
          onPointerMove={aim.rest}
        >
          <Engine
            key={`${engineName} ${attempt}`}
            scene={scene}
            start={view ?? fit?.bounds ?? boundsOfScene(scene)}
            theme={theme}
            onReady={setMap}
            onMove={move}
            // A click is where the pointer is.
            onPick={(picked) => onPick?.(picked, picked?.at ?? mapStore.getSnapshot().pointer)}
            onPointer={(pointer) => mapStore.set({ pointer })}
            onFailed={fail}
          />
        </div>
      ) : (
        <MapPlaceholder />
      )}
      <p id={help} className="visually-hidden">
        {mapText('keys')} {drawing && mapText('drawKeys')}
      </p>
      {aim.isAiming && <div className="map-cross" />}
      {engineName === 'embedded' && <small className="map-credit">{mapText('credit')}</small>}
      {map && (
        <MapControls
          map={map}
          mapStore={mapStore}
          scene={scene}
          frame={frame}
          onPick={(picked) => onPick?.(picked, picked?.at ?? null)}
        />
      )}
      {controls && <div className="scene-map-extra">{controls}</div>}
    </section>
  )
}

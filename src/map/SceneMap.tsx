// The map component of the app: one scene, drawn by the engine of this installation.
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Feature } from 'geojson'
import { useDispatch, useSelector } from 'react-redux'
import { showMessage } from '../shared/showMessage'
import { BaseMapCredit } from './base-map/BaseMapCredit'
import { useBaseMap } from './base-map/useBaseMap'
import { boundsOfScene } from './bounds'
import { MapControls } from './controls/MapControls'
import { useKeyboardDrawing } from './drawing/useKeyboardDrawing'
import { useDrawing } from './drawing/useDrawing'
import type { MapHandle } from './engine'
import { mapEngineChosen, selectMapEngine } from './mapEngineSlice'
import { moveByKey } from './mapKeys'
import { createMapStore } from './mapStore'
import { MapFailed, MapPlaceholder } from './MapStates'
import { MapPin } from './MapPin'
import { mapText } from './messages'
import type { Bounds, DrawTask, Picked, Position, Scene, SceneView } from './scene'
import './sceneMap.css'
import { terrainText } from './terrain/messages'
import type { TerrainChoice } from './terrain/terrain'
import { useSceneTerrain } from './terrain/useSceneTerrain'
import { useTerrainCamera } from './terrain/useTerrainCamera'
import { useEngine } from './useEngine'
import { useMapTheme } from './useMapTheme'
import { useCameraSync } from './useCameraSync'

export interface SceneMapProps {
  scene: Scene
  /** Position of the map. Without it the map starts at the bounds of the scene. */
  view?: SceneView
  /** Called when the camera has stopped at another view. */
  onViewChange?: (view: SceneView) => void
  /** Called for a click on a feature, or with null for a click on no feature; `at` is the position, if known. */
  onPick?: (picked: Picked | null, at: Position | null) => void
  draw?: DrawTask | null
  /** Called when a shape is finished; while editing, by Enter. The tool stays active until `draw` changes. */
  onDrawn?: (feature: Feature) => void
  /** Called at each change of the unfinished shape, and with null when it is discarded. */
  onDrawChange?: (feature: Feature | null) => void
  /** Shown over the map next to its own controls. */
  controls?: ReactNode
  /** Moves the map to `bounds` each time `key` changes. */
  fit?: { bounds: Bounds; key: string | number }
  /** Called with the map when it is ready, and with null when it is removed. */
  onMap?: (map: MapHandle | null) => void
  /** Offers the 3D terrain; a map without it is always flat. */
  terrain?: TerrainChoice
  /** Accessible name: what the map shows. */
  label: string
}

/** A map that fills its container. Its code is loaded when it is first shown. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function SceneMap(props: SceneMapProps) {
  const { view, onViewChange, onPick, draw, onDrawn, onDrawChange, controls, fit, onMap, terrain, label } = props
  const engineName = useSelector(selectMapEngine)
  const dispatch = useDispatch()
  const { engine: Engine, hasFailed, attempt, retry } = useEngine(engineName)
  const theme = useMapTheme()
  const baseMap = useBaseMap()
  const [credits, setCredits] = useState<readonly string[]>([])
  const [map, setMap] = useState<MapHandle | null>(null)
  const [hasNoCanvas, setHasNoCanvas] = useState(false)
  const [mapStore] = useState(createMapStore)
  const frame = useRef<HTMLElement>(null)
  const help = useId()
  const drawing = useDrawing(map, draw ?? null, {
    onDrawn: (feature) => onDrawn?.(feature),
    onChange: (feature) => onDrawChange?.(feature),
  })
  const keyboardDrawing = useKeyboardDrawing(drawing)
  const noteReport = useCameraSync(map, view, fit)
  const { sceneTerrain, terrainState, setTerrainState, retryTerrain } = useSceneTerrain(terrain, engineName)
  const scene = useMemo(
    () => (sceneTerrain ? { ...props.scene, terrain: sceneTerrain } : props.scene),
    [props.scene, sceneTerrain],
  )
  useTerrainCamera(map, sceneTerrain !== undefined)

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
    showMessage({ type: 'warning', text: mapText('googleMapsFailed'), seconds: 8 })
  }
  const move = (next: SceneView, isIdle: boolean) => {
    const { idleCount } = mapStore.getSnapshot()
    mapStore.set({ view: next, idleCount: isIdle ? idleCount + 1 : idleCount })
    keyboardDrawing.syncToCenter()
    if (!isIdle) return
    noteReport(next)
    onViewChange?.(next)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !map) return
    if (!keyboardDrawing.pressKey(event.key) && !moveByKey(map, event.key, event.shiftKey)) return
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
          onPointerMove={keyboardDrawing.cancel}
        >
          <Engine
            key={`${engineName} ${attempt}`}
            scene={scene}
            start={view ?? fit?.bounds ?? boundsOfScene(scene)}
            theme={theme}
            baseMap={baseMap.shown}
            onBaseMapFailed={baseMap.fail}
            onBaseMapCredit={setCredits}
            onReady={(opened) => {
              setMap(opened)
              onMap?.(opened)
            }}
            onMove={move}
            // The pointer is at the position of the click.
            onPick={(picked) => onPick?.(picked, picked?.at ?? mapStore.getSnapshot().pointer)}
            onPointer={(pointer) => mapStore.set({ pointer })}
            onFailed={fail}
            onTerrain={setTerrainState}
          />
        </div>
      ) : (
        <MapPlaceholder />
      )}
      {map && scene.pin && <MapPin map={map} mapStore={mapStore} pin={scene.pin} />}
      <p id={help} className="visually-hidden">
        {mapText('keys')} {sceneTerrain && terrainText('keys')} {drawing && mapText('drawKeys')}
      </p>
      {keyboardDrawing.isActive && <div className="map-crosshair" />}
      {(engineName === 'embedded' || typeof baseMap.shown !== 'string') && (
        <BaseMapCredit shown={baseMap.shown} fromSource={credits} />
      )}
      {map && (
        <MapControls
          map={map}
          mapStore={mapStore}
          scene={scene}
          baseMap={baseMap}
          credits={credits}
          label={label}
          frame={frame}
          onPick={(picked) => onPick?.(picked, picked?.at ?? null)}
          terrain={terrain}
          terrainState={terrainState}
          onTerrainRetry={retryTerrain}
        />
      )}
      {controls && <div className="scene-map-extra">{controls}</div>}
    </section>
  )
}

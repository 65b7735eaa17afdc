// Two scenes with one shared view: one to the left of the divider, the other to the right.
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useSelector } from 'react-redux'
import { BaseMapCredit } from './base-map/BaseMapCredit'
import { useBaseMap } from './base-map/useBaseMap'
import { boundsOfScene } from './bounds'
import type { MapHandle } from './engine'
import { selectMapEngine } from './mapEngineSlice'
import { moveByKey } from './mapKeys'
import { MapFailed, MapPlaceholder } from './MapStates'
import { mapText } from './messages'
import type { Bounds, Scene, SceneView } from './scene'
import './sceneMap.css'
import { useEngine } from './useEngine'
import { useMapTheme } from './useMapTheme'
import { useCameraSync } from './useCameraSync'
import { isSameView } from './view'

interface SwipeMapProps {
  left: Scene
  right: Scene
  leftLabel: string
  rightLabel: string
  view?: SceneView
  onViewChange?: (view: SceneView) => void
  /** Moves both maps to `bounds` each time `key` changes. */
  fit?: { bounds: Bounds; key: string | number }
  label: string
}

const STEP_PERCENT = 2
const BIG_STEP_PERCENT = 10

/** Compares two scenes by a divider that is dragged or moved with the arrow keys. */
export function SwipeMap(props: SwipeMapProps) {
  const { left, right, leftLabel, rightLabel, view, onViewChange, fit, label } = props
  const engineName = useSelector(selectMapEngine)
  const { engine: Engine, hasFailed, attempt, retry } = useEngine(engineName)
  const theme = useMapTheme()
  const baseMap = useBaseMap()
  const [credits, setCredits] = useState<readonly string[]>([])
  const [maps, setMaps] = useState<{ left: MapHandle | null; right: MapHandle | null }>({ left: null, right: null })
  const [hasNoCanvas, setHasNoCanvas] = useState(false)
  const [percent, setPercent] = useState(50)
  const frame = useRef<HTMLElement>(null)
  const isSyncing = useRef(false)
  const help = useId()
  const noteReport = useCameraSync(maps.left, view, fit)

  if (hasFailed || hasNoCanvas) {
    const tryAgain = () => {
      setHasNoCanvas(false)
      retry()
    }
    return <MapFailed onRetry={tryAgain} />
  }
  if (!Engine) {
    return (
      <section className="scene-map" aria-label={label}>
        <MapPlaceholder />
      </section>
    )
  }

  const syncView = (other: MapHandle | null, next: SceneView, isIdle: boolean) => {
    // Prevents a loop: this move was caused by the other map.
    if (isSyncing.current) return
    if (other && !isSameView(other.view(), next)) {
      isSyncing.current = true
      other.moveTo(next, false)
      isSyncing.current = false
    }
    if (!isIdle) return
    noteReport(next)
    onViewChange?.(next)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !maps.left) return
    if (moveByKey(maps.left, event.key, event.shiftKey)) event.preventDefault()
  }
  const dragDivider = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    setPercent(clampPercent(((event.clientX - box.left) / box.width) * 100))
  }
  const moveDividerByKey = (event: KeyboardEvent) => {
    const to = percentAfter(event.key, percent)
    if (to === undefined) return
    event.preventDefault()
    setPercent(to)
  }
  const start = view ?? boundsOfScene({ layers: [...left.layers, ...right.layers] })
  const onBase = { baseMap: baseMap.shown, onBaseMapFailed: baseMap.fail, onBaseMapCredit: setCredits }
  const common = { start, theme, ...onBase, onPick: noop, onPointer: noop, onFailed: () => setHasNoCanvas(true) }
  return (
    <section ref={frame} className="scene-map" aria-label={label}>
      <div
        key={attempt}
        className="scene-map-focus"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        onKeyDown={pressKey}
      >
        <Engine
          {...common}
          scene={left}
          onReady={(map) => setMaps((before) => ({ ...before, left: map }))}
          onMove={(next, isIdle) => syncView(maps.right, next, isIdle)}
        />
        <div className="swipe-right" style={{ clipPath: `inset(0 0 0 ${percent}%)` }}>
          <Engine
            {...common}
            scene={right}
            onReady={(map) => setMaps((before) => ({ ...before, right: map }))}
            onMove={(next, isIdle) => syncView(maps.left, next, isIdle)}
          />
        </div>
      </div>
      <p id={help} className="visually-hidden">
        {mapText('keys')}
      </p>
      {(engineName === 'embedded' || typeof baseMap.shown !== 'string') && (
        <BaseMapCredit shown={baseMap.shown} fromSource={credits} />
      )}
      <span className="swipe-label swipe-label-left">{leftLabel}</span>
      <span className="swipe-label swipe-label-right">{rightLabel}</span>
      <div
        className="swipe-divider"
        role="slider"
        tabIndex={0}
        aria-label={mapText('swipe')}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={mapText('swipeValue', { left: leftLabel, right: rightLabel })}
        style={{ left: `${percent}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={dragDivider}
        onKeyDown={moveDividerByKey}
      />
    </section>
  )
}

const noop = () => undefined

const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent))

function percentAfter(key: string, percent: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampPercent(percent - STEP_PERCENT)
    case 'ArrowRight':
    case 'ArrowUp':
      return clampPercent(percent + STEP_PERCENT)
    case 'PageDown':
      return clampPercent(percent - BIG_STEP_PERCENT)
    case 'PageUp':
      return clampPercent(percent + BIG_STEP_PERCENT)
    case 'Home':
      return 0
    case 'End':
      return 100
    default:
      return undefined
  }
}

// Draws and edits shapes with Terra Draw on either engine.
import type { Feature, Geometry } from 'geojson'
import { TerraDraw, TerraDrawModeUndoRedo, type TerraDrawExtend } from 'terra-draw'
import type { MapHandle } from '../engine'
import type { DrawTask } from '../scene'
import { modesFor, MODE_NAMES } from './modes'
import { fromParts, partsOf, type Part } from './parts'

type Adapter = TerraDrawExtend.TerraDrawBaseAdapter

export interface DrawingEvents {
  /** Called with the current shape, including the vertex that follows the pointer; null when the shape is discarded. */
  onChange: (feature: Feature | null) => void
  onDrawn: (feature: Feature) => void
}

export interface Drawing {
  /** Enter finishes the shape, Escape discards it, Backspace removes the last vertex. @returns whether the key was handled */
  pressKey(key: string): boolean
  /** Adds a vertex at the center of the map. Returns false while editing, which adds no vertices. */
  addVertex(): boolean
  /** Moves the unfinished vertex, including its snapping, to the center of the map. */
  moveVertexToCenter(): void
  /** Whether a shape has been started. */
  hasShape(): boolean
  stop(): void
}

/**
 * Starts `task` on `map` through the adapter of its engine. A finished shape is passed to `onDrawn` and removed from the
 * drawing; the tool stays active until `stop`. Editing reports every change and is finished by Enter.
 */
export function startDrawing(map: MapHandle, adapter: Adapter, task: DrawTask, events: DrawingEvents): Drawing {
  const draw = new TerraDraw({
    adapter,
    modes: modesFor(map, task.snap),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  })
  draw.start()
  map.setDrawing(true)
  const edited = task.mode === 'edit' ? task.feature : undefined
  const pressKey = edited
    ? edit(draw, edited, events)
    : create(draw, task.mode, events, adapter.getMapEventElement('keyup'))
  // Terra Draw handles pointer events only. These do not bubble, so that the map does not treat them as dragging.
  const dispatchPointer = (...types: ('pointermove' | 'pointerdown' | 'pointerup')[]) => {
    const element = adapter.getMapEventElement('pointerup')
    const { left, top } = element.getBoundingClientRect()
    const { width, height } = map.size()
    const at = { clientX: left + width / 2, clientY: top + height / 2 }
    for (const type of types) element.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: true, button: 0 }))
  }
  return {
    pressKey,
    addVertex() {
      if (edited) return false
      dispatchPointer('pointermove', 'pointerdown', 'pointerup')
      return true
    },
    moveVertexToCenter() {
      if (!edited) dispatchPointer('pointermove')
    },
    hasShape: () => !edited && shapeOf(draw, task.mode) !== undefined,
    stop() {
      map.setDrawing(false)
      try {
        if (draw.enabled) draw.stop()
      } catch {
        // The map was removed first, and the drawing with it.
      }
    },
  }
}

function create(draw: TerraDraw, mode: DrawTask['mode'], events: DrawingEvents, element: HTMLElement) {
  draw.setMode(MODE_NAMES[mode])
  const drawn = () => shapeOf(draw, mode)
  draw.on('change', () => {
    const shape = drawn()
    if (shape) events.onChange(featureOf(shape.geometry))
  })
  draw.on('finish', (id) => {
    const shape = draw.getSnapshotFeature(id)
    // The mode still uses the shape in this event.
    queueMicrotask(() => {
      if (draw.enabled) draw.clear()
      if (shape) events.onDrawn(featureOf(shape.geometry))
    })
  })
  return (key: string): boolean => {
    if (key === 'Backspace') return draw.undo()
    if ((key !== 'Enter' && key !== 'Escape') || !drawn()) return false
    // Terra Draw listens on the map's element, which never has the focus.
    element.dispatchEvent(new KeyboardEvent('keyup', { key }))
    if (key === 'Escape') events.onChange(null)
    return true
  }
}

function edit(draw: TerraDraw, feature: Feature, events: DrawingEvents) {
  const parts = partsOf(feature.geometry)
  const ids = parts.map(() => draw.getFeatureId())
  const addParts = () => {
    const results = draw.addFeatures(
      parts.map((geometry, index) => ({
        type: 'Feature',
        id: ids[index],
        geometry,
        properties: { mode: MODE_OF_PART[geometry.type] },
      })),
    )
    const rejected = results.find(({ valid }) => !valid)
    if (rejected) throw new Error(`This shape cannot be edited: ${rejected.reason}`)
    draw.selectFeature(ids[0] as string)
  }
  const currentFeature = (): Feature => {
    const changed = ids.map((id, index) => (draw.getSnapshotFeature(id)?.geometry ?? parts[index]) as Part)
    return { ...feature, geometry: fromParts(feature.geometry, changed) }
  }
  draw.setMode(MODE_NAMES.edit)
  addParts()
  draw.on('change', (changed, type) => {
    if (type === 'update' && changed.some((id) => ids.includes(id))) events.onChange(currentFeature())
  })
  return (key: string): boolean => {
    if (key === 'Enter') events.onDrawn(currentFeature())
    if (key === 'Escape') {
      draw.clear()
      addParts()
      events.onChange(null)
    }
    return key === 'Enter' || key === 'Escape'
  }
}

const MODE_OF_PART = { Point: 'point', LineString: 'linestring', Polygon: 'polygon' } as const

const GUIDES = ['closingPoint', 'snappingPoint', 'coordinatePoint', 'selectionPoint', 'midPoint', 'edited']

const isGuide = (properties: Record<string, unknown>): boolean => GUIDES.some((name) => properties[name] === true)

/** The unfinished shape. */
const shapeOf = (draw: TerraDraw, mode: DrawTask['mode']) =>
  draw.getSnapshot().find(({ properties }) => properties['mode'] === MODE_NAMES[mode] && !isGuide(properties))

const featureOf = (geometry: Geometry): Feature => ({ type: 'Feature', geometry, properties: {} })

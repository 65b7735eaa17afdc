// The active tool, its shape and what it shows. Kept in a store outside React state: while drawing it changes with every pointer move, and
// only the components that show the shape may render then.
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Feature, Geometry } from 'geojson'
import type { LayerFeature } from '../../../api/feature'
import type { Position } from '../../../map/scene'

export type MeasureKind = 'length' | 'area' | 'profile' | 'volume'

/** What a click on the map does. */
export type Tool =
  | { kind: 'select' }
  /** Draws into the layer, or into a new one when it is null. */
  | { kind: 'draw'; mode: 'point' | 'line' | 'polygon'; layerId: string | null }
  | { kind: 'edit'; layerId: string; feature: LayerFeature }
  | { kind: 'measure'; what: MeasureKind }
  /** Reads the values of a raster at the clicked position. */
  | { kind: 'probe'; at: Position | null }
  /** A search for what is known about a place; `shape` is null until a place is chosen. */
  | { kind: 'place'; searchId: string; mode: 'point' | 'polygon'; shape: Geometry | null }
  /** Raises an alert at the chosen position. */
  | { kind: 'alert' }
  /** Corners entered so far: upper left, upper right, lower right, lower left. */
  | { kind: 'georeference'; layerId: string; corners: (Position | null)[] }

export interface ToolState {
  tool: Tool
  /** The current shape; while drawing, its last vertex follows the pointer. */
  shape: Feature | null
  /** Whether a measurement is complete. */
  isDone: boolean
  /** The point of the elevation profile that is shown on the map. */
  cursor: Position | null
  /** Corners of an area that a search by place shows. */
  highlight: readonly Position[] | null
}

export type ToolAction =
  /** Keeps the shape if it carries over to the next tool. */
  | { type: 'activated'; tool: Tool }
  /** Discards the shape and returns to the selection tool. */
  | { type: 'reset' }
  | { type: 'shapeChanged'; shape: Feature | null; isDone: boolean }
  | { type: 'cursorMoved'; cursor: Position | null }
  /** Sets the layer that drawings are added to, null for a new one. Ignored when the drawing tool is no longer active. */
  | { type: 'targetChosen'; layerId: string | null }
  | { type: 'highlighted'; corners: readonly Position[] | null }

export const SELECT: Tool = { kind: 'select' }

export const START: ToolState = { tool: SELECT, shape: null, isDone: false, cursor: null, highlight: null }

export function reduceTool(state: ToolState, action: ToolAction): ToolState {
  switch (action.type) {
    case 'activated':
      return isSameTask(state.tool, action.tool)
        ? { ...state, tool: action.tool }
        : { ...state, tool: action.tool, shape: null, isDone: false, cursor: null }
    case 'reset':
      return { ...state, tool: SELECT, shape: null, isDone: false, cursor: null }
    case 'shapeChanged':
      return { ...state, shape: action.shape, isDone: action.isDone }
    case 'cursorMoved':
      return { ...state, cursor: action.cursor }
    case 'targetChosen':
      return state.tool.kind === 'draw' ? { ...state, tool: { ...state.tool, layerId: action.layerId } } : state
    case 'highlighted':
      return { ...state, highlight: action.corners }
  }
}

export interface ToolStore {
  getSnapshot: () => ToolState
  dispatch: (action: ToolAction) => void
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export function createToolStore(): ToolStore {
  let state = START
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => state,
    dispatch(action) {
      state = reduceTool(state, action)
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const ToolStoreContext = createContext<ToolStore | null>(null)

/** Reads one value of the tool state. `select` must return a stored value, not a new object. */
export function useTool<Value>(select: (state: ToolState) => Value): Value {
  const store = useContext(ToolStoreContext)
  if (!store) throw new Error('useTool is used outside a mission map')
  return useSelectedTool(store, select)
}

/** `useTool` for the component that owns the store. */
export const useSelectedTool = <Value>(store: ToolStore, select: (state: ToolState) => Value): Value =>
  useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()))

/** Whether leaving the tool would discard an unfinished shape. Points are saved on click; measurements are never saved. */
export const hasUnsavedShape = ({ tool, shape }: ToolState): boolean =>
  shape !== null && (tool.kind === 'edit' || (tool.kind === 'draw' && tool.mode !== 'point'))

/** Whether the shape carries over to the next tool: one more corner, or the same tool again. */
export function isSameTask(tool: Tool, next: Tool): boolean {
  if (tool.kind === 'draw' && next.kind === 'draw') return tool.mode === next.mode
  if (tool.kind === 'edit' && next.kind === 'edit') return tool.feature === next.feature
  return tool.kind === 'georeference' && next.kind === 'georeference'
}

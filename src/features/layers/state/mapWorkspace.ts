// What the parts of a mission map share, in three contexts by how often they change: the data with every reply, the view with
// every click, the actions never. The tool has a store of its own (toolState.ts).
import { createContext, useContext, type Context } from 'react'
import type { Feature } from 'geojson'
import type { Layer, LayerGroup } from '../../../api/layer'
import type { MapHandle } from '../../../map/engine'
import type { Bounds, Position } from '../../../map/scene'
import type { Terrain } from '../../../map/terrain/terrain'
import type { Change } from './change'
import type { Tool } from './toolState'
import type { Chosen, Compared, ViewState } from './viewState'

export interface WorkspaceData {
  missionId: string
  groups: LayerGroup[]
  /** Topmost first. */
  layers: Layer[]
}

export interface WorkspaceActions {
  choose: (chosen: Chosen | null) => void
  /** Shows or hides a layer for this user. */
  toggleLayer: (layerId: string) => void
  /** Compares two layers and pauses drawing. Null ends the comparison. */
  compare: (compared: Compared | null) => void
  /** Shows the map as 3D terrain; null shows it flat. */
  showTerrain: (terrain: Terrain | null) => void
  /** Shows the layers of one day and those without a date; null shows all. */
  showDay: (day: string | null) => void
  zoomTo: (bounds: Bounds) => void
  setMap: (map: MapHandle | null) => void
  /** What the map shows now; null while there is no map. */
  visibleBounds: () => Bounds | null
  /** Null while there is no map. */
  visibleCenter: () => Position | null
  /** Activates a tool, after a confirmation if it would discard a shape; then calls `then`. */
  activateTool: (tool: Tool, then?: () => void) => void
  /** Returns to the selection tool and discards the shape. */
  resetTool: () => void
  /** Shows a point of the elevation profile on the map. */
  setCursor: (at: Position | null) => void
  setShape: (shape: Feature | null, isDone?: boolean) => void
  /** Sets the layer that drawings are added to, null for a new one. Ignored when the drawing tool is no longer active. */
  setDrawTarget: (layerId: string | null) => void
  /** Shows the corners of an area, such as a result of a search by place; null removes them. */
  setHighlight: (corners: readonly Position[] | null) => void
  /** Null closes the attribute table. */
  openTable: (layerId: string | null) => void
  /** Adds a change that was just made to the history. */
  record: (change: Change) => void
  /** Lets undo and redo wait for a change in progress, which then records itself. Returns it. */
  track: <T>(change: Promise<T>) => Promise<T>
}

export const WorkspaceDataContext = createContext<WorkspaceData | null>(null)
export const WorkspaceViewContext = createContext<ViewState | null>(null)
export const WorkspaceActionsContext = createContext<WorkspaceActions | null>(null)

export const useWorkspaceData = (): WorkspaceData => useRequired(WorkspaceDataContext)
export const useWorkspaceView = (): ViewState => useRequired(WorkspaceViewContext)
export const useWorkspaceActions = (): WorkspaceActions => useRequired(WorkspaceActionsContext)

function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value === null) throw new Error('A workspace hook is used outside a mission map')
  return value
}

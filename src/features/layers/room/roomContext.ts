// What the parts of a mission's map share: what is shown, chosen and being done, and the ways to change it.
import { createContext, useContext } from 'react'
import type { Feature } from 'geojson'
import type { Layer, LayerFeature, LayerGroup } from '../../../api/layer'
import type { Bounds, Position } from '../../../map/scene'
import type { Chosen, Compared, RoomView } from './roomView'

export type MeasureKind = 'length' | 'area' | 'profile' | 'volume'

/** What a click on the map does. */
export type Tool =
  | { kind: 'select' }
  /** Into the layer, or a new one when it is null. */
  | { kind: 'draw'; mode: 'point' | 'line' | 'polygon'; layerId: string | null }
  | { kind: 'edit'; layerId: string; feature: LayerFeature }
  | { kind: 'measure'; what: MeasureKind }
  /** Asks a raster for its values where the click was. */
  | { kind: 'probe'; at: Position | null }
  /** Corners so far: upper left, upper right, lower right, lower left. */
  | { kind: 'place'; layerId: string; corners: (Position | null)[] }

/** The tool that is taken, and what has been drawn with it. */
export interface Sheet {
  tool: Tool
  /** As it is now, also while its last corner still follows the pointer. */
  shape: Feature | null
  /** Whether a measurement is complete. */
  isDone: boolean
}

export interface UndoOffer {
  text: string
  /** Resolves when it is undone. */
  undo: () => Promise<unknown>
}

export interface Room extends Sheet {
  missionId: string
  groups: LayerGroup[]
  /** Topmost first. */
  layers: Layer[]
  room: RoomView
  choose: (chosen: Chosen | null) => void
  /** Shows a layer to this person, or hides it. */
  switchLayer: (layerId: string) => void
  /** Puts two layers beside each other; drawing rests meanwhile. Null ends it. */
  compare: (compared: Compared | null) => void
  /** Shows the layers of one day, and those without a time; null for all. */
  showDay: (day: string | null) => void
  zoomTo: (bounds: Bounds) => void
  /** Takes a tool; a shape that would be lost is asked about first. `then` goes with it. */
  take: (tool: Tool, then?: () => void) => void
  /** Puts the tool away with what was drawn: it is stored, or given up on purpose. */
  drop: () => void
  /** Keeps what is being drawn. */
  draw: (shape: Feature | null, isDone?: boolean) => void
  /** From now on the drawing goes into this layer, or a new one; nothing when another tool has been taken meanwhile. */
  drawInto: (layerId: string | null) => void
  /** Null closes the attribute table. */
  openTable: (layerId: string | null) => void
  offerUndo: (offer: UndoOffer) => void
}

export const SELECT: Tool = { kind: 'select' }

export const RoomContext = createContext<Room | null>(null)

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('Outside of a mission map')
  return room
}

// What clicks with the selection tool have opened. Unlike the tool it is React state, so that a card appears in the same render as
// the layer that the click selects, which useUncovered relies on.
import type { Position, Selection } from '../../../map/scene'

export interface Clicked {
  /** Position of the last click. */
  at: Position | null
  /** A feature of a base layer. */
  plot: { layerId: string; index: number } | null
  /** A record of the mission, such as a photo. */
  record: Selection | null
  /** A position of a raster. */
  value: { layerId: string; at: Position } | null
}

export type ClickAction =
  /** The card of a raster's value stays open beside that of a plot. */
  | { type: 'plotClicked'; at: Position | null; plot: NonNullable<Clicked['plot']> }
  | { type: 'recordClicked'; at: Position | null; record: Selection }
  /** A click on a layer of the mission, or beside all of them. */
  | { type: 'layerClicked'; at: Position | null; value: Clicked['value'] }
  | { type: 'plotClosed' }
  | { type: 'recordClosed' }
  | { type: 'valueClosed' }

export const NOTHING_CLICKED: Clicked = { at: null, plot: null, record: null, value: null }

export function reduceClicked(clicked: Clicked, action: ClickAction): Clicked {
  switch (action.type) {
    case 'plotClicked':
      return { at: action.at, plot: action.plot, record: null, value: clicked.value }
    case 'recordClicked':
      return { at: action.at, plot: null, record: action.record, value: null }
    case 'layerClicked':
      return { at: action.at, plot: null, record: null, value: action.value }
    case 'plotClosed':
      return { ...clicked, plot: null }
    case 'recordClosed':
      return { ...clicked, record: null }
    case 'valueClosed':
      return { ...clicked, value: null }
  }
}

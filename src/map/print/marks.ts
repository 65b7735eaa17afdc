// What is drawn on a page around and above the map, independent of the file format. Lengths are millimetres, from the upper
// left corner of the page.
import type { Point } from './printScale'

interface ShapeMark {
  points: readonly Point[]
  /** Joins the last point with the first. */
  isClosed?: boolean
  fill?: string
  /** 0 to 1; opaque if absent. */
  fillOpacity?: number
  stroke?: string
  width?: number
}

export interface TextMark {
  text: string
  /** On the baseline. */
  at: Point
  /** Height of the font. */
  size: number
  align: 'start' | 'middle' | 'end'
  color: string
  isBold?: boolean
  /** Reads upwards. */
  isVertical?: boolean
}

export type Mark = ({ kind: 'shape' } & ShapeMark) | ({ kind: 'text' } & TextMark)

/** Width in mm of a text in a font of this height. */
export type Measure = (text: string, size: number, isBold?: boolean) => number

export const box = (left: number, top: number, width: number, height: number): Point[] => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
]

// The map of a page is drawn in parts, because the drawing buffer of a browser is limited.
import { MM_PER_PX } from './printScale'
import type { Size } from './paper'

export const RESOLUTIONS = [96, 150, 200, 300] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** A part with its margin is at most this wide and high, in pixels of the picture: WebGL allows it everywhere. */
const MAX_PART_PX = 4096
/** Drawn around each part and cut off, so that labels at the edge of a part are the same in the next one. CSS px. */
const PART_MARGIN = 128

/** Pixels of a PNG file. Larger canvases fail in many browsers. */
export const MAX_PNG_PIXELS = 64_000_000
/** Pixels of the map of a PDF file, whose parts are stored one by one: A0 with 300 dpi. */
export const MAX_PDF_PIXELS = 150_000_000

/** A part of the map, in CSS px of the whole map. */
export interface RenderPart {
  left: number
  top: number
  width: number
  height: number
}

export const pixelsOf = ({ width, height }: Size, dpi: number): number =>
  Math.round((width / 25.4) * dpi) * Math.round((height / 25.4) * dpi)

/** CSS px of a frame. The engine rounds parts to whole px, so the last ones may exceed the frame. */
export const framePx = ({ width, height }: Size): Size => ({ width: width / MM_PER_PX, height: height / MM_PER_PX })

/** The parts of a frame, row by row. */
export function partsOf(frame: Size, dpi: number): RenderPart[] {
  const { width, height } = framePx(frame)
  const largest = Math.floor((MAX_PART_PX * 96) / dpi) - 2 * PART_MARGIN
  const columns = Math.ceil(width / largest)
  const rows = Math.ceil(height / largest)
  const partWidth = Math.ceil(width / columns)
  const partHeight = Math.ceil(height / rows)
  return Array.from({ length: rows * columns }, (_, index) => ({
    left: (index % columns) * partWidth,
    top: Math.floor(index / columns) * partHeight,
    width: partWidth,
    height: partHeight,
  }))
}

/** The margin that is drawn around each part, in CSS px. */
export const partMargin = (parts: readonly RenderPart[]): number => (parts.length > 1 ? PART_MARGIN : 0)

// Measures and fonts of the pages of a report, in points.
export const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
export const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
export const MARGIN = 48
export const WIDTH = 595.28 - 2 * MARGIN
export const HEIGHT = 841.89
export const GREY = '#4b5563'
export const LINE = '#d1d5db'
export const NOW_COLOR = '#0958d9'
export const BEFORE_COLOR = '#9aa7b4'

/** A rectangle on the page. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

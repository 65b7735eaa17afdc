// The pixels of an area of the ground.
import type { Point } from '../../../geometry/douglasPeucker'

/** An area that people have drawn: rings of all its parts and holes, in pixels of the grid (columns and rows). Rings are closed. */
export type AreaRings = readonly (readonly Point[])[]

/**
 * Indexes of the pixels whose centres are inside, row by row. Inside is where a ray crosses the rings an odd number of times, so
 * that holes are outside.
 */
export function pixelsInside(rings: AreaRings, { width, height }: { width: number; height: number }): number[] {
  const pixels: number[] = []
  const top = Math.max(0, Math.floor(lowestOf(rings)))
  const bottom = Math.min(height, Math.ceil(highestOf(rings)))
  for (let row = top; row < bottom; row++) {
    const crossings = crossingsOf(rings, row + 0.5)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil(crossings[at]! - 0.5))
      const until = Math.min(width, Math.ceil(crossings[at + 1]! - 0.5))
      for (let column = from; column < until; column++) pixels.push(row * width + column)
    }
  }
  return pixels
}

/** Columns at which the rings cross a row, from the west. */
function crossingsOf(rings: AreaRings, y: number): number[] {
  const columns: number[] = []
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [ax, ay] = ring[at - 1]!
      const [bx, by] = ring[at]!
      if (ay > y !== by > y) columns.push(ax + ((y - ay) * (bx - ax)) / (by - ay))
    }
  }
  return columns.sort((one, other) => one - other)
}

const lowestOf = (rings: AreaRings): number =>
  rings.reduce((least, ring) => ring.reduce((all, [, y]) => Math.min(all, y), least), Infinity)

const highestOf = (rings: AreaRings): number =>
  rings.reduce((most, ring) => ring.reduce((all, [, y]) => Math.max(all, y), most), -Infinity)

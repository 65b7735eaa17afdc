// The cells of a raster that a line crosses.
import type { Point } from './import/surfaceFit'

/** Visits each cell between two positions in pixels, those of both ends included, in the order of the way. */
export function visitCells([fromX, fromY]: Point, [toX, toY]: Point, visit: (x: number, y: number) => void): void {
  let x = Math.floor(fromX)
  let y = Math.floor(fromY)
  const acrossX = axisOf(fromX, toX)
  const acrossY = axisOf(fromY, toY)
  const steps = Math.abs(Math.floor(toX) - x) + Math.abs(Math.floor(toY) - y)
  visit(x, y)
  // The way to the next edge of a cell on each axis, as shares of the whole; Amanatides and Woo, 1987.
  let nextX = acrossX.first
  let nextY = acrossY.first
  for (let step = 0; step < steps; step++) {
    if (nextX < nextY) {
      x += acrossX.sign
      nextX += acrossX.each
    } else {
      y += acrossY.sign
      nextY += acrossY.each
    }
    visit(x, y)
  }
}

function axisOf(from: number, to: number): { sign: number; first: number; each: number } {
  const way = to - from
  if (Math.floor(from) === Math.floor(to)) return { sign: 0, first: Infinity, each: Infinity }
  const edge = way > 0 ? Math.floor(from) + 1 : Math.floor(from)
  // A position on the edge of a cell belongs to the cell after it, which a way back leaves at once.
  return { sign: Math.sign(way), first: (edge - from) / way, each: Math.abs(1 / way) }
}

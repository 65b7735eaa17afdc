// Counts on a grid how many footprints contain the middle of each cell.
import type { Metres } from '../../../geometry/localFrame'

export interface Grid {
  /** Lower left corner, in metres. */
  west: number
  south: number
  /** Side of a cell in metres. */
  cell: number
  columns: number
  /** From the south. */
  rows: number
}

/** West, south, east and north in metres. */
export type Extent = [number, number, number, number]

/** Limits time, memory and the size of the map. */
const MAX_CELLS = 90_000
/** A footprint has at least this many cells along its shorter side, unless the area is too large for them. */
const CELLS_PER_FOOTPRINT = 40
const SIZES = [1, 2, 5]

/** Cells of 1, 2 or 5 times a power of ten metres. */
export function gridFor([west, south, east, north]: Extent, shortSide: number): Grid {
  const wanted = Math.max(shortSide / CELLS_PER_FOOTPRINT, Math.sqrt(((east - west) * (north - south)) / MAX_CELLS))
  for (let power = -2; ; power++) {
    for (const size of SIZES) {
      const cell = size * 10 ** power
      const [columns, rows] = [Math.ceil((east - west) / cell), Math.ceil((north - south) / cell)]
      if (cell >= wanted * 0.7 && columns * rows <= MAX_CELLS)
        return { west, south, cell, columns: Math.max(1, columns), rows: Math.max(1, rows) }
    }
  }
}

/** Visits the cells whose middle is inside the rings (even-odd), as spans of a row; `to` is excluded. */
export function visitSpans(
  grid: Grid,
  rings: readonly (readonly Metres[])[],
  visit: (row: number, from: number, to: number) => void,
): void {
  let [low, high] = [Infinity, -Infinity]
  for (const ring of rings) {
    for (const [, y] of ring) {
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  }
  const columnAt = (x: number) => Math.max(0, Math.min(grid.columns, Math.ceil((x - grid.west) / grid.cell - 0.5)))
  const first = Math.max(0, Math.floor((low - grid.south) / grid.cell - 0.5))
  const last = Math.min(grid.rows - 1, Math.ceil((high - grid.south) / grid.cell))
  for (let row = first; row <= last; row++) {
    const crossings = crossingsAt(rings, grid.south + (row + 0.5) * grid.cell)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from, to] = [columnAt(crossings[pair]!), columnAt(crossings[pair + 1]!)]
      if (to > from) visit(row, from, to)
    }
  }
}

/** 1 for the cells inside the rings. */
export function cellsInside(grid: Grid, rings: readonly (readonly Metres[])[]): Uint8Array {
  const cells = new Uint8Array(grid.columns * grid.rows)
  visitSpans(grid, rings, (row, from, to) => cells.fill(1, row * grid.columns + from, row * grid.columns + to))
  return cells
}

export interface CoverageCounter {
  add(footprint: readonly Metres[]): void
  /** How many footprints contain each cell, row by row from the south. */
  counts(): Uint16Array
}

/** A footprint costs time for its rows only: the counts are sums of its left and right ends. */
export function countCoverage(grid: Grid): CoverageCounter {
  const width = grid.columns + 1
  const changes = new Int32Array(width * grid.rows)
  return {
    add(footprint) {
      visitSpans(grid, [footprint], (row, from, to) => {
        changes[row * width + from]!++
        changes[row * width + to]!--
      })
    },
    counts() {
      const counts = new Uint16Array(grid.columns * grid.rows)
      for (let row = 0; row < grid.rows; row++) {
        let count = 0
        for (let column = 0; column < grid.columns; column++) {
          count += changes[row * width + column]!
          counts[row * grid.columns + column] = Math.min(count, 65_535)
        }
      }
      return counts
    },
  }
}

function crossingsAt(rings: readonly (readonly Metres[])[], line: number): number[] {
  const crossings: number[] = []
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index++) {
      const [x0, y0] = ring[index]!
      const [x1, y1] = ring[(index + 1) % ring.length]!
      if (y0 <= line !== y1 <= line) crossings.push(x0 + ((line - y0) / (y1 - y0)) * (x1 - x0))
    }
  }
  return crossings.sort((a, b) => a - b)
}

// Counts on a grid how many footprints contain the centre of each cell.
import { crossingsAt } from '../../../../geometry/crossingsAt'
import type { Metres } from '../../../../geometry/localFrame'

export interface Grid {
  /** Southwest corner in metres. */
  west: number
  south: number
  /** Side of a cell in metres. */
  cell: number
  columns: number
  /** Counted from the south. */
  rows: number
}

/** West, south, east and north in metres. */
export type Extent = [number, number, number, number]

/** Limits the computing time, the memory and the size of the reply. */
const MAX_CELLS = 90_000
/** Wanted number of cells along the shorter side of a footprint. Large areas have fewer. */
const CELLS_PER_FOOTPRINT = 40
const SIZES = [1, 2, 5]

/** A grid over the extent, with cells of 1, 2 or 5 times a power of ten metres. */
export function gridFor([west, south, east, north]: Extent, shortSide: number): Grid {
  const wanted = Math.max(shortSide / CELLS_PER_FOOTPRINT, Math.sqrt(((east - west) * (north - south)) / MAX_CELLS))
  for (let power = -2; ; power++) {
    for (const size of SIZES) {
      const cell = size * 10 ** power
      const columns = Math.ceil((east - west) / cell)
      const rows = Math.ceil((north - south) / cell)
      if (cell >= wanted * 0.7 && columns * rows <= MAX_CELLS)
        return { west, south, cell, columns: Math.max(1, columns), rows: Math.max(1, rows) }
    }
  }
}

/** Visits the cells whose centre is inside the rings (even-odd rule), as spans of a row. `to` is exclusive. */
export function visitSpans(
  grid: Grid,
  rings: readonly (readonly Metres[])[],
  visit: (row: number, from: number, to: number) => void,
): void {
  let low = Infinity
  let high = -Infinity
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
      const from = columnAt(crossings[pair]!)
      const to = columnAt(crossings[pair + 1]!)
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
  /** @param isSeen whether nothing hides the centre of a cell; by default nothing does */
  add(footprint: readonly Metres[], isSeen?: (at: Metres) => boolean): void
  /** How many footprints contain each cell, row by row from the south. */
  counts(): Uint16Array
}

/** Adding a footprint takes time per row, not per cell: only the ends of its spans are stored, and `counts` sums them up. */
export function countCoverage(grid: Grid): CoverageCounter {
  const width = grid.columns + 1
  const changes = new Int32Array(width * grid.rows)
  return {
    add(footprint, isSeen) {
      const count = (row: number, from: number, to: number) => {
        changes[row * width + from]!++
        changes[row * width + to]!--
      }
      visitSpans(grid, [footprint], (row, from, to) => {
        if (!isSeen) return count(row, from, to)
        const y = grid.south + (row + 0.5) * grid.cell
        for (let column = from; column < to; column++) {
          if (isSeen([grid.west + (column + 0.5) * grid.cell, y])) count(row, column, column + 1)
        }
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

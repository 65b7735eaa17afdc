/**
 * Heights of the ground on a grid, from a surface or terrain model. Rows and columns are regular in Web Mercator, as the models
 * of maps are read.
 */
import { eastOf, localFrame } from './localFrame'
import { worldY } from './worldY'

export interface GroundGrid {
  columns: number
  rows: number
  /** Longitudes of the western and the eastern edge; `east` is above 180 for a grid across the antimeridian. */
  west: number
  east: number
  /** Vertical positions in Web Mercator (`worldY`) of the northern and the southern edge. */
  top: number
  bottom: number
  /** Metres in the datum of the model, at the middle of each cell, row by row from the north. NaN where it is unknown. */
  heights: Float32Array
}

/** Lowest and highest height of a grid; undefined for a grid without any. */
export function heightRange({ heights }: Pick<GroundGrid, 'heights'>): { lowest: number; highest: number } | undefined {
  let lowest = Infinity
  let highest = -Infinity
  for (const height of heights) {
    if (height < lowest) lowest = height
    if (height > highest) highest = height
  }
  return lowest <= highest ? { lowest, highest } : undefined
}

/** Column and row of a place, in cells from the upper left corner. */
export function cellAt(grid: GroundGrid, lat: number, long: number): [column: number, row: number] {
  const middle = (grid.west + grid.east) / 2
  const column = ((eastOf(middle, long) - grid.west) / (grid.east - grid.west)) * grid.columns
  const row = ((worldY(lat) - grid.top) / (grid.bottom - grid.top)) * grid.rows
  return [column, row]
}

/** Bilinear; NaN outside of the grid and where all cells around are unknown. */
export function heightInGrid({ columns, rows, heights }: GroundGrid, column: number, row: number): number {
  if (!(column >= 0 && column <= columns && row >= 0 && row <= rows)) return NaN
  // Between the middles of cells; at the edge the outermost ones.
  const x = Math.min(Math.max(column - 0.5, 0), columns - 1)
  const y = Math.min(Math.max(row - 0.5, 0), rows - 1)
  const left = Math.floor(x)
  const upper = Math.floor(y)
  const right = Math.min(left + 1, columns - 1)
  const lower = Math.min(upper + 1, rows - 1)
  const fx = x - left
  const fy = y - upper
  const a = heights[upper * columns + left]!
  const b = heights[upper * columns + right]!
  const c = heights[lower * columns + left]!
  const d = heights[lower * columns + right]!
  const mean = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy
  return mean === mean ? mean : meanOfKnown([a, b, c, d], fx, fy)
}

/** Metres in the datum of the model; undefined where it is unknown. */
export function groundHeight(grid: GroundGrid, lat: number, long: number): number | undefined {
  const [column, row] = cellAt(grid, lat, long)
  const height = heightInGrid(grid, column, row)
  return Number.isNaN(height) ? undefined : height
}

/**
 * The part of a grid around a place, with cells that are as large as those of the grid or larger.
 * @param radius metres, half a side of the part
 * @param most cells on a side
 * @returns undefined where the grid does not reach
 */
export function partOfGrid(
  grid: GroundGrid,
  { lat, long }: { lat: number; long: number },
  { radius, most }: { radius: number; most: number },
): GroundGrid | undefined {
  const frame = localFrame(lat, long)
  const upperLeft = frame.toDegrees([-radius, radius])
  const lowerRight = frame.toDegrees([radius, -radius])
  const [west, top] = cellAt(grid, upperLeft.lat, upperLeft.long)
  const [east, bottom] = cellAt(grid, lowerRight.lat, lowerRight.long)
  const left = Math.max(0, Math.floor(west))
  const right = Math.min(grid.columns, Math.ceil(east))
  const upper = Math.max(0, Math.floor(top))
  const lower = Math.min(grid.rows, Math.ceil(bottom))
  if (left >= right || upper >= lower) return undefined
  const columns = Math.min(most, right - left)
  const rows = Math.min(most, lower - upper)
  const heights = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const y = upper + ((row + 0.5) * (lower - upper)) / rows
    for (let column = 0; column < columns; column++) {
      const x = left + ((column + 0.5) * (right - left)) / columns
      heights[row * columns + column] = heightInGrid(grid, x, y)
    }
  }
  const longAt = (column: number) => grid.west + ((grid.east - grid.west) * column) / grid.columns
  const worldYAt = (row: number) => grid.top + ((grid.bottom - grid.top) * row) / grid.rows
  return {
    columns,
    rows,
    west: longAt(left),
    east: longAt(right),
    top: worldYAt(upper),
    bottom: worldYAt(lower),
    heights,
  }
}

function meanOfKnown(heights: readonly number[], fx: number, fy: number): number {
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
  let sum = 0
  let weight = 0
  heights.forEach((height, at) => {
    if (Number.isNaN(height)) return
    sum += height * weights[at]!
    weight += weights[at]!
  })
  return weight === 0 ? NaN : sum / weight
}

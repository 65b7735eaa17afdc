// Connected areas of grid cells and their outlines.
import type { Grid } from './coverageGrid'
import type { Metres } from '../../../../geometry/localFrame'

export interface CellArea {
  cells: number[]
  /** The outer ring counter-clockwise, then the holes clockwise. All are closed. */
  rings: Metres[][]
}

/** Connected areas of the cells for which `isIn` is true. Cells are connected by their sides, not by corners. */
export function cellAreas(grid: Grid, isIn: (cell: number) => boolean): CellArea[] {
  const { columns, rows } = grid
  const labels = new Int32Array(columns * rows)
  const areas: CellArea[] = []
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !isIn(start)) continue
    const label = areas.length + 1
    const cells = connected(start, label, labels, grid, isIn)
    areas.push({ cells, rings: outline(cells, label, labels, grid) })
  }
  return areas
}

function connected(
  start: number,
  label: number,
  labels: Int32Array,
  { columns, rows }: Grid,
  isIn: (cell: number) => boolean,
): number[] {
  const cells = [start]
  labels[start] = label
  const take = (cell: number) => {
    if (labels[cell] !== 0 || !isIn(cell)) return
    labels[cell] = label
    cells.push(cell)
  }
  for (let next = 0; next < cells.length; next++) {
    const cell = cells[next]!
    const column = cell % columns
    if (column > 0) take(cell - 1)
    if (column < columns - 1) take(cell + 1)
    if (cell >= columns) take(cell - columns)
    if (cell < columns * (rows - 1)) take(cell + columns)
  }
  return cells
}

/** East, north, west, south. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Follows the sides between the cells of an area and other cells, with the area on the left. */
function outline(cells: number[], label: number, labels: Int32Array, grid: Grid): Metres[][] {
  const { columns, rows, west, south, cell: size } = grid
  const has = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && labels[row * columns + column] === label
  const corners = columns + 1
  /** Directions of the sides that start at each corner, as bits. */
  const sides = new Map<number, number>()
  const add = (column: number, row: number, direction: number) => {
    const corner = row * corners + column
    sides.set(corner, (sides.get(corner) ?? 0) | (1 << direction))
  }
  for (const cell of cells) {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    if (!has(column, row - 1)) add(column, row, 0)
    if (!has(column + 1, row)) add(column + 1, row, 1)
    if (!has(column, row + 1)) add(column + 1, row + 1, 2)
    if (!has(column - 1, row)) add(column, row + 1, 3)
  }
  const rings: Metres[][] = []
  for (const start of sides.keys()) {
    for (let open = sides.get(start)!; open !== 0; open = sides.get(start)!) {
      const first = firstOf(open)
      const ring: Metres[] = []
      let corner = start
      let direction = first
      do {
        sides.set(corner, sides.get(corner)! & ~(1 << direction))
        const [dx, dy] = STEPS[direction]!
        corner += dx + dy * corners
        // The first side was removed above, but the ring closes there.
        const next = turnOf(sides.get(corner)! | (corner === start ? 1 << first : 0), direction)
        if (next !== direction) ring.push(at(corner))
        direction = next
      } while (corner !== start || direction !== first)
      rings.push([...ring, ring[0]!])
    }
  }
  // The outer ring contains the holes.
  return rings.sort((a, b) => doubleArea(b) - doubleArea(a))

  function at(corner: number): Metres {
    return [west + (corner % corners) * size, south + Math.floor(corner / corners) * size]
  }
}

const firstOf = (directions: number): number => 31 - Math.clz32(directions & -directions)

/** The next direction. Left turns come first, so that cells that touch only at a corner stay apart. */
function turnOf(directions: number, from: number): number {
  for (const turn of [1, 0, 3]) {
    const direction = (from + turn) % 4
    if (directions & (1 << direction)) return direction
  }
  return from
}

function doubleArea(ring: Metres[]): number {
  let sum = 0
  for (let index = 0; index + 1 < ring.length; index++) {
    const [x0, y0] = ring[index]!
    const [x1, y1] = ring[index + 1]!
    sum += x0 * y1 - x1 * y0
  }
  return sum
}

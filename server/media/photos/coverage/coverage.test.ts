import { cellAreas } from './cellAreas'
import { cellsInside, countCoverage, gridFor, type Grid } from './coverageGrid'
import { hullOf } from './hull'
import { localFrame, type Metres } from '../../../../geometry/localFrame'

const GRID: Grid = { west: 0, south: 0, cell: 1, columns: 8, rows: 6 }
const box = (west: number, south: number, east: number, north: number): Metres[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
/** One string per row of cells, the northernmost first. */
const drawn = (counts: ArrayLike<number>, { columns, rows }: Grid = GRID) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(counts)
      .slice((rows - 1 - row) * columns, (rows - row) * columns)
      .join(''),
  )

test('local metres agree with the ellipsoid, also across the antimeridian', () => {
  const frame = localFrame(46.8426, -91.9946)
  // Lengths of a degree at this latitude by the series of the ellipsoid: 111,166 m and 76,295 m.
  expect(frame.toMetres(46.8526, -91.9946)[1]).toBeCloseTo(1111.66, 0)
  expect(frame.toMetres(46.8426, -91.9846)[0]).toBeCloseTo(762.95, 0)
  const [east] = localFrame(0, 179.9999).toMetres(0, -179.9999)
  expect(east).toBeCloseTo(22.26, 1)
  expect(localFrame(0, 179.9999).toDegrees([east, 0]).long).toBeCloseTo(-179.9999, 9)
})

test('counts the footprints that contain the centre of each cell, and clips them to the grid', () => {
  const counter = countCoverage(GRID)
  counter.add(box(0, 0, 4, 4))
  counter.add(box(2, 2, 20, 20))
  counter.add(box(-9, -9, -1, -1))
  expect(drawn(counter.counts())).toEqual(['00111111', '00111111', '11221111', '11221111', '11110000', '11110000'])
})

test('cellsInside excludes the hole of an area', () => {
  expect(drawn(cellsInside(GRID, [box(1, 1, 7, 6), box(3, 2, 5, 4)]))).toEqual([
    '01111110',
    '01111110',
    '01100110',
    '01100110',
    '01111110',
    '00000000',
  ])
})

test('outlines areas with their holes, and keeps areas that touch at a corner apart', () => {
  const rows = ['1110', '1010', '1110', '0001']
  const grid = { west: 10, south: 20, cell: 2, columns: 4, rows: 4 }
  const areas = cellAreas(grid, (cell) => rows[3 - Math.floor(cell / 4)]![cell % 4] === '1')
  expect(areas.map(({ cells }) => cells.length)).toEqual([1, 8])
  const [alone, ring] = areas
  expect(alone!.rings).toEqual([
    [
      [18, 20],
      [18, 22],
      [16, 22],
      [16, 20],
      [18, 20],
    ],
  ])
  expect(ring!.rings.map((each) => each.length)).toEqual([5, 5])
  expect(ring!.rings[0]).toContainEqual([10, 28])
  expect(ring!.rings[1]).toContainEqual([12, 26])
})

test('closes the ring of an area whose parts touch at a corner', () => {
  const rows = ['111', '101', '110']
  const grid = { west: 0, south: 0, cell: 1, columns: 3, rows: 3 }
  const [area] = cellAreas(grid, (cell) => rows[2 - Math.floor(cell / 3)]![cell % 3] === '1')
  expect(area!.cells).toHaveLength(7)
  expect(areaOf(area!.rings)).toBe(7)
})

test('chooses the cell size by the footprints, within the limit of cells', () => {
  expect(gridFor([0, 0, 100, 80], 34)).toEqual({ west: 0, south: 0, cell: 1, columns: 100, rows: 80 })
  const large = gridFor([0, 0, 20_000, 20_000], 34)
  expect(large.cell).toBe(100)
  expect(large.columns * large.rows).toBeLessThanOrEqual(90_000)
})

test('the convex hull leaves out inner points', () => {
  expect(hullOf([...box(0, 0, 4, 4), [2, 2], [2, 0], [1, 3]])).toEqual(box(0, 0, 4, 4))
  expect(hullOf([[1, 1]])).toEqual([[1, 1]])
})

/** Area inside the rings. Holes are clockwise and count as negative. */
const areaOf = (rings: Metres[][]) =>
  rings.reduce((sum, ring) => {
    const parts = ring.slice(1).map(([x, y], index) => ring[index]![0] * y - x * ring[index]![1])
    return sum + parts.reduce((a, b) => a + b, 0) / 2
  }, 0)

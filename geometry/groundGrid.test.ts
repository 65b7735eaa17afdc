import { groundHeight, partOfGrid, type GroundGrid } from './groundGrid'
import { localFrame } from './localFrame'
import { worldY } from './worldY'

const PLACE = { lat: 47, long: 8 }
const FRAME = localFrame(PLACE.lat, PLACE.long)
const SIDE = 2000
const CELLS = 400

/** Cells of 5 m that rise to the north-east. */
function slope(): GroundGrid {
  const upper = FRAME.toDegrees([SIDE / 2, SIDE / 2])
  const lower = FRAME.toDegrees([-SIDE / 2, -SIDE / 2])
  const heights = new Float32Array(CELLS * CELLS)
  heights.forEach((_, at) => {
    heights[at] = (at % CELLS) - Math.floor(at / CELLS)
  })
  const edges = { west: lower.long, east: upper.long, top: worldY(upper.lat), bottom: worldY(lower.lat) }
  return { columns: CELLS, rows: CELLS, ...edges, heights }
}

const heightAt = (grid: GroundGrid, east: number, north: number) => {
  const { lat, long } = FRAME.toDegrees([east, north])
  return groundHeight(grid, lat, long)
}

test('the part of a grid around a place has its heights', () => {
  const grid = slope()
  const part = partOfGrid(grid, PLACE, { radius: 300, most: 200 })!
  expect(part.columns).toBeLessThanOrEqual(122)
  for (const [east, north] of [
    [0, 0],
    [210, -130],
    [-290, 290],
  ] as const)
    expect(heightAt(part, east, north)).toBeCloseTo(heightAt(grid, east, north)!, 3)
  expect(heightAt(part, 400, 0)).toBeUndefined()
})

test('a part with more cells than wanted has larger ones', () => {
  const grid = slope()
  const part = partOfGrid(grid, PLACE, { radius: 500, most: 50 })!
  expect(part.columns).toBe(50)
  expect(part.rows).toBe(50)
  expect(heightAt(part, 120, 80)).toBeCloseTo(heightAt(grid, 120, 80)!, 0)
})

test('a part ends with the grid, and is undefined beside it', () => {
  const grid = slope()
  const corner = FRAME.toDegrees([900, 900])
  const part = partOfGrid(grid, corner, { radius: 300, most: 200 })!
  expect(part.east).toBeCloseTo(grid.east, 9)
  expect(part.top).toBeCloseTo(grid.top, 9)
  expect(partOfGrid(grid, FRAME.toDegrees([5000, 0]), { radius: 300, most: 200 })).toBeUndefined()
})

import type { Point } from '../../../geometry/douglasPeucker'
import { boxPixels, eachRun } from './areaPixels'

const GRID = { width: 6, height: 5 }

function pixelsInside(rings: Point[][], grid: typeof GRID): number[] {
  const pixels: number[] = []
  eachRun(rings, grid, (from, until) => {
    for (let pixel = from; pixel < until; pixel++) pixels.push(pixel)
  })
  return pixels
}

const box = (west: number, north: number, east: number, south: number): Point[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]

test('takes the pixels whose centres are inside', () => {
  expect(pixelsInside([box(1.2, 1.2, 3.6, 2.6)], GRID)).toEqual([7, 8, 9, 13, 14, 15])
})

test('leaves out holes', () => {
  const pixels = pixelsInside([box(0, 0, 5, 5), box(1, 1, 4, 4)], GRID)
  expect(pixels).toHaveLength(25 - 9)
  expect(pixels).not.toContain(2 * 6 + 2)
})

test('ends at the edges of the grid', () => {
  expect(pixelsInside([box(-10, -10, 100, 100)], GRID)).toHaveLength(30)
  expect(pixelsInside([box(-10, -10, -1, -1)], GRID)).toEqual([])
})

test('two areas with a common edge share no pixel', () => {
  const slanted: Point[] = [
    [0, 0],
    [6, 0],
    [0, 5],
    [0, 0],
  ]
  const rest: Point[] = [
    [6, 0],
    [6, 5],
    [0, 5],
    [6, 0],
  ]
  const pixels = [...pixelsInside([slanted], GRID), ...pixelsInside([rest], GRID)]
  expect(pixels.sort((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, at) => at))
})

test('a box counts the pixels that lie on the grid', () => {
  expect(boxPixels([box(-10, -10, 100, 100)], GRID)).toBe(30)
  expect(boxPixels([box(1, 1, 3, 4)], GRID)).toBe(6)
  expect(boxPixels([box(-10, -10, -1, -1)], GRID)).toBe(0)
})

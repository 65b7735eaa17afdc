import type { Position } from 'geojson'
import { readArea } from '../../media/vector/areas'
import { overlapOf } from './overlap'

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const area = (...rings: Position[][]) => readArea({ type: 'Polygon', coordinates: rings })
const whole = area(square(4, 50, 0.01))

test('a shape inside another one overlaps with all of its area', () => {
  const inside = area(square(4.002, 50.002, 0.004))
  expect(overlapOf(whole, inside) / inside.squareMetres).toBeCloseTo(1, 2)
  expect(overlapOf(inside, whole)).toBeCloseTo(overlapOf(whole, inside), 6)
})

test('a triangle across an edge overlaps with its part inside', () => {
  const triangle = area([
    [4.005, 50],
    [4.015, 50],
    [4.015, 50.01],
    [4.005, 50],
  ])
  expect(overlapOf(whole, triangle) / whole.squareMetres).toBeCloseTo(0.125, 2)
})

test('holes are no part of a shape', () => {
  const ring = area(square(4, 50, 0.01), square(4.0025, 50.0025, 0.005))
  expect(overlapOf(whole, ring) / whole.squareMetres).toBeCloseTo(0.75, 2)
  expect(overlapOf(ring, area(square(4.003, 50.003, 0.002)))).toBe(0)
})

test('shapes beside each other do not overlap', () => {
  expect(overlapOf(whole, area(square(4.01, 50, 0.01)))).toBe(0)
})

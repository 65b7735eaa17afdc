import type { Geometry, Position } from 'geojson'
import { fromParts, partsOf } from './parts'

const ring = (at: number): Position[] => [
  [at, 0],
  [at + 1, 0],
  [at + 1, 1],
  [at, 0],
]

const shapes: Geometry[] = [
  { type: 'Point', coordinates: [1, 2] },
  { type: 'LineString', coordinates: ring(0) },
  { type: 'Polygon', coordinates: [ring(0), ring(5)] },
  {
    type: 'MultiPoint',
    coordinates: [
      [1, 2],
      [3, 4],
    ],
  },
  { type: 'MultiLineString', coordinates: [ring(0), ring(5)] },
  { type: 'MultiPolygon', coordinates: [[ring(0), ring(5)], [ring(9)]] },
  {
    type: 'GeometryCollection',
    geometries: [
      { type: 'Point', coordinates: [1, 2] },
      { type: 'Polygon', coordinates: [ring(3)] },
    ],
  },
]

test.each(shapes)('splits and reassembles $type', (shape) => {
  expect(fromParts(shape, partsOf(shape))).toEqual(shape)
})

test('puts an edited ring back at its position', () => {
  const shape = shapes[5] as Geometry
  const parts = partsOf(shape)
  parts[1] = { type: 'Polygon', coordinates: [ring(7)] }
  expect(fromParts(shape, parts)).toEqual({ type: 'MultiPolygon', coordinates: [[ring(0), ring(7)], [ring(9)]] })
})

test('rounds coordinates to the precision of the drawing library and removes heights', () => {
  expect(partsOf({ type: 'Point', coordinates: [1.23456789012, -2.00000000049, 31] })).toEqual([
    { type: 'Point', coordinates: [1.23456789, -2] },
  ])
})

import type { Position } from 'geojson'
import { areaOf, distance, formatArea, formatLength, lengthOf } from './measure'

const ring = (...latLong: [number, number][]) => {
  const corners = latLong.map(([lat, long]): Position => [long, lat])
  return { type: 'Polygon' as const, coordinates: [[...corners, corners[0] as Position]] }
}

const off = (value: number, truth: number) => Math.abs(value / truth - 1)

describe('distance', () => {
  // Reference values from Vincenty's paper and from GeographicLib's GeodSolve.
  test.each<[string, [number, number], [number, number], number]>([
    ['one degree of the equator', [0, 0], [1, 0], 111_319.4908],
    ['one degree of a meridian from the equator', [0, 0], [0, 1], 110_574.3886],
    ['a quarter of the earth, equator to pole', [0, 0], [0, 90], 10_001_965.7293],
    ['JFK to LHR', [-73.8, 40.6], [-0.5, 51.6], 5_551_759.4],
    ['Flinders Peak to Buninyong', [144.42486788, -37.95103341], [143.92649552, -37.65282113], 54_972.271],
  ])('measures %s', (_name, from, to, truth) => {
    expect(Math.abs(distance(from, to) - truth)).toBeLessThan(0.06)
  })

  test('measures across the antimeridian the short way', () => {
    expect(distance([179.5, 0], [-179.5, 0])).toBeCloseTo(111_319.4908, 3)
  })

  test('is 0 between equal positions', () => {
    expect(distance([4, 52], [4, 52])).toBe(0)
  })

  // Antipodal points, for which Vincenty's method does not converge. From GeodSolve.
  test.each<[[number, number], [number, number], number]>([
    [[0, 0], [180, 0], 20_003_931.4586],
    [[0, 0], [179.5, 0.5], 19_936_288.579],
    [[0, 90], [0, -90], 20_003_931.4586],
  ])('measures from %p to the opposite side of the earth at %p', (from, to, truth) => {
    expect(distance(from, to)).toBeCloseTo(truth, 3)
  })

  test('adds the lengths of lines and of polygon outlines; points have none', () => {
    const line = { type: 'LineString' as const, coordinates: [[0, 0] as Position, [1, 0], [2, 0]] }
    expect(lengthOf(line)).toBeCloseTo(222_638.9816, 3)
    expect(lengthOf({ type: 'MultiLineString', coordinates: [line.coordinates, line.coordinates] })).toBeCloseTo(
      445_277.9632,
      3,
    )
    expect(off(lengthOf(ring([0, -1], [-1, 0], [0, 1], [1, 0])), 627_598.2731)).toBeLessThan(1e-9)
    expect(lengthOf({ type: 'Point', coordinates: [0, 0] })).toBe(0)
  })
})

describe('area', () => {
  // Reference values from GeographicLib's Planimeter.
  test.each<[string, ReturnType<typeof ring>, number, number]>([
    ['a diamond at the equator', ring([0, -1], [-1, 0], [0, 1], [1, 0]), 24_619_419_146.2, 1e-10],
    ['a ring around the north pole', ring([89, 0], [89, 90], [89, 180], [89, -90]), 24_952_305_678, 1e-10],
    ['a ring around the south pole', ring([-89, 0], [-89, -90], [-89, 180], [-89, 90]), 24_952_305_678, 1e-10],
    ['an eighth of the earth', ring([90, 0], [0, 0], [0, 90]), 63_758_202_715_511, 1e-12],
  ])('measures %s', (_name, shape, truth, tolerance) => {
    expect(off(areaOf(shape), truth)).toBeLessThan(tolerance)
  })

  test('measures a field of 100 m by 100 m as one hectare everywhere', () => {
    for (const [lat, long] of [
      [0, 0],
      [52, 4],
      [-33, 151],
      [78, 179.9999],
    ] as const) {
      const up = 100 / distance([long, lat], [long, lat + 0.001]) / 1000
      const over = 100 / distance([long, lat], [long + 0.001, lat]) / 1000
      const west = long + over > 180 ? long + over - 360 : long + over
      const field = ring([lat, long], [lat, west], [lat + up, west], [lat + up, long])
      expect(off(areaOf(field), 10_000)).toBeLessThan(2e-4)
    }
  })

  test('subtracts holes, adds parts and is 0 for lines and empty polygons', () => {
    const whole = ring([0, 0], [0, 2], [2, 2], [2, 0])
    const hole = ring([0.5, 0.5], [0.5, 1], [1, 1], [1, 0.5])
    const pierced = { ...whole, coordinates: [...whole.coordinates, ...hole.coordinates] }
    expect(areaOf(pierced)).toBeCloseTo(areaOf(whole) - areaOf(hole), 0)
    expect(areaOf({ type: 'MultiPolygon', coordinates: [whole.coordinates, hole.coordinates] })).toBeCloseTo(
      areaOf(whole) + areaOf(hole),
      0,
    )
    expect(areaOf({ type: 'LineString', coordinates: whole.coordinates[0] ?? [] })).toBe(0)
    expect(areaOf({ type: 'Polygon', coordinates: [] })).toBe(0)
  })

  test('does not depend on the direction of the ring', () => {
    const shape = ring([0, 0], [0, 2], [2, 2], [2, 0])
    const back = { ...shape, coordinates: [[...(shape.coordinates[0] ?? [])].reverse()] }
    expect(areaOf(back)).toBeCloseTo(areaOf(shape), 3)
  })
})

test('formats lengths and areas in a unit that fits their size', () => {
  expect([0.04, 12.34, 123.4, 999.4, 1234, 123_456].map(formatLength)).toEqual([
    '0.0 m',
    '12.3 m',
    '123 m',
    '999 m',
    '1.23 km',
    '123.5 km',
  ])
  expect([12.34, 1234, 12_345, 1_234_567].map(formatArea)).toEqual(['12.3 m²', '1,234 m²', '1.23 ha', '1.23 km²'])
})

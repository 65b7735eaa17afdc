import { Geodesic } from 'geographiclib-geodesic'
import type { Geometry } from 'geojson'
import { metresTo, viewedPlace } from './nearestFeature'

const place = { lat: 46.8426, long: -91.9946 }
/** A position at this distance and direction. */
const at = (metres: number, azimuth: number): [number, number] => {
  const { lat2 = NaN, lon2 = NaN } = Geodesic.WGS84.Direct(place.lat, place.long, azimuth, metres)
  return [lon2, lat2]
}
const square = (half: number) => [45, 135, 225, 315, 45].map((azimuth) => at(half * Math.SQRT2, azimuth))

test.each<[string, Geometry, number]>([
  ['a point', { type: 'Point', coordinates: at(812, 33) }, 812],
  ['the nearest of several points', { type: 'MultiPoint', coordinates: [at(40, 10), at(7, 200)] }, 7],
  ['a line that passes beside it', { type: 'LineString', coordinates: [at(100, 315), at(100, 45)] }, 100 / Math.SQRT2],
  ['the area that it is in', { type: 'Polygon', coordinates: [square(30)] }, 0],
  ['the hole that it is in', { type: 'Polygon', coordinates: [square(30), square(12)] }, 12],
  [
    'a collection of a point and an area',
    { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: at(5, 0) }] },
    5,
  ],
  ['nothing', { type: 'MultiPoint', coordinates: [] }, Infinity],
])('distance to %s', (_name, geometry, metres) => {
  expect(metresTo(place, geometry)).toBeCloseTo(metres, 1)
})

test('measures across the antimeridian', () => {
  const near = { lat: 0, long: 179.9999 }
  const far = { type: 'Point', coordinates: [-179.9999, 0] } as const
  expect(metresTo(near, far as unknown as Geometry)).toBeCloseTo(22.26, 1)
})

test('uses the intersection of the diagonals as the place that a photo shows, also for oblique views', () => {
  const corners = [
    { lat: 2, long: -2 },
    { lat: 2, long: 2 },
    { lat: 0, long: 1 },
    { lat: 0, long: -1 },
  ] as const
  const found = viewedPlace([...corners])
  expect(found.lat).toBeCloseTo(2 / 3, 9)
  expect(found.long).toBeCloseTo(0, 9)
  const turned = corners.map(({ lat, long }) => ({ lat, long: long + 180 > 180 ? long - 180 : long + 180 }))
  expect(Math.abs(viewedPlace(turned as never).long)).toBeCloseTo(180, 9)
})

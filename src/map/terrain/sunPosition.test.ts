import { sunPosition } from './sunPosition'

// Reference values: the test of SunCalc, which is accurate to 0.3°, and the example of the Solar Position Algorithm of NREL.
test.each([
  ['a night in Kyiv', '2013-03-05T00:00:00Z', [30.5, 50.5], 36.74, -40.11, 0.3],
  ['the example of NREL', '2003-10-17T19:30:30Z', [-105.1786, 39.742476], 194.34, 39.87, 0.1],
] as const)('%s', (_, time, [long, lat], azimuth, altitude, tolerance) => {
  const found = sunPosition(new Date(time), [long, lat])
  expect(Math.abs(found.azimuth - azimuth)).toBeLessThan(tolerance)
  expect(Math.abs(found.altitude - altitude)).toBeLessThan(tolerance)
})

test('at noon the sun is in the south of Europe, and in the north of Australia', () => {
  expect(Math.abs(sunPosition(new Date('2026-06-21T11:32:00Z'), [6.93, 51.43]).azimuth - 180)).toBeLessThan(3)
  const { azimuth } = sunPosition(new Date('2026-06-21T02:00:00Z'), [151.2, -33.9])
  expect(Math.min(azimuth, 360 - azimuth)).toBeLessThan(5)
})

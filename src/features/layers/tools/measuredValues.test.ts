import { measuredValues } from './measuredValues'

test('the extremes of a profile are those of all crossed cells, not those of its points', () => {
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [7, 50],
      [7.001, 50],
    ],
  }
  const point = { lat: 50, long: 7, distance: 0 }
  const profile = [
    { ...point, value: 130 },
    { ...point, distance: 71.7, value: 139.1 },
  ]
  const extremes = { lowest: 121.4, highest: 142.7, cells: 315, isExact: true }
  const values = measuredValues('profile', line, { kind: 'profile', empty: false, profile, extremes })
  expect(values.slice(1)).toEqual([
    ['Lowest (m)', 121.4],
    ['Highest (m)', 142.7],
  ])
})

import { latAtWorldY, worldY } from './worldY'

test('runs from the northern edge of the map to the southern one, with the equator in the middle', () => {
  expect(worldY(0)).toBe(0.5)
  expect(worldY(90)).toBeCloseTo(0, 12)
  expect(worldY(-90)).toBeCloseTo(1, 12)
})

test.each([-85, -33.86, 0, 52.37, 85])('finds the latitude %d again', (lat) => {
  expect(latAtWorldY(worldY(lat))).toBeCloseTo(lat, 9)
})

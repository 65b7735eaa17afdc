import { sizesOf } from './sizes'

test('names the heights of a route, and none where it has none', () => {
  const route = {
    type: 'LineString' as const,
    coordinates: [
      [8, 50, 40],
      [8.001, 50, 62.5],
    ],
  }
  expect(sizesOf(route)).toEqual([
    ['Length', '71.7 m'],
    ['Height', '40 m to 62.5 m'],
  ])
  expect(sizesOf({ type: 'Point', coordinates: [8, 50, 40] })).toEqual([
    ['Position', '50.000000, 8.000000'],
    ['Height', '40 m'],
  ])
  expect(sizesOf({ type: 'Point', coordinates: [8, 50] })).toHaveLength(1)
})

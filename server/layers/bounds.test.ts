import { uniteBounds } from './bounds'

test('merges boxes, and crosses the antimeridian only if one of them does', () => {
  expect(uniteBounds([])).toBeUndefined()
  expect(
    uniteBounds([
      [-170, 0, -169, 1],
      [170, 2, 171, 3],
    ]),
  ).toEqual([-170, 0, 171, 3])
  expect(
    uniteBounds([
      [178, 0, 179, 1],
      [179.9, -17, -179.8, -16.9],
    ]),
  ).toEqual([178, -17, -179.8, 1])
  expect(
    uniteBounds([
      [179.9, 0, -179.8, 1],
      [-180, 0, 180, 1],
    ]),
  ).toEqual([-180, 0, 180, 1])
})

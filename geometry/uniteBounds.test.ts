import { uniteBounds, type Bounds } from './uniteBounds'

const ACROSS: Bounds = [179.9, -17, -179.8, -16.9]

test('merges boxes on both sides with a box that crosses the antimeridian', () => {
  expect(uniteBounds([[178, 0, 179, 1], ACROSS])).toEqual([178, -17, -179.8, 1])
  expect(uniteBounds([ACROSS, [-179, 0, -178, 1]])).toEqual([179.9, -17, -178, 1])
  expect(uniteBounds([ACROSS, [-90, 0, 100, 1]])).toEqual([-90, -17, -179.8, 1])
  expect(uniteBounds([ACROSS, [-180, 0, 180, 1]])).toEqual([-180, -17, 180, 1])
})

test('merges boxes that do not cross it, and returns undefined for none', () => {
  expect(
    uniteBounds([
      [-170, 0, -169, 1],
      [170, 2, 171, 3],
    ]),
  ).toEqual([-170, 0, 171, 3])
  expect(uniteBounds([])).toBeUndefined()
})

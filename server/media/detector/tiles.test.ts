import { inPicture, mergeParts } from './boxes'
import type { PixelBox } from './detectorTask'
import { planTiles } from './tiles'

const INPUT = { width: 640, height: 640 }

test('covers a picture at full resolution with tiles that overlap by a fifth', () => {
  const plan = planTiles({ width: 1600, height: 1200 }, INPUT, 100)
  expect(plan).toMatchObject({ width: 1600, height: 1200, tile: INPUT })
  const lefts = [...new Set(plan?.corners.map(([left]) => left))]
  expect(lefts).toEqual([0, 480, 960])
  expect([...new Set(plan?.corners.map(([, top]) => top))]).toEqual([0, 280, 560])
})

test('reads a picture coarser when it needs too many tiles', () => {
  const plan = planTiles({ width: 8000, height: 6000 }, INPUT, 20)
  expect(plan?.corners.length).toBeLessThanOrEqual(20)
  expect(plan?.width).toBeLessThan(8000)
  expect((plan?.width ?? 0) / (plan?.height ?? 1)).toBeCloseTo(4 / 3, 2)
})

test('has no tiles for a picture that is not larger than one, and one row for a long one', () => {
  expect(planTiles({ width: 640, height: 300 }, INPUT, 100)).toBeUndefined()
  const plan = planTiles({ width: 1000, height: 300 }, INPUT, 100)
  expect(plan).toMatchObject({
    corners: [
      [0, 0],
      [360, 0],
    ],
    tile: { width: 640, height: 300 },
  })
})

test('keeps one of the objects that several tiles show, also of those that an edge cuts, but objects within another one', () => {
  const picture = { width: 1000, height: 1000 }
  const tile = { left: 100, top: 0, width: 640, height: 640 }
  const whole = { box: [100, 100, 100, 50] as PixelBox, classIndex: 0, confidence: 0.7 }
  const again = { ...whole, box: [102, 100, 100, 50] as PixelBox, confidence: 0.6, isCut: false }
  const cut = inPicture({ ...whole, box: [0, 100, 40, 50], confidence: 0.9 }, tile, picture)
  expect(cut).toMatchObject({ box: [100, 100, 40, 50], isCut: true })
  const inside = inPicture({ ...whole, box: [30, 110, 20, 20], confidence: 0.8 }, tile, picture)
  expect(inside).toMatchObject({ box: [130, 110, 20, 20], isCut: false })
  const other = { ...cut, classIndex: 1, confidence: 0.5 }
  const kept = mergeParts([{ ...whole, isCut: false }, again, cut, inside, other])
  expect(kept.map(({ box, classIndex }) => [box, classIndex])).toEqual([
    [inside.box, 0],
    [whole.box, 0],
    [other.box, 1],
  ])
})

import { countPlants } from './plants'
import { paint, randomFrom } from './testing/scenes'

const SIZE = { width: 600, height: 500 }
const RADIUS = 6
const ROW_DISTANCE = 40
const PLANT_DISTANCE = 22
/** Degrees clockwise from east. */
const ANGLE = 20

/** Plants in rows at an angle, of which some are missing. */
function field() {
  const random = randomFrom(2)
  const cos = Math.cos((ANGLE * Math.PI) / 180)
  const sin = Math.sin((ANGLE * Math.PI) / 180)
  const plants: [number, number][] = []
  let missing = 0
  for (let across = -300; across < 700; across += ROW_DISTANCE) {
    for (let along = 0; along < 800; along += PLANT_DISTANCE) {
      const x = along * cos - across * sin + (random() - 0.5) * 3
      const y = along * sin + across * cos + (random() - 0.5) * 3
      if (x < 12 || y < 12 || x > SIZE.width - 12 || y > SIZE.height - 12) continue
      const isInside = x > 80 && y > 80 && x < SIZE.width - 80 && y < SIZE.height - 80
      if (isInside && random() < 0.05) missing++
      else plants.push([x, y])
    }
  }
  const picture = paint({ ...SIZE, seed: 17 }, (x, y) =>
    plants.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < RADIUS ** 2) ? [70, 110, 48] : [148, 122, 92],
  )
  return { picture, plants, missing }
}

test('counts plants in rows, and finds the rows and what is missing in them', () => {
  const { picture, plants, missing } = field()
  const { positions, rows } = countPlants(picture, { diameter: 2 * RADIUS })!
  const isNear = ([x, y]: readonly [number, number], [ox, oy]: readonly [number, number]) =>
    Math.hypot(x - ox, y - oy) < RADIUS
  const found = plants.filter((plant) => positions.some((position) => isNear(position, plant)))
  const right = positions.filter((position) => plants.some((plant) => isNear(position, plant)))
  expect(found.length / plants.length).toBeGreaterThan(0.97)
  expect(right.length / positions.length).toBeGreaterThan(0.97)
  expect(rows?.angle).toBeCloseTo(ANGLE, 0)
  expect(rows?.rowDistance).toBeCloseTo(ROW_DISTANCE, -1)
  expect(rows?.plantDistance).toBeCloseTo(PLANT_DISTANCE, -1)
  expect(Math.abs(rows!.missing - missing)).toBeLessThanOrEqual(2)
})

test('reports no rows of scattered plants', () => {
  const random = randomFrom(12)
  const plants = Array.from({ length: 80 }, () => [random() * SIZE.width, random() * SIZE.height] as const)
  const picture = paint({ ...SIZE, seed: 18 }, (x, y) =>
    plants.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < RADIUS ** 2) ? [70, 110, 48] : [148, 122, 92],
  )
  expect(countPlants(picture, { diameter: 2 * RADIUS })?.rows).toBeUndefined()
})

test('finds no clear separation on bare ground', () => {
  const picture = paint({ ...SIZE, seed: 19 }, () => [148, 122, 92])
  expect(countPlants(picture, { diameter: 12 })).toBeUndefined()
})

import { groundCorners } from '../../../geometry/footprint'
import { localFrame } from '../../../geometry/localFrame'
import { groundPosition } from './groundPosition'

const POSE = { lat: 50, long: 8, height: 60, yaw: 90, focalLength: 50 }
const SIZE = [4000, 3000] as const

/** Metres east and north of the camera. */
function metresOf(pitch: number, x: number, y: number) {
  const at = groundPosition(groundCorners({ ...POSE, pitch }, ...SIZE) ?? [], x, y)
  return at && localFrame(POSE.lat, POSE.long).toMetres(at.lat, at.long)
}

test('the middle of a picture straight down is below the camera', () => {
  const [east = NaN, north = NaN] = metresOf(-90, 0.5, 0.5) ?? []
  expect(east).toBeCloseTo(0, 1)
  expect(north).toBeCloseTo(0, 1)
})

test('the middle of an oblique picture is where the axis of the camera meets the ground', () => {
  const [east = NaN, north = NaN] = metresOf(-45, 0.5, 0.5) ?? []
  expect(east).toBeCloseTo(60, 0)
  expect(north).toBeCloseTo(0, 1)
})

test('corners of the picture are those of the ground', () => {
  const corners = groundCorners({ ...POSE, pitch: -60 }, ...SIZE)!
  const ends = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  for (const [at, [x, y]] of ends.entries()) {
    const found = groundPosition(corners, x, y)
    expect(found?.lat).toBeCloseTo(corners[at]!.lat, 7)
    expect(found?.long).toBeCloseTo(corners[at]!.long, 7)
  }
})

test('corners without an area have no positions', () => {
  const at = { lat: 50, long: 8 }
  expect(groundPosition([at, at, at, at], 0.5, 0.5)).toBeUndefined()
  expect(groundPosition([at], 0.5, 0.5)).toBeUndefined()
})

import { groundCorners, type CameraPose, type GroundCorners } from './footprint'
import { placeInQuad } from './placeInQuad'

const SQUARE: GroundCorners = [
  { lat: 1, long: 2 },
  { lat: 1, long: 2.001 },
  { lat: 0.999, long: 2.001 },
  { lat: 0.999, long: 2 },
]

test('finds the corners and the middle of a picture that looks straight down', () => {
  for (const [at, [right, down]] of (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).entries()) {
    const place = placeInQuad(SQUARE, right, down)
    expect(place?.lat).toBeCloseTo(SQUARE[at]!.lat, 9)
    expect(place?.long).toBeCloseTo(SQUARE[at]!.long, 9)
  }
  expect(placeInQuad(SQUARE, 0.5, 0.25)?.long).toBeCloseTo(2.0005, 9)
  expect(placeInQuad(SQUARE, 0.5, 0.25)?.lat).toBeCloseTo(0.99975, 9)
})

test('of an oblique picture agrees with the footprint of its lower half', () => {
  const pose: CameraPose = { lat: 46, long: -92, height: 50, yaw: 0, pitch: -50, focalLength: 40 }
  const corners = groundCorners(pose, 640, 512)!
  // The middle of the picture is where the axis of the camera meets the ground: height / tan(50 degrees) to the north.
  const middle = placeInQuad(corners, 0.5, 0.5)!
  const north = (middle.lat - pose.lat) * 111_160
  expect(north).toBeCloseTo(50 / Math.tan((50 * Math.PI) / 180), 0)
  expect(middle.long).toBeCloseTo(pose.long, 6)
})

test('has no place for corners on a line', () => {
  const line = [0, 1, 2, 3].map((at) => ({ lat: at, long: at })) as GroundCorners
  expect(placeInQuad(line, 0.5, 0.5)).toBeUndefined()
})

import { groundSize } from './footprint'
import { lensOf, USUAL_LENS, videoFocalLength } from './videoLens'

const HD = { width: 1920, height: 1080 }
const halfAngle = (size: number, height: number) => (Math.atan(size / 2 / height) * 360) / Math.PI

test('finds the lens of a camera, a drone or a stream by its name', () => {
  expect(lensOf('Zenmuse H20T')).toEqual({ focalLength: 24, aspect: 4 / 3 })
  expect(lensOf('Zenmuse H20T thermal')).toEqual({ focalLength: 58, aspect: 5 / 4 })
  expect(lensOf('DJI Mavic 3 Thermal')).toMatchObject({ focalLength: 24 })
  expect(lensOf('Mavic 2 Pro')).toMatchObject({ focalLength: 28 })
  expect(lensOf('M30T-controller')).toMatchObject({ focalLength: 24 })
  expect(lensOf('Phantom 4 RTK')).toMatchObject({ focalLength: 24 })
  expect(lensOf('Phantom 4')).toMatchObject({ focalLength: 20 })
  expect(lensOf('Controller of drone 1')).toBeUndefined()
  expect(lensOf('')).toBeUndefined()
})

test('the width of a video has the angle of the width of the sensor', () => {
  // Phantom 4: 6.25 x 4.68 mm behind 3.61 mm.
  const { focalLength, aspect } = lensOf('Phantom 4')!
  const { width } = groundSize(100, videoFocalLength(focalLength, aspect, HD), HD)
  expect(halfAngle(width, 100)).toBeCloseTo((Math.atan(6.25 / 2 / 3.61) * 360) / Math.PI, 0)
})

test('without a known camera the focal length applies to the width of 35 mm film', () => {
  const { focalLength, aspect } = USUAL_LENS
  const { width } = groundSize(100, videoFocalLength(focalLength, aspect, HD), HD)
  expect(width).toBeCloseTo((2 * 18 * 100) / 24, 1)
})

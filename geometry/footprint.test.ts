import fc from 'fast-check'
import { reachPerMetre, visibleGround } from './footprint'

const pose = fc.record({
  lat: fc.constant(50),
  long: fc.constant(8),
  height: fc.double({ min: 1, max: 500, noNaN: true }),
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -120, max: 30, noNaN: true }),
  focalLength: fc.double({ min: 8, max: 300, noNaN: true }),
})

test('the visible ground lies within the reach of a camera', () => {
  const property = fc.property(pose, (camera) => {
    const reach = reachPerMetre(camera) * camera.height
    for (const offset of visibleGround(camera, 1920, 1080) ?? []) {
      expect(Math.hypot(offset[0], offset[1])).toBeLessThanOrEqual(reach * (1 + 1e-9))
    }
  })
  fc.assert(property, { numRuns: 500 })
})

test('the reach of a camera that looks straight down is half the diagonal of its picture', () => {
  expect(reachPerMetre({ pitch: -90, focalLength: 21.633 })).toBeCloseTo(1)
})

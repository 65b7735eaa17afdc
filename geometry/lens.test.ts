import { groundSize } from './footprint'
import { lensOf, photoFocalLength, USUAL_LENS, videoFocalLength } from './lens'

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

describe('a photo', () => {
  const PHANTOM_3 = { make: 'DJI', model: 'FC300S', focalLength: 3.61, focalLength35: 20 }
  const UNKNOWN = { make: 'Maker', model: 'Camera 1', focalLength: 3.61, focalLength35: 20 }
  const gsd = (stated: Parameters<typeof photoFocalLength>[0], picture: { width: number; height: number }) =>
    groundSize(40, photoFocalLength(stated, picture)!, picture).width / picture.width

  test('of 16:9 covers the width of the sensor', () => {
    // Measured by matching the photos with their orthomosaic: 0.0171 m.
    expect(gsd(PHANTOM_3, { width: 4000, height: 2250 })).toBeCloseTo(0.0173, 4)
    expect(gsd(PHANTOM_3, { width: 4000, height: 3000 })).toBeCloseTo(0.0173, 4)
    expect(gsd(UNKNOWN, { width: 4000, height: 2250 })).toBeCloseTo(0.0173, 4)
  })

  test('with digital zoom covers as much less, whether or not its focal length includes the zoom', () => {
    const whole = { width: 4000, height: 3000 }
    const zoomed = gsd(PHANTOM_3, whole) / 2
    expect(gsd({ ...PHANTOM_3, digitalZoom: 2 }, whole)).toBeCloseTo(zoomed, 6)
    expect(gsd({ ...PHANTOM_3, focalLength35: 40, digitalZoom: 2 }, whole)).toBeCloseTo(zoomed, 6)
    expect(gsd({ ...PHANTOM_3, digitalZoom: 1 }, whole)).toBeCloseTo(zoomed * 2, 6)
    // Nothing tells what the number of an unknown camera or of another lens means.
    expect(photoFocalLength({ ...UNKNOWN, digitalZoom: 2 }, whole)).toBeNull()
    expect(photoFocalLength({ ...PHANTOM_3, focalLength35: 160, digitalZoom: 2 }, whole)).toBeNull()
  })

  test('of an upright 16:9 covers the same ground, turned', () => {
    expect(photoFocalLength(PHANTOM_3, { width: 2250, height: 4000 })).toBe(
      photoFocalLength(PHANTOM_3, { width: 4000, height: 2250 }),
    )
  })

  test('of 4:3 from a sensor of 3:2 covers its height', () => {
    const stated = { make: 'DJI', model: 'FC6310', focalLength: 8.8, focalLength35: 24 }
    const whole = { width: 5472, height: 3648 }
    const cropped = { width: 4864, height: 3648 }
    expect(gsd(stated, cropped)).toBeCloseTo(gsd(stated, whole), 4)
  })

  test('of an unknown sensor of one inch is cropped from 3:2', () => {
    const stated = { model: 'Camera 2', focalLength: 8.8, focalLength35: 24 }
    // 13.2 mm of sensor behind 8.8 mm.
    expect(gsd(stated, { width: 5472, height: 3078 }) * 5472).toBeCloseTo((40 * 13.2) / 8.8, 0)
  })

  test('of the shape of a sensor has the stated focal length', () => {
    expect(photoFocalLength(UNKNOWN, { width: 6000, height: 4000 })).toBe(20)
    expect(photoFocalLength({ ...PHANTOM_3, model: null }, { width: 4000, height: 3000 })).toBe(20)
    expect(photoFocalLength({ model: 'M3T', focalLength35: 40 }, { width: 640, height: 512 })).toBe(40)
    expect(photoFocalLength({ model: 'FC300S' }, { width: 4000, height: 3000 })).toBeNull()
  })
})

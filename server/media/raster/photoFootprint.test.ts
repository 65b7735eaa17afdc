// Where photos of drones lie on the ground, from their metadata.
import { Geodesic } from 'geographiclib-geodesic'
import { photoPosition, proposedCorners } from './import/photoFootprint'
import type { LatLong } from './mercator'

/** As gdalinfo reports it for a photo of a DJI Phantom 3, straight down from 40.1 m with 94 degrees of view. */
const exif = {
  EXIF_GPSLatitude: '(46) (50) (33.9993)',
  EXIF_GPSLatitudeRef: 'N',
  EXIF_GPSLongitude: '(91) (59) (39.4778)',
  EXIF_GPSLongitudeRef: 'W',
  EXIF_FocalLengthIn35mmFilm: '20',
}
const xmp = `drone-dji:RelativeAltitude="+40.10" drone-dji:GimbalYawDegree="+44.20"
  drone-dji:GimbalPitchDegree="-89.90" drone-dji:FlightYawDegree="+42.80"`

const line = (from: LatLong | undefined, to: LatLong | undefined) => {
  if (!from || !to) throw new Error('A corner is missing')
  const { s12 = NaN, azi1 = NaN } = Geodesic.WGS84.Inverse(from.lat, from.long, to.lat, to.long)
  return { metres: s12, azimuth: (azi1 + 360) % 360 }
}

test('reads position, height, direction and focal length', () => {
  expect(photoPosition(exif, xmp)).toEqual({
    lat: expect.closeTo(46.842777583, 8) as number,
    long: expect.closeTo(-91.994299389, 8) as number,
    height: 40.1,
    yaw: 44.2,
    pitch: -89.9,
    focalLength: 20,
  })
  // Newer cameras write elements in place of attributes.
  expect(photoPosition(exif, '<drone-dji:RelativeAltitude>30.5</drone-dji:RelativeAltitude>')).toMatchObject({
    height: 30.5,
  })
})

test.each([
  ['no position', {}],
  ['no fix yet', { ...exif, EXIF_GPSLatitude: '(0) (0) (0)', EXIF_GPSLongitude: '(0) (0) (0)' }],
  ['an impossible latitude', { ...exif, EXIF_GPSLatitude: '(146) (0) (0)' }],
  ['text instead of numbers', { ...exif, EXIF_GPSLatitude: 'north' }],
])('a photo with %s has no footprint', (_name, tags) => {
  expect(photoPosition(tags, xmp)).toBeUndefined()
})

const straightDown = { lat: 46.84, long: -91.99, height: 40, yaw: 90, pitch: -90, focalLength: 20 }

test('from straight above, size follows height and focal length, and the upper edge points along the yaw', () => {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = proposedCorners(straightDown, 4000, 3000)
  // 2 x 40 m x 21.633 / 20 on the diagonal, of which the width is four fifths.
  expect(line(upperLeft, lowerRight).metres).toBeCloseTo(86.53, 1)
  expect(line(upperLeft, upperRight).metres).toBeCloseTo(69.23, 1)
  expect(line(lowerLeft, upperLeft).azimuth).toBeCloseTo(90, 1)
  expect(line(upperLeft, upperRight).azimuth).toBeCloseTo(180, 1)
  expect((upperLeft.lat + lowerRight.lat) / 2).toBeCloseTo(46.84, 6)
})

test('looking ahead, the picture lies in front of the camera and is wider at its far edge', () => {
  const corners = proposedCorners({ ...straightDown, yaw: 0, pitch: -60, focalLength: 35 }, 4000, 3000)
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners
  expect(line(upperLeft, upperRight).metres).toBeGreaterThan(line(lowerLeft, lowerRight).metres * 1.3)
  // The middle of the picture meets the ground 40 m / tan(60 degrees) to the north.
  const camera = { lat: 46.84, long: -91.99 }
  expect(line(camera, { ...camera, lat: lowerLeft.lat }).metres).toBeLessThan(23.1)
  expect(line(camera, { ...camera, lat: upperLeft.lat }).metres).toBeGreaterThan(23.1)
})

test('a picture with the horizon is proposed below the camera, and missing data are replaced by usual values', () => {
  const ahead = proposedCorners({ ...straightDown, pitch: -5 }, 4000, 3000)
  expect(ahead).toEqual(proposedCorners(straightDown, 4000, 3000))
  const unknown = { ...straightDown, height: undefined, yaw: undefined, pitch: undefined, focalLength: undefined }
  const [upperLeft, , lowerRight] = proposedCorners(unknown, 4000, 3000)
  expect(line(upperLeft, lowerRight).metres).toBeCloseTo((2 * 50 * 21.633) / 24, 0)
})

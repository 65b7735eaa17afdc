import { aTrack } from '../../testing/handlers/telemetry'
import { boundsOf } from '../bounds'
import { footprintAt } from './trackFootprint'

const HD = { width: 1920, height: 1080 }
const samples = aTrack().samples!

function heightOf(focalLength: number | null, lens: Parameters<typeof footprintAt>[3]) {
  const all = { ...samples, focalLength: samples.at.map(() => focalLength) }
  const ring = footprintAt(all, 30_000, HD, lens)!
  const [, south, , north] = boundsOf({ type: 'Polygon', coordinates: [ring] })!
  return north - south
}

test('the area that a camera sees follows the focal length of the telemetry, then that of the camera', () => {
  const usual = heightOf(null, null)
  expect(heightOf(48, null)).toBeCloseTo(usual / 2, 7)
  expect(heightOf(null, { focalLength: 48, aspect: 3 / 2 })).toBeCloseTo(usual / 2, 7)
  expect(heightOf(24, { focalLength: 48, aspect: 3 / 2 })).toBeCloseTo(usual, 7)
})

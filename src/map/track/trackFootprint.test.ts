import { aTrack, aTrackGround } from '../../testing/handlers/telemetry'
import { boundsOf } from '../bounds'
import { footprintAt } from './trackFootprint'
import { viewGroundOf } from './trackGround'

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

test('the area is smaller on ground that is higher than the take-off point', () => {
  const areaOf = (ground?: Parameters<typeof footprintAt>[4]) => {
    const ring = footprintAt(samples, 30_000, HD, null, ground)!
    const [west, south, east, north] = boundsOf({ type: 'Polygon', coordinates: [ring] })!
    return { width: east - west, height: north - south }
  }
  const flat = areaOf()
  // 30 m above the take-off point, 20 m above the plateau.
  const raised = areaOf(viewGroundOf(aTrackGround()))
  expect(raised.width / flat.width).toBeCloseTo(2 / 3, 2)
  expect(raised.height / flat.height).toBeCloseTo(2 / 3, 2)
})

import { aLayer } from '../../../testing/factories'
import { startBoundsOf } from './startBounds'

const HARBOUR = [4.03, 51.95, 4.04, 51.96]
const QUAY = [4.05, 51.95, 4.06, 51.96]
const DAM = [-114.74, 36.01, -114.73, 36.02]

test('opens at all layers that lie together', () => {
  const layers = [aLayer({ bounds: HARBOUR }), aLayer({ bounds: QUAY })]
  expect(startBoundsOf(layers)).toEqual({ bounds: [4.03, 51.95, 4.06, 51.96] })
})

test('opens at the newest raster if layers lie far apart', () => {
  const old = aLayer({ kind: 'raster', bounds: HARBOUR, capturedAt: '2026-01-01T00:00:00.000Z' })
  const recent = aLayer({ kind: 'raster', bounds: DAM, capturedAt: '2026-02-01T00:00:00.000Z' })
  const start = startBoundsOf([old, aLayer({ bounds: QUAY }), recent])
  expect(start?.bounds).toEqual(DAM)
  expect(start?.all).toEqual([-114.74, 36.01, 4.06, 51.96])
})

test('opens at the place with most layers if there is no raster', () => {
  const layers = [aLayer({ bounds: DAM }), aLayer({ bounds: HARBOUR }), aLayer({ bounds: QUAY })]
  expect(startBoundsOf(layers)?.bounds).toEqual([4.03, 51.95, 4.06, 51.96])
})

test('joins places that a later layer connects', () => {
  const far = [4.12, 51.95, 4.13, 51.96]
  const between = [4.06, 51.95, 4.1, 51.96]
  const layers = [HARBOUR, far, between].map((bounds) => aLayer({ bounds }))
  expect(startBoundsOf(layers)).toEqual({ bounds: [4.03, 51.95, 4.13, 51.96] })
})

test('has no bounds without layers that are placed', () => {
  const unplaced = aLayer()
  delete unplaced.bounds
  expect(startBoundsOf([unplaced])).toBeUndefined()
})

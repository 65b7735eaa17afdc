import { localFrame } from '../../../geometry/localFrame'
import { worldY } from '../../../geometry/worldY'
import { placeOnGround } from './groundMeshes'
import type { MosaicPhoto } from './sql'

const PLACE = { lat: 47, long: 8 }
const FRAME = localFrame(PLACE.lat, PLACE.long)
const LAYER = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'

/** A plateau 40 m above the take-off point. */
const ground = {
  model: (_tenantId: string, layerId: string) => {
    if (layerId !== LAYER) return Promise.resolve(undefined)
    const upper = FRAME.toDegrees([500, 500])
    const lower = FRAME.toDegrees([-500, -500])
    const edges = { west: lower.long, east: upper.long, top: worldY(upper.lat), bottom: worldY(lower.lat) }
    const grid = { columns: 2, rows: 2, ...edges, heights: Float32Array.of(340, 340, 340, 340) }
    return Promise.resolve({ layerId, fileId: '', grid })
  },
}

const photo = (fields: Partial<MosaicPhoto> = {}): MosaicPhoto => ({
  key: 'a',
  width: 4000,
  height: 3000,
  footprint: [PLACE, PLACE, PLACE, PLACE],
  uncertainty: 3,
  pose: { ...PLACE, height: 100, yaw: 0, pitch: -90, focalLength: 24 },
  groundLayerId: LAYER,
  takeOff: 300,
  ...fields,
})

const place = (photos: MosaicPhoto[]) => placeOnGround(ground, 'tenant', photos, new AbortController().signal)

test('a photo on an elevation layer gets a mesh on its ground', async () => {
  const [placed] = await place([photo()])
  const points = placed!.mesh!.map(({ lat, long }) => FRAME.toMetres(lat, long))
  expect(points).toHaveLength(17 * 17)
  const width = points[16]![0] - points[0]![0]
  // The camera is 60 m above the ground; the width is 4 / 5 of the diagonal, which is 43.27 mm of film.
  expect(width).toBeCloseTo((60 * 43.266 * 0.8) / 24, 0)
  expect(points[0]![1]).toBeGreaterThan(points[288]![1])
})

test('photos on flat ground, without a pose and of a layer that is gone have no mesh', async () => {
  const placed = await place([
    photo({ groundLayerId: null, takeOff: null }),
    photo({ pose: null }),
    photo({ groundLayerId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a302' }),
    photo({ takeOff: 200 }),
  ])
  expect(placed.map(({ mesh }) => mesh)).toEqual([undefined, undefined, undefined, undefined])
})

// Rasters whose values are classes with a palette.
import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { plainTiff } from '../../media/raster/testing/plainTiff'
import { startLayerTest, type LayerTest } from './testing/layerTest'

type Details = components['schemas']['RasterDetails']

let site: LayerTest
beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

const SIDE = 64
const FOREST = 3
const WATER = 7
const EMPTY = 0

/** The upper quarter has no data, the lower half is water, the rest forest. */
const classes = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
  const row = Math.floor(at / SIDE)
  return row < SIDE / 4 ? EMPTY : row < SIDE / 2 ? FOREST : WATER
})
const palette = Array.from({ length: 8 }, () => [0, 0, 0] as [number, number, number])
palette[FOREST] = [38, 115, 0]
palette[WATER] = [10, 20, 200]
const place = { origin: [500_000, 5_200_000] as [number, number], pixelSize: 1, epsg: 32632 }
const file = () => plainTiff({ width: SIDE, height: SIDE, values: classes, palette, nodata: EMPTY, ...place })

test('keeps the classes of a palette with their colours and shares', async () => {
  const layer = await site.importFile(file(), 'landcover.tif')
  expect(layer.raster).toMatchObject({ kind: 'palette', bandCount: 1, formulas: [] })
  const path = `/layer/getrasterdetailsbyID/${layer._id}`
  const { data } = await site.aerie.call<Details>(site.staff, 'GET', path)
  expect(data).toMatchObject({ kind: 'palette', kinds: [], canSetNodata: false, formulas: [], nodata: null })
  expect(data.classes).toEqual([
    { value: FOREST, color: '#267300', share: expect.closeTo(1 / 3, 6) as number },
    { value: WATER, color: '#0a14c8', share: expect.closeTo(2 / 3, 6) as number },
  ])
  expect(data.bands).toMatchObject([{ name: 'Class', min: FOREST, max: WATER }])

  const [west = 0, south = 0, east = 0, north = 0] = data.bounds
  const at = async (down: number) => {
    const query = `?lat=${north + (south - north) * down}&long=${(west + east) / 2}`
    return (await site.aerie.call<Details>(site.staff, 'GET', path + query)).data.values
  }
  expect([await at(0.1), await at(0.4), await at(0.8)]).toEqual([null, [FOREST], [WATER]])
})

test('draws only the colours of the palette', async () => {
  const layer = await site.importFile(file(), 'landcover.tif')
  const url = `/apis/v1/layer/thumbnail/${layer._id}`
  const reply = await site.aerie.app.inject({ url, headers: { cookie: site.staff } })
  const { data, info } = await sharp(reply.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (down: number) => {
    const start = (Math.floor(info.height * down) * info.width + Math.floor(info.width / 2)) * 4
    return [...data.subarray(start, start + 4)]
  }
  expect(colourAt(0.1)[3]).toBe(0)
  expect(colourAt(0.4).map((value, at) => Math.abs(value - [38, 115, 0, 255][at]!) < 12)).not.toContain(false)
  expect(colourAt(0.8).map((value, at) => Math.abs(value - [10, 20, 200, 255][at]!) < 12)).not.toContain(false)
})

test('does not measure classes as if they were heights', async () => {
  const layer = await site.importFile(file(), 'landcover.tif')
  const geometry = {
    type: 'LineString',
    coordinates: [
      [9, 46.95],
      [9.0001, 46.95],
    ],
  }
  const reply = await site.aerie.call(site.staff, 'POST', `/layer/measure-raster/${layer._id}`, {
    kind: 'profile',
    geometry,
  })
  expect(reply).toMatchObject({ code: 409 })
})

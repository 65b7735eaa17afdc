// What a user corrects in an imported raster.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { components } from '../../contract/contract.gen'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

type Details = components['schemas']['RasterDetails']

let site: LayerTest
beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

const raster = (name: string) => readFile(path.join(__dirname, '../../raster/fixtures', name))
const edit = (layerId: string, body: object) =>
  site.aerie.call<Layer>(site.staff, 'PATCH', `/layer/edit-layer/${layerId}`, body)
const detailsOf = async (layerId: string) =>
  (await site.aerie.call<Details>(site.staff, 'GET', `/layer/getrasterdetailsbyID/${layerId}`)).data

test('a user corrects the kind of a raster, and restores the derived kind', async () => {
  const layer = await site.importFile(await raster('dsm_float.tif'), 'values.tif')
  expect(layer.raster).toMatchObject({ kind: 'single' })
  const corrected = (await edit(layer._id, { version: layer.version, rasterKind: 'elevation' })).data
  expect(corrected.raster).toMatchObject({ kind: 'elevation' })
  // Browsers keep tiles by their address.
  expect(corrected.raster?.tileUrl).not.toBe(layer.raster?.tileUrl)
  expect(await detailsOf(layer._id)).toMatchObject({
    kind: 'elevation',
    detectedKind: 'single',
    kinds: ['elevation', 'index', 'radar', 'single'],
  })
  const restored = await edit(layer._id, { version: corrected.version, rasterKind: null })
  expect(restored.data.raster).toMatchObject({ kind: 'single' })
})

test('rejects a kind that the bands do not allow, and a stale version', async () => {
  const layer = await site.importFile(await raster('dsm_float.tif'), 'dsm.tif')
  const { version } = layer
  expect(await edit(layer._id, { version, rasterKind: 'rgb' })).toMatchObject({
    code: 400,
    errors: [{ field: 'rasterKind' }],
  })
  expect(await edit(layer._id, { version: version + 1, rasterKind: 'radar' })).toMatchObject({ code: 409 })
  expect(await site.read(layer._id)).toEqual(layer)
})

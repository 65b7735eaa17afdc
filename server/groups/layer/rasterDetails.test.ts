// What a user corrects in an imported raster.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { plainTiff } from '../../media/raster/testing/plainTiff'
import { readTiffDirectories } from '../../media/raster/tiff/tiffDirectories'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

type Details = components['schemas']['RasterDetails']

/** Each has six numbers. */
const TIE_POINTS = 33922

let site: LayerTest
beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

const raster = (name: string) => readFile(path.join(__dirname, '../../media/raster/fixtures', name))
/** Layers by the names of their files. */
const imported = new Map<string, Promise<Layer>>()
/** Imports a file once, for tests that only read its layer. */
function importOnce(bytes: Buffer, filename: string): Promise<Layer> {
  const layer = imported.get(filename) ?? site.importFile(bytes, filename)
  imported.set(filename, layer)
  return layer
}
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

const EMPTY = -32_767
const SIDE = 40

/** Values from 10 to 49 by column, with a collar of ten columns and rows of an undeclared empty value. */
function withCollar(nodata?: number): Buffer {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const x = at % SIDE
    const y = Math.floor(at / SIDE)
    return x < 10 || y < 10 ? EMPTY : 10 + x
  })
  return plainTiff({
    width: SIDE,
    height: SIDE,
    values,
    origin: [500_000, 5_200_000],
    pixelSize: 1,
    epsg: 32632,
    ...(nodata !== undefined && { nodata }),
  })
}

const tileCount = async ({ _id, bounds, raster }: Layer) => {
  const [west = 0, south = 0] = bounds ?? []
  const z = raster?.nativeZoom ?? 0
  const x = Math.floor((west / 360 + 0.5) * 2 ** z)
  const y = Math.floor((0.5 - Math.asinh(Math.tan((south * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z)
  const url = `/apis/v1/tiles/raster/${_id}/${z}/${x}/${y}`
  const { rawPayload } = await site.aerie.app.inject({ url, headers: { cookie: site.staff } })
  const { data } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 127) count++
  return count
}

test('proposes the value of empty pixels; a user applies and clears it', async () => {
  const layer = await site.importFile(withCollar(), 'wind.tif')
  const proposed = await detailsOf(layer._id)
  expect(proposed).toMatchObject({ nodata: null, nodataChosen: false, canSetNodata: true })
  expect(proposed.proposedNodata).toEqual({ value: EMPTY, share: 700 / 1600 })
  expect(layer.raster?.proposedNodata).toEqual(proposed.proposedNodata)
  expect(proposed.bands[0]?.min).toBe(EMPTY)
  const drawn = await tileCount(layer)

  const applied = await edit(layer._id, { version: layer.version, nodata: EMPTY })
  expect(applied.data.status).toBe('importing')
  const ready = await site.settled(layer._id)
  expect(ready).toMatchObject({ status: 'ready' })
  expect(ready.raster?.tileUrl).not.toBe(layer.raster?.tileUrl)
  expect(ready.raster?.proposedNodata).toBeUndefined()
  const details = await detailsOf(layer._id)
  expect(details).toMatchObject({ nodata: EMPTY, nodataChosen: true, bands: [{ min: 20, max: 49 }] })
  expect(details.proposedNodata).toBeUndefined()
  expect(await tileCount(ready)).toBeLessThan(drawn * 0.7)
  const corner = await site.aerie.call<Details>(
    site.staff,
    'GET',
    `/layer/getrasterdetailsbyID/${layer._id}?lat=${layer.bounds?.[3]}&long=${layer.bounds?.[0]}`,
  )
  expect(corner.data.values).toBeNull()

  await edit(layer._id, { version: ready.version, nodata: null })
  await site.settled(layer._id)
  expect(await detailsOf(layer._id)).toMatchObject({ nodata: null, bands: [{ min: EMPTY }] })
})

test('the empty value of a file can be switched off and on again, and the raster stays on the map meanwhile', async () => {
  const layer = await site.importFile(withCollar(EMPTY), 'declared.tif')
  const drawn = await tileCount(layer)
  const started = (await edit(layer._id, { version: layer.version, ignoresNodata: true })).data
  expect(started).toMatchObject({ status: 'importing', raster: { tileUrl: layer.raster?.tileUrl } })
  expect(await tileCount(started)).toBe(drawn)
  const off = await site.settled(layer._id)
  expect(await detailsOf(layer._id)).toMatchObject({
    nodata: null,
    nodataChosen: false,
    ignoresNodata: true,
    bands: [{ min: EMPTY }],
  })
  if (!off) throw new Error('The layer is missing')
  expect(await tileCount(off)).toBeGreaterThan(drawn)

  await edit(layer._id, { version: off.version, nodata: null })
  await site.settled(layer._id)
  expect(await detailsOf(layer._id)).toMatchObject({ nodata: EMPTY, ignoresNodata: false, bands: [{ min: 20 }] })
})

test('rejects a value together with none, and none for a raster with a mask', async () => {
  const layer = await importOnce(withCollar(EMPTY), 'wind.tif')
  const { version } = layer
  expect(await edit(layer._id, { version, nodata: 3, ignoresNodata: true })).toMatchObject({ code: 400 })
  const masked = await site.importFile(await raster('jpeg_mask.tif'), 'mask.tif')
  expect(await edit(masked._id, { version: masked.version, ignoresNodata: true })).toMatchObject({
    code: 400,
    errors: [{ field: 'ignoresNodata' }],
  })
  // Without a value of their own, all rasters can be analysed again.
  expect(await edit(masked._id, { version: masked.version, nodata: null })).toMatchObject({ code: 200 })
  expect(await site.settled(masked._id)).toMatchObject({ status: 'ready' })
})

test('a photo with a GPS position gets a proposal for its corners', async () => {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '46/1 50/1 34/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '91/1 59/1 39/1',
  }
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446688' } })
    .jpeg()
    .withExif({ IFD3: gps })
    .toBuffer()
  const layer = await site.importFile(photo, 'DJI_0001.JPG')
  expect(layer.status).toBe('needs_georeference')
  const [upperLeft, , lowerRight] = layer.proposedCorners ?? []
  expect(((upperLeft?.lat ?? 0) + (lowerRight?.lat ?? 0)) / 2).toBeCloseTo(46.84278, 4)
  expect(((upperLeft?.long ?? 0) + (lowerRight?.long ?? 0)) / 2).toBeCloseTo(-91.99417, 4)
  await edit(layer._id, { version: layer.version, corners: layer.proposedCorners })
  const placed = await site.settled(layer._id)
  expect(placed).toMatchObject({ status: 'ready' })
  expect(placed?.proposedCorners).toBeUndefined()
  const plain = await site.importFile(await sharp(photo).png().toBuffer(), 'plan.png')
  expect(plain).toMatchObject({ status: 'needs_georeference' })
  expect(plain.proposedCorners).toBeUndefined()
})

test('proposes no value where the file declares one', async () => {
  const layer = await importOnce(withCollar(EMPTY), 'wind.tif')
  const details = await detailsOf(layer._id)
  expect(details).toMatchObject({ nodata: EMPTY, nodataChosen: false, bands: [{ min: 20 }] })
  expect(details.proposedNodata).toBeUndefined()
})

test('a raster placed on the map stays there when its empty value changes', async () => {
  const imported = await site.importFile(await raster('unplaced.tif'), 'plan.tif')
  const corner = (lat: number, long: number) => ({ lat, long })
  const corners = [corner(50.01, 8), corner(50.01, 8.01), corner(50, 8.01), corner(50, 8)]
  await edit(imported._id, { version: imported.version, corners })
  const placed = await site.settled(imported._id)
  const { canSetNodata } = await detailsOf(placed._id)
  expect(canSetNodata).toBe(true)
  await edit(placed._id, { version: placed.version, nodata: 0 })
  const again = await site.settled(placed._id)
  expect(again).toMatchObject({ status: 'ready', bounds: placed.bounds })
})

test.each([
  ['that the pixels cannot hold', 'uint16_4band.tif', -1],
  ['for a raster with a mask', 'jpeg_mask.tif', 0],
])('rejects an empty value %s', async (_name, file, nodata) => {
  const layer = await site.importFile(await raster(file), file)
  const { version } = layer
  expect(await edit(layer._id, { version, nodata })).toMatchObject({ code: 400, errors: [{ field: 'nodata' }] })
  expect(await site.read(layer._id)).toEqual(layer)
})

test('downloads the original, the GeoTIFF and a picture of a raster, and records each', async () => {
  const bytes = withCollar(EMPTY)
  const layer = await importOnce(bytes, 'wind.tif')
  const download = (form: string, cookie = site.staff) =>
    site.aerie.app.inject({ url: `/apis/v1/layer/download-raster/${layer._id}?form=${form}`, headers: { cookie } })

  const original = await download('original')
  expect(original.headers['content-disposition']).toContain('filename=wind.tif')
  expect(original.headers['content-length']).toBe(String(bytes.length))
  expect(original.rawPayload.equals(bytes)).toBe(true)

  const cog = await download('cog')
  expect(cog.rawPayload.subarray(0, 2).toString()).toBe('II')
  expect(cog.rawPayload.length).toBe(Number(cog.headers['content-length']))

  const picture = await download('picture')
  expect(picture.headers['content-disposition']).toContain('filename=wind.png')
  const { format, hasAlpha, height, width } = await sharp(picture.rawPayload).metadata()
  expect([format, hasAlpha, Math.max(width, height)]).toEqual(['png', true, SIDE])

  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const { data } = await site.aerie.call<{ items: { target: string; details: { form: string } }[] }>(
    root,
    'GET',
    '/audit/list?action=layer.download',
  )
  expect(data.items.map(({ details }) => details.form).sort()).toEqual(['cog', 'original', 'picture'])

  expect((await download('original', site.viewer)).statusCode).toBe(403)
  expect((await download('original', site.otherRoot)).statusCode).toBe(404)
})

test('downloads a part of a raster by a box and by a drawn area, and says why it cannot', async () => {
  const layer = await importOnce(withCollar(EMPTY), 'wind.tif')
  const [west = 0, south = 0, east = 0, north = 0] = layer.bounds ?? []
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, south],
  ]
  const drawn = await site.importFile(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [west, south] } },
      ],
    }),
    'areas.geojson',
  )
  const download = (query: string) =>
    site.aerie.app.inject({
      url: `/apis/v1/layer/download-raster/${layer._id}?${query}`,
      headers: { cookie: site.staff },
    })
  const box = [west, south, (west + east) / 2, north].join()
  const values = await download(`form=values&bounds=${box}`)
  expect(values.headers).toMatchObject({ 'content-type': 'image/tiff' })
  expect(values.headers['content-disposition']).toContain('wind values.tif')
  const cut = await sharp(values.rawPayload).metadata()
  expect(cut).toMatchObject({ height: SIDE, depth: 'float' })
  // The box is slightly rotated against the raster.
  expect([20, 21]).toContain(cut.width)
  const inside = await download(`form=colours&areaLayerId=${drawn._id}&areaIndex=1`)
  expect(await sharp(inside.rawPayload).metadata()).toMatchObject({ channels: 4, hasAlpha: true })
  const picture = await download(`form=picture&bounds=${box}`)
  expect((await sharp(picture.rawPayload).metadata()).width).toBeLessThan(25)

  const refused = async (query: string) => {
    const { statusCode, body } = await download(query)
    return [statusCode, (JSON.parse(body) as { errors?: { field: string }[] }).errors?.[0]?.field]
  }
  expect(await refused('form=values')).toEqual([400, 'bounds'])
  expect(await refused('form=values&bounds=100,10,101,11')).toEqual([409, undefined])
  expect(await refused('form=values&bounds=8,50,9,40')).toEqual([400, 'bounds'])
  expect(await refused(`form=values&areaIndex=1`)).toEqual([400, 'areaLayerId'])
  expect(await refused(`form=values&areaLayerId=${drawn._id}&areaIndex=2`)).toEqual([409, undefined])
  expect(await refused(`form=values&areaLayerId=${drawn._id}&areaIndex=9`)).toEqual([404, undefined])
  expect(await refused(`form=cog&bounds=${box}`)).toEqual([409, undefined])
})

test('downloads the whole of a raster that was placed by its corners with control points', async () => {
  const imported = await site.importFile(await raster('unplaced.tif'), 'scan.tif')
  const corner = (lat: number, long: number) => ({ lat, long })
  const corners = [corner(50.01, 8), corner(50.01, 8.01), corner(50, 8.01), corner(50, 8)]
  await edit(imported._id, { version: imported.version, corners })
  const { _id } = await site.settled(imported._id)
  const { headers, rawPayload } = await site.aerie.app.inject({
    url: `/apis/v1/layer/download-raster/${_id}?form=cog`,
    headers: { cookie: site.staff },
  })
  expect(headers).toMatchObject({ 'content-type': 'image/tiff' })
  expect(headers['content-disposition']).toContain('filename=scan.tif')
  const file = path.join(site.aerie.config.DATA_DIR, 'scan.tif')
  await writeFile(file, rawPayload)
  const { directories } = await readTiffDirectories(file)
  expect(directories[0]?.kept.get(TIE_POINTS)?.count).toBe(corners.length * 6)
})

test('a drawn layer has no file to download', async () => {
  const body = { missionId: site.missionId, name: 'Drawn' }
  const { data } = await site.aerie.call<Layer>(site.staff, 'POST', '/layer/create-vector-layer', body)
  const reply = await site.aerie.call(site.staff, 'GET', `/layer/download-raster/${data._id}`)
  expect(reply).toMatchObject({ code: 409, message: expect.stringContaining('no uploaded file') as string })
})

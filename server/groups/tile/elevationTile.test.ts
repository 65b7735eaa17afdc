/** Heights for 3D terrain: their encoding against what gdalwarp makes of the same model, who gets them, and for what. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { inTenant } from '../../platform/db/tenancy'
import { samplesOf } from '../../media/raster/samples'
import { startVisitTest, type VisitTest } from '../visit/testing/visitTest'
import type { Layer, LayerTest } from '../layer/testing/layerTest'

const FIXTURES = path.join(__dirname, '../../media/raster/fixtures')
/** A tile within the model, and what gdalwarp makes of it. */
const INSIDE = '18/136122/87261'
const WARPED = 'tiles/dsm_float_18_136122_87261.gz'
const NODATA = -9999
/** The model takes a part of it. */
const AROUND = '15/17015/10907'
const FAR_AWAY = '10/1/1'
const TOLERANCE = 0.1

let links: VisitTest
let site: LayerTest
let model: Layer
let photos: Layer
let trees: Layer

beforeAll(async () => {
  // A TiTiler does not draw heights: Aerie must not redirect to it.
  links = await startVisitTest({ STATIC_TILE_URL: 'https://tiles.test', COG_BASE_URL: 'https://files.test' })
  site = links.site
  model = await site.importFile(readFileSync(path.join(FIXTURES, 'dsm_float.tif')), 'surface_dsm.tif')
  photos = await site.importFile(readFileSync(path.join(FIXTURES, 'rgba_striped.tif')), 'ortho.tif')
  trees = await site.importFile('species,lat,long\nspruce,50,8\n', 'trees.csv')
})
afterAll(() => links.close())

const get = (address: string, { as = site.staff, layer = model, headers = {} } = {}) =>
  site.aerie.app.inject({
    url: `/apis/v1/tiles/elevation/${layer._id}/${address}`,
    headers: { cookie: as, ...headers },
  })

async function heightsOf(png: Buffer): Promise<{ heights: number[]; width: number; channels: number }> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const heights = Array.from({ length: info.width * info.height }, (_, at) => {
    const pixel = at * info.channels
    return data[pixel]! * 256 + data[pixel + 1]! + data[pixel + 2]! / 256 - 32_768
  })
  return { heights, width: info.width, channels: info.channels }
}

const ground = () =>
  inTenant(site.aerie.db, site.aerie.demo.id, async (tx) => {
    const { raster } = await tx
      .selectFrom('layer')
      .select('raster')
      .where('id', '=', model._id)
      .executeTakeFirstOrThrow()
    return (raster as unknown as { bands: { statistics: { p2: number } }[] }).bands[0]!.statistics.p2
  })

test('the heights are those of the model', async () => {
  const reply = await get(INSIDE)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
  const { heights, width, channels } = await heightsOf(reply.rawPayload)
  expect([width, channels]).toEqual([256, 3])
  const warped = samplesOf('float32', gunzipSync(readFileSync(path.join(FIXTURES, WARPED))))
  const differences = heights.map((height, at) => Math.abs(height - warped[at]!))
  expect(warped.every((height) => height !== NODATA)).toBe(true)
  expect(Math.max(...differences)).toBeLessThan(TOLERANCE)
})

test('the ground around the model is flat, and not at sea level', async () => {
  const { heights } = await heightsOf((await get(AROUND)).rawPayload)
  const outside = await ground()
  const isGround = (height: number) => Math.abs(height - outside) < 0.01
  const around = heights.filter(isGround).length
  expect(around).toBeGreaterThan(1000)
  expect(heights.length - around).toBeGreaterThan(1000)
  // Every height of the model is above the sea.
  expect(Math.min(...heights)).toBeGreaterThan(outside / 2)
})

test('far from the model the ground is flat at the height around it', async () => {
  const { heights } = await heightsOf((await get(FAR_AWAY)).rawPayload)
  const outside = await ground()
  expect(outside).toBeGreaterThan(1)
  expect(Math.max(...heights.map((height) => Math.abs(height - outside)))).toBeLessThan(0.01)
})

test('a tile of 512 pixels, and the tile from the cache, are the same heights', async () => {
  const large = await get(`${INSIDE}?size=512`)
  expect((await heightsOf(large.rawPayload)).width).toBe(512)
  const again = await get(INSIDE)
  expect(again.headers['content-type']).toBe('image/png')
  expect(again.rawPayload.equals((await get(INSIDE)).rawPayload)).toBe(true)
  expect((await get(`${INSIDE}?size=300`)).statusCode).toBe(400)
})

test('has the cache headers of other tiles', async () => {
  const reply = await get(`${INSIDE}?v=${model.dataVersion}`)
  expect(reply.headers['cache-control']).toBe('private, max-age=86400')
  expect((await get(INSIDE)).headers['cache-control']).toBe('private, no-cache')
  expect((await get(INSIDE, { headers: { 'if-none-match': String(reply.headers.etag) } })).statusCode).toBe(304)
})

test('rejects layers that are not elevation models with 409, and addresses outside the world with 400', async () => {
  const ofPhotos = await get(INSIDE, { layer: photos })
  expect([ofPhotos.statusCode, ofPhotos.json<{ message: string }>().message]).toEqual([
    409,
    'This layer is not an elevation model. Choose a raster layer of heights.',
  ])
  expect((await get(INSIDE, { layer: trees })).statusCode).toBe(409)
  for (const address of ['2/4/0', '27/0/0', '2/-1/0']) expect((await get(address)).statusCode).toBe(400)
})

test('people of another tenant get 404, and requests without a session 401', async () => {
  expect((await get(INSIDE, { as: site.otherRoot })).statusCode).toBe(404)
  expect((await get(INSIDE, { as: '' })).statusCode).toBe(401)
})

test('a link gets the heights of what it shows and of nothing else', async () => {
  const token = await links.visit({ kind: 'layer', targetId: model._id })
  const address = (layer: Layer) => `/visit/elevation/${token}/${layer._id}/${INSIDE}`
  const reply = await links.get(address(model))
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(reply.rawPayload.equals((await get(INSIDE)).rawPayload)).toBe(true)
  expect((await links.get(address(photos))).statusCode).toBe(404)
  const contents = (await links.get(`/visit/contents/${token}`)).json<{
    data: { parts: { elevationUrl?: string }[] }
  }>()
  const template = contents.data.parts[0]?.elevationUrl ?? ''
  const offered = template.replace('{z}/{x}/{y}', INSIDE).replace('/apis/v1', '')
  expect((await links.get(offered)).rawPayload.equals(reply.rawPayload)).toBe(true)
  const ofPhotos = await links.visit({ kind: 'layer', targetId: photos._id })
  expect((await links.get(`/visit/elevation/${ofPhotos}/${photos._id}/${INSIDE}`)).statusCode).toBe(409)
})

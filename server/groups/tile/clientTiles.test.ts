/** Tiles and previews of a client: what staff or another client has cached must not be served to it, and a layer can be hidden. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission, showLayer, unlinkMission } from '../../testing/clients'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'

let site: LayerTest
let raster: Layer
let trees: Layer
let client: string
let cookie: string

beforeAll(async () => {
  site = await startLayerTest({ STATIC_TILE_URL: 'https://tiles.test', COG_BASE_URL: 'https://files.test' })
  const file = readFileSync(path.join(__dirname, '../../media/raster/fixtures/uint16_4band.tif'))
  raster = await site.importFile(file, 'bands.tif')
  trees = await site.importFile('species,lat,long\nspruce,50,8\n', 'trees.csv')
  const { aerie, missionId } = site
  client = await addClient(aerie, aerie.demo, 'Harbour authority')
  await linkMission(aerie, aerie.demo, client, missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, client)
  cookie = await aerie.cookieOf(aerie.demo.client)
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const { _id } of [raster, trees]) await showLayer(site.aerie, site.aerie.demo, _id)
})

const get = (url: string, as = cookie, headers = {}) =>
  site.aerie.app.inject({ url: `/apis/v1${url}`, headers: { cookie: as, ...headers } })

const vectorTile = () => `/tiles/vector/${trees._id}/12/2139/1389?v=${trees.dataVersion}&field=species`

const rasterTile = () => {
  const [west = 0, south = 0, east = 0, north = 0] = raster.bounds ?? []
  const z = raster.raster?.nativeZoom ?? 0
  const lat = ((south + north) / 2) * (Math.PI / 180)
  const x = Math.floor(((west + east) / 2 / 360 + 0.5) * 2 ** z)
  const y = Math.floor((0.5 - Math.asinh(Math.tan(lat)) / (2 * Math.PI)) * 2 ** z)
  return `/tiles/raster/${raster._id}/${z}/${x}/${y}?v=${raster.dataVersion}`
}

const hide = ({ _id }: Layer) =>
  inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx.updateTable('layer').set({ client_visible: false }).where('id', '=', _id).execute(),
  )

test('a client gets tiles and previews of shown layers, and asks for each of them again', async () => {
  for (const url of [vectorTile(), rasterTile(), `/layer/thumbnail/${raster._id}`]) {
    const reply = await get(url)
    expect([url, reply.statusCode, reply.headers['cache-control']]).toEqual([url, 200, 'private, no-cache'])
    expect(reply.rawPayload.length).toBeGreaterThan(0)
  }
  expect((await get(vectorTile())).body).toContain('spruce')
})

test('Aerie draws the tiles of clients itself, so that they learn no address of a file', async () => {
  expect((await get(rasterTile(), site.staff)).statusCode).toBe(307)
  const reply = await get(rasterTile())
  expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined])
})

test('a hidden layer answers 404 at once, also when its tiles are cached or the browser has them', async () => {
  for (const [layer, url] of [
    [trees, vectorTile()],
    [raster, rasterTile()],
    [raster, `/layer/thumbnail/${raster._id}`],
    [raster, `/layer/getrasterdetailsbyID/${raster._id}`],
    [trees, `/layer/get-feature-by-layerId/${trees._id}`],
  ] as const) {
    const shown = await get(url)
    expect([url, shown.statusCode]).toEqual([url, 200])
    await get(url, site.staff)
    await hide(layer)
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(url, cookie, { 'if-none-match': String(shown.headers.etag) })).statusCode).toBe(404)
    await showLayer(site.aerie, site.aerie.demo, layer._id)
    expect((await get(url)).statusCode).toBe(200)
  }
})

test('a removed link answers 404 at once, while staff still gets the tiles', async () => {
  const { aerie, missionId } = site
  expect((await get(vectorTile())).statusCode).toBe(200)
  await unlinkMission(aerie, aerie.demo, client, missionId)
  for (const url of [vectorTile(), rasterTile(), `/layer/thumbnail/${raster._id}`])
    expect((await get(url)).statusCode).toBe(404)
  const staffTile = await get(vectorTile(), site.staff)
  expect(staffTile.body).toContain('spruce')
  expect(staffTile.headers['cache-control']).toBe('private, max-age=86400')
  await linkMission(aerie, aerie.demo, client, missionId)
})

test('the tile cache of a client is apart from that of others', async () => {
  const { aerie, missionId } = site
  const other = await addClient(aerie, aerie.demo, 'Railway')
  // Filled by staff and by the first client.
  for (const who of [site.staff, cookie]) expect((await get(vectorTile(), who)).statusCode).toBe(200)
  await joinClient(aerie, aerie.demo, aerie.demo.client, other)
  expect((await get(vectorTile())).statusCode).toBe(404)
  await linkMission(aerie, aerie.demo, other, missionId)
  expect((await get(vectorTile())).body).toContain('spruce')
  await joinClient(aerie, aerie.demo, aerie.demo.client, client)
})

test('a client sees neither the uploaded file, the import job and its report, nor the notes and flags of the team', async () => {
  const inTeam = await site.read(trees._id)
  const flag = { version: inTeam?.version, flagged: true, note: 'Seams in the north' }
  await site.aerie.call(site.staff, 'PATCH', `/layer/flag-layer/${trees._id}`, flag)
  const note = { index: 1, version: 1, flagged: true, note: 'Cracked' }
  await site.aerie.call(site.staff, 'PATCH', `/layer/flag-feature/${trees._id}`, note)
  const features = await get(`/layer/get-feature-by-layerId/${trees._id}`)
  expect(features.body).toContain('spruce')
  expect(features.body).not.toContain('Cracked')
  expect(features.body).not.toContain('"flagged":true')
  expect((await get(`/layer/get-feature-by-layerId/${trees._id}`, site.staff)).body).toContain('"flagged":true')
  expect((await get(vectorTile())).body).not.toContain('flagged')
  expect((await get(vectorTile(), site.staff)).body).toContain('flagged')
  const flagged = `/layer/getbymissionId/${site.missionId}?flagged=true`
  expect((await get(flagged)).json()).toMatchObject({ data: { total: 0 } })
  expect((await get(flagged, site.staff)).json()).toMatchObject({ data: { total: 1 } })
  expect((await get(`/layer/get-feature-by-layerId/${trees._id}`, site.staff)).body).toContain('Cracked')
  const { data } = await site.aerie.call<{ layers: Layer[] }>(
    cookie,
    'GET',
    `/layer/all-layers-for-mission/${site.missionId}`,
  )
  expect(data.layers).toHaveLength(2)
  for (const layer of data.layers) {
    expect(layer).not.toHaveProperty('source')
    expect(layer).not.toHaveProperty('report')
    expect(layer).toMatchObject({ flagged: false, flagNote: null, drawingOf: null })
    expect(layer.jobId ?? null).toBeNull()
  }
})

test('requests of clients and staff at the same time are not mixed up', async () => {
  await hide(trees)
  const asked = Array.from({ length: 60 }, (_, index) => (index % 2 ? cookie : site.staff))
  const codes = await Promise.all(asked.map(async (who) => (await get(vectorTile(), who)).statusCode))
  expect(codes).toEqual(asked.map((who) => (who === cookie ? 404 : 200)))
})

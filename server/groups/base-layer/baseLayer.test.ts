import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { checkStorage } from '../../platform/storage/checkStorage'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { makeKey } from '../../platform/storage/keys'
import { openStorage } from '../../platform/storage/openStorage'
import { insertStoredFile } from '../../platform/storage/sql'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startLayerTest, type LayerTest } from '../layer/testing/layerTest'
import { layerTrash } from '../../records/layers/trash'
import { missionTrash } from '../mission/trash'
import { baseLayerTrash } from './trash'
import { until } from '../../testing/until'

type BaseLayer = components['schemas']['BaseLayer']
type Details = components['schemas']['BaseLayerDetailsReply']['data']
type Update = components['schemas']['BaseLayerUpdateReply']['data']
type PublicMap = components['schemas']['PublicMap']
type FeatureList = components['schemas']['FeatureListReply']['data']
type DeletedList = components['schemas']['DeletedBaseLayerListReply']['data']
type BaseLayerList = components['schemas']['BaseLayerListReply']['data']

const RASTER = readFileSync(path.join(__dirname, '../../media/raster/fixtures/rgba_striped.tif'))
const MBTILES = readFileSync(path.join(__dirname, '../../media/raster/fixtures/tiles.mbtiles'))
const OTHER_RASTER = readFileSync(path.join(__dirname, '../../media/raster/fixtures/jpeg_mask.tif'))

let site: LayerTest
let root: string

beforeAll(async () => {
  site = await startLayerTest()
  root = await site.aerie.cookieOf(site.aerie.demo.root)
})
afterAll(() => site.close())

const plot = (name: string, west: number, props: object = {}) => ({
  type: 'Feature',
  properties: { plot: name, ...props },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 50],
        [west + 0.01, 50],
        [west + 0.01, 50.01],
        [west, 50.01],
        [west, 50],
      ],
    ],
  },
})
const plots = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  site.aerie.call<Data>(cookie, method, `/baselayer/${url}`, body)
const anonymous = (url: string, headers: Record<string, string> = {}) =>
  site.aerie.app.inject({ method: 'GET', url: url.startsWith('/apis') ? url : `/apis/v1${url}`, headers })

/** Waits until no part is being imported. */
const settled = (baseLayerId: string): Promise<BaseLayer> =>
  until(async () => {
    const { baseLayer } = (await call<Details>('GET', `get-meta-data/${baseLayerId}`)).data
    return baseLayer.parts.every(({ status }) => status !== 'importing') && baseLayer
  })

/** Creates a base layer as staff, because an upload can be used only by the user who sent it. */
async function make(url: string, bytes: string | Buffer, filename: string): Promise<BaseLayer> {
  const uploadId = await site.upload(bytes, filename)
  const made = await call<BaseLayer>('POST', url, { name: filename, uploadId }, site.staff)
  if (!made.status) throw new Error(made.message)
  return settled(made.data._id)
}

const makePlots = (...features: object[]) => make('create', plots(...features), 'plots.geojson')

const publish = (base: BaseLayer, published: boolean) =>
  call<BaseLayer>('PATCH', `publishBaseLayer/${base._id}`, { version: base.version, published })

/** Purges like the hourly sweeps: layers first, then missions and base layers. */
async function purge(): Promise<void> {
  for (const trash of [layerTrash, missionTrash, baseLayerTrash]) await trash.purge(site.aerie.db)
}

test('createBaseLayer detects the kind of a file by its content, and createBaseRaster accepts rasters only', async () => {
  const base = await makePlots(plot('A-1', 4), plot('A-2', 4.02))
  expect(base).toMatchObject({
    name: 'plots.geojson',
    published: false,
    parts: [{ kind: 'vector', featureCount: 2, shapes: ['polygon'] }],
  })
  expect(base.bounds?.map((degrees) => Number(degrees.toFixed(9)))).toEqual([4, 50, 4.03, 50.01])
  const raster = await make('create-base-raster-upload', RASTER, 'ground.tif')
  expect(raster.parts).toMatchObject([{ kind: 'raster', status: 'ready', raster: { kind: 'rgba' } }])
  const [west = 0, south = 0, east = 0, north = 0] = raster.bounds ?? []
  const position = { lat: (south + north) / 2, long: (west + east) / 2 }
  const alert = { missionId: site.missionId, title: 'On the raster', kind: 'Fence', severity: 'low', position }
  await site.aerie.call(root, 'POST', '/alert/create', alert)
  expect((await call('GET', `alerts/${raster._id}`)).data).toMatchObject({ items: [{ title: 'On the raster' }] })

  const misnamed = await make('create', RASTER, 'ground.geojson')
  expect(misnamed.parts).toMatchObject([{ kind: 'raster', status: 'ready' }])
  const wrong = { name: 'Wrong', uploadId: await site.upload(plots(plot('A-3', 4)), 'ground.tif') }
  expect(await call('POST', 'create-base-raster-upload', wrong, site.staff)).toMatchObject({
    code: 400,
    errors: [{ field: 'uploadId', message: 'This file is not a raster. Upload a GeoTIFF, PNG, JPEG or MBTiles.' }],
  })
  const listed = await call<BaseLayerList>('GET', 'fetch/All?kind=raster')
  expect(listed.data.items.map(({ _id }) => _id)).toEqual([misnamed._id, raster._id])
})

test('an uploaded MBTiles becomes a raster; vector tiles and PMTiles are refused with the reason', async () => {
  const { parts, bounds } = await make('create-base-raster-upload', MBTILES, 'tiles.mbtiles')
  expect(parts).toMatchObject([{ kind: 'raster', status: 'ready', raster: { kind: 'rgba' } }])
  expect(bounds?.every(Number.isFinite)).toBe(true)

  const damaged = Buffer.concat([MBTILES.subarray(0, 4096), Buffer.alloc(4096)])
  expect((await make('create', damaged, 'damaged.mbtiles')).parts).toMatchObject([
    { status: 'failed', message: expect.stringContaining('contains no picture tiles') as string },
  ])
  const pmtiles = { name: 'Tiles', uploadId: await site.upload('PMTiles\x03'.padEnd(127, '\0'), 'tiles.pmtiles') }
  expect(await call('POST', 'create', pmtiles, site.staff)).toMatchObject({
    code: 400,
    errors: [{ field: 'uploadId', message: expect.stringMatching(/^A PMTiles file cannot/) as string }],
  })
})

test('createBaseVectorLayer creates a layer that needs can_edit_base_layer for drawing', async () => {
  const { data } = await call<BaseLayer>('POST', 'create-base-vector-layer', { name: 'Blocks' })
  const url = `/layer/addFeature/${data.parts[0]?._id}`
  const drawn = { features: [{ geometry: { type: 'Point', coordinates: [4, 50] }, properties: { block: 'B' } }] }
  const { viewer } = site.aerie.demo
  await platformQuery(sql`update app_user set custom_permissions = '{add_feature,layer_list}' where id = ${viewer.id}`)
  expect(await site.aerie.call(site.viewer, 'POST', url, drawn)).toMatchObject({
    code: 403,
    message: 'Forbidden! You need the permission can_edit_base_layer.',
  })
  expect((await site.aerie.call(root, 'POST', url, drawn)).code).toBe(201)
  expect((await settled(data._id)).parts).toMatchObject([{ featureCount: 1, fields: [{ name: 'block' }] }])
})

test('setPrimeAttribute accepts existing attributes and counts named and repeated features', async () => {
  const base = await makePlots(plot('A-1', 4), plot('A-1', 4.02), plot('A-2', 4.04), plot('', 4.06))
  const set = (version: number, attribute: string) =>
    call<Details>('PATCH', `set-prime-attr/${base._id}`, { version, attribute })
  expect(await set(base.version, 'owner')).toMatchObject({ code: 400, errors: [{ field: 'attribute' }] })
  expect((await set(base.version, 'plot')).data).toMatchObject({
    baseLayer: { primeAttribute: 'plot', version: base.version + 1 },
    prime: { features: 4, named: 3, repeated: 1, examples: ['A-1', 'A-2'] },
  })
  expect(await set(base.version, 'plot')).toMatchObject({ code: 409 })
})

test('listMissionsByMapref finds missions whose location is inside the feature', async () => {
  const base = await makePlots(plot('M-1', 14), plot('M-2', 14.02))
  const createMissionAt = async (name: string, long: number) => {
    const made = await site.aerie.call<{ _id: string }>(root, 'POST', '/location/create', {
      name,
      location: { lat: 50.005, long },
    })
    const mission = { name: `Over ${name}`, locationId: made.data._id }
    await site.aerie.call(root, 'POST', '/mission/create', mission)
  }
  await createMissionAt('first', 14.005)
  await createMissionAt('second', 14.025)
  await createMissionAt('between', 14.015)
  const find = (mapref: string) =>
    site.aerie.call<{ items: { name: string }[]; total: number }>(
      root,
      'GET',
      `/mission/get-missions-by-location-mapref?baseLayerId=${base._id}&mapref=${mapref}`,
    )
  expect(await find('M-1')).toMatchObject({ code: 400, errors: [{ field: 'baseLayerId' }] })
  await call('PATCH', `set-prime-attr/${base._id}`, { version: base.version, attribute: 'plot' })
  expect((await find('M-1')).data).toMatchObject({ total: 1, items: [{ name: 'Over first' }] })
  expect((await find('M-2')).data).toMatchObject({ total: 1, items: [{ name: 'Over second' }] })
  expect(await find('M-9')).toMatchObject({ code: 400, errors: [{ field: 'mapref' }] })
})

test('a base layer keeps the files of mission layers after their mission is purged', async () => {
  const missionId = await site.newMission('Flown once')
  const uploadId = await site.upload(RASTER, 'flown.tif')
  const { data: layer } = await site.create({ missionId, uploadId })
  await until(async () => {
    const { data } = await site.aerie.call<{ layers: { status: string }[] }>(
      root,
      'GET',
      `/layer/all-layers-for-mission/${missionId}`,
    )
    return data.layers[0]?.status === 'ready'
  })
  const vector = await site.importFile(plots(plot('Z-1', 4)), 'z.geojson')
  const made = await call<BaseLayer>('POST', 'create-base-raster-import-mission', { name: 'Ground', missionId })
  expect(made).toMatchObject({ code: 201, data: { parts: [{ kind: 'raster', status: 'ready' }] } })
  const both = await call<BaseLayer>('POST', 'create-by-layers', { name: 'Both', layerIds: [vector._id, layer._id] })
  expect(both.data.parts.map(({ kind }) => kind)).toEqual(['vector', 'raster'])
  expect(await call('POST', 'create-by-layers', { name: 'None', layerIds: [both.data.parts[0]?._id] })).toMatchObject({
    code: 404,
  })

  await site.aerie.call(root, 'DELETE', `/mission/delete/${missionId}`)
  await query(sql`update mission set deleted_at = now() - interval '31 days' where id = ${missionId}`)
  await purge()
  await deleteScheduledFiles(site.aerie.db, await openStorage(site.aerie.config))
  expect(await query(sql`select id from mission where id = ${missionId}`)).toEqual([])
  const part = made.data.parts[0]?._id
  const [z, x, y] = tileOf(made.data)
  const tile = await site.aerie.app.inject({
    url: `/apis/v1/tiles/raster/${part}/${z}/${x}/${y}`,
    headers: { cookie: root },
  })
  expect(tile.statusCode).toBe(200)

  // Purging the last layer that uses the files deletes them.
  for (const { _id } of [made.data, both.data]) await call('DELETE', `delete-baseLayer-id/${_id}`)
  const ids = [made.data._id, both.data._id]
  await query(sql`update base_layer set deleted_at = now() - interval '31 days' where id = any(${ids}::uuid[])`)
  const before = await fileCount()
  await purge()
  await deleteScheduledFiles(site.aerie.db, await openStorage(site.aerie.config))
  expect(before - (await fileCount())).toBe(4)
  expect(await query(sql`select id from base_layer where id = any(${ids}::uuid[])`)).toEqual([])
  expect(await checkStorage(site.aerie.db, await openStorage(site.aerie.config))).toMatchObject({
    damaged: [],
    orphans: [],
  })
})

test('stages an update, compares it, and applies or deletes it', async () => {
  const base = await makePlots(plot('U-1', 4), plot('U-2', 4.02), plot('U-3', 4.04))
  await call('PATCH', `set-prime-attr/${base._id}`, { version: base.version, attribute: 'plot' })
  const file = plots(plot('U-1', 4), plot('U-2', 4.021), plot('U-4', 4.06))
  const stage = async (version: number) => {
    const uploadId = await site.upload(file, 'newer.geojson')
    const url = `upload-to-update-base-layer/Vector/${base._id}`
    return call<BaseLayer>('POST', url, { version, uploadId }, site.staff)
  }
  expect((await stage(base.version + 1)).code).toBe(201)
  const pending = await settled(base._id)
  expect(pending.parts.map(({ staged }) => staged).sort()).toEqual([false, true])
  const layerId = pending.parts.find(({ staged }) => staged)?._id
  const compared = await call<Update>('GET', `get-meta-data-for-update/${base._id}`)
  expect(compared.data.staged).toEqual([{ layerId, added: 1, changed: 1, removed: 1 }])

  const apply = { version: pending.version, layerId, mode: 'replace' }
  const applied = await call<BaseLayer>('PATCH', `update-base-layer-by-uploaded-layer/${base._id}`, apply)
  expect(applied.data.parts).toMatchObject([{ _id: layerId, staged: false, featureCount: 3 }])
  expect(await call('PATCH', `update-base-layer-by-uploaded-layer/${base._id}`, apply)).toMatchObject({ code: 409 })

  await stage(applied.data.version)
  const again = (await settled(base._id)).parts.find(({ staged }) => staged)?._id
  expect((await call('DELETE', `staged/${base._id}/${layerId}`)).code).toBe(404)
  expect((await call('DELETE', `staged/${base._id}/${again}`)).code).toBe(200)
  expect((await settled(base._id)).parts).toHaveLength(1)
})

test('updateBaseLayerByLayers replaces all parts, and updateBaseRasterFromMission replaces the rasters', async () => {
  const base = await make('create-base-raster-upload', OTHER_RASTER, 'old.tif')
  const raster = await site.importFile(RASTER, 'new.tif')
  const updated = await call<BaseLayer>('PATCH', `update-by-layers/${base._id}`, {
    version: base.version,
    layerIds: [raster._id],
  })
  expect(updated.data.parts).toMatchObject([{ name: 'new', kind: 'raster' }])
  const stale = { version: base.version, missionId: site.missionId }
  expect((await call('PATCH', `updateRasterLayerImport/${base._id}`, stale)).code).toBe(409)
  const imported = await call<BaseLayer>('PATCH', `updateRasterLayerImport/${base._id}`, {
    version: updated.data.version,
    missionId: site.missionId,
  })
  expect(imported.data.parts.every(({ name }) => name === 'new')).toBe(true)
  const uploadId = await site.upload(OTHER_RASTER, 'newest.tif')
  const staged = await call<BaseLayer>(
    'PATCH',
    `updateRasterLayerUpload/${base._id}`,
    { version: imported.data.version, uploadId },
    site.staff,
  )
  expect(staged.data.parts.filter((part) => part.staged)).toHaveLength(1)
})

test('an update is staged by the call for its kind, and rejects other tenants and stale versions', async () => {
  const base = await makePlots(plot('S-1', 4))
  const vector = ['POST', `upload-to-update-base-layer/Vector/${base._id}`] as const
  const raster = ['PATCH', `updateRasterLayerUpload/${base._id}`] as const
  const stage = async (
    [method, url]: typeof vector | typeof raster,
    bytes: string | Buffer,
    { cookie = site.staff, version = base.version } = {},
  ) => call<BaseLayer>(method, url, { version, uploadId: await site.upload(bytes, 'newer.dat') }, cookie)

  expect((await stage(raster, RASTER, { cookie: site.otherRoot })).code).toBe(404)
  expect((await stage(raster, RASTER, { cookie: site.viewer })).code).toBe(403)
  expect((await stage(raster, RASTER, { version: 9 })).code).toBe(409)
  expect(await stage(vector, RASTER)).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  expect(await stage(raster, plots(plot('S-2', 4)))).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  expect((await stage(raster, RASTER)).code).toBe(200)
  const both = await stage(vector, plots(plot('S-2', 4)), { version: base.version + 1 })
  expect(both.data.parts.filter(({ staged }) => staged).map(({ kind }) => kind)).toEqual(['vector', 'raster'])
})

describe('a published base layer', () => {
  let base: BaseLayer
  let raster: BaseLayer

  beforeAll(async () => {
    base = await makePlots(plot('P-1', 4), plot('P-2', 4.02))
    raster = await make('create-base-raster-upload', RASTER, 'public.tif')
  })

  test('is public without private fields, and answers 404 as soon as it is unpublished', async () => {
    const url = `/baselayer/public/${base._id}`
    expect((await anonymous(url)).statusCode).toBe(404)
    const published = await publish(base, true)
    expect(published.data).toMatchObject({ published: true })

    const reply = await anonymous(url)
    const map = reply.json<{ data: PublicMap }>().data
    expect(map).toMatchObject({ name: 'plots.geojson', parts: [{ kind: 'vector', featureCount: 2 }] })
    for (const secret of ['staff', 'demo', site.aerie.demo.id, 'createdBy', 'source', 'jobId']) {
      expect(reply.body).not.toContain(secret)
    }
    const part = map.parts[0]
    const [z, x, y] = tileOf(published.data)
    const tileUrl = part?.tileUrl.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`) ?? ''
    const tile = await anonymous(tileUrl)
    expect(tile.statusCode).toBe(200)
    expect(tile.rawPayload.length).toBeGreaterThan(20)
    expect(tile.headers['cache-control']).toBe('private, no-cache')
    const features = await anonymous(`${url}/features/${part?._id}?index=2`)
    expect(features.json<{ data: FeatureList }>().data).toMatchObject({
      total: 1,
      items: [{ properties: { plot: 'P-2' } }],
    })
    const etag = String(tile.headers.etag)
    expect((await anonymous(tileUrl, { 'if-none-match': etag })).statusCode).toBe(304)

    await publish(published.data, false)
    expect((await anonymous(url)).statusCode).toBe(404)
    expect((await anonymous(tileUrl, { 'if-none-match': etag })).statusCode).toBe(404)
    expect((await anonymous(`${url}/features/${part?._id}`)).statusCode).toBe(404)
  })

  test('serves its own rasters only, and nothing while the tenant is suspended or the base layer is deleted', async () => {
    const { data } = await publish(raster, true)
    const [z, x, y] = tileOf(data)
    const tile = (layerId?: string) => anonymous(`/tiles/public/raster/${data._id}/${layerId}/${z}/${x}/${y}`)
    const shown = await tile(data.parts[0]?._id)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const missionRaster = await site.importFile(RASTER, 'private.tif')
    expect((await tile(missionRaster._id)).statusCode).toBe(404)
    expect((await tile(base.parts[0]?._id)).statusCode).toBe(404)
    expect((await anonymous(`/tiles/raster/${data.parts[0]?._id}/${z}/${x}/${y}`)).statusCode).toBe(401)

    await platformQuery(sql`update tenant set status = 'suspended' where id = ${site.aerie.demo.id}`)
    expect((await tile(data.parts[0]?._id)).statusCode).toBe(404)
    await platformQuery(sql`update tenant set status = 'active' where id = ${site.aerie.demo.id}`)
    expect((await tile(data.parts[0]?._id)).statusCode).toBe(200)

    await call('DELETE', `delete-baseLayer-id/${data._id}`)
    expect((await tile(data.parts[0]?._id)).statusCode).toBe(404)
    const restored = await call<BaseLayer>('POST', `restore/${data._id}`)
    expect(restored.data).toMatchObject({ published: false, parts: [{ status: 'ready' }] })
    expect((await tile(data.parts[0]?._id)).statusCode).toBe(404)
  })

  test('needs a part that is ready, and publishing needs its own permission', async () => {
    const { baseLayer } = (await call<Details>('GET', `get-meta-data/${base._id}`)).data
    const body = { version: baseLayer.version, published: true }
    expect((await call('PATCH', `publishBaseLayer/${base._id}`, body, site.staff)).code).toBe(403)
    const raw = {
      name: 'Nowhere',
      uploadId: await site.upload('{"type":"FeatureCollection","features":[]}', 'e.geojson'),
    }
    const empty = await call<BaseLayer>('POST', 'create', raw, site.staff)
    const failed = await settled(empty.data._id)
    expect(failed.parts).toMatchObject([{ status: 'failed' }])
    expect((await publish(failed, true)).code).toBe(409)
  })
})

test('lists deleted base layers for 30 days to users who may restore them, and restores them unchanged', async () => {
  const { _id } = await makePlots(plot('K-1', 4))
  await call('DELETE', `delete-baseLayer-id/${_id}`)
  const listed = await call<DeletedList>('GET', 'deleted?pageSize=1')
  expect(listed.data.items).toMatchObject([{ _id, name: 'plots.geojson' }])
  const others = await call<DeletedList>('GET', 'deleted', undefined, site.otherRoot)
  expect(others.data).toMatchObject({ items: [], total: 0 })
  expect((await call('GET', 'deleted', undefined, site.viewer)).code).toBe(403)
  expect((await call('POST', `restore/${_id}`, undefined, site.otherRoot)).code).toBe(404)

  const restored = await call<BaseLayer>('POST', `restore/${_id}`)
  expect(restored.data.parts).toMatchObject([{ featureCount: 1, status: 'ready' }])
  const isListed = async () => (await call<DeletedList>('GET', 'deleted')).data.items.some((base) => base._id === _id)
  expect(await isListed()).toBe(false)

  await call('DELETE', `delete-baseLayer-id/${_id}`)
  expect(await isListed()).toBe(true)
  await query(sql`update base_layer set deleted_at = now() - interval '31 days' where id = ${_id}`)
  expect(await isListed()).toBe(false)
  expect((await call('POST', `restore/${_id}`)).code).toBe(404)
})

test('editBaseLayerPart styles a part, and the operations on mission layers answer 404 for it', async () => {
  const base = await makePlots(plot('L-1', 4))
  const part = base.parts[0]
  const edit = { version: part?.version, color: '#D4380D', labelField: 'plot', opacity: 0.5 }
  const edited = await call<BaseLayer>('PATCH', `edit-part/${base._id}/${part?._id}`, edit)
  expect(edited.data.parts).toMatchObject([{ color: '#d4380d', labelField: 'plot', opacity: 0.5 }])
  const layerEdit = await site.aerie.call(root, 'PATCH', `/layer/edit-layer/${part?._id}`, { version: 2, name: 'Mine' })
  expect(layerEdit.code).toBe(404)
  expect((await site.aerie.call(root, 'DELETE', `/layer/delete/${part?._id}`)).code).toBe(404)
})

describe('what lies inside a base layer', () => {
  type Found = { items: { _id: string; location?: object }[]; total: number }
  const inside = async (what: string, baseLayerId: string, query = '') =>
    (await call<Found>('GET', `${what}/${baseLayerId}${query}`)).data

  test('listBaseLayerAlerts finds alerts by their own positions, the newest first', async () => {
    const base = await makePlots(plot('X-1', 24), plot('X-2', 24.02))
    expect(await inside('alerts', base._id)).toEqual({ items: [], total: 0, page: 1, pageSize: 50 })
    const raise = async (title: string, long: number) => {
      const alert = {
        missionId: site.missionId,
        title,
        kind: 'Fence',
        severity: 'high',
        position: { lat: 50.005, long },
      }
      return (await site.aerie.call<{ _id: string }>(root, 'POST', '/alert/create', alert)).data._id
    }
    const first = await raise('In the first plot', 24.005)
    await raise('Between the plots', 24.015)
    const last = await raise('In the second plot', 24.025)
    expect(await inside('alerts', base._id)).toMatchObject({
      total: 2,
      items: [
        { _id: last, title: 'In the second plot', location: { lat: 50.005, long: 24.025 }, state: 'new' },
        { _id: first, missionId: site.missionId, severity: 'high' },
      ],
    })
    expect(await inside('alerts', base._id, '?page=2&pageSize=1')).toMatchObject({ total: 2, items: [{ _id: first }] })
    await site.aerie.call(root, 'DELETE', `/alert/delete-multiple-alerts?alertIds=${last}`)
    expect(await inside('alerts', base._id)).toMatchObject({ total: 1 })
  })

  test('listBaseLayerVods finds recordings by the path of their drone, else by their own position', async () => {
    const base = await makePlots(plot('Y-1', 34))
    const over = await insertRecordingAt([33.98, 34.005])
    await insertRecordingAt([33.98, 33.99])
    const placed = await insertRecordingAt([], 34.002)
    await insertRecordingAt([], 34.02)
    const found = await inside('vods', base._id)
    expect(found.items.map(({ _id }) => _id).sort()).toEqual([over, placed].sort())
    expect(found).toMatchObject({ total: 2, items: [{ missionId: site.missionId, seconds: 12.5 }, {}] })
    // The drone came from outside.
    const places = Object.fromEntries(found.items.map(({ _id, location }) => [_id, location]))
    expect(places[over]).toEqual({ lat: 50.005, long: 34.005 })
    expect(places[placed]).toEqual({ lat: 50.005, long: 34.002 })
    const last = await inside('vods', base._id, '?page=2&pageSize=1')
    expect(last).toMatchObject({ total: 2, page: 2, items: [{ _id: over }] })
  })

  test('answers 404 to other tenants and to clients', async () => {
    const base = await makePlots(plot('Z-1', 44))
    const others = [site.aerie.other.root, site.aerie.demo.client]
    for (const who of others) {
      await platformQuery(sql`update app_user set custom_permissions = '{alert_list,vod_list}' where id = ${who.id}`)
      const cookie = await site.aerie.cookieOf(who)
      for (const what of ['alerts', 'vods']) {
        expect((await call('GET', `${what}/${base._id}`, undefined, cookie)).code).toBe(404)
      }
    }
  })
})

/** @param path longitudes of the drone; without them the recording has a position of its own */
async function insertRecordingAt(path: number[], long: number | null = null): Promise<string> {
  const { aerie, missionId } = site
  const tenantId = aerie.demo.id
  const id = uuidv7()
  const views = path.flatMap((each, second) => [second, 50.005, each, 40, 0, -90, 24, 1])
  await inTenant(aerie.db, tenantId, async (tx) => {
    const file = { key: makeKey(tenantId, id), name: 'flight.mp4', size: 1, sha256: '0'.repeat(64) }
    const stored = await insertStoredFile(tenantId, tx, { ...file, mediaType: 'video/mp4' }, aerie.demo.root.id)
    await tx
      .insertInto('mission_file')
      .values({
        id,
        tenant_id: tenantId,
        mission_id: missionId,
        kind: 'recording',
        name: 'flight.mp4',
        stored_file_id: stored.id,
        lat: long === null ? null : 50.005,
        long,
      })
      .execute()
    await sql`
      insert into recording (tenant_id, id, source, state, duration_ms)
      values (${tenantId}, ${id}, 'upload', 'ready', 12500)`.execute(tx)
    if (views.length > 0) {
      await sql`
        insert into footage (tenant_id, recording_id, started_at, area, views, is_assumed)
        values (${tenantId}, ${id}, now(), box(point(30, 50), point(31, 51)), ${views}, false)`.execute(tx)
    }
  })
  return id
}

/** The tile at zoom 14 over the centre. */
function tileOf({ bounds: [west = 0, south = 0, east = 0, north = 0] = [] }: BaseLayer): [number, number, number] {
  const z = 14
  const long = (west + east) / 2
  const lat = ((south + north) / 2 / 180) * Math.PI
  const y = (1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI) / 2
  return [z, Math.floor(((long + 180) / 360) * 2 ** z), Math.floor(y * 2 ** z)]
}

async function fileCount(): Promise<number> {
  return (await query(sql`select id from stored_file`)).length
}

const query = async (statement: RawBuilder<unknown>): Promise<unknown[]> =>
  (await inTenant(site.aerie.db, site.aerie.demo.id, (tx) => statement.execute(tx))).rows
const platformQuery = (statement: RawBuilder<unknown>) => asPlatform(site.aerie.db, (tx) => statement.execute(tx))

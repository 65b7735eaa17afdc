// The HTTP replies of raster and vector tiles, and the content of vector tiles.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { inTenant } from '../../platform/db/tenancy'
import { encodeTile } from '../../media/vector/encodeTile'
import { readTileData } from '../../media/vector/tileData'
import { createVectorTiles } from '../../media/vector/vectorTiles'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'

let site: LayerTest
let trees: Layer
let ortho: Layer

/** The tile that contains the trees. */
const TREE_TILE = { z: 12, x: 2139, y: 1389 }

beforeAll(async () => {
  site = await startLayerTest()
  const rows = ['A-12,oak,none,yes,spruce,50,8', 'A-13,elm,full,no,birch,50.001,8.001']
  trees = await site.importFile(`index,color,fill,flagged,species,lat,long\n${rows.join('\n')}\n`, 'trees.csv')
  ortho = await site.importFile(
    readFileSync(path.join(__dirname, '../../media/raster/fixtures/rgba_striped.tif')),
    'ortho.tif',
  )
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  site.aerie.app.inject({ url: `/apis/v1/tiles/${url}`, headers: { cookie: site.staff, ...headers } })
const treeTile = (query = '') => get(`vector/${trees._id}/12/2139/1389${query}`)
const featuresOf = (bytes: Buffer) => {
  const layer = new VectorTile(new PbfReader(bytes)).layers['features']
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer!.feature(at))
}

test('attributes named index, color, fill and flagged do not replace the reserved attributes', async () => {
  const tile = await treeTile('?field=index&field=color&field=fill&field=flagged')
  const [first] = featuresOf(tile.rawPayload)
  expect(first?.id).toBe(1)
  expect(first?.properties).toEqual({
    index: 1,
    'a:index': 'A-12',
    'a:color': 'oak',
    'a:fill': 'none',
    'a:flagged': 'yes',
  })
})

test('features carry their names without a request for them', async () => {
  const named = await site.importFile(
    'Name,title,species,lat,long\nGate,North,oak,50,8\n,South,elm,50.001,8.001\n',
    'named.csv',
  )
  const tile = await get(`vector/${named._id}/12/2139/1389`)
  const features = featuresOf(tile.rawPayload)
  expect(features.map(({ properties }) => properties)).toEqual(
    expect.arrayContaining([
      { index: 1, 'a:Name': 'Gate', 'a:title': 'North' },
      expect.objectContaining({ index: 2, 'a:title': 'South' }),
    ]),
  )
  expect(features.some(({ properties }) => 'a:species' in properties)).toBe(false)
})

test('a tile encoded on a thread equals one encoded here', async () => {
  const { db, demo } = site.aerie
  for (const fields of [[], ['species', 'index']]) {
    const data = await inTenant(db, demo.id, (tx) =>
      readTileData(demo.id, tx, { id: trees._id, featureCount: 2 }, TREE_TILE, { fields, flags: true }),
    )
    const served = await treeTile(`?${fields.map((field) => `field=${field}`).join('&')}`)
    expect(served.rawPayload.equals((await encodeTile(data)).tile)).toBe(true)
    expect(served.rawPayload.length).toBeGreaterThan(50)
  }
})

test('does not draw tiles of cancelled requests and draws the next ones', async () => {
  const { db, demo } = site.aerie
  const vectorTiles = createVectorTiles(db, 1)
  const tile = (dataVersion: number, signal?: AbortSignal) =>
    vectorTiles.tile(
      demo.id,
      { id: trees._id, featureCount: 2, dataVersion, labelField: null },
      TREE_TILE,
      { fields: [], flags: true },
      signal,
    )
  try {
    const abort = new AbortController()
    const cancelled = Array.from({ length: 20 }, (_, at) => tile(100 + at, abort.signal))
    const next = tile(200)
    abort.abort(new Error('gone'))
    const results = await Promise.allSettled(cancelled)
    expect(results.every((result) => result.status === 'rejected' && String(result.reason) === 'Error: gone')).toBe(
      true,
    )
    expect((await next).length).toBeGreaterThan(50)
  } finally {
    await vectorTiles.close()
  }
})

describe.each(['vector', 'raster'] as const)('%s tiles', (kind) => {
  const idOf = () => (kind === 'vector' ? trees : ortho)._id
  const tile = (address: string, headers?: Record<string, string>) => get(`${kind}/${idOf()}/${address}`, headers)
  const deepest = { vector: 24, raster: 26 }[kind]

  test('answers 204 with an ETag for an empty tile', async () => {
    const empty = await tile('10/1/1')
    expect([empty.statusCode, empty.rawPayload.length]).toEqual([204, 0])
    expect((await tile('10/1/1', { 'if-none-match': String(empty.headers.etag) })).statusCode).toBe(304)
  })

  test(`accepts zoom ${deepest} and rejects deeper zooms and addresses outside the world with 400`, async () => {
    expect((await tile(`${deepest}/0/0`)).statusCode).toBe(204)
    for (const address of [`${deepest + 1}/0/0`, '2/4/0', '2/0/4', '-1/0/0', '2/-1/0', '1.5/0/0']) {
      expect([address, (await tile(address)).statusCode]).toEqual([address, 400])
    }
  })

  test('lets the browser cache a tile only with the current version in the address', async () => {
    const cacheControl = async (query: string) => (await tile(`0/0/0${query}`)).headers['cache-control']
    const { dataVersion } = kind === 'vector' ? trees : ortho
    expect(await cacheControl(`?v=${dataVersion}`)).toBe('private, max-age=86400')
    expect(await cacheControl(`?v=${dataVersion + 1}`)).toBe('private, no-cache')
    expect(await cacheControl('')).toBe('private, no-cache')
  })

  test('answers 304 to its ETag, to one that a proxy marked as weak and to one in a list', async () => {
    const etag = String((await tile('0/0/0')).headers.etag)
    const statuses = async (ifNoneMatch: string) => (await tile('0/0/0', { 'if-none-match': ifNoneMatch })).statusCode
    expect(await Promise.all([etag, `W/${etag}`, `"other", ${etag}`].map(statuses))).toEqual([304, 304, 304])
    expect(await statuses('"other"')).toBeLessThan(300)
  })
})

test('an error has neither the ETag nor the cache headers of a tile', async () => {
  const wrongKind = await get(`vector/${ortho._id}/0/0/0?v=${ortho.dataVersion}`)
  expect([wrongKind.statusCode, wrongKind.headers['cache-control'], wrongKind.headers.etag]).toEqual([
    409,
    'no-store',
    undefined,
  ])
})

test('rejects a raster tile of another size with 400', async () => {
  for (const size of [300, 100_000]) {
    expect((await get(`raster/${ortho._id}/0/0/0?size=${size}`)).statusCode).toBe(400)
  }
  expect((await get(`raster/${ortho._id}/0/0/0?size=512`)).statusCode).toBeLessThan(300)
})

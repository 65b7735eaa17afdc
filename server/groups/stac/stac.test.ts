import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { FeatureCollection } from 'geojson'
import { serverFile } from '../../platform/core/folders'
import { inTenant } from '../../platform/db/tenancy'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'
import { insertCoveredPhoto } from '../photo/testing/coveredPhoto'
import { insertStoredRecording } from '../vod/testing/storedRecording'

interface Link {
  href: string
  rel: string
  method?: string
  body?: object
}

type Items = FeatureCollection & { links: Link[] }

const SCHEMAS = path.join(__dirname, 'fixtures/schemas')
const ITEM = 'https://schemas.stacspec.org/v1.1.0/item-spec/json-schema/item.json'
const CATALOG = 'https://schemas.stacspec.org/v1.1.0/catalog-spec/json-schema/catalog.json'
const COLLECTION = 'https://schemas.stacspec.org/v1.1.0/collection-spec/json-schema/collection.json'
const PROJECTION = 'https://stac-extensions.github.io/projection/v2.0.0/schema.json'

/** The official schemas, see fixtures/PROVENANCE.md. Those of GeoJSON and PROJJSON, which they refer to, are reduced to the types. */
const validator = new Ajv({ strict: false, allErrors: true })
addFormats(validator)
validator.addFormat('iri', true)
validator.addFormat('iri-reference', true)
for (const file of readdirSync(SCHEMAS))
  validator.addSchema(JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')) as object)
validator.addSchema(
  { type: 'object', required: ['type', 'geometry', 'properties'] },
  'https://geojson.org/schema/Feature.json',
)
validator.addSchema({ type: 'object', required: ['type', 'coordinates'] }, 'https://geojson.org/schema/Geometry.json')

validator.addSchema({ type: 'object' }, 'https://proj.org/schemas/v0.7/projjson.schema.json')

function problemsOf(schema: string, document: unknown): string[] {
  const validate = validator.getSchema(schema)
  if (!validate) throw new Error(`No schema ${schema}`)
  void validate(document)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

let site: LayerTest
let dsm: Layer
let trees: Layer

beforeAll(async () => {
  site = await startLayerTest()
  dsm = await site.importFile(readFileSync(serverFile('media/raster/fixtures/dsm_float.tif')), 'dsm.tif')
  trees = await site.importFile('species,lat,long\noak,50,8\nelm,51,9\n', 'trees.csv')
  // At latitude 0 and longitude 10.
  await insertCoveredPhoto(site.aerie, site.aerie.demo, site.missionId, 10)
})
afterAll(() => site.close())

const get = (address: string, headers: Record<string, string> = { cookie: site.staff }) =>
  site.aerie.app.inject({ url: `/apis/v1/stac${address}`, headers })

async function read<T = Items>(address: string): Promise<T> {
  const reply = await get(address)
  expect({ address, status: reply.statusCode }).toEqual({ address, status: 200 })
  return reply.json<T>()
}

const post = (body: object) =>
  site.aerie.app.inject({ method: 'POST', url: '/apis/v1/stac/search', headers: { cookie: site.staff }, payload: body })

const pathOf = (href: string): string => href.slice(href.indexOf('/stac') + '/stac'.length)
const linkOf = ({ links }: { links: Link[] }, rel: string): Link | undefined => links.find((link) => link.rel === rel)
const kindsOf = ({ features }: FeatureCollection): unknown[] =>
  features.map(({ properties }) => properties?.['aerie:kind'] as unknown)

describe('documents', () => {
  test('the catalog, the collection and every item satisfy the schemas of STAC 1.1', async () => {
    expect(problemsOf(CATALOG, await read(''))).toEqual([])
    const { collections } = await read<{ collections: object[] }>('/collections')
    expect(collections).not.toHaveLength(0)
    for (const collection of collections) expect(problemsOf(COLLECTION, collection)).toEqual([])
    const { features } = await read(`/collections/${site.missionId}/items`)
    expect(features).toHaveLength(3)
    for (const feature of features) expect(problemsOf(ITEM, feature)).toEqual([])
  })

  test('a time that nobody measured is an interval, and says so', async () => {
    await insertCoveredPhoto(site.aerie, site.aerie.demo, site.missionId, 20)
    const { id: photoId } = await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      tx.selectFrom('mission_file').select('id').where('long', '>', 15).executeTakeFirstOrThrow(),
    )
    const change = async (takenAt: Date | null, isLocalTime: boolean) => {
      await inTenant(site.aerie.db, site.aerie.demo.id, async (tx) => {
        await tx.updateTable('mission_file').set({ taken_at: takenAt }).where('id', '=', photoId).execute()
        await tx
          .updateTable('mission_photo')
          .set({ is_local_time: isLocalTime })
          .where('file_id', '=', photoId)
          .execute()
      })
      const item = await read<{ properties: Record<string, unknown> }>(
        `/collections/${site.missionId}/items/${photoId}`,
      )
      expect(problemsOf(ITEM, item)).toEqual([])
      return item.properties
    }
    const at = new Date('2016-06-23T16:31:59Z')
    expect(await change(at, false)).toMatchObject({ datetime: '2016-06-23T16:31:59.000Z' })
    expect(await change(at, true)).toMatchObject({
      datetime: null,
      start_datetime: '2016-06-23T02:31:59.000Z',
      end_datetime: '2016-06-24T04:31:59.000Z',
      'aerie:local_time': '2016-06-23T16:31:59',
    })
    const intervalOfMission = async () =>
      (await read<{ extent: { temporal: { interval: (string | null)[][] } } }>(`/collections/${site.missionId}`)).extent
        .temporal.interval[0]
    expect(await intervalOfMission()).toEqual(['2016-06-23T02:31:59.000Z', '2016-06-24T04:31:59.000Z'])
    const isFoundIn = async (period: string) => {
      const { features } = await read(`/search?limit=1000&datetime=${period}`)
      return features.some(({ id }) => id === photoId)
    }
    // 16:31:59 in a zone behind UTC, and in one before it.
    expect(await isFoundIn('2016-06-24T04:00:00Z/2016-06-24T05:00:00Z')).toBe(true)
    expect(await isFoundIn('2016-06-23T02:00:00Z/2016-06-23T03:00:00Z')).toBe(true)
    expect(await isFoundIn('2016-06-24T04:32:00Z/..')).toBe(false)
    await change(at, false)
    expect(await isFoundIn('2016-06-24T04:00:00Z/2016-06-24T05:00:00Z')).toBe(false)
    expect(await isFoundIn('2016-06-23T16:31:00Z/2016-06-23T16:32:00Z')).toBe(true)
    const unknown = await change(null, false)
    expect(unknown).toMatchObject({ datetime: null, 'aerie:time': 'unknown', end_datetime: unknown['created'] })
    // The mission was not flown when it was created here.
    expect(await intervalOfMission()).toEqual([null, null])
    await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      tx.updateTable('mission_file').set({ deleted_at: new Date() }).where('id', '=', photoId).execute(),
    )
  })

  test('the start that a video file states is marked as not verified, and one that a person entered is not', async () => {
    const video = { missionId: site.missionId, name: 'flight.mp4', bytes: Buffer.from('no video') }
    const id = await insertStoredRecording(site.aerie, site.aerie.demo, video)
    const set = (start_origin: string) =>
      inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
        tx
          .updateTable('recording')
          .set({ start_origin, started_at: '2026-03-12T10:00:00Z' })
          .where('id', '=', id)
          .execute(),
      )
    const properties = async () => {
      const item = await read<{ properties: object }>(`/collections/${site.missionId}/items/${id}`)
      expect(problemsOf(ITEM, item)).toEqual([])
      return item.properties
    }
    await set('container')
    expect(await properties()).toMatchObject({
      datetime: '2026-03-12T10:00:00.000Z',
      'aerie:time': 'of the file, not verified',
    })
    await set('user')
    expect(await properties()).not.toHaveProperty('aerie:time')
    await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      tx.updateTable('mission_file').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
    )
  })

  test('a raster has its projection, resolution and a link to its cloud-optimized GeoTIFF', async () => {
    const item = await read<{ properties: object; assets: { data: { href: string; type: string } } }>(
      `/collections/${site.missionId}/items/${dsm._id}`,
    )
    expect(problemsOf(PROJECTION, item)).toEqual([])
    expect(item.properties).toMatchObject({
      'proj:code': expect.stringMatching(/^EPSG:\d+$/) as string,
      gsd: dsm.raster?.gsd,
    })
    expect(item.assets.data.type).toContain('profile=cloud-optimized')
    const file = await site.aerie.app.inject({
      url: item.assets.data.href.replace(/^https?:\/\/[^/]+/, ''),
      headers: { cookie: site.staff },
    })
    expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'II'])
  })

  test('a cloud-optimized GeoTIFF is read in parts, and counts as one download', async () => {
    const url = `/apis/v1/stac/assets/${dsm._id}`
    const cookie = site.staff
    const downloads = async () => {
      const root = await site.aerie.cookieOf(site.aerie.demo.root)
      const answer = await site.aerie.call<{ total: number }>(root, 'GET', '/audit/list?action=layer.download')
      return answer.data.total
    }
    const before = await downloads()
    const head = await site.aerie.app.inject({ method: 'HEAD', url, headers: { cookie } })
    expect([head.statusCode, head.headers['accept-ranges'], head.rawPayload.length]).toEqual([200, 'bytes', 0])
    const first = await site.aerie.app.inject({ url, headers: { cookie, range: 'bytes=0-99' } })
    expect([first.statusCode, first.rawPayload.length]).toEqual([206, 100])
    const second = await site.aerie.app.inject({ url, headers: { cookie, range: 'bytes=100-199' } })
    expect([second.statusCode, second.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${head.headers['content-length']}`,
    ])
    expect(await downloads()).toBe(before + 1)
    expect((await site.aerie.app.inject({ url, headers: { cookie: site.otherRoot } })).statusCode).toBe(404)
  })

  test('the extent of a mission contains its items', async () => {
    const { extent } = await read<{ extent: { spatial: { bbox: number[][] } } }>(`/collections/${site.missionId}`)
    const [west = 0, south = 0, east = 0, north = 0] = extent.spatial.bbox[0] ?? []
    const { features } = await read(`/collections/${site.missionId}/items`)
    for (const { bbox = [] } of features) {
      expect(bbox[0]).toBeGreaterThanOrEqual(west)
      expect(bbox[1]).toBeGreaterThanOrEqual(south)
      expect(bbox[2]).toBeLessThanOrEqual(east)
      expect(bbox[3]).toBeLessThanOrEqual(north)
    }
  })
})

describe('search', () => {
  test('follows the links of GET and of POST to the last item, each item once', async () => {
    const ids: unknown[] = []
    let address: string | undefined = '/search?limit=1'
    while (address !== undefined) {
      const page: Items = await read(address)
      ids.push(...page.features.map(({ id }) => id))
      const next = linkOf(page, 'next')
      address = next && pathOf(next.href)
    }
    expect(new Set(ids).size).toBe(3)
    const posted: unknown[] = []
    let body: object | undefined = { limit: 2 }
    while (body !== undefined) {
      const page: Items = (await post(body)).json()
      posted.push(...page.features.map(({ id }) => id))
      body = linkOf(page, 'next')?.body
    }
    expect(posted).toEqual(ids)
  })

  test('by box', async () => {
    expect(kindsOf(await read('/search?bbox=9.9,-1,10.1,1'))).toEqual(['photo'])
    expect(kindsOf(await read('/search?bbox=7,49,8.5,50.5'))).toEqual(['vector-layer'])
    expect(kindsOf((await post({ bbox: [7, 49, 0, 8.5, 50.5, 100] })).json())).toEqual(['vector-layer'])
    expect(kindsOf(await read('/search?bbox=170,-1,-170,1'))).toEqual([])
  })

  test('by shape', async () => {
    const around = (long: number, lat: number) => ({
      type: 'Polygon',
      coordinates: [
        [
          [long - 1, lat - 1],
          [long + 1, lat - 1],
          [long, lat + 1],
          [long - 1, lat - 1],
        ],
      ],
    })
    expect(kindsOf((await post({ intersects: around(10, 0) })).json())).toEqual(['photo'])
    expect(kindsOf((await post({ intersects: { type: 'Point', coordinates: [8.5, 50.5] } })).json())).toEqual([
      'vector-layer',
    ])
    const text = encodeURIComponent(JSON.stringify(around(10, 0)))
    expect(kindsOf(await read(`/search?intersects=${text}`))).toEqual(['photo'])
  })

  test('a shape with a hole leaves out what is within the hole', async () => {
    const square = (half: number) => [
      [10 - half, -half],
      [10 + half, -half],
      [10 + half, half],
      [10 - half, half],
      [10 - half, -half],
    ]
    const found = async (coordinates: number[][][]) =>
      kindsOf((await post({ intersects: { type: 'Polygon', coordinates } })).json())
    expect(await found([square(1)])).toEqual(['photo'])
    expect(await found([square(2), square(1)])).toEqual([])
    const both = { type: 'MultiPolygon', coordinates: [[square(2), square(1)], [square(0.5)]] }
    expect(kindsOf((await post({ intersects: both })).json())).toEqual(['photo'])
    const aroundTrees = [
      [0, 40],
      [20, 40],
      [20, 60],
      [0, 60],
      [0, 40],
    ]
    const within = [
      [7, 49],
      [10, 49],
      [10, 52],
      [7, 52],
      [7, 49],
    ]
    const across = within.map(([long = 0, lat = 0]) => [long, Math.min(lat, 50.5)])
    expect(await found([aroundTrees, within])).not.toContain('vector-layer')
    expect(await found([aroundTrees, across])).toContain('vector-layer')
  })

  test('by time, ids and collections', async () => {
    expect(kindsOf(await read('/search?datetime=2000-01-01T00:00:00Z/2000-01-02T00:00:00Z'))).toEqual([])
    expect(await read('/search?datetime=2020-01-01T00:00:00Z/..')).toMatchObject({ numberReturned: 3 })
    expect(kindsOf(await read(`/search?ids=${trees._id},unknown`))).toEqual(['vector-layer'])
    expect(kindsOf((await post({ collections: ['unknown'] })).json())).toEqual([])
    expect((await post({ collections: [site.missionId], ids: [dsm._id] })).json()).toMatchObject({ numberReturned: 1 })
  })

  test.each([
    ['both an area and a box', { bbox: [0, 0, 1, 1], intersects: { type: 'Point', coordinates: [0, 0] } }],
    [
      'an area that is a line',
      {
        intersects: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
      },
    ],
    ['an area that is none', { intersects: { type: 'Polygon', coordinates: 'here' } }],
    ['a box of five numbers', { bbox: [0, 0, 1, 1, 1] }],
    ['a box outside of the world', { bbox: [0, -100, 1, 1] }],
    ['a time that is none', { datetime: 'yesterday' }],
    ['a cursor that is none', { cursor: 'abc' }],
  ])('rejects %s with 400', async (_, body) => {
    expect((await post(body)).statusCode).toBe(400)
  })
})

describe('access', () => {
  test('another tenant finds nothing of this one', async () => {
    const headers = { cookie: site.otherRoot }
    expect((await get(`/search?ids=${dsm._id}`, headers)).json()).toMatchObject({ features: [] })
    expect((await get(`/collections/${site.missionId}`, headers)).statusCode).toBe(404)
    expect((await get(`/collections/${site.missionId}/items`, headers)).statusCode).toBe(404)
    expect((await get(`/collections/${site.missionId}/items/${dsm._id}`, headers)).statusCode).toBe(404)
    expect((await get('/collections', headers)).body).not.toContain(site.missionId)
  })

  test('a token finds the kinds of its scopes only', async () => {
    const body = { name: 'Catalogue', scopes: ['missions:read'], days: 1 }
    const { data } = await site.aerie.call<{ secret: string }>(site.staff, 'POST', '/api-token/create', body)
    const headers = { authorization: `Bearer ${data.secret}` }
    expect((await get('/search', headers)).json()).toMatchObject({ features: [] })
    expect((await get('/collections', headers)).body).toContain(site.missionId)
  })

  test('an item in the trash is not found', async () => {
    const extra = await site.importFile('species,lat,long\noak,50,8\n', 'extra.csv')
    expect((await get(`/collections/${site.missionId}/items/${extra._id}`)).statusCode).toBe(200)
    await site.aerie.call(site.staff, 'DELETE', `/layer/delete/${extra._id}`)
    expect((await get(`/collections/${site.missionId}/items/${extra._id}`)).statusCode).toBe(404)
  })
})

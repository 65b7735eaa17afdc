import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import type { FeatureCollection } from 'geojson'
import { serverFile } from '../../platform/core/folders'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'

interface Link {
  href: string
  rel: string
}

interface Collections {
  collections: { id: string; title: string; links: Link[] }[]
  links: Link[]
}

type Items = FeatureCollection & { links: Link[]; numberReturned: number }

let site: LayerTest
let trees: Layer
let dsm: Layer

beforeAll(async () => {
  site = await startLayerTest()
  const rows = Array.from({ length: 5 }, (_, index) => `tree ${index},${50 + index},8`)
  trees = await site.importFile(`species,lat,long\n${rows.join('\n')}\n`, 'trees.csv')
  dsm = await site.importFile(readFileSync(serverFile('media/raster/fixtures/dsm_float.tif')), 'dsm.tif')
})
afterAll(() => site.close())

const get = (path: string, headers: Record<string, string> = { cookie: site.staff }) =>
  site.aerie.app.inject({ url: `/apis/v1/ogc${path}`, headers })

async function read<T>(path: string, headers?: Record<string, string>): Promise<T> {
  const reply = await get(path, headers)
  expect({ path, status: reply.statusCode, text: reply.statusCode === 200 ? '' : reply.body }).toEqual({
    path,
    status: 200,
    text: '',
  })
  return reply.json<T>()
}

const pathOf = (href: string): string => href.slice(href.indexOf('/ogc') + '/ogc'.length)

const linkOf = ({ links }: { links: Link[] }, rel: string): string | undefined =>
  links.find((link) => link.rel === rel)?.href

/** Zoom, row and column of a tile that shows the middle of a layer. */
function tileOf({ bounds }: Layer): string {
  const [west = 0, south = 0, east = 0, north = 0] = bounds ?? []
  const zoom = 12
  const latitude = (((south + north) / 2) * Math.PI) / 180
  const column = Math.floor((((west + east) / 2 + 180) / 360) * 2 ** zoom)
  const row = Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * 2 ** zoom)
  return `${zoom}/${row}/${column}`
}

const tokenWith = async (scopes: string[]): Promise<Record<string, string>> => {
  const { data } = await site.aerie.call<{ secret: string }>(site.staff, 'POST', '/api-token/create', {
    name: 'QGIS',
    scopes,
    days: 1,
  })
  return { authorization: `Basic ${Buffer.from(`qgis:${data.secret}`).toString('base64')}` }
}

describe('OGC API Features', () => {
  test('the landing page leads to the conformance, the contract and the collections', async () => {
    const landing = await read<{ links: Link[] }>('')
    for (const rel of ['self', 'conformance', 'data']) {
      expect((await get(pathOf(linkOf(landing, rel) ?? ''))).statusCode).toBe(200)
    }
    expect(linkOf(landing, 'service-desc')).toMatch(/\/apis\/v1\/openapi$/)
    const { conformsTo } = await read<{ conformsTo: string[] }>('/conformance')
    expect(conformsTo).toContain('http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core')
  })

  test('lists the records and the layers, page by page', async () => {
    const first = await read<Collections>('/collections?limit=1')
    expect(first.collections.map(({ id }) => id)).toEqual(['missions', 'photos', 'footprints', trees._id])
    const next = await read<Collections>(pathOf(linkOf(first, 'next') ?? ''))
    expect(next.collections.map(({ id }) => id)).toEqual([dsm._id])
    expect(linkOf(next, 'next')).toBeUndefined()
  })

  test('follows the link to the next page until the end', async () => {
    const names: unknown[] = []
    let path: string | undefined = `/collections/${trees._id}/items?limit=2`
    while (path !== undefined) {
      const page: Items = await read<Items>(path)
      expect(page.numberReturned).toBe(page.features.length)
      names.push(...page.features.map(({ properties }) => properties?.['species'] as unknown))
      const next = linkOf(page, 'next')
      path = next && pathOf(next)
    }
    expect(names).toEqual(['tree 0', 'tree 1', 'tree 2', 'tree 3', 'tree 4'])
  })

  test('filters by box, also with heights and across the antimeridian', async () => {
    const inBox = async (bbox: string) => (await read<Items>(`/collections/${trees._id}/items?bbox=${bbox}`)).features
    expect(await inBox('7,49.5,9,51.5')).toHaveLength(2)
    expect(await inBox('7,49.5,0,9,51.5,100')).toHaveLength(2)
    expect(await inBox('170,49,-170,60')).toHaveLength(0)
    expect(await inBox('9,49,7,60')).toHaveLength(0)
    expect(await inBox('7.5,49,7,60')).toHaveLength(5)
  })

  test('filters missions by time', async () => {
    const planned = { name: 'Planned', scheduledAt: '2040-05-01T10:00:00Z' }
    await site.aerie.call(site.staff, 'POST', '/mission/create', planned)
    const during = async (datetime: string) =>
      (await read<Items>(`/collections/missions/items?limit=1000&datetime=${datetime}`)).features.map(
        ({ properties }) => properties?.['name'] as unknown,
      )
    expect(await during('2040-05-01T00:00:00Z/2040-05-02T00:00:00Z')).toEqual(['Planned'])
    expect(await during('2040-05-01T10:00:00Z')).toContain('Planned')
    expect(await during('2040-05-02T00:00:00Z/..')).not.toContain('Planned')
    expect(await during('/2040-05-02T00:00:00Z')).toContain('Planned')
  })

  test('reads one feature', async () => {
    const [first] = (await read<Items>(`/collections/${trees._id}/items?limit=1`)).features
    const path = `/collections/${trees._id}/items/${first?.id}`
    expect(await read(path)).toMatchObject({ type: 'Feature', id: first?.id, geometry: { type: 'Point' } })
    expect((await get(`/collections/${trees._id}/items/999999`)).statusCode).toBe(404)
    expect((await get(`/collections/${trees._id}/items/no-number`)).statusCode).toBe(404)
  })

  test.each([
    ['a box with south above north', 'bbox=7,51,9,50'],
    ['a box that is no box', 'bbox=7,51,9'],
    ['a time without a zone', 'datetime=2040-05-01'],
    ['an interval backwards', 'datetime=2041-01-01T00:00:00Z/2040-01-01T00:00:00Z'],
    ['three times', 'datetime=../../..'],
    ['no time', 'datetime=..'],
    ['a cursor of another list', `cursor=${Buffer.from('abc').toString('base64url')}`],
    ['an unknown parameter', 'colour=red'],
    ['a limit of nothing', 'limit=0'],
  ])('rejects %s with 400', async (_, query) => {
    expect((await get(`/collections/${trees._id}/items?${query}`)).statusCode).toBe(400)
  })
})

describe('OGC API Tiles', () => {
  test('leads from a vector layer to its tiles', async () => {
    const collection = await read<{ links: Link[] }>(`/collections/${trees._id}`)
    const sets = await read<{ tilesets: { links: Link[] }[] }>(
      pathOf(linkOf(collection, 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector') ?? ''),
    )
    const set = await read<{ links: Link[]; dataType: string }>(pathOf(linkOf(sets.tilesets[0]!, 'self') ?? ''))
    expect(set.dataType).toBe('vector')
    const address = pathOf(linkOf(set, 'item') ?? '')
      .replace('{tileMatrix}', '0')
      .replace('{tileRow}', '0')
      .replace('{tileCol}', '0')
    const tile = await get(address)
    expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
  })

  test('leads from a raster layer to its tiles as PNG and as WebP', async () => {
    const collection = await read<{ links: Link[] }>(`/collections/${dsm._id}`)
    const sets = await read<{ tilesets: { links: (Link & { type: string })[] }[] }>(
      pathOf(linkOf(collection, 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-map') ?? ''),
    )
    const items = sets.tilesets[0]!.links.filter(({ rel }) => rel === 'item')
    expect(items.map(({ type }) => type)).toEqual(['image/png', 'image/webp'])
    for (const { href, type } of items) {
      const tile = await get(pathOf(href).replace('{tileMatrix}/{tileRow}/{tileCol}', tileOf(dsm)))
      expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, type])
    }
  })

  test('the feature of a raster layer is its footprint', async () => {
    const { features } = await read<Items>(`/collections/${dsm._id}/items`)
    expect(features).toMatchObject([{ id: dsm._id, geometry: { type: 'Polygon' }, properties: { name: 'dsm' } }])
    expect((await read<Items>(`/collections/${dsm._id}/items?bbox=7,49,9,51`)).features).toEqual([])
  })

  test('WMTS lists the raster layers with the addresses of their tiles', async () => {
    const reply = await get('/wmts/WMTSCapabilities.xml')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml'])
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })
    const { Capabilities } = parser.parse(reply.body) as {
      Capabilities: { Contents: { Layer: { 'ows:Identifier': string; ResourceURL: { '@template': string } } } }
    }
    const { Layer } = Capabilities.Contents
    expect(Layer['ows:Identifier']).toBe(dsm._id)
    const address = pathOf(Layer.ResourceURL['@template'])
      .replace('{TileMatrixSet}', 'WebMercatorQuad')
      .replace('{TileMatrix}/{TileRow}/{TileCol}', tileOf(dsm))
    expect((await get(address)).statusCode).toBe(200)
  })

  test('describes WebMercatorQuad', async () => {
    const set = await read<{ tileMatrices: { id: string; scaleDenominator: number; matrixWidth: number }[] }>(
      '/tileMatrixSets/WebMercatorQuad',
    )
    // Of OGC 17-083r4, table D.1.
    expect(set.tileMatrices[0]?.scaleDenominator).toBeCloseTo(559_082_264.028717, 3)
    expect(set.tileMatrices[10]).toMatchObject({ id: '10', matrixWidth: 1024 })
  })

  test.each([
    ['a row below the map', '/tiles/WebMercatorQuad/1/2/0', 400],
    ['an unknown tile matrix set', '/tiles/UPSArcticWGS84Quad/1/0/0', 404],
    ['map tiles of a vector layer', '/map/tiles', 404],
  ])('rejects %s', async (_, path, status) => {
    expect((await get(`/collections/${trees._id}${path}`)).statusCode).toBe(status)
  })
})

describe('access', () => {
  test('a token reads what its scopes include', async () => {
    const headers = await tokenWith(['missions:read'])
    const { collections } = await read<Collections>('/collections', headers)
    expect(collections.map(({ id }) => id)).toEqual(['missions'])
    expect((await get(`/collections/${trees._id}/items`, headers)).statusCode).toBe(404)
    expect((await get('/collections/photos/items', headers)).statusCode).toBe(404)
  })

  test('a revoked token is refused', async () => {
    const headers = await tokenWith(['maps:read'])
    await read('/collections', headers)
    const { data } = await site.aerie.call<{ items: { _id: string }[] }>(site.staff, 'GET', '/api-token/list')
    await site.aerie.call(site.staff, 'DELETE', `/api-token/revoke/${data.items[0]?._id}`)
    expect((await get('/collections', headers)).statusCode).toBe(401)
  })

  test('another tenant sees neither the layer nor its features', async () => {
    const headers = { cookie: site.otherRoot }
    const { collections } = await read<Collections>('/collections', headers)
    expect(collections.map(({ id }) => id)).not.toContain(trees._id)
    for (const path of ['', '/items', '/items/1', '/tiles', '/tiles/WebMercatorQuad/0/0/0'])
      expect((await get(`/collections/${trees._id}${path}`, headers)).statusCode).toBe(404)
    const { features } = await read<Items>('/collections/missions/items', headers)
    expect(JSON.stringify(features)).not.toContain('Site')
  })

  test('a client sees the layers that are shown to it', async () => {
    const headers = { cookie: await site.aerie.cookieOf(site.aerie.demo.client) }
    expect(JSON.stringify(await read('/collections', headers))).not.toContain(trees._id)
    expect((await get(`/collections/${trees._id}/items`, headers)).statusCode).toBe(404)
  })
})

/** Raster tiles drawn by TiTiler. A real HTTP server replaces TiTiler and records the requests that browsers are redirected to. */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { filesFolder } from '../../platform/storage/openStorage'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'

const fixture = (name: string) => readFileSync(path.join(__dirname, '../../media/raster/fixtures', name))

interface TileServerRequest {
  url: URL
  cookie: string | undefined
  /** First bytes of the file in the address. */
  start: string
}

let site: LayerTest
let bands: Layer
let servers: Server[]
let requests: TileServerRequest[]

beforeAll(async () => {
  requests = []
  // Serves the files to TiTiler over plain HTTP by key, as an operator would.
  const [cogs, cogAddress] = await serve((request, reply) => {
    const file = path.join(filesFolder(site.aerie.config), request.url ?? '')
    if (!existsSync(file)) return reply.writeHead(404).end()
    createReadStream(file, { start: 0, end: 1 }).pipe(reply.writeHead(206))
  })
  const [tiles, tileAddress] = await serve((request, reply) => {
    draw(request).then(
      (status) => reply.writeHead(status, { 'content-type': 'image/webp' }).end('WEBP'),
      () => reply.writeHead(500).end(),
    )
  })
  servers = [cogs, tiles]
  site = await startLayerTest({ STATIC_TILE_URL: tileAddress, COG_BASE_URL: cogAddress })
  const unnamed = await site.importFile(fixture('uint16_4band.tif'), 'bands.tif')
  const stated = { version: unnamed.version, bandRoles: ['red', 'green', 'blue', 'nir'] }
  bands = (await site.aerie.call<Layer>(site.staff, 'PATCH', `/layer/edit-layer/${unnamed._id}`, stated)).data
})
afterEach(() => requests.splice(0))
afterAll(async () => {
  await site.close()
  for (const server of servers) server.close()
})

async function serve(listener: RequestListener): Promise<[Server, string]> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
}

async function draw(request: IncomingMessage): Promise<number> {
  const url = new URL(request.url ?? '', 'http://tiles.test')
  const cog = await fetch(url.searchParams.get('url') ?? '')
  requests.push({ url, cookie: request.headers.cookie, start: Buffer.from(await cog.arrayBuffer()).toString('latin1') })
  return cog.ok ? 200 : 404
}

const tileOf = ({ bounds, raster }: Pick<Layer, 'bounds' | 'raster'>) => {
  const [west = 0, south = 0, east = 0, north = 0] = bounds ?? []
  const z = raster?.nativeZoom ?? 0
  const lat = ((south + north) / 2) * (Math.PI / 180)
  const x = Math.floor(((west + east) / 2 / 360 + 0.5) * 2 ** z)
  return `${z}/${x}/${Math.floor((0.5 - Math.asinh(Math.tan(lat)) / (2 * Math.PI)) * 2 ** z)}`
}

const requestTile = (url: string, cookie?: string) =>
  site.aerie.app.inject({ url: `/apis/v1/tiles/${url}`, headers: cookie === undefined ? {} : { cookie } })

const tile = (query = '', cookie: string | undefined = site.staff) =>
  requestTile(`raster/${bands._id}/${tileOf(bands)}${query}`, cookie)

test('redirects to TiTiler, which reads the file of the layer', async () => {
  const { port } = site.aerie.app.server.address() as AddressInfo
  const shown = await fetch(`http://127.0.0.1:${port}/apis/v1/tiles/raster/${bands._id}/${tileOf(bands)}`, {
    headers: { cookie: site.staff },
  })
  expect([shown.status, await shown.text()]).toEqual([200, 'WEBP'])
  expect(requests).toHaveLength(1)
  // Both ways of writing a TIFF begin with its byte order.
  expect(requests[0]?.start).toBe('II')
  expect(requests[0]?.url.pathname).toBe(`/cog/tiles/WebMercatorQuad/${tileOf(bands)}`)
  expect(requests[0]?.cookie).toBeUndefined()
})

test('redirects are not cached, so that access is checked for every tile', async () => {
  const redirect = await tile(`?v=${bands.dataVersion}`)
  expect([redirect.statusCode, redirect.headers['cache-control'], redirect.body]).toEqual([
    307,
    'private, no-cache',
    '',
  ])
})

test('sends the requested style, else the style of the layer, else the default style', async () => {
  const styleOf = async (query: string) => {
    const { searchParams } = new URL(String((await tile(query)).headers.location))
    expect([searchParams.get('tilesize'), searchParams.get('reproject')]).toEqual([
      '256',
      searchParams.get('resampling'),
    ])
    for (const name of ['url', 'tilesize', 'reproject']) searchParams.delete(name)
    return Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]))
  }
  expect(await styleOf('?bands=4&rescale=0,10000&colormap=viridis&resampling=nearest')).toEqual({
    bidx: ['4'],
    rescale: ['0,10000'],
    colormap_name: ['viridis'],
    resampling: ['nearest'],
  })
  const reflectance = (band: number) => `(b${band}*${1 / 65_535})`
  expect(await styleOf('?formula=NDVI')).toEqual({
    expression: [`(${reflectance(4)}-${reflectance(1)})/(${reflectance(4)}+${reflectance(1)})`],
    rescale: ['-1,1'],
    colormap_name: ['rdylgn'],
    resampling: ['bilinear'],
  })
  expect((await styleOf(''))['bidx']).toEqual(['1', '2', '3'])

  const rasterStyle = { bands: '2', colormap: 'jet' }
  const { version } = (await site.read(bands._id)) ?? { version: 0 }
  const edit = { version, rasterStyle }
  expect(await site.aerie.call(site.staff, 'PATCH', `/layer/edit-layer/${bands._id}`, edit)).toMatchObject({
    code: 200,
  })
  expect(await styleOf('')).toMatchObject({ bidx: ['2'], colormap_name: ['jet'] })
})

test('requests tiles of double size for high-density screens', async () => {
  const { pathname, searchParams } = new URL(String((await tile('?size=512')).headers.location))
  expect(pathname).toBe(`/cog/tiles/WebMercatorQuad/${tileOf(bands)}`)
  expect(searchParams.get('tilesize')).toBe('512')
})

test('Aerie draws a hillshade, because that of TiTiler does not know the size of a pixel', async () => {
  const shown = await tile('?bands=1&hillshade=true')
  expect([shown.statusCode, shown.headers.location]).toEqual([200, undefined])
})

test('does not reveal the address of the file without permission or for invalid tiles', async () => {
  const missing = `raster/${site.missionId}/${tileOf(bands)}`
  const replies = {
    foreign: await tile('', site.otherRoot),
    missing: await requestTile(missing, site.otherRoot),
    'no session': await requestTile(`raster/${bands._id}/${tileOf(bands)}`),
    'no permission': await tile('', site.viewer),
    'no such style': await tile('?bands=9'),
    'no such tile': await requestTile(`raster/${bands._id}/3/8/0`, site.staff),
  }
  expect(Object.fromEntries(Object.entries(replies).map(([reason, { statusCode }]) => [reason, statusCode]))).toEqual({
    foreign: 404,
    missing: 404,
    'no session': 401,
    'no permission': 403,
    'no such style': 400,
    'no such tile': 400,
  })
  for (const { headers, body } of Object.values(replies)) {
    expect(headers.location).toBeUndefined()
    expect(body).not.toContain(site.aerie.demo.id)
  }
  // The replies for another tenant's layer and for a missing layer are the same.
  expect(replies.foreign.body).toBe(replies['missing'].body)
})

test('Aerie draws a raster that a user georeferenced, because its file contains no georeference', async () => {
  const imported = await site.importFile(fixture('unplaced.tif'), 'plan.tif')
  const corner = (lat: number, long: number) => ({ lat, long })
  const corners = [corner(50.01, 8), corner(50.01, 8.01), corner(50, 8.01), corner(50, 8)]
  const { version } = imported
  await site.aerie.call(site.staff, 'PATCH', `/layer/edit-layer/${imported._id}`, { version, corners })
  const georeferenced = await site.settled(imported._id)
  const shown = await requestTile(`raster/${georeferenced._id}/${tileOf(georeferenced)}`, site.staff)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(webp|jpeg)$/),
  ])
})

test('Aerie draws published base layers, so that the file stays private and unpublishing takes effect', async () => {
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const made = await site.aerie.call<{ _id: string; version: number; parts: Layer[] }>(
    root,
    'POST',
    '/baselayer/create-by-layers',
    { name: 'Ground', layerIds: [bands._id] },
  )
  const { _id, version, parts } = made.data
  const publish = { version, published: true }
  expect((await site.aerie.call(root, 'PATCH', `/baselayer/publishBaseLayer/${_id}`, publish)).code).toBe(200)
  const shown = await requestTile(`public/raster/${_id}/${parts[0]?._id}/${tileOf(bands)}`)
  expect([shown.statusCode, shown.headers.location]).toEqual([200, undefined])
  // Users of the tenant are redirected as for any other layer.
  expect((await requestTile(`raster/${parts[0]?._id}/${tileOf(bands)}`, root)).statusCode).toBe(307)
  expect(requests).toEqual([])
})

test('Aerie draws tiles unless both addresses are configured', async () => {
  const alone = await startLayerTest({ STATIC_TILE_URL: 'https://tiles.test' })
  const layer = await alone.importFile(fixture('uint16_4band.tif'), 'bands.tif')
  const url = `/apis/v1/tiles/raster/${layer._id}/${tileOf(layer)}`
  const shown = await alone.aerie.app.inject({ url, headers: { cookie: alone.staff } })
  await alone.close()
  expect(shown.statusCode).toBe(200)
})

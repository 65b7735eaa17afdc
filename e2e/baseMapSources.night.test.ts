// Every kind of base map, drawn from a server on another origin.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before } from 'node:test'
import type { Page } from 'playwright-core'
import { pmtilesFile, PNG_TILES, VECTOR_TILES } from '../server/groups/base-map/testing/pmtilesFile'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { waitForColor } from './support/pixels'
import { colorTile, startTileServer, type ServedFile, type TileServer } from './support/tileServer'
import { emptyGlyphs, fullVectorTile } from './support/vectorTile'

const MBTILES = path.join(__dirname, '../server/groups/base-map/fixtures/roads.mbtiles')
const PLACE = { lat: 51.95, long: 4.03 }
const MAGENTA: Rgb = [255, 0, 255]
/** How areas of an unknown vector layer with roads are drawn on a light map. */
const ROAD: Rgb = [184, 171, 157]
const LAYER = 'road_area'
const CREDIT = '© <a href="https://city.example.com/terms">City of Example</a>'

type Rgb = [number, number, number]

let tiles: TileServer
let fonts: TileServer
let files: Map<string, ServedFile>

before(async () => {
  const vectorTile = { type: 'application/vnd.mapbox-vector-tile', body: fullVectorTile(LAYER) }
  const raster = pmtilesFile({ tileType: PNG_TILES, tile: await colorTile('#ff00ff') })
  const metadata = { vector_layers: [{ id: LAYER }], attribution: '© Makers of the file' }
  const vector = pmtilesFile({ tileType: VECTOR_TILES, tile: vectorTile.body, metadata })
  files = new Map<string, ServedFile>([
    ['/raster.pmtiles', { type: 'application/octet-stream', body: raster }],
    ['/vector.pmtiles', { type: 'application/octet-stream', body: vector }],
    ['/roads.mbtiles', { type: 'application/octet-stream', body: readFileSync(MBTILES) }],
  ])
  fonts = await startTileServer('#000000', (path) =>
    path.startsWith('/fonts/') ? { type: 'application/x-protobuf', body: emptyGlyphs('Sans') } : undefined,
  )
  tiles = await startTileServer('#ff00ff', (path) => (path.endsWith('.pbf') ? vectorTile : files.get(path)))
  const style = {
    version: 8,
    glyphs: `${fonts.origin}/fonts/{fontstack}/{range}.pbf`,
    sprite: `${tiles.origin}/sprite`,
    sources: {
      // Relative to the style, as many servers write it.
      land: { type: 'vector', tiles: ['land/{z}/{x}/{y}.pbf'], maxzoom: 14, attribution: '© Makers of the style' },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#00ff00' } },
      { id: 'land', type: 'fill', source: 'land', 'source-layer': LAYER, paint: { 'fill-color': '#ff00ff' } },
      {
        id: 'names',
        type: 'symbol',
        source: 'land',
        'source-layer': LAYER,
        layout: { 'text-field': 'A', 'text-font': ['Sans'], 'icon-image': 'dot' },
      },
    ],
  }
  const dot = { x: 0, y: 0, width: 8, height: 8, pixelRatio: 1 }
  const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) })
  files.set('/style.json', json(style))
  files.set('/sprite.json', json({ dot }))
  files.set('/tiles.json', json({ tiles: ['listed/{z}/{x}/{y}.pbf'], maxzoom: 14, vector_layers: [{ id: LAYER }] }))
})
after(() => Promise.all([tiles.close(), fonts.close()]))

interface Source {
  title: string
  kind: string
  path: string
  color: Rgb
  /** Requests that drawing needs; with the parts of a tile's address where it has them. */
  requests: RegExp[]
  layers?: string[]
  /** Attribution that the source itself names. */
  credit?: string
  usesFonts?: boolean
}

const sources: Source[] = [
  {
    title: 'raster tiles',
    kind: 'raster',
    path: '/raster/{z}/{x}/{y}.png',
    color: MAGENTA,
    requests: [/^\/raster\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.png$/],
  },
  {
    title: 'vector tiles',
    kind: 'vector',
    path: '/vector/{z}/{x}/{y}.pbf',
    layers: [LAYER],
    color: ROAD,
    requests: [/^\/vector\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/],
  },
  {
    title: 'a TileJSON',
    kind: 'vector',
    path: '/tiles.json',
    color: ROAD,
    requests: [/^\/tiles\.json$/, /^\/listed\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/],
  },
  {
    title: 'a WMTS with paths',
    kind: 'wmts',
    path: '/wmts/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png',
    color: MAGENTA,
    requests: [/^\/wmts\/default\/GoogleMapsCompatible\/(?<z>\d+)\/(?<y>\d+)\/(?<x>\d+)\.png$/],
  },
  {
    title: 'a WMTS with parameters',
    kind: 'wmts',
    path: '/service?LAYER=photos',
    color: MAGENTA,
    requests: [/^\/service\?LAYER=photos&.*request=GetTile.*tilematrix=(?<z>\d+)&tilerow=(?<y>\d+)&tilecol=(?<x>\d+)/],
  },
  {
    title: 'a PMTiles file with pictures',
    kind: 'pmtiles',
    path: '/raster.pmtiles',
    color: MAGENTA,
    requests: [/^\/raster\.pmtiles$/],
  },
  {
    title: 'a PMTiles file with vectors',
    kind: 'pmtiles',
    path: '/vector.pmtiles',
    color: ROAD,
    requests: [/^\/vector\.pmtiles$/],
    credit: 'Makers of the file',
  },
  {
    title: 'a style with fonts of another server',
    kind: 'style',
    path: '/style.json',
    color: MAGENTA,
    requests: [/^\/style\.json$/, /^\/sprite(@2x)?\.png$/, /^\/land\/(?<z>\d+)\/(?<x>\d+)\/(?<y>\d+)\.pbf$/],
    credit: 'Makers of the style',
    usesFonts: true,
  },
]

for (const { title, kind, path, color, requests, layers, credit, usesFonts } of sources) {
  flow(`draws ${title} and asks no other server`, async ({ openAs }) => {
    const root = await openAs('root', { path: '/healthz' })
    const asked = foreignOriginsOf(root)
    await createRecord(root, '/base-map/create', {
      name: 'City',
      kind,
      url: tiles.origin + path,
      attribution: CREDIT,
      enabled: true,
      isDefault: true,
      ...(layers && { layers }),
      ...(usesFonts && { hosts: [fonts.origin] }),
    })
    const expected = usesFonts ? [tiles.origin, fonts.origin] : [tiles.origin]
    assert.deepEqual(await originsInPolicy(root), [...expected].sort())
    const before = tiles.requests.length
    await openMission(root)
    await waitForColor(root, ...(await besidePin(root)), color)

    const made = tiles.requests.slice(before)
    for (const pattern of requests) assertRequested(made, pattern)
    if (kind === 'pmtiles') assert.ok(tiles.ranges.slice(before).every((range) => range.startsWith('bytes=')))
    if (usesFonts) assertRequested(fonts.requests, /^\/fonts\/Sans\/0-255\.pbf$/)
    assert.deepEqual([...asked].sort(), [...expected].sort())
    const link = root.getByRole('link', { name: 'City of Example' })
    assert.equal(await link.getAttribute('href'), 'https://city.example.com/terms')
    if (credit) await root.getByText(credit).waitFor()
  })
}

for (const [title, file, color] of [
  ['PMTiles file with pictures', '/raster.pmtiles', MAGENTA],
  ['PMTiles file with vectors', '/vector.pmtiles', ROAD],
  ['MBTiles file with vectors', '/roads.mbtiles', ROAD],
] as const) {
  flow(`draws an uploaded ${title} and asks no other server`, async ({ openAs }) => {
    const root = await openAs('root', { path: '/dashboard/base-maps' })
    const asked = foreignOriginsOf(root)
    await root.getByRole('button', { name: 'Upload file' }).click()
    const dialog = root.getByRole('dialog', { name: 'Upload a base map' })
    const buffer = Buffer.from(files.get(file)?.body ?? '')
    await dialog.getByLabel('PMTiles or MBTiles file').setInputFiles({ name: file.slice(1), mimeType: '', buffer })
    await dialog.getByLabel('Name').fill('City plan')
    await dialog.getByLabel('Attribution').fill('City of Example')
    await assertAccessible(root, 'upload of a base map')
    await dialog.getByRole('button', { name: 'Upload file' }).click()
    await root.getByRole('switch', { name: 'City plan is on' }).click()
    await root.getByRole('dialog', { name: 'Turn on City plan?' }).getByRole('button', { name: 'Turn on' }).click()
    await root.getByRole('button', { name: 'Make default' }).click()
    await root.getByText('Default', { exact: true }).waitFor()
    await openMission(root)
    await waitForColor(root, ...(await besidePin(root)), color)
    await root.getByText('City of Example').waitFor()
    assert.deepEqual([await originsInPolicy(root), [...asked]], [[], []])
  })
}

flow('a base map that is off is neither requested nor offered', async ({ openAs }) => {
  const root = await openAs('root', { path: '/healthz' })
  const asked = foreignOriginsOf(root)
  for (const { title, kind, path, layers = [] } of sources) {
    await createRecord(root, '/base-map/create', {
      name: title,
      kind,
      url: tiles.origin + path,
      layers,
      attribution: CREDIT,
      hosts: [fonts.origin],
    })
  }
  await openMission(root)
  await root.getByText('Map: Natural Earth').waitFor()
  await root.getByRole('button', { name: 'Base map', exact: true }).click()
  const panel = root.getByRole('complementary', { name: 'Base map' })
  assert.deepEqual(await panel.getByRole('radio').count(), 2)
  assert.deepEqual(await originsInPolicy(root), [])
  assert.deepEqual([...asked], [])
})

/** Origins that the page asks, besides its own. */
function foreignOriginsOf(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(sharedAddress()).origin) origins.add(origin)
  })
  return origins
}

async function originsInPolicy(page: Page): Promise<string[]> {
  const reply = await page.request.get('/dashboard/missions')
  const policy = reply.headers()['content-security-policy'] ?? ''
  return [...new Set(policy.match(/https?:[^\s;]*/g))].sort()
}

async function openMission(page: Page): Promise<void> {
  const { _id: locationId } = await createRecord(page, '/location/create', { name: 'Sample harbour', location: PLACE })
  const { _id } = await createRecord(page, '/mission/create', { name: 'Over the harbour', locationId })
  await page.goto(`/dashboard/missions/${_id}`)
  await page.getByRole('img', { name: 'Location: Sample harbour' }).waitFor()
}

/** Pixel of the map beside the pin. */
async function besidePin(page: Page): Promise<[x: number, y: number]> {
  const box = await page.getByRole('application').boundingBox()
  assert.ok(box)
  return [box.x + box.width / 2 + 30, box.y + box.height / 2 + 45]
}

/** Fails unless a request matches; one for the tile of the place where the pattern has the parts of a tile's address. */
function assertRequested(made: readonly string[], pattern: RegExp): void {
  const isOfPlace = ({ groups }: RegExpExecArray): boolean => {
    if (!groups) return true
    const count = 2 ** Number(groups['z'])
    const latitude = (PLACE.lat * Math.PI) / 180
    const x = Math.floor(((PLACE.long + 180) / 360) * count)
    const y = Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * count)
    return Number(groups['x']) === x && Number(groups['y']) === y
  }
  const matches = made.flatMap((path) => pattern.exec(path) ?? [])
  const found = made.some((path) => {
    const match = pattern.exec(path)
    return match !== null && isOfPlace(match)
  })
  assert.ok(found, `${String(pattern)} is not among the requests, of which ${matches.length} match: ${made.join(' ')}`)
}

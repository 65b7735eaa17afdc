import { checkPermitted, checkSource, forbiddenOrigins, originsOf, resolvedUrl } from './sourceUrl'
import type { BaseMapRow } from './sql'

type Kind = BaseMapRow['kind']

/** The field that is rejected, or undefined. */
function rejected(
  kind: Kind,
  url: string,
  { key, ...more }: { key?: string | null; layers?: string[]; hosts?: string[] } = {},
) {
  try {
    checkSource({ kind, url, layers: [], hosts: [], ...more }, key)
    return undefined
  } catch (error) {
    return (error as { errors?: { field: string }[] }).errors?.[0]?.field
  }
}

test.each<[Kind, string]>([
  ['style', 'https://maps.example.com/styles/streets/style.json?key=abc'],
  ['raster', 'https://tiles.example.com/{z}/{x}/{y}@2x.png'],
  ['raster', 'https://tiles.example.com/tms/{z}/{x}/{-y}.png'],
  ['raster', 'https://wms.example.com/?service=WMS&request=GetMap&bbox={bbox-epsg-3857}'],
  ['raster', 'http://127.0.0.1:8081/{z}/{x}/{y}.png'],
  ['raster', '/apis/v1/tiles/own/{z}/{x}/{y}'],
  ['vector', 'https://tiles.example.com/tiles.json'],
  ['wmts', 'https://wmts.example.com/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.jpeg'],
  ['wmts', 'https://wmts.example.com/service?LAYER=ortho'],
  ['pmtiles', 'https://files.example.com/city.pmtiles'],
])('accepts %s %s', (kind, url) => {
  expect(rejected(kind, url)).toBeUndefined()
})

test.each<[Kind, string]>([
  ['raster', 'http://tiles.example.com/{z}/{x}/{y}.png'],
  ['raster', 'ftp://tiles.example.com/{z}/{x}/{y}.png'],
  ['raster', 'javascript:alert(1)//{z}/{x}/{y}'],
  ['raster', '//tiles.example.com/{z}/{x}/{y}.png'],
  ['raster', '/\\tiles.example.com/{z}/{x}/{y}.png'],
  ['raster', 'https://tiles.example.com/{z}/{x}.png'],
  ['raster', 'https://{s}.tile.example.com/{z}/{x}/{y}.png'],
  ['raster', 'https://me:pass@tiles.example.com/{z}/{x}/{y}.png'],
  ['raster', 'https://a;script-src *.example.com/{z}/{x}/{y}.png'],
  ['raster', 'https://a;b.example.com/{z}/{x}/{y}.png'],
  ['raster', 'https://*.example.com/{z}/{x}/{y}.png'],
  ['raster', 'https://tiles.example.com/{z}/{x}/{y}.png?token={token}'],
  ['style', 'https://tiles.example.com/{z}/{x}/{y}.png'],
  ['wmts', 'https://wmts.example.com/{TileMatrix}/{TileRow}.jpeg'],
  ['wmts', 'https://wmts.example.com/service?REQUEST=GetCapabilities'],
  ['pmtiles', 'https://files.example.com/{z}/{x}/{y}.pmtiles'],
])('rejects %s %s', (kind, url) => {
  expect(rejected(kind, url)).toBe('url')
})

test('rejects private networks unless the operator permits their origin', () => {
  const own = { url: 'http://127.0.0.1:8081/{z}/{x}/{y}.png', hosts: [] }
  const fonts = { url: 'https://maps.example.com/style.json', hosts: ['https://10.0.0.5'] }
  const permitted = ['http://127.0.0.1:8081', 'https://10.0.0.5']
  expect(() => checkPermitted(own, [])).toThrow()
  expect(() => checkPermitted(own, ['http://127.0.0.1:9000'])).toThrow()
  expect(() => checkPermitted(fonts, [])).toThrow()
  expect(forbiddenOrigins(own, [])).toEqual(['http://127.0.0.1:8081'])
  expect(forbiddenOrigins(fonts, [])).toEqual(['https://10.0.0.5'])
  for (const source of [own, fonts]) {
    expect(() => checkPermitted(source, permitted)).not.toThrow()
    expect(forbiddenOrigins(source, permitted)).toEqual([])
  }
})

test('requires layer names for vector tiles without TileJSON', () => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.pbf'
  expect(rejected('vector', url)).toBe('layers')
  expect(rejected('vector', url, { layers: ['roads'] })).toBeUndefined()
})

test('accepts further origins without a path only', () => {
  const style = 'https://maps.example.com/style.json'
  expect(rejected('style', style, { hosts: ['https://fonts.example.com'] })).toBeUndefined()
  for (const host of [
    'https://fonts.example.com/path',
    'fonts.example.com',
    'https://*.example.com',
    "'unsafe-eval'",
  ]) {
    expect(rejected('style', style, { hosts: [host] })).toBe('hosts')
  }
})

test('uses the key of the installation in its own base maps only', () => {
  const url = 'https://maps.example.com/style.json?key={key}'
  expect(rejected('style', url, { key: 'abc' })).toBeUndefined()
  expect(rejected('style', url, { key: null })).toBe('url')
  expect(rejected('style', url)).toBe('url')
  expect(resolvedUrl({ kind: 'style', url }, 'a&b')).toBe('https://maps.example.com/style.json?key=a%26b')
})

test('turns a WMTS into a template of tiles', () => {
  const rest = 'https://wmts.example.com/ortho/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.jpeg'
  expect(resolvedUrl({ kind: 'wmts', url: rest }, undefined)).toBe(
    'https://wmts.example.com/ortho/default/GoogleMapsCompatible/{z}/{y}/{x}.jpeg',
  )
  const kvp = 'https://wmts.example.com/service?map=x&LAYER=ortho&tilematrixset=EPSG:3857&REQUEST=GetCapabilities'
  expect(resolvedUrl({ kind: 'wmts', url: kvp }, undefined)).toBe(
    'https://wmts.example.com/service?map=x&LAYER=ortho&tilematrixset=EPSG:3857&service=WMTS&request=GetTile' +
      '&version=1.0.0&format=image/png&tilematrix={z}&tilerow={y}&tilecol={x}&style=default',
  )
})

test('names each origin once and none for a path of this server', () => {
  const hosts = ['https://fonts.example.com', 'https://maps.example.com']
  expect(originsOf({ url: 'https://maps.example.com/style.json', hosts })).toEqual([
    'https://maps.example.com',
    'https://fonts.example.com',
  ])
  expect(originsOf({ url: '/apis/v1/files/own', hosts: [] })).toEqual([])
})

// The documents of OGC API Features 1.0 and OGC API Tiles 1.0 beside their features and tiles.
import { TILE_MATRIX_SET, TILE_MATRIX_SET_URI, WEB_MERCATOR_URI } from './tileMatrixSet'
import type { Collection } from './collections'
import type { Link } from './reply'
import type { LayerCollection } from './sql'

export const JSON_TYPE = 'application/json'
export const GEOJSON = 'application/geo+json'
export const OPENAPI = 'application/vnd.oai.openapi+json;version=3.1'
const MVT = 'application/vnd.mapbox-vector-tile'
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

const CONFORMANCE = [
  'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/json',
  'http://www.opengis.net/spec/ogcapi-common-2/1.0/conf/collections',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/tileset',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/tilesets-list',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/geodata-tilesets',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/mvt',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/png',
  'http://www.opengis.net/spec/tms/2.0/conf/tilematrixset',
  'http://www.opengis.net/spec/tms/2.0/conf/json-tilematrixset',
]

/** What differs between vector and map tiles of a layer. */
export type TileKind = 'vector' | 'map'

/** All functions take the address of the API, without a slash at its end. */
export const landingPage = (api: string): object => ({
  title: 'Aerie',
  description: 'Missions, photos, footprints of recordings and layers, as far as the caller may read them',
  links: [
    { href: `${api}/ogc`, rel: 'self', type: JSON_TYPE, title: 'This document' },
    { href: `${api}/openapi`, rel: 'service-desc', type: OPENAPI, title: 'The contract' },
    { href: `${api}/ogc/conformance`, rel: 'conformance', type: JSON_TYPE, title: 'Conformance classes' },
    { href: `${api}/ogc/collections`, rel: 'data', type: JSON_TYPE, title: 'Collections' },
    {
      href: `${api}/ogc/tileMatrixSets`,
      rel: 'http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes',
      type: JSON_TYPE,
      title: 'Tile matrix sets',
    },
    {
      href: `${api}/ogc/wmts/WMTSCapabilities.xml`,
      rel: 'related',
      type: 'application/xml',
      title: 'Raster layers by WMTS',
    },
    { href: `${api}/stac`, rel: 'related', type: JSON_TYPE, title: 'The same data as a STAC catalog' },
  ] satisfies Link[],
})

export const conformance = (): object => ({ conformsTo: CONFORMANCE })

export function collectionDocument(api: string, { id, title, description, layer, items }: Collection): object {
  const self = `${api}/ogc/collections/${id}`
  const links: Link[] = [{ href: self, rel: 'self', type: JSON_TYPE, title }]
  if (items) links.push({ href: `${self}/items`, rel: 'items', type: GEOJSON, title: 'Features' })
  if (layer) links.push(tilesLink(self, layer))
  return {
    id,
    title,
    description,
    itemType: 'feature',
    crs: [CRS84],
    storageCrs: CRS84,
    ...(layer && { extent: extentOf(layer) }),
    links,
  }
}

const tilesLink = (self: string, { kind }: LayerCollection): Link =>
  kind === 'vector'
    ? {
        href: `${self}/tiles`,
        rel: 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector',
        type: JSON_TYPE,
        title: 'Vector tiles',
      }
    : {
        href: `${self}/map/tiles`,
        rel: 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-map',
        type: JSON_TYPE,
        title: 'Map tiles',
      }

function extentOf({ bounds, capturedAt }: LayerCollection): object {
  const time = capturedAt?.toISOString() ?? null
  return {
    ...(bounds && { spatial: { bbox: [bounds], crs: CRS84 } }),
    temporal: { interval: [[time, time]], trs: 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian' },
  }
}

export function collectionsDocument(api: string, collections: Collection[], next: string | undefined): object {
  const links: Link[] = [{ href: `${api}/ogc/collections`, rel: 'self', type: JSON_TYPE, title: 'Collections' }]
  if (next !== undefined) links.push({ href: next, rel: 'next', type: JSON_TYPE, title: 'More collections' })
  return { collections: collections.map((each) => collectionDocument(api, each)), links }
}

export const tileMatrixSetsDocument = (api: string): object => ({
  tileMatrixSets: [
    {
      id: TILE_MATRIX_SET,
      title: 'Google Maps Compatible for the World',
      uri: TILE_MATRIX_SET_URI,
      links: [{ href: `${api}/ogc/tileMatrixSets/${TILE_MATRIX_SET}`, rel: 'self', type: JSON_TYPE }] satisfies Link[],
    },
  ],
})

export function tileSetsDocument(api: string, collection: Collection, kind: TileKind): object {
  const address = tilesAddress(api, collection, kind)
  const tileSet = tileSetDocument(api, collection, kind)
  return {
    links: [{ href: address, rel: 'self', type: JSON_TYPE }] satisfies Link[],
    tilesets: [tileSet],
  }
}

/** @see OGC Two Dimensional Tile Matrix Set and Tile Set Metadata 2.0, section 7.2 */
export function tileSetDocument(api: string, collection: Collection, kind: TileKind): object {
  const self = `${tilesAddress(api, collection, kind)}/${TILE_MATRIX_SET}`
  const { layer, title, id } = collection
  const bounds = layer?.bounds
  const links: Link[] = [
    { href: self, rel: 'self', type: JSON_TYPE },
    {
      href: `${api}/ogc/tileMatrixSets/${TILE_MATRIX_SET}`,
      rel: 'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme',
      type: JSON_TYPE,
    },
    ...tileLinks(self, kind),
    { href: `${api}/ogc/collections/${id}`, rel: 'http://www.opengis.net/def/rel/ogc/1.0/geodata', type: JSON_TYPE },
  ]
  return {
    title,
    dataType: kind,
    crs: WEB_MERCATOR_URI,
    tileMatrixSetURI: TILE_MATRIX_SET_URI,
    ...(bounds && {
      boundingBox: { lowerLeft: [bounds[0], bounds[1]], upperRight: [bounds[2], bounds[3]], crs: CRS84 },
    }),
    links,
  }
}

function tileLinks(tileSet: string, kind: TileKind): Link[] {
  const href = `${tileSet}/{tileMatrix}/{tileRow}/{tileCol}`
  if (kind === 'vector') return [{ href, rel: 'item', type: MVT, templated: true }]
  return [
    { href, rel: 'item', type: 'image/png', templated: true },
    { href: `${href}?f=webp`, rel: 'item', type: 'image/webp', templated: true },
  ]
}

const tilesAddress = (api: string, { id }: Collection, kind: TileKind): string =>
  `${api}/ogc/collections/${id}/${kind === 'vector' ? 'tiles' : 'map/tiles'}`

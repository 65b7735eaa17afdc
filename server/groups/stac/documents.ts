// The catalog and the collections of STAC 1.1, and the replies of STAC API 1.0.
import type { Link } from '../ogc/public'
import { STAC_VERSION } from './items'
import type { MissionRow } from './sql'

export const JSON_TYPE = 'application/json'
export const GEOJSON = 'application/geo+json'
const WORLD = [-180, -90, 180, 90]

const CONFORMANCE = [
  'https://api.stacspec.org/v1.0.0/core',
  'https://api.stacspec.org/v1.0.0/collections',
  'https://api.stacspec.org/v1.0.0/ogcapi-features',
  'https://api.stacspec.org/v1.0.0/item-search',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
]

interface StacLink extends Link {
  method?: 'GET' | 'POST'
  body?: object
}

/** All functions take the address of the API, without a slash at its end. */
export const catalogDocument = (api: string): object => ({
  type: 'Catalog',
  stac_version: STAC_VERSION,
  id: 'aerie',
  title: 'Aerie',
  description: 'Photos, layers and recordings of missions, as far as the caller may read them',
  conformsTo: CONFORMANCE,
  links: [
    { href: `${api}/stac`, rel: 'self', type: JSON_TYPE },
    { href: `${api}/stac`, rel: 'root', type: JSON_TYPE },
    { href: `${api}/stac/conformance`, rel: 'conformance', type: JSON_TYPE },
    { href: `${api}/openapi`, rel: 'service-desc', type: 'application/vnd.oai.openapi+json;version=3.1' },
    { href: `${api}/stac/collections`, rel: 'data', type: JSON_TYPE },
    { href: `${api}/stac/search`, rel: 'search', type: GEOJSON, method: 'GET' },
    { href: `${api}/stac/search`, rel: 'search', type: GEOJSON, method: 'POST' },
  ] satisfies StacLink[],
})

export const conformanceDocument = (): object => ({ conformsTo: CONFORMANCE })

export function collectionDocument(api: string, mission: MissionRow): object {
  const { id, name, description, bounds, from, until } = mission
  const self = `${api}/stac/collections/${id}`
  return {
    type: 'Collection',
    stac_version: STAC_VERSION,
    id,
    title: name,
    // STAC requires one.
    description: description.trim() === '' ? name : description,
    license: 'other',
    extent: {
      spatial: { bbox: [bounds ?? WORLD] },
      temporal: { interval: [[from?.toISOString() ?? null, until?.toISOString() ?? null]] },
    },
    links: [
      { href: self, rel: 'self', type: JSON_TYPE },
      { href: `${api}/stac`, rel: 'root', type: JSON_TYPE },
      { href: `${api}/stac`, rel: 'parent', type: JSON_TYPE },
      { href: `${self}/items`, rel: 'items', type: GEOJSON },
    ] satisfies StacLink[],
  }
}

export function collectionsDocument(api: string, missions: MissionRow[], next: string | undefined): object {
  const links: StacLink[] = [
    { href: `${api}/stac/collections`, rel: 'self', type: JSON_TYPE },
    { href: `${api}/stac`, rel: 'root', type: JSON_TYPE },
  ]
  if (next !== undefined) links.push({ href: next, rel: 'next', type: JSON_TYPE })
  return { collections: missions.map((mission) => collectionDocument(api, mission)), links }
}

/** @param next to the following page, with its body if the search had one */
export function itemsDocument(
  api: string,
  { features, self, next }: { features: object[]; self: string; next: { href: string; body?: object } | undefined },
): object {
  const links: StacLink[] = [
    { href: self, rel: 'self', type: GEOJSON },
    { href: `${api}/stac`, rel: 'root', type: JSON_TYPE },
  ]
  if (next) links.push({ ...next, rel: 'next', type: GEOJSON, method: next.body ? 'POST' : 'GET' })
  return { type: 'FeatureCollection', features, numberReturned: features.length, links }
}

// Searches places by name or address at the geocoder of this installation, for all browsers: they never call it themselves.
import { LRUCache } from 'lru-cache'
import { createAllowListedFetch } from '../../platform/core/allowListedFetch'
import { AppError } from '../../platform/core/errors'
import { EMBEDDED } from '../../platform/core/config'
import { locationText } from './messages'

export interface Place {
  name: string
  location: { lat: number; long: number }
}

export interface Geocoder {
  /** Name of its host, which is credited beside the results. */
  host: string
  /** Places with this name, the best one first. @throws AppError 429, 502 when the geocoder does not answer */
  search(tenantId: string, text: string, language: string): Promise<Place[]>
}

const MAX_PLACES = 5
const MAX_NAME = 300
const CACHED = 1_000
const CACHE_MS = 10 * 60 * 1000

/**
 * A client of Nominatim or Photon; undefined without one.
 * @param address of its search call, whose path ends with /search (Nominatim) or /api (Photon)
 * @param count counts a search of a tenant that the cache does not answer, and throws AppError 429 for one too many
 */
export function createGeocoder(
  address: string,
  publicUrl: string,
  count: (tenantId: string) => Promise<void>,
): Geocoder | undefined {
  if (address === EMBEDDED) return undefined
  const outbound = createAllowListedFetch([address])
  const cache = new LRUCache<string, Place[]>({ max: CACHED, ttl: CACHE_MS })
  // Nominatim's terms of use ask for a name by which the application can be reached.
  const headers = { 'user-agent': `Aerie${publicUrl === EMBEDDED ? '' : ` (${publicUrl})`}` }
  const { host } = new URL(address)
  return {
    host,
    async search(tenantId, text, language) {
      const wanted = text.trim().replace(/\s+/g, ' ')
      const key = `${language} ${wanted.toLowerCase()}`
      const known = cache.get(key)
      if (known) return known
      await count(tenantId)
      const { status, body } = await outbound(addressOf(address, wanted, language), { headers })
      if (status !== 200) throw new AppError(502, locationText('geocoderFailed', { host }))
      const places = placesIn(body)
      cache.set(key, places)
      return places
    },
  }
}

/** Photon rejects parameters that it does not know. */
function addressOf(address: string, text: string, language: string): string {
  const url = new URL(address)
  url.searchParams.set('q', text)
  url.searchParams.set('limit', String(MAX_PLACES))
  if (!/\/api\/?$/.test(url.pathname)) {
    url.searchParams.set('format', 'jsonv2')
    url.searchParams.set('accept-language', language)
  }
  return url.href
}

/** Nominatim answers with a list, Photon with GeoJSON. What has no name or no position is left out. */
function placesIn(body: unknown): Place[] {
  const list = Array.isArray(body) ? body.map(fromNominatim) : listOf(fieldsOf(body)['features']).map(fromPhoton)
  return list
    .filter(({ name, location: { lat, long } }) => name !== '' && Math.abs(lat) <= 90 && Math.abs(long) <= 180)
    .slice(0, MAX_PLACES)
}

function fromNominatim(entry: unknown): Place {
  const { display_name: name, lat, lon } = fieldsOf(entry)
  return { name: textOf(name), location: { lat: degreesOf(lat), long: degreesOf(lon) } }
}

function fromPhoton(feature: unknown): Place {
  const { geometry, properties } = fieldsOf(feature)
  const [long, lat] = listOf(fieldsOf(geometry)['coordinates'])
  const { name, street, housenumber, postcode, city, state, country } = fieldsOf(properties)
  const address = [textOf(street), textOf(housenumber)].filter(Boolean).join(' ')
  const town = [textOf(postcode), textOf(city)].filter(Boolean).join(' ')
  const parts = [textOf(name), address, town, textOf(state), textOf(country)].filter(Boolean)
  return {
    name: [...new Set(parts)].join(', ').slice(0, MAX_NAME),
    location: { lat: degreesOf(lat), long: degreesOf(long) },
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_NAME) : '')
/** Nominatim writes numbers as text. */
const degreesOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN

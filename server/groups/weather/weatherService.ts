// Reads the current weather from OpenWeather for all browsers, which never see the key.
// https://openweathermap.org/current
import { LRUCache } from 'lru-cache'
import { createAllowListedFetch } from '../../platform/core/allowListedFetch'
import { EMBEDDED } from '../../platform/core/config'
import { AppError } from '../../platform/core/errors'
import { weatherText } from './messages'
import { readWeather, SOURCE, type Weather } from './readWeather'

const API = 'https://api.openweathermap.org'
/** Places are rounded to 1/20 of a degree, about 5 km, so that drones of one site share a call and none is told exactly. */
const STEPS_PER_DEGREE = 20
const CACHED = 1_000
const CACHE_MS = 10 * 60 * 1000

interface Place {
  lat: number
  long: number
}

interface WeatherService {
  /** @throws AppError 429, 502 when the service does not answer with weather */
  current(tenantId: string, at: Place): Promise<Weather>
}

/**
 * A client of OpenWeather; undefined without a key.
 * @param count counts a call for a tenant, and throws AppError 429 for one too many. What the cache answers and what others are waiting
 * for does not count.
 */
export function createWeatherService(
  key: string,
  count: (tenantId: string) => Promise<void>,
): WeatherService | undefined {
  if (key === EMBEDDED) return undefined
  const outbound = createAllowListedFetch([API])
  // The caches of several processes differ. They only save calls.
  const cache = new LRUCache<string, Weather>({ max: CACHED, ttl: CACHE_MS })
  const running = new Map<string, Promise<Weather>>()
  /** Calls that are counted first, by tenant and place. */
  const counted = new Map<string, Promise<Weather>>()

  async function ask({ lat, long }: Place): Promise<Weather> {
    const url = new URL('/data/2.5/weather', API)
    url.searchParams.set('lat', String(lat))
    url.searchParams.set('lon', String(long))
    url.searchParams.set('units', 'metric')
    url.searchParams.set('appid', key)
    const { status, body } = await outbound(url.href)
    if (status === 401) throw new AppError(502, weatherText('keyRefused', { source: SOURCE }))
    const weather = status === 200 ? readWeather(body) : undefined
    if (!weather) throw new AppError(502, weatherText('failed', { source: SOURCE }))
    return weather
  }

  async function askAndKeep(name: string, place: Place): Promise<Weather> {
    try {
      const weather = await ask(place)
      cache.set(name, weather)
      return weather
    } finally {
      running.delete(name)
    }
  }

  async function countAndAsk(tenantId: string, name: string, place: Place): Promise<Weather> {
    await count(tenantId)
    const found = cache.get(name) ?? running.get(name)
    if (found) return found
    const call = askAndKeep(name, place)
    running.set(name, call)
    return call
  }

  return {
    async current(tenantId, at) {
      const place = { lat: rounded(at.lat), long: rounded(at.long) }
      const name = `${place.lat} ${place.long}`
      const known = cache.get(name)
      if (known) return known
      const others = running.get(name)
      if (others) return others
      const key = `${tenantId} ${name}`
      const own = counted.get(key)
      if (own) return own
      const call = countAndAsk(tenantId, name, place).finally(() => counted.delete(key))
      counted.set(key, call)
      return call
    },
  }
}

const rounded = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE

import type { Handlers } from '../../platform/http/contract'
import { asPlatform } from '../../platform/db/tenancy'
import { ofTenant, takeCall } from '../../platform/identity/limits'
import type { Services } from '../services'
import { weatherText } from './messages'
import { createWeatherService } from './weatherService'

/** Calls for one tenant in a minute. */
const CALLS_PER_MINUTE = 10

export function weatherHandlers({ config, db }: Services): Handlers<'getCurrentWeather'> {
  const service = createWeatherService(config.WEATHER_SERVICE_KEY, (tenantId) =>
    asPlatform(db, (tx) => takeCall(tx, ofTenant(tenantId, 'weather'), CALLS_PER_MINUTE, weatherText('tooManyPlaces'))),
  )
  return {
    async getCurrentWeather({ query, tenantId }) {
      if (!service) return { data: { configured: false, weather: null } }
      return { data: { configured: true, weather: await service.current(tenantId, query) } }
    },
  }
}

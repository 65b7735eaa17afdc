import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { createWeatherService } from './weatherService'

export function weatherHandlers({ config }: Services): Handlers<'getCurrentWeather'> {
  const service = createWeatherService(config.WEATHER_SERVICE_KEY)
  return {
    async getCurrentWeather({ query, tenantId }) {
      if (!service) return { data: { configured: false, weather: null } }
      return { data: { configured: true, weather: await service.current(tenantId, query) } }
    },
  }
}

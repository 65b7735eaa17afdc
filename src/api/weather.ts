// The weather at places, read by the server.
import { weatherGenerated } from './generated/weather.gen'

export const weatherApi = weatherGenerated.enhanceEndpoints({
  endpoints: {
    // No change of our records changes the weather.
    getCurrentWeather: { providesTags: [] },
  },
})

export const { useGetCurrentWeatherQuery } = weatherApi

export type { Weather } from './generated/weather.gen'

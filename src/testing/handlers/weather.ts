import { http, HttpResponse } from 'msw'
import type { Weather } from '../../api/weather'
import { apiUrl } from './apiUrl'

export const someWeather = (weather: Partial<Weather> = {}): Weather => ({
  at: new Date().toISOString(),
  condition: 'clouds',
  temperature: 11.4,
  wind: 5.2,
  gusts: 8.1,
  windDirection: 240,
  precipitation: 0.3,
  visibility: 10_000,
  source: 'OpenWeather',
  sourceUrl: 'https://openweathermap.org/',
  ...weather,
})

/** Mocked weather, the same at all places; by default there is no weather service. */
export const weatherHandlers = (weather: Weather | null = null) => [
  http.get(apiUrl('/weather/current'), () =>
    HttpResponse.json({ status: true, data: { configured: weather !== null, weather } }),
  ),
]

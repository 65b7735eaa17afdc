// The weather in a reply of OpenWeather. Every field is checked, because the service is not ours.
import type { components } from '../../platform/contract/contract.gen'

export type Weather = components['schemas']['Weather']

/** The service that its licence asks to credit. */
export const SOURCE = 'OpenWeather'
const SOURCE_URL = 'https://openweathermap.org/'

/** @returns undefined without a time, a temperature, a wind and a condition */
export function readWeather(body: unknown): Weather | undefined {
  const { dt, main, wind, weather, rain, snow, visibility } = fieldsOf(body)
  const seconds = numberIn(dt, 0, 1e11)
  const temperature = numberIn(fieldsOf(main)['temp'], -150, 100)
  const speed = numberIn(fieldsOf(wind)['speed'], 0, 200)
  // The first condition is the main one.
  const code = Array.isArray(weather) ? numberIn(fieldsOf(weather[0])['id'], 0, 999) : null
  if (seconds === null || temperature === null || speed === null || code === null) return undefined
  return {
    at: new Date(seconds * 1000).toISOString(),
    condition: conditionOf(code),
    temperature,
    wind: speed,
    gusts: numberIn(fieldsOf(wind)['gust'], 0, 200),
    windDirection: numberIn(fieldsOf(wind)['deg'], 0, 360),
    precipitation: sum(lastHour(rain), lastHour(snow)),
    visibility: numberIn(visibility, 0, 1_000_000),
    source: SOURCE,
    sourceUrl: SOURCE_URL,
  }
}

/** https://openweathermap.org/weather-conditions */
function conditionOf(code: number): Weather['condition'] {
  // Mist and fog. The other codes from 700 are haze, smoke, dust, ash, squalls and tornados.
  if (code === 701 || code === 741) return 'fog'
  if (code === 800) return 'clear'
  switch (Math.floor(code / 100)) {
    case 2:
      return 'thunderstorm'
    case 3:
    case 5:
      return 'rain'
    case 6:
      return 'snow'
    case 8:
      return 'clouds'
    default:
      return 'other'
  }
}

const lastHour = (precipitation: unknown): number | null => numberIn(fieldsOf(precipitation)['1h'], 0, 500)

const sum = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const numberIn = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && value >= min && value <= max ? value : null

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  Weather: {
    at: Common.schemas['Time']
    /**
     * @example clouds
     * @enum {string}
     */
    condition: 'clear' | 'clouds' | 'rain' | 'snow' | 'thunderstorm' | 'fog' | 'other'
    /**
     * @description Degrees Celsius.
     * @example 11.4
     */
    temperature: number
    /**
     * @description Metres per second.
     * @example 5.2
     */
    wind: number
    /**
     * @description Metres per second.
     * @example 8.1
     */
    gusts: number | null
    /**
     * @description Where the wind comes from in degrees clockwise from north.
     * @example 240
     */
    windDirection: number | null
    /**
     * @description Rain and snow of the last hour in millimetres; null if the service reports none.
     * @example 0.3
     */
    precipitation: number | null
    /**
     * @description Metres.
     * @example 10000
     */
    visibility: number | null
    /**
     * @description Name of the service to credit.
     * @example OpenWeather
     */
    source: string
    /**
     * @description Page of the service.
     * @example https://openweathermap.org/
     */
    sourceUrl: string
  }
  CurrentWeatherReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Whether this installation has a key of the weather service.
       * @example true
       */
      configured: boolean
      /**
       * @example {
       *       "at": "2026-03-12T16:20:00.000Z",
       *       "condition": "clouds",
       *       "temperature": 11.4,
       *       "wind": 5.2,
       *       "gusts": 8.1,
       *       "windDirection": 240,
       *       "precipitation": 0.3,
       *       "visibility": 10000,
       *       "source": "OpenWeather",
       *       "sourceUrl": "https://openweathermap.org/"
       *     }
       */
      weather: schemas['Weather'] | null
    }
  }
}
export interface operations {
  getCurrentWeather: {
    parameters: {
      query: {
        lat: number
        long: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The weather at the place, rounded to 0.05 degrees. It is cached for ten minutes. Without a weather service, `configured` is false and nothing is requested. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CurrentWeatherReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

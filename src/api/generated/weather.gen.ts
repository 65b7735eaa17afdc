// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Weather'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCurrentWeather: build.query<GetCurrentWeatherApiResponse, GetCurrentWeatherApiArg>({
        query: (queryArg) => ({
          url: `/weather/current`,
          params: {
            lat: queryArg.lat,
            long: queryArg.long,
          },
        }),
        providesTags: ['Weather'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as weatherGenerated }
export type GetCurrentWeatherApiResponse =
  /** status 200 The weather at the place, rounded to 0.05 degrees. It is cached for ten minutes. Without a weather service, `configured` is false and nothing is requested. */ CurrentWeatherReply
export type GetCurrentWeatherApiArg = {
  lat: number
  long: number
}
export type Time = string
export type Weather = {
  at: Time
  condition: 'clear' | 'clouds' | 'rain' | 'snow' | 'thunderstorm' | 'fog' | 'other'
  /** Degrees Celsius. */
  temperature: number
  /** Metres per second. */
  wind: number
  /** Metres per second. */
  gusts: number | null
  /** Where the wind comes from in degrees clockwise from north. */
  windDirection: number | null
  /** Rain and snow of the last hour in millimetres; null if the service reports none. */
  precipitation: number | null
  /** Metres. */
  visibility: number | null
  /** Name of the service to credit. */
  source: string
  /** Page of the service. */
  sourceUrl: string
}
export type CurrentWeatherReply = {
  status: boolean
  message?: string
  data: {
    /** Whether this installation has a key of the weather service. */
    configured: boolean
    weather: Weather | null
  }
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}

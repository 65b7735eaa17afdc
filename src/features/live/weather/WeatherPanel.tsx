import { skipToken } from '@reduxjs/toolkit/query'
import { Button } from 'antd'
import { isApiError } from '../../../api/errors'
import type { ActiveStream } from '../../../api/stream'
import { useGetCurrentWeatherQuery, type Weather } from '../../../api/weather'
import { usePolling } from '../../../realtime/usePolling'
import { sharedText } from '../../../shared/sharedText'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { weatherText } from './messages'
import { useWeatherPlace } from './useWeatherPlace'
import { WeatherFigures } from './WeatherFigures'
import './weather.css'

const POLL_MS = 10 * 60_000
const ROW_HEIGHT = 22
/** Statuses that only an installation with a weather service answers. */
const FAILURES_OF_SERVICE: readonly (number | string)[] = [429, 502]

interface WeatherPanelProps {
  streams: readonly ActiveStream[]
  /** The stream whose drone is preferred. */
  selected?: string | undefined
}

/** The weather at the drone of the selected stream, otherwise at the first one with a position. Nothing without a weather service. */
export function WeatherPanel({ streams, selected }: WeatherPanelProps) {
  const located = streams.filter(({ position }) => position !== null)
  const stream = located.find(({ _id }) => _id === selected) ?? located[0]
  const place = useWeatherPlace(stream?.position ?? null)
  const { data, currentData, error, isFetching, refetch } = useGetCurrentWeatherQuery(
    place ? { lat: place.lat, long: place.long } : skipToken,
    usePolling(POLL_MS, false),
  )
  // Until the first reply nothing is shown, so that no panel comes and goes where there is no weather service.
  const isConfigured = data ? data.data.configured : isOfService(error)
  if (!stream || !isConfigured) return null
  return (
    <WeatherAt
      name={stream.name}
      weather={currentData?.data.weather}
      error={error?.message}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

const isOfService = (error: unknown): boolean => isApiError(error) && FAILURES_OF_SERVICE.includes(error.status)

interface WeatherAtProps {
  /** Name of the stream. */
  name: string
  weather: Weather | null | undefined
  error: string | undefined
  isFetching: boolean
  onRetry: () => void
}

function WeatherAt({ name, weather, error, isFetching, onRetry }: WeatherAtProps) {
  const title = weatherText('title', { name })
  return (
    <section className="weather-panel" aria-label={title}>
      <h2>{title}</h2>
      {!weather && !error && <RowsSkeleton rows={3} height={ROW_HEIGHT} />}
      {error && (
        <p role="alert">
          {weather ? weatherText('refreshFailed', { message: error }) : error}{' '}
          <Button size="small" loading={isFetching} onClick={onRetry}>
            {sharedText('tryAgain')}
          </Button>
        </p>
      )}
      {weather && <WeatherFigures weather={weather} />}
    </section>
  )
}

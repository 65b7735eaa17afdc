import type { Weather } from '../../../api/weather'
import { FactList } from '../../../shared/FactList'
import { formatNumber } from '../../../shared/messages'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { weatherText } from './messages'

const METRES_PER_KILOMETRE = 1000

/** The weather in figures, with its age and the service to credit. */
export function WeatherFigures({ weather }: { weather: Weather }) {
  const { at, condition, temperature, gusts, source, sourceUrl } = weather
  return (
    <>
      <p>
        <strong>{weatherText(condition)}</strong>, {weatherText('degrees', { value: oneDigit(temperature) })}
      </p>
      <FactList
        facts={[
          [weatherText('wind'), windOf(weather)],
          [weatherText('gusts'), gusts === null ? null : weatherText('speed', { speed: oneDigit(gusts) })],
          [weatherText('precipitation'), precipitationOf(weather)],
          [weatherText('visibility'), visibilityOf(weather)],
        ]}
      />
      <small>
        <RelativeTime time={at} /> ·{' '}
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {weatherText('source', { source })}
        </a>
      </small>
    </>
  )
}

const oneDigit = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 })

function windOf({ wind, windDirection }: Weather): string {
  const speed = oneDigit(wind)
  if (windDirection === null) return weatherText('speed', { speed })
  return weatherText('windFrom', { speed, direction: Math.round(windDirection) })
}

const precipitationOf = ({ precipitation }: Weather): string =>
  precipitation === null
    ? weatherText('noPrecipitation')
    : weatherText('millimetres', { value: oneDigit(precipitation) })

function visibilityOf({ visibility }: Weather): string {
  if (visibility === null) return weatherText('unknown')
  if (visibility < METRES_PER_KILOMETRE) return weatherText('metres', { value: Math.round(visibility) })
  return weatherText('kilometres', { value: oneDigit(visibility / METRES_PER_KILOMETRE) })
}

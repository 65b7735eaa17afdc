// Other aircraft as layers of a map.
import type { Feature } from 'geojson'
import type { Aircraft } from '../api/aircraft'
import type { FeaturesLayer } from '../map/scene'
import { aircraftText } from './messages'

export const AIRCRAFT = 'aircraft'
const OPERATORS = 'aircraft-operators'

const COLOR = '#08979c'
const EMERGENCY_COLOR = '#cf1322'
const STALE_COLOR = '#8c8c8c'
const WIDTH = 3
const SECOND_MS = 1000
const MINUTE_SECONDS = 60

export const idOf = ({ feedId, uid }: Aircraft): string => `${feedId} ${uid}`

export const nameOf = ({ name, uid }: Aircraft): string => name ?? uid

export const isStale = ({ staleAt }: Aircraft, now: number): boolean => Date.parse(staleAt) <= now

/** Such as "12 s ago". @param now epoch milliseconds */
export function ageText({ at }: Aircraft, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / SECOND_MS))
  if (seconds < 2 * MINUTE_SECONDS) return aircraftText('seconds', { count: seconds })
  return aircraftText('minutes', { count: Math.floor(seconds / MINUTE_SECONDS) })
}

/** The bottom one first. @param selected ID of the aircraft whose operator is shown */
export function aircraftLayers(
  aircraft: readonly Aircraft[],
  selected: string | undefined,
  now: number,
): FeaturesLayer[] {
  const chosen = aircraft.find((each) => idOf(each) === selected)
  const operator = chosen && operatorOf(chosen)
  return [
    layer(OPERATORS, aircraftText('operators'), operator ? [operator] : [], { color: COLOR, width: 1, isDashed: true }),
    layer(
      AIRCRAFT,
      aircraftText('layer'),
      aircraft.map((each) => featureOf(each, now)),
      { color: COLOR, width: WIDTH, hasIcons: true, labelField: 'name' },
    ),
  ]
}

const layer = (id: string, name: string, features: Feature[], style: FeaturesLayer['style']): FeaturesLayer => ({
  id,
  name,
  kind: 'features',
  visible: true,
  opacity: 1,
  style,
  data: { type: 'FeatureCollection', features },
})

/** An arrow into the direction of flight, or a dot if that is unknown; grey when its position is out of date. */
function featureOf(aircraft: Aircraft, now: number): Feature {
  const { long, lat, course, isEmergency } = aircraft
  const isOld = isStale(aircraft, now)
  const name = nameOf(aircraft)
  return {
    type: 'Feature',
    id: idOf(aircraft),
    geometry: { type: 'Point', coordinates: [long, lat] },
    properties: {
      name: isOld ? aircraftText('stale', { name, age: ageText(aircraft, now) }) : name,
      ...(course !== null && { icon: 'arrow', rotation: course }),
      ...(isOld ? { color: STALE_COLOR } : isEmergency && { color: EMERGENCY_COLOR }),
    },
  }
}

/** A line from the aircraft to its operator. */
function operatorOf(aircraft: Aircraft): Feature | undefined {
  const { long, lat, operatorLong, operatorLat } = aircraft
  if (operatorLong === null || operatorLat === null) return undefined
  const coordinates = [
    [long, lat],
    [operatorLong, operatorLat],
  ]
  return {
    type: 'Feature',
    id: idOf(aircraft),
    geometry: { type: 'LineString', coordinates },
    properties: { name: aircraftText('operators') },
  }
}

import { zoneName } from './timeText'

/** Time zones to choose from. @param own a zone that the server knows and the browser possibly does not */
export function zoneOptions(own: string) {
  const zones = new Set([own, zoneName(), 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map((zone) => ({ value: zone, label: zone }))
}

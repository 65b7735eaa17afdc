import lookUp from '@photostructure/tz-lookup'
import { isTimeZone } from './zone'

/** IANA name of the time zone of a place; on the high seas that of its longitude, such as `Etc/GMT+9`. Degrees. */
export function zoneOfPlace({ lat, long }: { lat: number; long: number }): string {
  const zone = lookUp(lat, long)
  // The runtime may have an older list of zones.
  return isTimeZone(zone) ? zone : 'UTC'
}

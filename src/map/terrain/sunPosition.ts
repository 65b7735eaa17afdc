// Where the sun stands: the low-precision formulas of the Astronomical Almanac, accurate to 0.01° from 1950 to 2050, without the
// refraction of the air, which lifts the sun by up to half a degree at the horizon.
import type { Position } from '../scene'
import type { SunPosition } from './terrain'

const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000
/** 1 January 2000 at noon. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12)

/** The altitude is negative at night. */
export function sunPosition(time: Date, [long, lat]: Position): SunPosition {
  const days = (time.getTime() - EPOCH_MS) / DAY_MS
  const meanLongitude = 280.46 + 0.985_647_4 * days
  const meanAnomaly = (357.528 + 0.985_600_3 * days) * RADIANS
  const ecliptic = (meanLongitude + 1.915 * Math.sin(meanAnomaly) + 0.02 * Math.sin(2 * meanAnomaly)) * RADIANS
  const obliquity = (23.439 - 0.000_000_4 * days) * RADIANS
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic))
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic))
  const siderealDegrees = 280.460_618_37 + 360.985_647_366_29 * days + long
  const hourAngle = siderealDegrees * RADIANS - rightAscension
  const latitude = lat * RADIANS
  const altitude = Math.asin(
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle),
  )
  const fromSouth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude),
  )
  return { azimuth: (((fromSouth / RADIANS + 180) % 360) + 360) % 360, altitude: altitude / RADIANS }
}

/**
 * Metres east and north of a point, for areas of a few kilometres. The radii are those of the WGS 84 ellipsoid at the point;
 * five kilometres away, lengths are off by about 0.1 % at a latitude of 50 degrees.
 */
export type Metres = [east: number, north: number]

export interface LocalFrame {
  toMetres(lat: number, long: number): Metres
  toDegrees(at: Metres): { lat: number; long: number }
}

const EQUATOR_METRES = 6_378_137
const ECCENTRICITY_SQUARED = 0.00669437999014
const RADIAN = Math.PI / 180

export function localFrame(lat: number, long: number): LocalFrame {
  const [east, north] = metresPerDegree(lat)
  return {
    toMetres: (otherLat, otherLong) => [(eastOf(long, otherLong) - long) * east, (otherLat - lat) * north],
    toDegrees: ([x, y]) => ({ lat: lat + y / north, long: eastOf(0, long + x / east) }),
  }
}

/** Metres of one degree of longitude and of latitude. */
export function metresPerDegree(lat: number): Metres {
  const flattened = 1 - ECCENTRICITY_SQUARED * Math.sin(lat * RADIAN) ** 2
  const north = ((EQUATOR_METRES * (1 - ECCENTRICITY_SQUARED)) / flattened ** 1.5) * RADIAN
  return [(EQUATOR_METRES / Math.sqrt(flattened)) * Math.cos(lat * RADIAN) * RADIAN, north]
}

/** `long` within 180 degrees of `from`, also across the antimeridian. */
export const eastOf = (from: number, long: number): number => from + ((((long - from + 180) % 360) + 360) % 360) - 180

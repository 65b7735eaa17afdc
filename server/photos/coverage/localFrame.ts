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
  const flattened = 1 - ECCENTRICITY_SQUARED * Math.sin(lat * RADIAN) ** 2
  const north = ((EQUATOR_METRES * (1 - ECCENTRICITY_SQUARED)) / flattened ** 1.5) * RADIAN
  const east = (EQUATOR_METRES / Math.sqrt(flattened)) * Math.cos(lat * RADIAN) * RADIAN
  return {
    toMetres: (otherLat, otherLong) => [turn(otherLong - long) * east, (otherLat - lat) * north],
    toDegrees: ([x, y]) => ({ lat: lat + y / north, long: turn(long + x / east) }),
  }
}

/** Between -180 and 180 degrees, so that an area may lie across the antimeridian. */
const turn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** Web Mercator (EPSG:3857), the plane of all tiles, and its scale on the ground. */

const SEMI_MAJOR = 6_378_137
const ECCENTRICITY_2 = 0.006_694_379_990_141_317

/** Half the width of the world in Web Mercator metres. */
export const HALF_WORLD = Math.PI * SEMI_MAJOR

/** [west, south, east, north]; the context defines the unit. */
export type Bounds = [west: number, south: number, east: number, north: number]

export interface LatLong {
  lat: number
  long: number
}

export const mercatorX = (long: number): number => (long * Math.PI * SEMI_MAJOR) / 180
export const mercatorY = (lat: number): number => SEMI_MAJOR * Math.asinh(Math.tan((lat * Math.PI) / 180))
export const longOf = (x: number): number => ((x / SEMI_MAJOR) * 180) / Math.PI
export const latOf = (y: number): number => (Math.atan(Math.sinh(y / SEMI_MAJOR)) * 180) / Math.PI

/** Beyond the antimeridian the longitude continues from the other side, so that it is between -180 and 180. */
export const toLatLong = (x: number, y: number): LatLong => ({ lat: latOf(y), long: onGlobe(longOf(ontoWorld(x))) })

const onGlobe = (long: number) => Math.max(-180, Math.min(180, long))

/** Less is rounding. */
export const BEYOND_EDGE = HALF_WORLD + 0.001

function ontoWorld(x: number): number {
  if (Math.abs(x) > BEYOND_EDGE) return x - 2 * HALF_WORLD * Math.round(x / (2 * HALF_WORLD))
  return Math.max(-HALF_WORLD, Math.min(HALF_WORLD, x))
}

/** Bounds of an XYZ tile in Web Mercator metres. */
export function tileBounds(z: number, x: number, y: number): Bounds {
  const span = (2 * HALF_WORLD) / 2 ** z
  const west = -HALF_WORLD + x * span
  const north = HALF_WORLD - y * span
  return [west, north - span, west + span, north]
}

/** Metres on the WGS 84 ellipsoid per Web Mercator metre at northing `y`, to the east and to the north. */
export function groundScale(y: number): { east: number; north: number } {
  const lat = Math.atan(Math.sinh(y / SEMI_MAJOR))
  const w = 1 - ECCENTRICITY_2 * Math.sin(lat) ** 2
  const east = Math.cos(lat) / Math.sqrt(w)
  return { east, north: (Math.cos(lat) * (1 - ECCENTRICITY_2)) / w ** 1.5 }
}

const EARTH_RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

interface Place {
  long: number
  lat: number
}

/** Metres along a great circle of a sphere: within 0.6 % of the ellipsoid. */
export function distanceOf(from: Place, to: Place): number {
  const [a, b] = [from.lat * RADIANS, to.lat * RADIANS]
  const h =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(((to.long - from.long) * RADIANS) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

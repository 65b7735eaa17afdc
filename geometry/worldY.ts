/** Latitude at which the square map of Web Mercator ends. */
const EDGE_LAT = 85.0511287798066

/** Vertical position of a latitude in Web Mercator: 0 at the northern edge of the map, 1 at the southern edge. */
export function worldY(lat: number): number {
  const sine = Math.sin((Math.min(Math.max(lat, -EDGE_LAT), EDGE_LAT) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

/** Latitude at a vertical position from 0 to 1. */
export const latAtWorldY = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

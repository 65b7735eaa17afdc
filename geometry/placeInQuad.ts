import type { GroundCorners, LatLong } from './footprint'

/**
 * The place on the ground that a part of a picture shows, by the projective mapping of its corners (Heckbert 1989).
 *
 * @param right share of the width from the left edge, 0 to 1. @param down share of the height from the upper edge, 0 to 1
 */
export function placeInQuad([a, b, c, d]: GroundCorners, right: number, down: number): LatLong | undefined {
  const east = (corner: LatLong) => corner.long - a.long
  const north = (corner: LatLong) => corner.lat - a.lat
  const dx1 = east(b) - east(c)
  const dx2 = east(d) - east(c)
  const dx3 = east(c) - east(b) - east(d)
  const dy1 = north(b) - north(c)
  const dy2 = north(d) - north(c)
  const dy3 = north(c) - north(b) - north(d)
  const determinant = dx1 * dy2 - dx2 * dy1
  if (determinant === 0) return undefined
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  const scale = g * right + h * down + 1
  const long = (east(b) * (1 + g) * right + east(d) * (1 + h) * down) / scale
  const lat = (north(b) * (1 + g) * right + north(d) * (1 + h) * down) / scale
  return { lat: a.lat + lat, long: a.long + long }
}

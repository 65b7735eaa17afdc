// Bounding box and map size of a geometry.
import type { Geometry, Position } from 'geojson'
import { worldY } from '../../../geometry/worldY'

/** Degrees: west, south, east, north. */
export type Box = [west: number, south: number, east: number, north: number]

export interface Extent {
  box: Box
  /** Longer side of the box in Web Mercator, relative to the world's width. Tiles are thinned by it. */
  size: number
}

export function extentOf(geometry: Geometry): Extent {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  grow(box, geometry)
  const [west, south, east, north] = box
  return { box, size: Math.max((east - west) / 360, worldY(south) - worldY(north)) }
}

/** The common box of both. */
export const unite = (a: Box | undefined, b: Box): Box =>
  a ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : b

function grow(box: Box, geometry: Geometry): void {
  if (geometry.type === 'GeometryCollection') for (const part of geometry.geometries) grow(box, part)
  else growBy(box, geometry.coordinates)
}

function growBy(box: Box, coordinates: Position | Position[] | Position[][] | Position[][][]): void {
  const [first] = coordinates
  if (typeof first !== 'number') {
    for (const each of coordinates) growBy(box, each as Position)
    return
  }
  const [long = 0, lat = 0] = coordinates as Position
  if (long < box[0]) box[0] = long
  if (lat < box[1]) box[1] = lat
  if (long > box[2]) box[2] = long
  if (lat > box[3]) box[3] = lat
}

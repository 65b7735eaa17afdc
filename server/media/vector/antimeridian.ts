// Geometries and boxes at the antimeridian (180 degrees), as RFC 7946 (section 3.1.9 and 5.2) stores them: cut in two, and with a
// box whose west is greater than its east.
import type { Geometry, Position } from 'geojson'
import { extentOf, type Box } from './extent'

/** Positions of neighbouring geometries continue up to here, as in longitudes from 0 to 360. */
export const MAX_LONGITUDE = 540

/**
 * Moves a geometry with longitudes beyond 180 degrees into their range, and cuts it where it crosses the antimeridian.
 * @param geometry a valid one, with longitudes up to MAX_LONGITUDE
 */
export function withinEarth(geometry: Geometry): Geometry {
  const [west, , east] = extentOf(geometry).box
  if (west >= -180 && east <= 180) return geometry
  if (west >= 180) return withinEarth(moved(geometry, -360))
  if (east <= -180) return withinEarth(moved(geometry, 360))
  const edge = east > 180 ? 180 : -180
  return joined(parts(geometry).flatMap((part) => cut(part, edge)))
}

type Part = Extract<Geometry, { type: 'Point' | 'LineString' | 'Polygon' }>

function parts(geometry: Geometry): Part[] {
  switch (geometry.type) {
    case 'GeometryCollection':
      return geometry.geometries.flatMap(parts)
    case 'MultiPoint':
      return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates }))
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
    default:
      return [geometry]
  }
}

/** Parts of one type as a multi geometry, others as a collection. */
function joined(all: Part[]): Geometry {
  const [first] = all
  if (first && all.length === 1) return first
  const points = all.flatMap((part) => (part.type === 'Point' ? [part.coordinates] : []))
  if (points.length === all.length) return { type: 'MultiPoint', coordinates: points }
  const lines = all.flatMap((part) => (part.type === 'LineString' ? [part.coordinates] : []))
  if (lines.length === all.length) return { type: 'MultiLineString', coordinates: lines }
  const polygons = all.flatMap((part) => (part.type === 'Polygon' ? [part.coordinates] : []))
  if (polygons.length === all.length) return { type: 'MultiPolygon', coordinates: polygons }
  return { type: 'GeometryCollection', geometries: all }
}

/** @param edge the meridian 180 or -180; what is beyond it is moved to the other end of the map */
function cut(part: Part, edge: number): Part[] {
  const [west, , east] = extentOf(part).box
  const shift = edge > 0 ? -360 : 360
  const isWithin = edge > 0 ? east <= edge : west >= edge
  const isBeyond = edge > 0 ? west >= edge : east <= edge
  if (isWithin) return [part]
  if (isBeyond) return [moved(part, shift)]
  if (part.type === 'Point') return [part]
  if (part.type === 'LineString') {
    return cutLine(part.coordinates, edge).map((coordinates) => {
      const piece: Part = { type: 'LineString', coordinates }
      return coordinates.some(([long = edge]) => (edge > 0 ? long > edge : long < edge)) ? moved(piece, shift) : piece
    })
  }
  const within: Part = { type: 'Polygon', coordinates: cutRings(part.coordinates, edge, edge > 0 ? -1 : 1) }
  const beyond: Part = { type: 'Polygon', coordinates: cutRings(part.coordinates, edge, edge > 0 ? 1 : -1) }
  return [within, moved(beyond, shift)]
}

function cutLine(line: Position[], edge: number): Position[][] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  for (const [index, position] of line.entries()) {
    piece.push(position)
    const next = line[index + 1]
    if (next === undefined || !isBetween(edge, position, next)) continue
    const crossing = crossingOf(position, next, edge)
    pieces.push([...piece, crossing])
    piece = [crossing]
  }
  return [...pieces, piece].filter((each) => each.length > 1)
}

const isBetween = (edge: number, [from = 0]: Position, [to = 0]: Position): boolean => (from - edge) * (to - edge) < 0

/** Where the step from one position to the next reaches a meridian. Heights are interpolated. */
function crossingOf(from: Position, to: Position, edge: number): Position {
  const [fromLong = 0] = from
  const [toLong = 0] = to
  const share = (edge - fromLong) / (toLong - fromLong)
  const rest = from.slice(1).map((value, index) => value + share * ((to[index + 1] ?? value) - value))
  return [edge, ...rest]
}

/** The rings on one side of a meridian: -1 for the west, 1 for the east. */
function cutRings(rings: Position[][], edge: number, side: -1 | 1): Position[][] {
  return rings.map((ring) => cutRing(ring.slice(0, -1), edge, side)).filter((ring) => ring.length > 3)
}

function cutRing(corners: Position[], edge: number, side: -1 | 1): Position[] {
  const kept = corners.flatMap((corner, index): Position[] => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [long = 0] = corner
    const own = (long - edge) * side >= 0 ? [corner] : []
    return isBetween(edge, corner, next) ? [...own, crossingOf(corner, next, edge)] : own
  })
  return [...kept, ...kept.slice(0, 1)]
}

function moved<Kind extends Geometry>(geometry: Kind, shift: number): Kind {
  const move = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    const [first, ...rest] = value as unknown[]
    return typeof first === 'number' ? [first + shift, ...rest] : value.map(move)
  }
  if (geometry.type === 'GeometryCollection') {
    return { ...geometry, geometries: geometry.geometries.map((each) => moved(each, shift)) }
  }
  return { ...geometry, coordinates: move(geometry.coordinates) }
}

/** Degrees. A wider layer is one of the whole world, whose box starts at its west. */
const MAX_ACROSS = 180

export interface BoundsOfMany {
  add(geometry: Geometry): void
  /** The box around all; undefined without geometries. */
  result(): Box | undefined
}

/** Unites geometries to a box that crosses the antimeridian where that box is narrower. */
export function createBounds(): BoundsOfMany {
  let south = Infinity
  let north = -Infinity
  /** Of what is east and west of Greenwich. */
  const eastern = { west: Infinity, east: -Infinity }
  const western = { west: Infinity, east: -Infinity }
  const grow = (side: typeof eastern, from: number, to: number): void => {
    side.west = Math.min(side.west, from)
    side.east = Math.max(side.east, to)
  }
  return {
    add(geometry) {
      for (const part of parts(geometry)) {
        const [west, partSouth, east, partNorth] = extentOf(part).box
        south = Math.min(south, partSouth)
        north = Math.max(north, partNorth)
        if (east >= 0) grow(eastern, Math.max(0, west), east)
        if (west < 0) grow(western, west, Math.min(0, east))
      }
    },
    result() {
      if (south > north) return undefined
      const west = Math.min(eastern.west, western.west)
      const east = Math.max(eastern.east, western.east)
      const across = eastern.west < Infinity && western.west < Infinity ? 360 + western.east - eastern.west : Infinity
      return across <= MAX_ACROSS && across < east - west
        ? [eastern.west, south, western.east, north]
        : [west, south, east, north]
    },
  }
}

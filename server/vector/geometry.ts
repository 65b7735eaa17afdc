// Validates and normalises geometries: coordinates in range, rings closed and wound as in RFC 7946.
import type { Geometry, Position } from 'geojson'
import { MAX_VERTICES, type GeometryProblem } from './feature'
import { crossesItself } from './selfCrossing'

export interface CheckedGeometry {
  geometry: Geometry
  problem: GeometryProblem | null
  /** Whether rings had to be closed. */
  closed: boolean
}

/** Reason for rejecting a geometry, for the import report. */
export class GeometryError extends Error {
  override name = 'GeometryError'
}

interface Check {
  vertices: number
  closed: boolean
  crossing: boolean
}

const MAX_PARTS = 10_000

/** Converts any value to a valid GeoJSON geometry in degrees, without extra members. @throws GeometryError */
export function checkGeometry(raw: unknown): CheckedGeometry {
  const check: Check = { vertices: 0, closed: false, crossing: false }
  const geometry = geometryOf(raw, check, 0)
  return { geometry, problem: check.crossing ? 'self_crossing' : null, closed: check.closed }
}

function geometryOf(raw: unknown, check: Check, depth: number): Geometry {
  if (typeof raw !== 'object' || raw === null) throw new GeometryError('It has no geometry')
  const { type, coordinates, geometries } = raw as Record<string, unknown>
  switch (type) {
    case 'Point':
      return { type, coordinates: positionOf(coordinates, check) }
    case 'MultiPoint':
      return { type, coordinates: parts(coordinates).map((part) => positionOf(part, check)) }
    case 'LineString':
      return { type, coordinates: lineOf(coordinates, check) }
    case 'MultiLineString':
      return { type, coordinates: parts(coordinates).map((part) => lineOf(part, check)) }
    case 'Polygon':
      return { type, coordinates: polygonOf(coordinates, check) }
    case 'MultiPolygon':
      return { type, coordinates: parts(coordinates).map((part) => polygonOf(part, check)) }
    case 'GeometryCollection': {
      if (depth > 3) throw new GeometryError('Its geometry is nested too deeply')
      return { type, geometries: parts(geometries).map((part) => geometryOf(part, check, depth + 1)) }
    }
    default:
      throw new GeometryError('Its geometry type is unknown')
  }
}

function parts(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new GeometryError('Its geometry is empty')
  if (value.length > MAX_PARTS) throw new GeometryError(`It has more than ${MAX_PARTS.toLocaleString('en')} parts`)
  return value
}

function positionOf(value: unknown, check: Check): Position {
  if (!Array.isArray(value)) throw new GeometryError('Its geometry is empty')
  const [long, lat, height] = value as unknown[]
  if (++check.vertices > MAX_VERTICES) {
    throw new GeometryError(`It has more than ${MAX_VERTICES.toLocaleString('en')} vertices`)
  }
  if (typeof long !== 'number' || typeof lat !== 'number' || !Number.isFinite(long) || !Number.isFinite(lat)) {
    throw new GeometryError('Its coordinates are not numbers')
  }
  if (Math.abs(long) > 180 || Math.abs(lat) > 90) throw new GeometryError('Its coordinates are not on the earth')
  return typeof height === 'number' && Number.isFinite(height) ? [long, lat, height] : [long, lat]
}

function positionsOf(value: unknown, check: Check): Position[] {
  if (!Array.isArray(value)) throw new GeometryError('Its geometry is empty')
  return value.map((each) => positionOf(each, check))
}

function lineOf(value: unknown, check: Check): Position[] {
  const line = positionsOf(value, check)
  if (line.length < 2) throw new GeometryError('Its line has fewer than two points')
  return line
}

function polygonOf(value: unknown, check: Check): Position[][] {
  const rings = parts(value).map((raw, index) => ringOf(raw, index === 0, check))
  check.crossing ||= crossesItself(rings)
  return rings
}

function ringOf(value: unknown, outer: boolean, check: Check): Position[] {
  const ring = positionsOf(value, check)
  const [first, last] = [ring[0], ring.at(-1)]
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) {
    check.closed = true
    ring.push(first)
  }
  if (ring.length < 4) throw new GeometryError('Its polygon has fewer than three corners')
  const area = signedArea(ring)
  if (area === 0 && ring.every(([long, lat]) => long === first?.[0] && lat === first?.[1])) {
    throw new GeometryError('Its polygon is a single point')
  }
  return area < 0 === outer ? ring.reverse() : ring
}

/** Twice the area in square degrees, positive when wound counter-clockwise. */
function signedArea(ring: Position[]): number {
  let sum = 0
  for (let index = 1; index < ring.length; index++) {
    const [ax = 0, ay = 0] = ring[index - 1] ?? []
    const [bx = 0, by = 0] = ring[index] ?? []
    sum += ax * by - bx * ay
  }
  return sum
}

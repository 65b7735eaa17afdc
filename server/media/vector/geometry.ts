// Validates and normalises geometries: coordinates in range, rings closed and wound as in RFC 7946.
import type { Geometry, Position } from 'geojson'
import { MessageError } from '../../platform/core/messageError'
import { MAX_VERTICES, type GeometryProblem } from './feature'
import { geometryText } from './messages'
import { crossesItself } from './selfCrossing'

export interface CheckedGeometry {
  geometry: Geometry
  problem: GeometryProblem | null
  /** Whether rings had to be closed. */
  closed: boolean
}

/** Why a geometry is rejected, for the import report or the field of a form. */
export class GeometryError extends MessageError {
  override name = 'GeometryError'
}

interface Check {
  vertices: number
  closed: boolean
  crossing: boolean
  maxLongitude: number
}

const MAX_PARTS = 10_000

/**
 * Converts any value to a valid GeoJSON geometry in degrees, without extra members.
 * @param maxLongitude of either sign
 * @throws GeometryError
 */
export function checkGeometry(raw: unknown, maxLongitude = 180): CheckedGeometry {
  const check: Check = { vertices: 0, closed: false, crossing: false, maxLongitude }
  const geometry = geometryOf(raw, check, 0)
  return { geometry, problem: check.crossing ? 'self_crossing' : null, closed: check.closed }
}

function geometryOf(raw: unknown, check: Check, depth: number): Geometry {
  if (typeof raw !== 'object' || raw === null) throw new GeometryError(geometryText('missing'))
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
      if (depth > 3) throw new GeometryError(geometryText('tooDeep'))
      return { type, geometries: parts(geometries).map((part) => geometryOf(part, check, depth + 1)) }
    }
    default:
      throw new GeometryError(geometryText('unknownType'))
  }
}

function parts(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new GeometryError(geometryText('empty'))
  if (value.length > MAX_PARTS) throw new GeometryError(geometryText('tooManyParts', { limit: MAX_PARTS }))
  return value
}

function positionOf(value: unknown, check: Check): Position {
  if (!Array.isArray(value)) throw new GeometryError(geometryText('empty'))
  const [long, lat, height] = value as unknown[]
  if (++check.vertices > MAX_VERTICES) {
    throw new GeometryError(geometryText('tooManyVertices', { limit: MAX_VERTICES }))
  }
  if (typeof long !== 'number' || typeof lat !== 'number' || !Number.isFinite(long) || !Number.isFinite(lat)) {
    throw new GeometryError(geometryText('notNumbers'))
  }
  if (Math.abs(long) > check.maxLongitude || Math.abs(lat) > 90) throw new GeometryError(geometryText('outsideEarth'))
  return typeof height === 'number' && Number.isFinite(height) ? [long, lat, height] : [long, lat]
}

function positionsOf(value: unknown, check: Check): Position[] {
  if (!Array.isArray(value)) throw new GeometryError(geometryText('empty'))
  return value.map((each) => positionOf(each, check))
}

function lineOf(value: unknown, check: Check): Position[] {
  const line = positionsOf(value, check)
  if (line.length < 2) throw new GeometryError(geometryText('shortLine'))
  return line
}

function polygonOf(value: unknown, check: Check): Position[][] {
  const rings = parts(value).map((raw, index) => ringOf(raw, index === 0, check))
  check.crossing ||= crossesItself(rings)
  return rings
}

function ringOf(value: unknown, outer: boolean, check: Check): Position[] {
  const ring = positionsOf(value, check)
  const first = ring[0]
  const last = ring.at(-1)
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) {
    check.closed = true
    ring.push(first)
  }
  if (ring.length < 4) throw new GeometryError(geometryText('shortPolygon'))
  const area = signedArea(ring)
  if (area === 0 && ring.every(([long, lat]) => long === first?.[0] && lat === first?.[1])) {
    throw new GeometryError(geometryText('pointPolygon'))
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

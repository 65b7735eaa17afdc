// Writes geometries as well-known text (OGC Simple Features).
import type { Geometry, Position } from 'geojson'

/** @returns for example `LINESTRING (8 50, 9 51)`; heights are kept as `LINESTRING Z` */
export function wktOf(geometry: Geometry): string {
  if (geometry.type === 'GeometryCollection') {
    const parts = geometry.geometries.map(wktOf).join(', ')
    return `GEOMETRYCOLLECTION ${parts ? `(${parts})` : 'EMPTY'}`
  }
  const positions = (geometry.coordinates as unknown[]).flat(DEPTHS[geometry.type]) as number[] | Position[]
  const hasHeights = geometry.type === 'Point' ? positions.length > 2 : (positions as Position[]).every(isHigh)
  const tag = `${geometry.type.toUpperCase()}${hasHeights ? ' Z' : ''}`
  if (positions.length === 0) return `${tag} EMPTY`
  const size = hasHeights ? 3 : 2
  return `${tag} ${geometry.type === 'Point' ? `(${numbers(geometry.coordinates, size)})` : listOf(geometry.coordinates, size)}`
}

const isHigh = (position: Position): boolean => position.length > 2

/** Number of lists around the list of positions. */
const DEPTHS = { Point: 0, MultiPoint: 0, LineString: 0, MultiLineString: 1, Polygon: 1, MultiPolygon: 2 } as const

type Nested = readonly (Position | Nested)[]

function listOf(coordinates: Nested, size: number): string {
  const isPosition = (part: Position | Nested): part is Position => typeof part[0] === 'number'
  const parts = coordinates.map((part) => (isPosition(part) ? numbers(part, size) : listOf(part, size)))
  return `(${parts.join(', ')})`
}

const numbers = (position: Position, size: number): string => position.slice(0, size).join(' ')

// Splits geometry into points, lines and rings, because Terra Draw edits only these, and reassembles it.
import type { Geometry, LineString, Point, Polygon, Position } from 'geojson'

export type Part = Point | LineString | Polygon

/** Terra Draw rejects coordinates with more decimals. 9 decimals are 0.1 mm. */
const DIGITS = 9

/** Points, lines and rings of `geometry` in order. Each ring of a polygon becomes a separate polygon. */
export function partsOf(geometry: Geometry): Part[] {
  switch (geometry.type) {
    case 'Point':
    case 'LineString':
      return [{ type: geometry.type, coordinates: roundPositions(geometry.coordinates) } as Part]
    case 'MultiPoint':
      return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates: roundPositions(coordinates) }))
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({
        type: 'LineString',
        coordinates: roundPositions(coordinates),
      }))
    case 'Polygon':
      return geometry.coordinates.map((ring) => ({ type: 'Polygon', coordinates: [roundPositions(ring)] }))
    case 'MultiPolygon':
      return geometry.coordinates.flat().map((ring) => ({ type: 'Polygon', coordinates: [roundPositions(ring)] }))
    case 'GeometryCollection':
      return geometry.geometries.flatMap(partsOf)
  }
}

/** Replaces the parts of `geometry`. `parts` must have the same number and order as the result of `partsOf`. */
export function fromParts(geometry: Geometry, parts: Part[]): Geometry {
  const remaining = [...parts]
  const next = () => remaining.shift()?.coordinates as never
  const nextRing = () => (remaining.shift() as Polygon).coordinates[0] ?? []
  const rebuilt = (old: Geometry): Geometry => {
    switch (old.type) {
      case 'Point':
      case 'LineString':
        return { type: old.type, coordinates: next() }
      case 'MultiPoint':
      case 'MultiLineString':
        return { type: old.type, coordinates: (old.coordinates as unknown[]).map(next) as never }
      case 'Polygon':
        return { type: 'Polygon', coordinates: old.coordinates.map(nextRing) }
      case 'MultiPolygon':
        return { type: 'MultiPolygon', coordinates: old.coordinates.map((rings) => rings.map(nextRing)) }
      case 'GeometryCollection':
        return { type: 'GeometryCollection', geometries: old.geometries.map(rebuilt) }
    }
  }
  return rebuilt(geometry)
}

type Nested = Position | Position[]

/** Longitude and latitude only. Terra Draw would drop the heights of dragged vertices anyway. */
const roundPositions = <Coordinates extends Nested>(coordinates: Coordinates): Coordinates =>
  (typeof coordinates[0] === 'number'
    ? (coordinates as Position).slice(0, 2).map((value) => Number(value.toFixed(DIGITS)))
    : (coordinates as Position[]).map(roundPositions)) as Coordinates

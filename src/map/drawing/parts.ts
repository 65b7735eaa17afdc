// What can be edited is one point, one line or one ring at a time: geometry is taken apart for that and put together again.
import type { Geometry, LineString, Point, Polygon, Position } from 'geojson'

export type Part = Point | LineString | Polygon

/** The drawing takes no longer numbers than that; it is a tenth of a millimetre. */
const DIGITS = 9

/** Points, lines and rings of `geometry` in its order; of a polygon every ring is a polygon of its own. */
export function partsOf(geometry: Geometry): Part[] {
  switch (geometry.type) {
    case 'Point':
    case 'LineString':
      return [{ type: geometry.type, coordinates: short(geometry.coordinates) } as Part]
    case 'MultiPoint':
      return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates: short(coordinates) }))
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates: short(coordinates) }))
    case 'Polygon':
      return geometry.coordinates.map((ring) => ({ type: 'Polygon', coordinates: [short(ring)] }))
    case 'MultiPolygon':
      return geometry.coordinates.flat().map((ring) => ({ type: 'Polygon', coordinates: [short(ring)] }))
    case 'GeometryCollection':
      return geometry.geometries.flatMap(partsOf)
  }
}

/** `geometry` with its parts replaced by `parts`, which are as many and in the same order. */
export function fromParts(geometry: Geometry, parts: Part[]): Geometry {
  const left = [...parts]
  const next = () => left.shift()?.coordinates as never
  const nextRing = () => (left.shift() as Polygon).coordinates[0] ?? []
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

/** Longitude and latitude, without heights, which a vertex that is dragged would lose anyway. */
const short = <Coordinates extends Nested>(coordinates: Coordinates): Coordinates =>
  (typeof coordinates[0] === 'number'
    ? (coordinates as Position).slice(0, 2).map((value) => Number(value.toFixed(DIGITS)))
    : (coordinates as Position[]).map(short)) as Coordinates

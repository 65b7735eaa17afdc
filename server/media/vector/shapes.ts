// Geometry types as a legend groups them.
import type { Geometry } from 'geojson'

export type Shape = 'point' | 'line' | 'polygon'

const SHAPES: Readonly<Record<Geometry['type'], readonly Shape[]>> = {
  Point: ['point'],
  MultiPoint: ['point'],
  LineString: ['line'],
  MultiLineString: ['line'],
  Polygon: ['polygon'],
  MultiPolygon: ['polygon'],
  // As in the database, which does not inspect collections.
  GeometryCollection: ['point', 'line', 'polygon'],
}

export const shapesOf = ({ type }: Geometry): readonly Shape[] => SHAPES[type]

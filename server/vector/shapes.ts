// What a legend calls geometries by.
import type { Geometry } from 'geojson'

export type Shape = 'point' | 'line' | 'polygon'

const SHAPES: Readonly<Record<Geometry['type'], readonly Shape[]>> = {
  Point: ['point'],
  MultiPoint: ['point'],
  LineString: ['line'],
  MultiLineString: ['line'],
  Polygon: ['polygon'],
  MultiPolygon: ['polygon'],
  // As in the database, which does not look into collections.
  GeometryCollection: ['point', 'line', 'polygon'],
}

export const shapesOf = ({ type }: Geometry): readonly Shape[] => SHAPES[type]

// Lengths and areas on the WGS 84 ellipsoid, and their texts. The server measures with the same library.
import type { Geometry, Position } from 'geojson'
import { Geodesic, PolygonArea } from 'geographiclib-geodesic'
import { formatNumber } from '../shared/messages'

const WGS84 = Geodesic.WGS84

/** Metres along the lines of a geometry; a polygon counts its outlines, a point nothing. Edges are geodesics. */
export function lengthOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'LineString':
      return lineLength(geometry.coordinates)
    case 'MultiLineString':
    case 'Polygon':
      return sum(geometry.coordinates.map(lineLength))
    case 'MultiPolygon':
      return sum(geometry.coordinates.flat().map(lineLength))
    case 'GeometryCollection':
      return sum(geometry.geometries.map(lengthOf))
    default:
      return 0
  }
}

/**
 * Square metres without holes; 0 for points and lines. Edges are geodesics. A ring around a pole encloses the part of the earth
 * on the side of that pole.
 */
export function areaOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'Polygon':
      return polygonArea(geometry.coordinates)
    case 'MultiPolygon':
      return sum(geometry.coordinates.map(polygonArea))
    case 'GeometryCollection':
      return sum(geometry.geometries.map(areaOf))
    default:
      return 0
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const lineLength = (line: Position[]): number =>
  sum(line.slice(1).map((to, index) => distance(line[index] as Position, to)))

/** Metres along the geodesic between two positions. */
export const distance = ([long1 = NaN, lat1 = NaN]: Position, [long2 = NaN, lat2 = NaN]: Position): number =>
  WGS84.Inverse(lat1, long1, lat2, long2, Geodesic.DISTANCE).s12 ?? NaN

function polygonArea([outline, ...holes]: Position[][]): number {
  return Math.max(0, ringArea(outline ?? []) - sum(holes.map(ringArea)))
}

function ringArea(ring: Position[]): number {
  const polygon = new PolygonArea.PolygonArea(WGS84)
  for (const [long = NaN, lat = NaN] of ring) polygon.AddPoint(lat, long)
  return Math.abs(polygon.Compute(false, true).area ?? 0)
}

/** Metres below a kilometre, kilometres above; three significant digits or more. */
export function formatLength(metres: number): string {
  if (metres < 1000) return `${digits(metres, metres < 100 ? 1 : 0)} m`
  return `${digits(metres / 1000, metres < 100_000 ? 2 : 1)} km`
}

/** Square metres below a hectare, hectares below a square kilometre. */
export function formatArea(squareMetres: number): string {
  if (squareMetres < 10_000) return `${digits(squareMetres, squareMetres < 100 ? 1 : 0)} m²`
  if (squareMetres < 1_000_000) return `${digits(squareMetres / 10_000, 2)} ha`
  return `${digits(squareMetres / 1_000_000, 2)} km²`
}

const digits = (value: number, decimals: number): string =>
  formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

// Lengths and areas on the ellipsoid of WGS 84, and how they are written.
import type { Geometry, Position } from 'geojson'

const EQUATOR_M = 6_378_137
const FLATTENING = 1 / 298.257223563
const POLE_M = EQUATOR_M * (1 - FLATTENING)
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING))

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Length in metres of a line, or of all lines of the geometry; areas count their outlines, points nothing. */
export function lengthOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'LineString':
      return alongLine(geometry.coordinates)
    case 'MultiLineString':
    case 'Polygon':
      return sum(geometry.coordinates.map(alongLine))
    case 'MultiPolygon':
      return sum(geometry.coordinates.flat().map(alongLine))
    case 'GeometryCollection':
      return sum(geometry.geometries.map(lengthOf))
    default:
      return 0
  }
}

/**
 * Area in square metres, holes taken out; 0 for what is no area.
 * Vertices are carried to the sphere of the same area (authalic latitudes), where edges are great circles: against exact
 * geodesics 1e-5 off for edges of 100 km, 2e-3 at worst for edges of a quarter of the earth. A ring round a pole is the
 * area between it and that pole.
 */
export function areaOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'Polygon':
      return ofRings(geometry.coordinates)
    case 'MultiPolygon':
      return sum(geometry.coordinates.map(ofRings))
    case 'GeometryCollection':
      return sum(geometry.geometries.map(areaOf))
    default:
      return 0
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const alongLine = (line: Position[]): number =>
  sum(line.slice(1).map((to, index) => distance(line[index] as Position, to)))

/** Metres between two positions along the geodesic (Vincenty's inverse, to 0.1 mm; haversine where that has no answer). */
export function distance([long1 = 0, lat1 = 0]: Position, [long2 = 0, lat2 = 0]: Position): number {
  const turn = radians(long2 - long1)
  const [u1, u2] = [lat1, lat2].map((lat) => Math.atan((1 - FLATTENING) * Math.tan(radians(lat)))) as [number, number]
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)]
  let lambda = turn
  for (let round = 0; round < 100; round++) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)]
    const sinSigma = Math.hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda)
    if (sinSigma === 0) return 0
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (cos1 * cos2 * sinLambda) / sinSigma
    const cos2Alpha = 1 - sinAlpha ** 2
    // Along the equator there is no midpoint to speak of.
    const cosMiddle = cos2Alpha === 0 ? 0 : cosSigma - (2 * sin1 * sin2) / cos2Alpha
    const c = (FLATTENING / 16) * cos2Alpha * (4 + FLATTENING * (4 - 3 * cos2Alpha))
    const last = lambda
    lambda =
      turn +
      (1 - c) * FLATTENING * sinAlpha * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (-1 + 2 * cosMiddle ** 2)))
    if (Math.abs(lambda - last) > 1e-12) continue
    return vincentyLength(sigma, sinSigma, cosSigma, cosMiddle, cos2Alpha)
  }
  return haversine(lat1, lat2, turn)
}

function vincentyLength(sigma: number, sinSigma: number, cosSigma: number, cosMiddle: number, cos2Alpha: number) {
  const square = (cos2Alpha * (EQUATOR_M ** 2 - POLE_M ** 2)) / POLE_M ** 2
  const a = 1 + (square / 16384) * (4096 + square * (-768 + square * (320 - 175 * square)))
  const b = (square / 1024) * (256 + square * (-128 + square * (74 - 47 * square)))
  const middle2 = cosMiddle ** 2
  const delta =
    b *
    sinSigma *
    (cosMiddle +
      (b / 4) * (cosSigma * (-1 + 2 * middle2) - (b / 6) * cosMiddle * (-3 + 4 * sinSigma ** 2) * (-3 + 4 * middle2)))
  return POLE_M * a * (sigma - delta)
}

/** For nearly opposite ends of the earth, within half a percent. */
function haversine(lat1: number, lat2: number, turn: number): number {
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(turn / 2) ** 2
  return 2 * AUTHALIC_M * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Area between the equator and the sine of a latitude, as a share that is 2 / (1 - e^2) times the whole at the pole. */
const authalicQ = (sine: number): number =>
  (1 - ECCENTRICITY ** 2) * (sine / (1 - (ECCENTRICITY * sine) ** 2) + Math.atanh(ECCENTRICITY * sine) / ECCENTRICITY)

const Q_AT_POLE = authalicQ(1)
const AUTHALIC_M = EQUATOR_M * Math.sqrt(Q_AT_POLE / 2)

function ofRings([outline, ...holes]: Position[][]): number {
  return Math.max(0, ofRing(outline ?? []) - sum(holes.map(ofRing)))
}

function ofRing(ring: Position[]): number {
  let excess = 0
  let turns = 0
  for (let index = 0; index + 1 < ring.length; index++) {
    const [long1 = 0, lat1 = 0] = ring[index] ?? []
    const [long2 = 0, lat2 = 0] = ring[index + 1] ?? []
    // The short way round, over the antimeridian too.
    const step = ((((long2 - long1 + 180) % 360) + 360) % 360) - 180
    turns += step
    const [tan1, tan2] = [lat1, lat2].map((lat) => Math.tan(authalic(lat) / 2)) as [number, number]
    excess += 2 * Math.atan2(Math.tan(radians(step) / 2) * (tan1 + tan2), 1 + tan1 * tan2)
  }
  // Such a ring goes round a pole: the sum is what lies between it and the equator.
  const area = Math.abs(turns) > 180 ? 2 * Math.PI - Math.abs(excess) : Math.abs(excess)
  return area * AUTHALIC_M ** 2
}

const authalic = (lat: number): number =>
  Math.asin(Math.min(1, Math.max(-1, authalicQ(Math.sin(radians(lat))) / Q_AT_POLE)))

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
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

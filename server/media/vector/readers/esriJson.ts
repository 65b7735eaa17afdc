// Features of Esri's services and programs as GeoJSON. Source of the format: "Feature object" and "Geometry objects" of the ArcGIS REST
// API. Outer rings run clockwise, holes counter-clockwise; the coordinate system is that of the whole set.
import { contains } from '../contains'
import { reportText } from '../messages'
import type { RawFeature } from '../feature'
import type { Reporter } from '../report'

const GEOMETRY_TYPE = /"geometryType"\s*:\s*"esriGeometry/
const SYSTEM = /"spatialReference"\s*:\s*\{([^{}]*)\}/
const CURVES = ['curvePaths', 'curveRings']

export interface EsriSet {
  /** EPSG or ESRI code; undefined when the file names none. */
  code: number | undefined
}

/** @param ends the start and the end of the file: the members of the set may come before or after its features. @returns undefined for other JSON */
export function esriSetOf(ends: string): EsriSet | undefined {
  if (!GEOMETRY_TYPE.test(ends)) return undefined
  const system = SYSTEM.exec(ends)?.[1] ?? ''
  const code = /"latestWkid"\s*:\s*(\d{1,6})/.exec(system) ?? /"wkid"\s*:\s*(\d{1,6})/.exec(system)
  return { code: code ? Number(code[1]) : undefined }
}

/** Whether a member of "features" is one of Esri's. */
export const isEsriFeature = (object: Record<string, unknown>): boolean =>
  object['type'] === undefined && (isObject(object['attributes']) || isObject(object['geometry']))

/** The feature in GeoJSON, in the coordinates of the file. Undefined for one that is left out, with a reason. */
export function fromEsri(
  { attributes, geometry }: Record<string, unknown>,
  reporter: Reporter,
): RawFeature | undefined {
  const properties = isObject(attributes) ? attributes : {}
  if (isObject(geometry) && CURVES.some((member) => member in geometry)) {
    reporter.countRead()
    reporter.skip(reportText('esriCurve'), JSON.stringify(properties).slice(0, 60))
    return undefined
  }
  return { geometry: isObject(geometry) ? geometryOf(geometry) : undefined, properties }
}

type Ring = [number, number][]

function geometryOf({ x, y, z, points, paths, rings }: Record<string, unknown>): unknown {
  if (typeof x === 'number') return { type: 'Point', coordinates: typeof z === 'number' ? [x, y, z] : [x, y] }
  if (Array.isArray(points)) return { type: 'MultiPoint', coordinates: points }
  if (Array.isArray(paths)) {
    return paths.length === 1
      ? { type: 'LineString', coordinates: paths[0] as unknown }
      : { type: 'MultiLineString', coordinates: paths }
  }
  return Array.isArray(rings) ? areaOf(rings.filter(isRing)) : undefined
}

/** Each hole goes to the outer ring that contains it; a hole without one is an area of its own. */
function areaOf(rings: Ring[]): unknown {
  const areas = rings.filter(isClockwise).map((ring) => [ring])
  for (const hole of rings.filter((ring) => !isClockwise(ring))) {
    const area = areas.find(([outer]) => outer && contains({ type: 'Polygon', coordinates: [outer] }, hole[0]!))
    if (area) area.push(hole)
    else areas.push([hole])
  }
  return areas.length === 1 ? { type: 'Polygon', coordinates: areas[0] } : { type: 'MultiPolygon', coordinates: areas }
}

function isClockwise(ring: Ring): boolean {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!
    sum += (nextX - x) * (nextY + y)
  }
  return sum > 0
}

const isRing = (value: unknown): value is Ring =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => Array.isArray(each) && typeof each[0] === 'number' && typeof each[1] === 'number')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

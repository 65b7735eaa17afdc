// Builds one placemark of a KML document from its elements.
import type { Geometry, Position } from 'geojson'
import type { FeatureStyle, RawFeature } from '../feature'
import { reportText } from '../messages'
import type { Reporter } from '../report'

export interface Placemark {
  style: FeatureStyle | undefined
  open(name: string, attributes: Record<string, string>): void
  close(name: string, text: string, parent: string | undefined): void
  finish(folder: string, findStyle: (url: string) => FeatureStyle | undefined): RawFeature
}

/** Elements that become attributes under their own name. */
const PLAIN = new Set(['name', 'description', 'address', 'phoneNumber'])
/** Times become attributes wherever they occur in the placemark. */
const TIMES = new Set(['TimeStamp', 'TimeSpan'])

export function createPlacemark(reporter: Reporter): Placemark {
  const properties: Record<string, string | undefined> = {}
  const geometries: Geometry[] = []
  let rings: Position[][] | undefined
  let track: { coordinates: Position[]; times: string[] } | undefined
  let dataName: string | undefined
  let styleUrl: string | undefined

  const placemark: Placemark = {
    style: undefined,

    open(name, attributes) {
      if (name === 'Data' || name === 'SimpleData') dataName = attributes['name']
      else if (name === 'Polygon') rings = []
      else if (name === 'gx:Track' || name === 'Track') track = { coordinates: [], times: [] }
      else if (name === 'Model') reporter.skip(reportText('model'), properties['name'])
    },

    // oxlint-disable-next-line complexity -- one case for each element of the file format
    close(name, text, parent) {
      if (parent === 'Placemark' && PLAIN.has(name)) properties[name] = text || undefined
      else if (parent === 'Placemark' && name === 'styleUrl') styleUrl = text
      else if (parent && TIMES.has(parent)) properties[name] = text
      else if (name === 'SimpleData' || (name === 'value' && parent === 'Data')) {
        if (dataName) properties[dataName] = text
      } else if (name === 'coordinates') {
        const positions = tuplesOf(text)
        // Google writes an empty point next to every track.
        if (positions.length === 0) return
        if (rings) rings.push(positions)
        else if (parent === 'Point') geometries.push({ type: 'Point', coordinates: positions[0] ?? [] })
        else if (parent === 'LinearRing') geometries.push({ type: 'LineString', coordinates: closed(positions) })
        else geometries.push({ type: 'LineString', coordinates: positions })
      } else if (name === 'Polygon' && rings) {
        geometries.push({ type: 'Polygon', coordinates: rings })
        rings = undefined
      } else if (track && name === 'when') track.times.push(text)
      else if (track && (name === 'gx:coord' || name === 'coord')) track.coordinates.push(text.split(/\s+/).map(Number))
      else if (track && (name === 'gx:Track' || name === 'Track')) {
        addTrack(track)
        track = undefined
      }
    },

    finish(folder, findStyle) {
      if (folder) properties['folder'] = folder
      const style = placemark.style ?? (styleUrl ? findStyle(styleUrl) : undefined)
      return { geometry: joined(geometries), properties, ...(style && { style }) }
    },
  }

  function addTrack({ coordinates, times }: { coordinates: Position[]; times: string[] }): void {
    const [first] = coordinates
    if (!first) return
    properties['begin'] ??= times[0]
    properties['end'] = times.at(-1) ?? properties['end']
    // A hovering drone leaves a track with a single position.
    if (coordinates.length === 1) geometries.push({ type: 'Point', coordinates: first })
    else geometries.push({ type: 'LineString', coordinates })
  }
  return placemark
}

/** A ring outside a polygon is a closed line without an area, also where the file omits the last position. */
function closed(ring: Position[]): Position[] {
  const [first] = ring
  const last = ring.at(-1)
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring
}

/**
 * Tuples are separated by white space and their numbers by commas. Other programs also write spaces around the commas, or commas
 * between the tuples.
 * @returns positions in degrees: longitude, latitude and, where given, height
 */
function tuplesOf(text: string): Position[] {
  return text
    .replace(/\s*,\s*/g, ',')
    .split(/\s+/)
    .filter((chunk) => chunk !== '' && chunk !== ',')
    .flatMap((chunk) => {
      const numbers = chunk
        .replace(/^,|,+$/g, '')
        .split(',')
        .map(numberOf)
      return numbers.length <= 3 ? [numbers] : splitTuples(numbers, text)
    })
}

/** Numbers of several tuples in a row. Where pairs and triples are both possible, white space after commas decides. */
function splitTuples(numbers: number[], text: string): Position[] {
  const sizes = [3, 2].filter((size) => numbers.length % size === 0)
  const size = sizes.length === 1 ? sizes[0] : sizes.find((each) => hasSpaceAfter(text, each))
  // Rejected later: the coordinates are not numbers.
  if (size === undefined) return [[NaN, NaN]]
  return Array.from({ length: numbers.length / size }, (_, index) => numbers.slice(index * size, (index + 1) * size))
}

/** Whether white space follows each comma after `size` numbers, and no other comma. */
function hasSpaceAfter(text: string, size: number): boolean {
  const commas = [...text.trim().matchAll(/,(\s*)/g)]
  return commas.every(([, space], index) => (space !== '') === ((index + 1) % size === 0))
}

const numberOf = (text: string): number => (text === '' ? NaN : Number(text))

/** Geometries of one type become a multi geometry, those of several types a collection. */
function joined(geometries: Geometry[]): Geometry | null {
  const [first] = geometries
  if (!first || geometries.length === 1) return first ?? null
  const all = <Type extends Geometry['type']>(type: Type) =>
    geometries.every((each) => each.type === type) ? (geometries as Extract<Geometry, { type: Type }>[]) : undefined
  const points = all('Point')
  if (points) return { type: 'MultiPoint', coordinates: points.map(({ coordinates }) => coordinates) }
  const lines = all('LineString')
  if (lines) return { type: 'MultiLineString', coordinates: lines.map(({ coordinates }) => coordinates) }
  const polygons = all('Polygon')
  if (polygons) return { type: 'MultiPolygon', coordinates: polygons.map(({ coordinates }) => coordinates) }
  return { type: 'GeometryCollection', geometries }
}

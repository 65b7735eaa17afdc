// Reads GeoJSON: a collection, one feature, a bare geometry, a GeoJSON text sequence (RFC 8142, or one
// feature per line), or a set of Esri features.
import { reportText, vectorText } from '../messages'
import type { RawFeature } from '../feature'
import { VectorImportError } from '../vectorImportError'
import type { Reporter } from '../report'
import { fromEsri, isEsriFeature } from './esriJson'
import { quoteLargeNumbers } from './exactNumbers'
import { simpleStyle } from './simpleStyle'
import { jsonObjects } from './jsonObjects'

const GEOMETRIES = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]

/** @throws VectorImportError when the text is not JSON */
export async function* readGeojson(source: AsyncIterable<Buffer>, reporter: Reporter): AsyncGenerator<RawFeature> {
  let read = 0
  for await (const text of jsonObjects(source)) {
    read++
    yield* featuresOf(parse(text, reporter), reporter)
  }
  if (read === 0) throw new VectorImportError(vectorText('noFeatures'))
}

function parse(text: string, reporter: Reporter): unknown {
  const exact = quoteLargeNumbers(text, (number) => reporter.change(reportText('largeNumber'), number))
  try {
    return JSON.parse(exact) as unknown
  } catch {
    throw new VectorImportError(vectorText('invalidJson'))
  }
}

function* featuresOf(value: unknown, reporter: Reporter): Generator<RawFeature> {
  const object = value as Record<string, unknown>
  if (object['type'] === 'FeatureCollection') {
    // Only an empty collection, or one with an unusual spelling of "features", arrives here as a whole.
    if (Array.isArray(object['features'])) for (const each of object['features']) yield* featuresOf(each, reporter)
  } else if (object['type'] === 'Feature') {
    const properties = isObject(object['properties']) ? object['properties'] : {}
    const id = object['id']
    yield {
      geometry: object['geometry'],
      properties: typeof id === 'string' || typeof id === 'number' ? { id, ...properties } : properties,
      ...simpleStyle(properties),
    }
  } else if (GEOMETRIES.includes(String(object['type']))) {
    yield { geometry: value, properties: {} }
  } else if (isEsriFeature(object)) {
    const feature = fromEsri(object, reporter)
    if (feature) yield feature
  } else {
    reporter.skip(reportText('notFeature'), JSON.stringify(value).slice(0, 60))
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

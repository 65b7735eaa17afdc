// GeoJSON: a collection, one feature, a bare geometry, or a feature a line (GeoJSON text sequence).
import type { RawFeature } from '../feature'
import { VectorRefusal } from '../refusal'
import type { Reporter } from '../report'
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

/** @throws VectorRefusal when the text is no JSON */
export async function* readGeojson(source: AsyncIterable<Buffer>, reporter: Reporter): AsyncGenerator<RawFeature> {
  let read = 0
  for await (const text of jsonObjects(source)) {
    read++
    yield* featuresOf(parse(text), reporter)
  }
  if (read === 0) throw new VectorRefusal('The file holds no GeoJSON features')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new VectorRefusal('The file is not valid JSON')
  }
}

function* featuresOf(value: unknown, reporter: Reporter): Generator<RawFeature> {
  const object = value as Record<string, unknown>
  if (object['type'] === 'FeatureCollection') {
    // Only an empty one, or one whose "features" comes in an unusual spelling, arrives here as a whole.
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
  } else {
    reporter.skip('It is no GeoJSON feature', JSON.stringify(value).slice(0, 60))
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

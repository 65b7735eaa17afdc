// Reads a QGroundControl plan: a route with heights, its waypoints, and the areas and places of other items. Field names are those
// of the "Plan File Format" of QGroundControl's documentation.
import { text as textOf } from 'node:stream/consumers'
import type { Position } from 'geojson'
import { reportText, vectorText } from '../messages'
import { MAX_PIECE_BYTES, type RawFeature } from '../feature'
import type { Reporter } from '../report'
import { VectorImportError } from '../vectorImportError'
import { routeOf, type MissionItem } from './mavlinkRoute'

type Json = Record<string, unknown>

/**
 * @param size of the source in bytes
 * @throws VectorImportError when the text is no plan or too long
 */
export async function* readQgcPlan(
  source: AsyncIterable<Buffer>,
  size: number,
  reporter: Reporter,
): AsyncGenerator<RawFeature> {
  if (size > MAX_PIECE_BYTES) throw new VectorImportError(vectorText('largeFeature'))
  const plan = objectOf(parse(await textOf(source)))
  const items = listOf(objectOf(plan['mission'])['items'])
  yield* routeOf(items.flatMap(simpleItems), reporter)
  for (const item of items) {
    if (item['type'] === 'SimpleItem' || hasRoute(item)) continue
    yield* complexItem(item, reporter)
  }
  yield* geofence(objectOf(plan['geoFence']), reporter)
  for (const point of positionsOf(objectOf(plan['rallyPoints'])['points'])) {
    yield { geometry: { type: 'Point', coordinates: point }, properties: { kind: 'rally', name: 'Rally point' } }
  }
}

/** Surveys and corridors contain the simple items that they are flown by. */
const hasRoute = (item: Json): boolean => Array.isArray(objectOf(item['TransectStyleComplexItem'])['Items'])

/** The simple items in the order of flight; those of surveys and corridors are inside their complex item. */
function simpleItems(item: Json): MissionItem[] {
  const simple = item['type'] === 'SimpleItem' ? [item] : listOf(objectOf(item['TransectStyleComplexItem'])['Items'])
  return simple.map((each) => ({
    command: Number(each['command']),
    frame: Number(each['frame']),
    params: Array.isArray(each['params']) ? (each['params'] as unknown[]) : [],
  }))
}

/** An item whose waypoints QGroundControl computes when it sends the plan: only its area and its landing point are known. */
function* complexItem(item: Json, reporter: Reporter): Generator<RawFeature> {
  const type = typeof item['complexItemType'] === 'string' ? item['complexItemType'] : 'unknown'
  const area = positionsOf(item['polygon'])
  const [landing] = positionsOf([item['landCoordinate']])
  if (area.length > 2) {
    const properties = { kind: 'area', name: type, height: item['StructureHeight'] ?? undefined }
    yield { geometry: { type: 'Polygon', coordinates: [closed(area)] }, properties }
    reporter.change(reportText('computedItem'), type)
  } else if (landing) {
    yield { geometry: { type: 'Point', coordinates: landing }, properties: { kind: 'land', name: type } }
    reporter.change(reportText('computedItem'), type)
  } else {
    reporter.countRead()
    reporter.skip(reportText('missionItem'), type)
  }
}

function* geofence(fence: Json, reporter: Reporter): Generator<RawFeature> {
  for (const { polygon, inclusion } of listOf(fence['polygons'])) {
    const properties = { kind: 'geofence', name: 'Geofence', inclusion: inclusion !== false }
    yield { geometry: { type: 'Polygon', coordinates: [closed(positionsOf(polygon))] }, properties }
  }
  for (const circle of listOf(fence['circles'])) {
    reporter.countRead()
    reporter.skip(reportText('geofenceCircle'), JSON.stringify(circle['circle'] ?? circle).slice(0, 60))
  }
}

/** Plans omit the last corner of a ring, which is the first. */
const closed = (corners: Position[]): Position[] => [...corners, ...corners.slice(0, 1)]

/** @param value a list of latitude, longitude and perhaps height. @returns longitude, latitude and perhaps height */
function positionsOf(value: unknown): Position[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    const [lat, long, height] = Array.isArray(each) ? (each as unknown[]) : []
    if (typeof lat !== 'number' || typeof long !== 'number') return []
    return [typeof height === 'number' ? [long, lat, height] : [long, lat]]
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    throw new VectorImportError(vectorText('invalidJson'))
  }
}

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : [])

// What the model server reports about a run. Nothing of it is stored before it was checked here.
import type { Geometry, Position } from 'geojson'
import { MAX_FOUND } from '../../../media/analysis/layerAnalysis'
import { extentOf } from '../../../media/vector/extent'
import { readArea } from '../../../media/vector/areas'
import { cleanText } from './cleanText'
import { isRecord } from './isRecord'
import { modelName, modelVersion } from './modelList'

/** Why a report is not accepted, in English, for the author of the model server. */
export class InvalidReport extends Error {
  override name = 'InvalidReport'
}

export type Report =
  | { status: 'running'; progress: number; message: string }
  | { status: 'failed'; message: string }
  | { status: 'done'; model: { name: string; version: string }; detections: readonly unknown[] }

export interface LayerDetection {
  class: string
  score: number
  geometry: Geometry
  /** Square metres; null for points. */
  area: number | null
}

export interface RecordingDetection {
  class: string
  score: number
  /** Seconds. */
  start: number
  end: number
  peak: number
  area: { left: number; top: number; width: number; height: number }
}

const MAX_MESSAGE = 300
/** Letters of any language, digits and the signs of usual names. */
const CLASS = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/()+-]{0,58}[\p{L}\p{N})])?$/u
const MAX_POSITIONS = 5000
const MAX_ALL_POSITIONS = 200_000
/** About ten metres: models work on tiles that reach beyond the edge. */
const EDGE_DEGREES = 0.0001
/** Seconds by which a result may lie after the end of the video. */
const END_SECONDS = 1

/** @throws InvalidReport also when it is about another run */
export function readReport(value: unknown, runId: string): Report {
  if (!isRecord(value)) throw new InvalidReport('The report is not an object')
  const { jobId, status, progress = 0, detections = [], model } = value
  if (jobId !== runId) throw new InvalidReport('The report is about another job')
  const message = cleanText(value['message'], MAX_MESSAGE)
  switch (status) {
    case 'queued':
      return { status: 'running', progress: 0, message }
    case 'running':
      if (!isShare(progress)) throw new InvalidReport('progress is not a number from 0 to 1')
      return { status: 'running', progress, message }
    case 'failed':
      return { status: 'failed', message }
    case 'done':
      return readResult(model, detections)
    default:
      throw new InvalidReport('status is not running, failed or done')
  }
}

function readResult(model: unknown, detections: unknown): Report {
  const name = isRecord(model) ? modelName(model['name']) : undefined
  const version = isRecord(model) ? modelVersion(model['version']) : undefined
  if (name === undefined || version === undefined) throw new InvalidReport('model has no name or no version')
  if (!Array.isArray(detections)) throw new InvalidReport('detections is not a list')
  if (detections.length > MAX_FOUND) throw new InvalidReport(`There are more than ${MAX_FOUND} detections`)
  return { status: 'done', model: { name, version }, detections }
}

/**
 * The most certain first.
 * @param bounds degrees of the layer
 * @throws InvalidReport
 */
export function readLayerDetections(list: readonly unknown[], bounds: readonly number[]): LayerDetection[] {
  let positions = 0
  const read = list.map((value, at): LayerDetection => {
    const fail = failureAt(at)
    if (!isRecord(value)) throw fail('is not an object')
    const geometry = readGeometry(value['geometry'])
    if (!geometry) throw fail('has no Point, Polygon or MultiPolygon in degrees')
    positions += countPositions(geometry)
    if (positions > MAX_ALL_POSITIONS) throw new InvalidReport(`There are more than ${MAX_ALL_POSITIONS} positions`)
    if (!isWithin(geometry, bounds)) throw fail('lies outside of the layer')
    const area = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? areaOf(geometry) : null
    return { class: classOf(value, fail), score: scoreOf(value, fail), geometry, area }
  })
  return read.sort((one, other) => other.score - one.score)
}

/** In the order of time. @throws InvalidReport */
export function readRecordingDetections(list: readonly unknown[], seconds: number): RecordingDetection[] {
  const read = list.map((value, at): RecordingDetection => {
    const fail = failureAt(at)
    if (!isRecord(value)) throw fail('is not an object')
    const { t, from = t, until = t, bbox } = value
    const last = seconds + END_SECONDS
    if (!isWithinTime(t, last)) throw fail('has a t that is not a second of the video')
    if (!isWithinTime(from, last) || !isWithinTime(until, last) || from > t || until < t) {
      throw fail('has a from after its t, or an until before it')
    }
    const area = readBox(bbox, fail)
    const start = Math.min(from, seconds)
    const peak = Math.min(t, seconds)
    const end = Math.min(until, seconds)
    return { class: classOf(value, fail), score: scoreOf(value, fail), start, peak, end, area }
  })
  return read.sort((one, other) => one.start - other.start)
}

type Fail = (what: string) => InvalidReport

/** Numbers that were rounded may exceed the picture by this share. */
const ROUNDING = 0.001

function readBox(value: unknown, fail: Fail): RecordingDetection['area'] {
  const [left, top, width, height] = Array.isArray(value) ? (value as unknown[]) : []
  if (!isShare(left) || !isShare(top) || !isShare(width) || !isShare(height)) {
    throw fail('has a bbox that is not left, top, width and height from 0 to 1')
  }
  if (left + width > 1 + ROUNDING || top + height > 1 + ROUNDING) throw fail('has a bbox that leaves the picture')
  return { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
}

const failureAt =
  (at: number): Fail =>
  (what) =>
    new InvalidReport(`Detection ${at + 1} ${what}`)

function classOf({ class: value }: Record<string, unknown>, fail: Fail): string {
  if (typeof value !== 'string' || !CLASS.test(value)) throw fail('has no class of 1 to 60 letters and digits')
  return value
}

function scoreOf({ score }: Record<string, unknown>, fail: Fail): number {
  if (!isShare(score)) throw fail('has no score from 0 to 1')
  return score
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
const isWithinTime = (value: unknown, last: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= last

/** A copy with two coordinates for each position, and nothing else of what was sent. */
function readGeometry(value: unknown): Geometry | undefined {
  if (!isRecord(value)) return undefined
  const { type, coordinates } = value
  if (type === 'Point') {
    const position = readPosition(coordinates)
    return position && { type, coordinates: position }
  }
  if (type === 'Polygon') {
    const rings = readList(coordinates, readRing)
    return rings && { type, coordinates: rings }
  }
  if (type === 'MultiPolygon') {
    const polygons = readList(coordinates, (each) => readList(each, readRing))
    return polygons && { type, coordinates: polygons }
  }
  return undefined
}

/** @returns undefined for an empty or too long list, and for one with an item that is not readable */
function readList<T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_POSITIONS) return undefined
  const items: T[] = []
  for (const each of value as unknown[]) {
    const item = read(each)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

function readRing(value: unknown): Position[] | undefined {
  const ring = readList(value, readPosition)
  const first = ring?.[0]
  const last = ring?.at(-1)
  if (!ring || !first || !last || ring.length < 4) return undefined
  return first[0] === last[0] && first[1] === last[1] ? ring : undefined
}

function readPosition(value: unknown): Position | undefined {
  const [long, lat] = Array.isArray(value) ? (value as unknown[]) : []
  if (typeof long !== 'number' || typeof lat !== 'number') return undefined
  return Math.abs(long) <= 180 && Math.abs(lat) <= 90 ? [long, lat] : undefined
}

function countPositions(geometry: Geometry): number {
  if (geometry.type === 'Polygon') return geometry.coordinates.flat().length
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2).length : 1
}

/** A layer across the antimeridian has a west that is greater than its east. */
function isWithin(geometry: Geometry, [west = 0, south = 0, east = 0, north = 0]: readonly number[]): boolean {
  const [left, low, right, high] = extentOf(geometry).box
  if (low < south - EDGE_DEGREES || high > north + EDGE_DEGREES) return false
  if (west <= east) return left >= west - EDGE_DEGREES && right <= east + EDGE_DEGREES
  return left >= west - EDGE_DEGREES || right <= east + EDGE_DEGREES
}

function areaOf(geometry: Extract<Geometry, { type: 'Polygon' | 'MultiPolygon' }>): number {
  const { squareMetres } = readArea(geometry)
  return Math.max(0, squareMetres)
}

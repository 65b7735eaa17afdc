// What a search of STAC API is limited to.
import type { Geometry, Position } from 'geojson'
import { fieldError } from '../../platform/core/errors'
import { checkGeometry, GeometryError } from '../../media/vector/geometry'
import { boxesOf, readBoxes, readCursor, readPeriod, UUID, type ItemFilter } from '../ogc/public'
import { stacText } from './messages'

/** Rings of an area, or a single position as its outer ring: degrees, longitude first. */
export interface Shape {
  outer: Position[]
  holes: Position[][]
}

export interface StacFilter extends ItemFilter {
  shapes?: Shape[]
  itemIds?: string[]
  missionIds?: string[]
}

/** A page of items, the latest first. */
export interface StacPage {
  /** The item before the first one. */
  before: string | undefined
  limit: number
}

/** A search as in the body of POST. */
export interface SearchBody {
  bbox?: number[]
  datetime?: string
  ids?: string[]
  collections?: string[]
  intersects?: object
  limit?: number
  cursor?: string
}

/** A search as in an address. */
export interface SearchQuery {
  bbox?: string
  datetime?: string
  ids?: string
  collections?: string
  intersects?: string
  limit?: number
  cursor?: string
}

export const DEFAULT_LIMIT = 10

const MAX_POSITIONS = 2000

/** @throws AppError 400 */
export function filterOfBody({ bbox, datetime, ids, collections, intersects }: SearchBody): StacFilter {
  if (bbox !== undefined && intersects !== undefined) throw fieldError('intersects', stacText('boxAndShape'))
  return {
    boxes: bbox && boxesOf(bbox),
    period: readPeriod(datetime),
    ...(intersects && { shapes: shapesOf(intersects) }),
    ...(ids && { itemIds: ids.filter(isKnownForm) }),
    ...(collections && { missionIds: collections.filter(isKnownForm) }),
  }
}

/** @throws AppError 400 */
export function filterOfQuery({ bbox, ids, collections, intersects, datetime }: SearchQuery): StacFilter {
  const body = {
    ...(datetime !== undefined && { datetime }),
    ...(ids !== undefined && { ids: ids.split(',') }),
    ...(collections !== undefined && { collections: collections.split(',') }),
    ...(intersects !== undefined && { intersects: parsed(intersects) }),
  }
  if (bbox !== undefined && intersects !== undefined) throw fieldError('intersects', stacText('boxAndShape'))
  return { ...filterOfBody(body), boxes: readBoxes(bbox) }
}

/** @throws AppError 400 */
export const pageOfSearch = ({ limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string }): StacPage => ({
  before: readCursor(cursor, UUID),
  limit,
})

/** An id of another form belongs to nothing, which is no error in STAC. */
const isKnownForm = (id: string): boolean => UUID.test(id)

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Refused below.
  }
  throw fieldError('intersects', stacText('invalidShape'))
}

/** @throws AppError 400 */
function shapesOf(value: object): Shape[] {
  const shapes = partsOf(geometryOf(value))
  const rings = shapes.flatMap(({ outer, holes }) => [outer, ...holes])
  const count = rings.reduce((sum, ring) => sum + ring.length, 0)
  if (count > MAX_POSITIONS)
    throw fieldError('intersects', stacText('tooManyPositions', { count, limit: MAX_POSITIONS }))
  return shapes
}

function geometryOf(value: object): Geometry {
  try {
    return checkGeometry(value).geometry
  } catch (error) {
    if (error instanceof GeometryError) throw fieldError('intersects', error.text)
    throw error
  }
}

function partsOf(geometry: Geometry): Shape[] {
  if (geometry.type === 'Point') return [{ outer: [geometry.coordinates], holes: [] }]
  if (geometry.type === 'Polygon') return [shapeOf(geometry.coordinates)]
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(shapeOf)
  throw fieldError('intersects', stacText('invalidShape'))
}

const shapeOf = ([outer = [], ...holes]: Position[][]): Shape => ({ outer, holes })

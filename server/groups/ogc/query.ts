// The parameters that OGC API Features and STAC API share.
import { fieldError } from '../../platform/core/errors'
import type { Box } from '../../media/vector/extent'
import { ogcText } from './messages'

/** Null: open. Both ends are included. */
export interface Period {
  from: Date | null
  until: Date | null
}

/** What a list of features is limited to. */
export interface ItemFilter {
  /** One box, or two for a box that crosses the antimeridian. */
  boxes?: Box[] | undefined
  period?: Period | undefined
}

/** An id as the database writes it. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i
const OPEN = new Set(['', '..'])

/**
 * @param numbers west, south, east, north in degrees; or west, south, lowest, east, north, highest, of which the heights are ignored
 * @throws AppError 400
 */
export function boxesOf(numbers: readonly number[]): Box[] {
  const [west = NaN, south = NaN, east = NaN, north = NaN] =
    numbers.length === 6 ? [numbers[0], numbers[1], numbers[3], numbers[4]] : numbers
  const isBox = numbers.length === 4 || numbers.length === 6
  const isInWorld = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south <= north
  if (!isBox || !isInWorld) throw fieldError('bbox', ogcText('invalidBox'))
  if (west <= east) return [[west, south, east, north]]
  return [
    [west, south, 180, north],
    [-180, south, east, north],
  ]
}

/** Numbers separated by commas, as `boxesOf`. @throws AppError 400 */
export const readBoxes = (text: string | undefined): Box[] | undefined =>
  text === undefined ? undefined : boxesOf(text.split(',').map(Number))

/** A time of RFC 3339, or an interval `from/until` whose open ends are `..` or empty. @throws AppError 400 */
export function readPeriod(text: string | undefined): Period | undefined {
  if (text === undefined) return undefined
  const ends = text.split('/')
  const [first = '', second = first] = ends
  const from = OPEN.has(first) ? null : timeOf(first)
  const until = OPEN.has(second) ? null : timeOf(second)
  const isInterval = ends.length === 2
  const isBackwards = from !== null && until !== null && from > until
  if (ends.length > 2 || isBackwards || (!isInterval && from === null)) throw fieldError('datetime', invalidTime())
  return { from, until }
}

function timeOf(text: string): Date {
  const time = new Date(text)
  if (!TIME.test(text) || Number.isNaN(time.getTime())) throw fieldError('datetime', invalidTime())
  return time
}

const invalidTime = () => ogcText('invalidTime')

/** A cursor names the last item of a page. */
export const cursorOf = (key: string): string => Buffer.from(key).toString('base64url')

/** @param form of the keys of the list, which the database could not read otherwise. @throws AppError 400 */
export function readCursor(cursor: string | undefined, form: RegExp): string | undefined {
  if (cursor === undefined) return undefined
  const key = Buffer.from(cursor, 'base64url').toString()
  if (!form.test(key)) throw fieldError('cursor', ogcText('invalidCursor'))
  return key
}

// The area of a search: a box or a polygon, as the database compares it with the boxes of items.
import { fieldError } from '../../platform/core/errors'
import { dataText } from './messages'

interface Area {
  /** Boxes of PostgreSQL. */
  boxes: string[]
  /** Polygon in each box; null for the box itself. */
  outlines: (string | null)[]
}

/** The box of an item across the antimeridian reaches beyond 180 degrees, and so may a drawn area. */
const TURNS = [-360, 0, 360]
const MOST_LONG = 540

/** @throws AppError 400 for numbers that are neither a box nor a polygon */
export function readArea(text: string | undefined): Area {
  if (text === undefined) return { boxes: [], outlines: [] }
  const numbers = text.split(',').map(Number)
  const corners = cornersOf(numbers)
  if (numbers.length % 2 || corners.some(([long, lat]) => Math.abs(long) > MOST_LONG || Math.abs(lat) > 90)) {
    throw fieldError('area', dataText('areaInvalid'))
  }
  const [first, last] = corners
  const isBox = numbers.length === 4
  // A box is given by its south-west and north-east corners.
  if (isBox && first && last && first[0] > last[0]) last[0] += 360
  const longs = corners.map(([long]) => long)
  const lats = corners.map(([, lat]) => lat)
  return {
    boxes: TURNS.map(
      (turn) =>
        `(${Math.min(...longs) + turn},${Math.min(...lats)}),(${Math.max(...longs) + turn},${Math.max(...lats)})`,
    ),
    outlines: TURNS.map((turn) =>
      isBox ? null : `(${corners.map(([long, lat]) => `(${long + turn},${lat})`).join(',')})`,
    ),
  }
}

const cornersOf = (numbers: readonly number[]): [number, number][] =>
  numbers.flatMap((long, index) => (index % 2 ? [] : [[long, numbers[index + 1] ?? 0] as [number, number]]))

import type { Clock } from '../sample'

const ISO = /^(\d{4})[-./](\d\d)[-./](\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i
/** The start of the year 2000; smaller numbers count from the start of the recording. */
const FIRST_EPOCH_SECONDS = 946_684_800
const FIRST_EPOCH_MS = FIRST_EPOCH_SECONDS * 1000

/** Reads a date and time. @returns undefined for other texts, and for dates before 2000, which mean that the clock was not set */
export function momentOf(text: string): { at: number; clock: Clock } | undefined {
  const [, year, month, day, hours, minutes, seconds = '0', fraction = '', zone] = ISO.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const milliseconds = Math.round(Number(`0.${fraction || 0}`) * 1000)
  const shown = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours),
    Number(minutes),
    Number(seconds),
    milliseconds,
  )
  if (!(shown >= FIRST_EPOCH_MS)) return undefined
  return zone === undefined ? { at: shown, clock: 'local' } : { at: shown - offsetOf(zone), clock: 'utc' }
}

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})[-./](\d{4})$/
const TIME_OF_DAY = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*([AP])?\.?M?\.?$/i

interface Day {
  year: number
  month: number
  day: number
  /** Nothing says whether the day or the month comes first. */
  isAssumed: boolean
}

/**
 * Reads a day and a time of day of 24 or 12 hours, in an unknown zone. @returns undefined for other texts, and for dates before 2000
 */
export function momentOfDay(date: string, time: string): { at: number; clock: Clock; isAssumed: boolean } | undefined {
  const day = dayOf(date.trim())
  const [, hours, minutes, seconds = '0', fraction = '', half] = TIME_OF_DAY.exec(time.trim()) ?? []
  if (!day || hours === undefined) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  const milliseconds = Math.round(Number(`0.${fraction || 0}`) * 1000)
  const at = Date.UTC(day.year, day.month - 1, day.day, hour, Number(minutes), Number(seconds), milliseconds)
  return at >= FIRST_EPOCH_MS ? { at, clock: 'local', isAssumed: day.isAssumed } : undefined
}

/** Of 2025-11-25, 25.11.2025 and 11/25/2025. With slashes the month is first unless it cannot be. */
function dayOf(text: string): Day | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day), isAssumed: false }
  const [, first, separator, second, last] = YEAR_LAST.exec(text) ?? []
  if (first === undefined) return undefined
  const isDayFirst = separator !== '/' || Number(first) > 12
  return {
    year: Number(last),
    month: Number(isDayFirst ? second : first),
    day: Number(isDayFirst ? first : second),
    isAssumed: separator === '/' && Number(first) <= 12 && Number(second) <= 12 && first !== second,
  }
}

/** Reads seconds or milliseconds since 1970 or since the start of the recording. */
export function momentOfNumber(number: number, unit: 's' | 'ms'): { at: number; clock: Clock } | undefined {
  if (number < 0) return undefined
  if (number >= FIRST_EPOCH_MS) return { at: number, clock: 'utc' }
  if (number >= FIRST_EPOCH_SECONDS) return { at: number * 1000, clock: 'utc' }
  return { at: unit === 's' ? number * 1000 : number, clock: 'none' }
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -offset : offset
}

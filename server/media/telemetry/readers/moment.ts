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

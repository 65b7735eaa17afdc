import { durationText } from '../../../map/track/trackTime'
import { getTranslator } from '../../../shared/messages'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const WITH_SECONDS = { ...CLOCK, second: '2-digit' } as const
const DATE = { month: 'numeric', day: 'numeric' } as const
const WITH_YEAR = { ...DATE, year: 'numeric' } as const

/**
 * Label of a round time of the scale.
 * @param step distance to the next
 * @param hasYears whether the scale is about several years
 */
export function tickText(time: number, step: number, isDated: boolean, hasYears = false): string {
  if (!isDated) return step < SECOND ? momentText(time, false) : durationText(time)
  const text = new Date(time).toISOString()
  if (step >= DAY) return getTranslator().date(text, hasYears ? WITH_YEAR : DATE)
  if (step >= MINUTE) return getTranslator().date(text, CLOCK)
  return step >= SECOND ? getTranslator().date(text, WITH_SECONDS) : momentText(time, true)
}

/** The days that a part of the timeline shows, with their years. */
export function daysText(from: number, until: number): string {
  const first = dayText(from)
  const last = dayText(until)
  return first === last ? first : `${first} – ${last}`
}

const dayText = (time: number): string => getTranslator().date(new Date(time).toISOString(), WITH_YEAR)

/** A time of day with milliseconds, or the time since the start of a recording without one. */
export function momentText(time: number, isDated: boolean): string {
  const rounded = Math.max(0, Math.round(time))
  const fraction = String(rounded % SECOND).padStart(3, '0')
  const clock = isDated ? getTranslator().date(new Date(rounded).toISOString(), WITH_SECONDS) : durationText(rounded)
  return `${clock}.${fraction}`
}

// Formats times: relative within a day, otherwise as a date in the current language (M/D/YYYY in English).
import { getTranslator } from '../messages'
import { sharedText } from '../sharedText'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const DATE = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** One per language, because creating a formatter is expensive. */
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

function relativeFormat(): Intl.RelativeTimeFormat {
  const { locale } = getTranslator()
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'narrow' })
  relativeFormats.set(locale, format)
  return format
}

/** Date format of the current language in dayjs syntax: `M/D/YYYY` in English. */
export function dateFormat(): string {
  const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'Y', month: 'M', day: 'D' }
  return new Intl.DateTimeFormat(getTranslator().locale, DATE)
    .formatToParts(new Date(2026, 0, 2))
    .map(({ type, value }) => letters[type]?.repeat(value.length) ?? value)
    .join('')
}

/** Name of the user's time zone, such as "Europe/Berlin". */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "12s ago", "2h ago", "in 3h"; the date if it is more than a day away. `now` is in epoch milliseconds. */
export function relativeTime(time: string, now: number): string {
  const away = Date.parse(time) - now
  const distance = Math.abs(away)
  // Our clock moves in steps and the server's may be ahead: a new record must not appear to be in the future.
  if (away > -5 * SECOND && away < 30 * SECOND) return sharedText('now')
  if (distance < MINUTE) return relativeFormat().format(Math.trunc(away / SECOND), 'second')
  if (distance < HOUR) return relativeFormat().format(Math.trunc(away / MINUTE), 'minute')
  if (distance < DAY) return relativeFormat().format(Math.trunc(away / HOUR), 'hour')
  return dayText(time)
}

/** The day in the user's zone: "3/12/2026". */
export const dayText = (time: string): string => getTranslator().date(time, DATE)

/** "16:20" today, otherwise with the day: "3/12/2026, 16:20". `now` is in epoch milliseconds. */
export function clockText(time: string, now: number): string {
  const isToday = dayText(time) === dayText(new Date(now).toISOString())
  return getTranslator().date(time, isToday ? TIME : { ...DATE, ...TIME })
}

/** Date and time with the name of their zone. */
export function absoluteTime(time: string): string {
  const clock = getTranslator().date(time, TIME)
  return sharedText('inZone', { date: dayText(time), time: clock, zone: zoneName() })
}

// Points in time in words: near ones relative, the others as a date (M/D/YYYY, the locale of the product).
import dayjs from 'dayjs'
import { sharedText } from '../sharedText'

export const DATE_FORMAT = 'M/D/YYYY'
const DATE_TIME_FORMAT = `${DATE_FORMAT} HH:mm`

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('en', { style: 'narrow' })

/** The user's own time zone by its name, as in "Europe/Berlin". */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "12s ago", "2h ago", "in 3h"; further away than a day: the date. `now` in epoch milliseconds. */
export function relativeTime(time: string, now: number): string {
  const away = Date.parse(time) - now
  const distance = Math.abs(away)
  // Our clock moves in steps and the server's may be ahead: what was made just now must not lie in the future.
  if (away > -5 * SECOND && away < 30 * SECOND) return sharedText('now')
  if (distance < MINUTE) return relative.format(Math.trunc(away / SECOND), 'second')
  if (distance < HOUR) return relative.format(Math.trunc(away / MINUTE), 'minute')
  if (distance < DAY) return relative.format(Math.trunc(away / HOUR), 'hour')
  return dayjs(time).format(DATE_FORMAT)
}

/** The day in the user's own zone: "3/12/2026". */
export const dayText = (time: string): string => dayjs(time).format(DATE_FORMAT)

/** Date, time and the name of the zone both are in. */
export function absoluteTime(time: string): string {
  return sharedText('inZone', { time: dayjs(time).format(DATE_TIME_FORMAT), zone: zoneName() })
}

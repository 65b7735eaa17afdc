// When a schedule runs next.
import { localTime, zoneOffset } from '../../../media/telemetry/zone'

export interface Rhythm {
  every: 'week' | 'month'
  /** Monday is 1; null for months, which run on their first day. */
  weekday: number | null
  /** By the clocks of the time zone. */
  hour: number
  timeZone: string
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const SUNDAY = 7
/** Longer than a month. */
const MOST_DAYS = 33

/**
 * The first moment after `after` at which the clocks of the zone show the hour on a day of the rhythm. An hour that they skip
 * in spring counts as the one after it; of an hour that they show twice in autumn, only one counts.
 */
export function nextRun({ every, weekday, hour, timeZone }: Rhythm, after: Date): Date {
  const today = Math.floor(localTime(timeZone, after).getTime() / DAY_MS) * DAY_MS
  for (let day = 0; day < MOST_DAYS; day++) {
    const midnight = today + day * DAY_MS
    const date = new Date(midnight)
    const isDay = every === 'month' ? date.getUTCDate() === 1 : (date.getUTCDay() || SUNDAY) === weekday
    if (!isDay) continue
    const run = momentOf(midnight + hour * HOUR_MS, timeZone)
    if (run > after) return run
  }
  throw new Error(`No day of ${every} ${weekday} was found`)
}

/** The moment at which clocks of the zone show a time, or the hour after it if they skip it. */
function momentOf(local: number, timeZone: string): Date {
  const moment = new Date(local - zoneOffset(timeZone, local))
  const shown = localTime(timeZone, moment).getTime()
  // Before the change an hour that is skipped is the hour before it.
  return shown < local ? new Date(moment.getTime() + HOUR_MS) : moment
}

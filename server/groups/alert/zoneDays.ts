import { zoneOffset } from '../../media/telemetry/zone'

export interface ZoneDay {
  /** YYYY-MM-DD. */
  day: string
  from: Date
  until: Date
}

/** The last days of a time zone, today last. @param timeZone a zone that the runtime knows */
export function lastDays(timeZone: string, count: number, now: Date): ZoneDay[] {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)])
  const { year = 0, month = 1, day = 1 } = Object.fromEntries(parts) as Record<string, number>
  // Days have 23 or 25 hours when the clocks change.
  const midnight = (daysAgo: number) => new Date(Date.UTC(year, month - 1, day - daysAgo))
  const start = (daysAgo: number) => {
    const local = midnight(daysAgo).getTime()
    return new Date(local - zoneOffset(timeZone, local))
  }
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index
    return { day: isoDay(midnight(daysAgo)), from: start(daysAgo), until: start(daysAgo - 1) }
  })
}

const isoDay = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

const PARTS = { hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' } as const
const CLOCK = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const

/** Whether the runtime knows this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Milliseconds by which a zone is ahead of UTC. @param local the reading of a clock in the zone, as if it were UTC */
export function zoneOffset(timeZone: string, local: number): number {
  // The offset depends on the moment, so a first estimate of the moment gives the final offset.
  return offsetAt(timeZone, local - offsetAt(timeZone, local))
}

function offsetAt(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, ...PARTS, ...CLOCK })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

/** What a clock in the zone reads at a moment, as if it were UTC. */
export const localTime = (timeZone: string, moment: Date): Date =>
  new Date(moment.getTime() + offsetAt(timeZone, moment.getTime()))

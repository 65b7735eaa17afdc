const PARTS = { hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' } as const
const CLOCK = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const

/** Whether the runtime knows the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Milliseconds that a clock in the zone is ahead of UTC. @param local what the clock shows, as if it were UTC */
export function zoneOffset(timeZone: string, local: number): number {
  // The offset at the clock's reading taken as UTC leads to a moment near the true one, whose offset counts.
  return offsetAt(timeZone, local - offsetAt(timeZone, local))
}

function offsetAt(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, ...PARTS, ...CLOCK })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

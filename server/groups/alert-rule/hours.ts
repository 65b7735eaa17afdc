// The hours of a rule: when an event must happen to raise an alert.
import { localTime } from '../../media/telemetry/zone'
import type { AlertRule } from './row'

const SUNDAY = 7

export type Hours = NonNullable<AlertRule['hours']>

/**
 * Whether an event happens in the hours of a rule, by the clocks of its time zone. Hours that pass midnight belong to the day on
 * which they begin. Equal times are the whole day.
 */
export function isInHours(hours: Hours | null, at: Date): boolean {
  if (!hours) return true
  const clock = localTime(hours.timeZone, at)
  const time = clock.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
  const today = clock.getUTCDay() || SUNDAY
  const yesterday = today === 1 ? SUNDAY : today - 1
  const { days, from, until } = hours
  if (from === until) return days.includes(today)
  if (from < until) return days.includes(today) && from <= time && time < until
  return (days.includes(today) && from <= time) || (days.includes(yesterday) && time < until)
}

/** For the audit log, without words. */
export const hoursFact = (hours: Hours | null): string | null =>
  hours && `${hours.days.join(' ')}, ${hours.from}–${hours.until} ${hours.timeZone}`

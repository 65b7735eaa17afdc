import type { ReportSchedule } from '../../../api/report'
import { getTranslator } from '../../../shared/messages'
import { savedText } from './messages'

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** @param weekday Monday is 1 */
export const weekdayLabel = (weekday: number): string =>
  getTranslator().date(new Date(MONDAY + (weekday - 1) * DAY_MS).toISOString(), { weekday: 'long', timeZone: 'UTC' })

export const hourLabel = (hour: number): string =>
  getTranslator().date(new Date(MONDAY + hour * HOUR_MS).toISOString(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })

export function rhythmLabel({ every, weekday, hour, timeZone }: ReportSchedule): string {
  const at = { time: hourLabel(hour), zone: timeZone }
  if (every === 'month') return savedText('everyMonth', at)
  return savedText('everyWeek', { ...at, day: weekdayLabel(weekday ?? 1) })
}

import { formatNumber } from '../../../shared/messages'
import { statisticsText } from './messages'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** A time in seconds in its largest unit; a dash if it is unknown. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '–'
  const value = (unit: number) => formatNumber(seconds / unit, { maximumFractionDigits: 1 })
  if (seconds < MINUTE) return statisticsText('seconds', { value: value(1) })
  if (seconds < HOUR) return statisticsText('minutes', { value: value(MINUTE) })
  return seconds < DAY
    ? statisticsText('hours', { value: value(HOUR) })
    : statisticsText('dayUnits', { value: value(DAY) })
}

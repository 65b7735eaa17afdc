import type { Message } from '../../../platform/core/messages'
import { doctorText } from './messages'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time in its largest whole unit, such as `2 hours`. */
export function durationText(seconds: number): Message {
  if (seconds >= DAY) return doctorText('days', { count: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return doctorText('hours', { count: Math.floor(seconds / HOUR) })
  if (seconds >= MINUTE) return doctorText('minutes', { count: Math.floor(seconds / MINUTE) })
  return doctorText('seconds', { count: Math.floor(seconds) })
}

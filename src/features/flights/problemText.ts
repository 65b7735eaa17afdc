import type { PilotProblem } from '../../api/flight'
import { absoluteTime, dayText } from '../../shared/time/timeText'
import { flightsText } from './messages'

/** Why a pilot should not fly a flight, as a sentence. A licence may still be valid today and expire before the flight. */
export function problemText({ kind, name, at }: PilotProblem, now: number): string {
  if (kind === 'other-flight') return flightsText('otherFlight', { name, time: absoluteTime(at) })
  const date = dayText(`${at}T12:00:00`)
  const isExpired = Date.parse(`${at}T23:59:59.999Z`) < now
  return flightsText(isExpired ? 'licenceExpired' : 'licenceExpires', { name, date })
}

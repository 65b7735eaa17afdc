import type { PilotProblem } from '../../api/flight'
import { absoluteTime, dayText } from '../../shared/time/timeText'
import { flightsText } from './messages'

/** Why a pilot should not fly a flight, as a sentence. */
export const problemText = ({ kind, name, at }: PilotProblem): string =>
  kind === 'licence-expired'
    ? flightsText('licenceExpired', { name, date: dayText(`${at}T12:00:00`) })
    : flightsText('otherFlight', { name, time: absoluteTime(at) })

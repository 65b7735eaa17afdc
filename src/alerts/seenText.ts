import type { Alert } from '../api/alert'
import { sharedText } from '../shared/sharedText'
import { absoluteTime } from '../shared/time/timeText'
import { alertsText } from './messages'

type Seen = Pick<Alert, 'occurredAt' | 'isTimeKnown' | 'isTimeOfFile'>

/** When it was seen, for lists. Of what has no known time, when the alert was raised. */
export function seenText({ occurredAt, isTimeKnown, isTimeOfFile }: Seen): string {
  const time = absoluteTime(occurredAt)
  if (isTimeOfFile) return sharedText('timeOfFile', { time })
  return isTimeKnown ? time : alertsText('raisedOn', { time })
}

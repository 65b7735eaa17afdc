// The events that webhooks send. Those for one user are not among them.
import type { StoredEventName } from '../../realtime/events.gen'
import { webhooksText } from './messages'

type SentEvent = Exclude<StoredEventName, 'ALERT_ASSIGNED' | 'ACCESS_ASKED' | 'RETENTION_DUE'>

const labels = (): Record<SentEvent | 'PING', string> => ({
  MISSION_ADDED: webhooksText('MISSION_ADDED'),
  MISSION_LIVE: webhooksText('MISSION_LIVE'),
  MISSION_COMPLETED: webhooksText('MISSION_COMPLETED'),
  MISSION_DELETED: webhooksText('MISSION_DELETED'),
  ALERT_CREATED: webhooksText('ALERT_CREATED'),
  PILOT_ASSIGNED: webhooksText('PILOT_ASSIGNED'),
  PING: webhooksText('PING'),
})

/** For a field that chooses some of them. */
export const eventOptions = (): { value: string; label: string }[] =>
  Object.entries(labels())
    .filter(([value]) => value !== 'PING')
    .map(([value, label]) => ({ value, label }))

/** What happened; the name of an event that this version does not know. */
export const eventLabel = (event: string): string => new Map(Object.entries(labels())).get(event) ?? event

/** Which events a webhook sends, in short. */
export const eventsText = (events: readonly string[] | null): string =>
  events === null ? webhooksText('allEvents') : webhooksText('someEvents', { count: events.length })

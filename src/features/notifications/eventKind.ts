import type { EventName, NotificationKinds } from '../../api/notification'

const KINDS: Record<EventName, keyof NotificationKinds> = {
  MISSION_ADDED: 'mission',
  MISSION_LIVE: 'mission',
  MISSION_COMPLETED: 'mission',
  MISSION_DELETED: 'mission',
  ALERT_CREATED: 'alert',
  ALERT_ASSIGNED: 'alert_assigned',
  ACCESS_ASKED: 'access_asked',
  RETENTION_DUE: 'retention',
  PILOT_ASSIGNED: 'pilot_assigned',
}

/** The kind whose settings say whether the user wants to see the event. */
export const eventKind = (event: EventName): keyof NotificationKinds => KINDS[event]

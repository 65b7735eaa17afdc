// What travels: the customer's events, which are stored and replayed, and the notice that a record changed, which is not.

/** Payloads by event name, as the customer's client knows them. */
export interface EventPayload {
  MISSION_ADDED: { mission: string; missionID: string }
  MISSION_LIVE: { mission: string; missionID: string }
  MISSION_COMPLETED: { mission: string; missionID: string }
  MISSION_DELETED: { id: string; name: string }
  ALERT_CREATED: { locationName: string }
  PILOT_ASSIGNED: { mission: string; name: string; avatar: string | null }
}

export type EventName = keyof EventPayload

export interface StoredEvent {
  name: EventName
  /** The tenant's own number, without gaps; what a client replays from. */
  seq: number
  at: string
  payload: EventPayload[EventName]
}

/** What one process tells the others through PostgreSQL; at most 8,000 bytes. */
export interface Announcement {
  tenantId: string
  event?: StoredEvent
  changed?: { entity: string; _id: string }
}

export const CHANNEL = 'aerie_announcement'

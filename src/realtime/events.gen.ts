// Written by `npm run generate` from api-spec/events.yaml. Do not edit.

export interface StoredEventPayloads {
  /** @description A mission was created */
  MISSION_ADDED: {
    /** @description The tenant's own sequence, without gaps. */
    seq: number
    /** @description Time of the event, ISO 8601. */
    at: string
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    mission: string
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    missionID: string
  }
  /** @description A mission went live */
  MISSION_LIVE: {
    /** @description The tenant's own sequence, without gaps. */
    seq: number
    /** @description Time of the event, ISO 8601. */
    at: string
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    mission: string
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    missionID: string
  }
  /** @description A mission was completed */
  MISSION_COMPLETED: {
    /** @description The tenant's own sequence, without gaps. */
    seq: number
    /** @description Time of the event, ISO 8601. */
    at: string
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    mission: string
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    missionID: string
  }
  /** @description A mission was moved to the trash */
  MISSION_DELETED: {
    /** @description The tenant's own sequence, without gaps. */
    seq: number
    /** @description Time of the event, ISO 8601. */
    at: string
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    id: string
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    name: string
  }
  /** @description An alert was raised */
  ALERT_CREATED: {
    /** @description The tenant's own sequence, without gaps. */
    seq: number
    /** @description Time of the event, ISO 8601. */
    at: string
    /** @example Gate 4 */
    locationName: string
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    missionID: string
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    alertID: string
  }
  /** @description A pilot was assigned to a flight of a mission */
  PILOT_ASSIGNED: {
    /** @description The tenant's own sequence, without gaps. */
    seq: number
    /** @description Time of the event, ISO 8601. */
    at: string
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    mission: string
    /**
     * @description Name of the pilot
     * @example Asha Rao
     */
    name: string
    /** @example null */
    avatar: string | null
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    missionID: string
  }
}

export interface NoticePayloads {
  /** @description Records changed without an event; their cache tags and the lists of their type are stale */
  RECORD_CHANGED: {
    /**
     * @example BaseLayer
     * @enum {string}
     */
    entity:
      | 'BaseLayer'
      | 'Invoice'
      | 'Job'
      | 'Layer'
      | 'Location'
      | 'Mission'
      | 'MissionType'
      | 'Organisation'
      | 'Upload'
      | 'User'
      | 'UserGroup'
      | 'Session'
    /** @description The changed records. Absent when every record of the entity may have changed. */
    ids?: string[]
  }
  /** @description The replay is complete */
  READY: {
    /**
     * @description The last seq sent or skipped
     * @example 42
     */
    seq: number
    /**
     * @description The client missed too much, or its seq is unknown; nothing was replayed.
     * @example false
     */
    reset: boolean
  }
}

export type StoredEventName = keyof StoredEventPayloads
/** Cache tags that the socket keeps fresh. */
export const SOCKET_TAGS = [
  'BaseLayer',
  'Invoice',
  'Job',
  'Layer',
  'Location',
  'Mission',
  'MissionType',
  'Notification',
  'Organisation',
  'Upload',
  'User',
  'UserGroup',
] as const
export interface StaleTag {
  type: (typeof SOCKET_TAGS)[number]
  id?: string
}
/** The tags that an event makes stale. */
export const STALE_TAGS: { [Name in StoredEventName]: (payload: StoredEventPayloads[Name]) => StaleTag[] } = {
  MISSION_ADDED: () => [{ type: 'Mission', id: 'LIST' }, { type: 'Notification' }],
  MISSION_LIVE: (payload) => [
    { type: 'Mission', id: payload.missionID },
    { type: 'Mission', id: 'LIST' },
    { type: 'Notification' },
  ],
  MISSION_COMPLETED: (payload) => [
    { type: 'Mission', id: payload.missionID },
    { type: 'Mission', id: 'LIST' },
    { type: 'Notification' },
  ],
  MISSION_DELETED: (payload) => [
    { type: 'Mission', id: payload.id },
    { type: 'Mission', id: 'LIST' },
    { type: 'Notification' },
  ],
  ALERT_CREATED: () => [{ type: 'Notification' }],
  PILOT_ASSIGNED: () => [{ type: 'Notification' }],
}

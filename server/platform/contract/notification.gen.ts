// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Permission from './permission.gen'
export interface schemas {
  /** @description Where the user hears of one kind of notification. */
  NotificationChoice: {
    /**
     * @description In the bell and as a toast.
     * @example true
     */
    app: boolean
    mail: schemas['MailMode']
    /**
     * @description By the webhooks of the tenant.
     * @example false
     */
    webhook: boolean
  }
  AlertNotificationChoice: {
    /**
     * @description In the bell and as a toast.
     * @example true
     */
    app: boolean
    mail: schemas['MailMode']
    /**
     * @description By the webhooks of the tenant.
     * @example false
     */
    webhook: boolean
    /**
     * @description Mails and webhooks tell of alerts from this severity on.
     * @example high
     * @enum {string}
     */
    leastSeverity: 'info' | 'low' | 'medium' | 'high' | 'critical'
  }
  /**
   * @description Not at all, at once, or once a day.
   * @example now
   * @enum {string}
   */
  MailMode: 'off' | 'now' | 'digest'
  /** @description A comment mentions the user; an alert is assigned to the user; a flight is assigned (mails tell of the user's own); a user asks for access; retention rules will delete records; an alert is raised; a mission is added, goes live, is completed or deleted. */
  NotificationKinds: {
    mention?: schemas['NotificationChoice']
    alert_assigned?: schemas['NotificationChoice']
    pilot_assigned?: schemas['NotificationChoice']
    access_asked?: schemas['NotificationChoice']
    retention?: schemas['NotificationChoice']
    alert?: schemas['AlertNotificationChoice']
    mission?: schemas['NotificationChoice']
  }
  /**
   * @description Times of the day without mails, by the clocks of the time zone, also past midnight; null for none.
   * @example {
   *       "from": "22:00",
   *       "until": "07:00"
   *     }
   */
  QuietHours: {
    /** @example 22:00 */
    from: string
    /** @example 07:00 */
    until: string
  } | null
  /**
   * @description Time of the day at which the daily mail leaves.
   * @example 08:00
   */
  DigestTime: string
  NotificationSettings: {
    kinds: schemas['NotificationKinds']
    quiet: schemas['QuietHours']
    /**
     * @description IANA name of a zone; null until the user has chosen one.
     * @example Europe/Berlin
     */
    timeZone: string | null
    digestAt: schemas['DigestTime']
    /**
     * @description Critical alerts are mailed in quiet hours too.
     * @example false
     */
    criticalPasses: boolean
    /**
     * @description Notifications that wait.
     * @example 0
     */
    waiting: number
    /**
     * @description When the first of them leaves.
     * @example null
     */
    waitingUntil: Common.schemas['Time'] | null
    version: Common.schemas['Version']
  }
  NotificationSettingsEdit: {
    version: Common.schemas['Version']
    kinds?: schemas['NotificationKinds']
    quiet?: schemas['QuietHours']
    /**
     * @description IANA name of a zone.
     * @example Europe/Berlin
     */
    timeZone?: string
    digestAt?: schemas['DigestTime']
    /** @example false */
    criticalPasses?: boolean
  }
  NotificationSettingsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['NotificationSettings']
  }
  ReadMark: {
    /** @example 42 */
    upTo: number
  }
  Notification: {
    /** @example 42 */
    seq: number
    event: schemas['EventName']
    payload: schemas['EventPayload']
    createdAt: Common.schemas['Time']
    /** @example false */
    read: boolean
  }
  /**
   * @example MISSION_ADDED
   * @enum {string}
   */
  EventName:
    | 'MISSION_ADDED'
    | 'MISSION_LIVE'
    | 'MISSION_COMPLETED'
    | 'MISSION_DELETED'
    | 'ALERT_CREATED'
    | 'ALERT_ASSIGNED'
    | 'ACCESS_ASKED'
    | 'RETENTION_DUE'
    | 'PILOT_ASSIGNED'
  /** @description The fields of an event depend on its name; events.yaml declares them. */
  EventPayload: {
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    mission?: string
    missionID?: Common.schemas['Id']
    id?: Common.schemas['Id']
    /** @example Harbour survey */
    name?: string
    /** @example null */
    avatar?: string | null
    /** @example Gate 4 */
    locationName?: string
    flightID?: Common.schemas['Id']
    alertID?: Common.schemas['Id']
    /**
     * @description Title of the alert
     * @example Person at the fence
     */
    title?: string
    /**
     * @example high
     * @enum {string}
     */
    severity?: 'info' | 'low' | 'medium' | 'high' | 'critical'
    /**
     * @description What an alert has seen.
     * @example Intrusion
     */
    kind?: string
    userID?: Common.schemas['Id']
    permission?: Permission.schemas['PermissionName']
    /**
     * @description Records that are deleted
     * @example 12
     */
    count?: number
    /**
     * Format: date
     * @description Day of the first deletion
     * @example 2026-12-31
     */
    day?: string
  }
  NotificationListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Notification'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      unread: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface operations {
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Only events that the user has not read. */
        unread?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of events. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['NotificationListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  markNotificationsRead: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "upTo": 42
         *     }
         */
        'application/json': schemas['ReadMark']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getNotificationSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the caller, with the kinds of notifications that concern the caller. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['NotificationSettingsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editNotificationSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "timeZone": "Europe/Berlin",
         *       "quiet": {
         *         "from": "22:00",
         *         "until": "07:00"
         *       }
         *     }
         */
        'application/json': schemas['NotificationSettingsEdit']
      }
    }
    responses: {
      /** @description The stored settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['NotificationSettingsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  sendTestMail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

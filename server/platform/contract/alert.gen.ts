// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Location from './location.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  /**
   * @example high
   * @enum {string}
   */
  AlertSeverity: 'info' | 'low' | 'medium' | 'high' | 'critical'
  /**
   * @example new
   * @enum {string}
   */
  AlertState: 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
  /**
   * @example false_positive
   * @enum {string}
   */
  AlertOutcome: 'true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test'
  /**
   * @description ai: an analysis of a layer or recording.
   * @example person
   * @enum {string}
   */
  AlertSource: 'person' | 'ai' | 'rule' | 'webhook'
  /** @example Person at the fence */
  AlertTitle: string
  /**
   * @description What was seen. Instructions and statistics are by kind; upper and lower case are the same.
   * @example Intrusion
   */
  AlertKind: string
  /** @example Second time this week. */
  AlertText: string
  /**
   * @description Name of the camera or stream that showed it.
   * @example Drone 7
   */
  AlertCamera: string
  /** @example camera-4/fence */
  AlertDedupeKey: string
  MaybeAlertPosition: {
    /** @example 46.78 */
    lat: number
    /** @example -92.1 */
    long: number
  } | null
  NewAlert: {
    missionId: Common.schemas['Id']
    /** @description A flight of the mission. */
    flightId?: Common.schemas['Id']
    title: schemas['AlertTitle']
    kind: schemas['AlertKind']
    severity: schemas['AlertSeverity']
    description?: schemas['AlertText']
    /** @description A person of the tenant who may see alerts. */
    ownerId?: Common.schemas['Id']
    /** @description By default from the severity, by the settings of the tenant. */
    dueAt?: Common.schemas['Time']
    /** @description When it was seen. By default now. */
    occurredAt?: Common.schemas['Time']
    position?: Common.schemas['Coordinates']
    /** @description A recording of the mission that shows it. */
    recordingId?: Common.schemas['Id']
    /**
     * @description Milliseconds from the start of the recording. Needs a recording.
     * @example 83000
     */
    momentMs?: number
    /** @description A live stream of the mission that showed it. */
    streamId?: Common.schemas['Id']
    camera?: schemas['AlertCamera']
    /** @description Further alerts with this key within the time for repeats are counted instead of raised. By default a key that equal alerts have. */
    dedupeKey?: schemas['AlertDedupeKey']
    /**
     * @description Whether clients of the mission see it.
     * @example false
     */
    clientVisible?: boolean
  }
  NewAlertWithPicture: {
    missionId: Common.schemas['Id']
    /** @description A flight of the mission. */
    flightId?: Common.schemas['Id']
    title: schemas['AlertTitle']
    kind: schemas['AlertKind']
    severity: schemas['AlertSeverity']
    description?: schemas['AlertText']
    /** @description A person of the tenant who may see alerts. */
    ownerId?: Common.schemas['Id']
    /** @description By default from the severity, by the settings of the tenant. */
    dueAt?: Common.schemas['Time']
    /** @description When it was seen. By default now. */
    occurredAt?: Common.schemas['Time']
    position?: Common.schemas['Coordinates']
    /** @description A recording of the mission that shows it. */
    recordingId?: Common.schemas['Id']
    /**
     * @description Milliseconds from the start of the recording. Needs a recording.
     * @example 83000
     */
    momentMs?: number
    /** @description A live stream of the mission that showed it. */
    streamId?: Common.schemas['Id']
    camera?: schemas['AlertCamera']
    /** @description Further alerts with this key within the time for repeats are counted instead of raised. Without a key, alerts with the same facts and the same picture are counted. */
    dedupeKey?: schemas['AlertDedupeKey']
    /**
     * @description Whether clients of the mission see it.
     * @example false
     */
    clientVisible?: boolean
    /** @description A finished upload of a PNG, JPEG or WebP of at most 5 MiB. */
    uploadId: Common.schemas['Id']
  }
  AlertEdit: {
    version: Common.schemas['Version']
    title?: schemas['AlertTitle']
    kind?: schemas['AlertKind']
    description?: schemas['AlertText']
    /** @description Also sets the due time again, unless a due time is given. */
    severity?: schemas['AlertSeverity']
    /** @description One of `nextStates`. A new or acknowledged alert can be closed with an outcome only. */
    state?: schemas['AlertState']
    /** @description With the state closed, or of a closed alert. */
    outcome?: schemas['AlertOutcome']
    /**
     * @description Why it was closed so.
     * @example The wind moved the fence.
     */
    reason?: string
    ownerId?: Common.schemas['MaybeId']
    dueAt?: Common.schemas['MaybeTime']
    /** @description A time in the future; null ends the snooze. A closed alert cannot be snoozed. */
    snoozedUntil?: Common.schemas['MaybeTime']
    position?: schemas['MaybeAlertPosition']
    /** @example false */
    clientVisible?: boolean
  }
  AlertsEdit: {
    alertIds: schemas['SelectedAlerts']
    severity?: schemas['AlertSeverity']
    state?: schemas['AlertState']
    outcome?: schemas['AlertOutcome']
    /** @example A test. */
    reason?: string
    ownerId?: Common.schemas['MaybeId']
    snoozedUntil?: Common.schemas['MaybeTime']
    /** @example false */
    clientVisible?: boolean
  }
  SelectedAlerts: Common.schemas['Id'][]
  AlertSelection: {
    alertIds: schemas['SelectedAlerts']
  }
  Alert: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    locationId: Common.schemas['MaybeId']
    /** @example Gate 4 */
    locationName: string | null
    flightId: Common.schemas['MaybeId']
    /** @example Flight 1 */
    flightName: string | null
    /** @example Person at the fence */
    title: string
    /** @example Intrusion */
    kind: string
    /** @example Second time this week. */
    description: string
    severity: schemas['AlertSeverity']
    state: schemas['AlertState']
    /** @description States that the caller may move it to. */
    nextStates: schemas['AlertState'][]
    /**
     * @example null
     * @enum {string|null}
     */
    outcome: 'true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test' | null
    /** @example  */
    reason: string
    source: schemas['AlertSource']
    /** @example null */
    owner: Common.schemas['Author'] | null
    dueAt: Common.schemas['MaybeTime']
    /** @description Null unless it is snoozed now. */
    snoozedUntil: Common.schemas['MaybeTime']
    occurredAt: Common.schemas['Time']
    /**
     * @description Whether `occurredAt` is when it was seen. False for what was found in a photo, a recording or a layer without a known time:
     *     then it is when the alert was raised.
     * @example true
     */
    isTimeKnown: boolean
    /**
     * @description Whether `occurredAt` is counted from the start that a video file states, which nobody has verified. Many cameras write their
     *     local time as if it were UTC.
     * @example false
     */
    isTimeOfFile: boolean
    position: schemas['MaybeAlertPosition']
    /** @example /apis/v1/alert/picture/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
    pictureUrl: string | null
    /**
     * @description Picture of the recording that shows it.
     * @example /apis/v1/recording/poster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    posterUrl: string | null
    /** @description The recording that shows it; of a live stream, once the stream is recorded. */
    recordingId: Common.schemas['MaybeId']
    /**
     * @description Milliseconds from the start of the recording.
     * @example 83000
     */
    momentMs: number | null
    streamId: Common.schemas['MaybeId']
    /** @description The analysis of a layer whose results it is about; null for clients. */
    analysisId: Common.schemas['MaybeId']
    /** @description The photo that shows it, as a detector found; null for clients. */
    photoId: Common.schemas['MaybeId']
    /** @description The result of the detector, in this photo or in a layer; null for clients. */
    detectedObjectId: Common.schemas['MaybeId']
    /** @description The run of the detector that found it; null for clients. */
    detectorRunId: Common.schemas['MaybeId']
    camera: schemas['AlertCamera']
    /**
     * @description How often it was raised again.
     * @example 0
     */
    repeats: number
    lastSeenAt: Common.schemas['Time']
    /**
     * @description How often it was re-opened.
     * @example 0
     */
    reopened: number
    /** @description When it left the state new. */
    ackAt: Common.schemas['MaybeTime']
    closedAt: Common.schemas['MaybeTime']
    /**
     * @description What to do about alerts of this kind. Only in the reply for one alert.
     * @example null
     */
    instructions: string | null
    /** @example false */
    clientVisible: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  AlertReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Alert']
  }
  AlertsReply: {
    /** @example true */
    status: boolean
    /**
     * @description Says when there are more than 200.
     * @example Done
     */
    message?: string
    data: {
      alerts: schemas['Alert'][]
      /** @example 1 */
      total: number
    }
  }
  AlertListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Alert'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  AlertActivityListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['AlertActivity'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DeletedAlertListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedAlert'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  AlertActivity: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    /**
     * @description moved: to another state; `values` has `from`, `to`, and `outcome` and `reason` of a closed alert.
     * @example moved
     * @enum {string}
     */
    action: 'created' | 'moved' | 'assigned' | 'snoozed' | 'edited' | 'deleted' | 'restored'
    /** @description Absent for rules, analyses and webhooks, and if the user was deleted permanently. */
    user?: Common.schemas['Author']
    /**
     * @description Their name at that time; empty without one.
     * @example Sam Staff
     */
    userName: string
    /**
     * @description assigned: `from` and `to`, names of people or null. snoozed: `until`, or null. edited: `fields`, the names of what changed.
     * @example {
     *       "from": "new",
     *       "to": "acknowledged"
     *     }
     */
    values: {
      [key: string]: unknown
    }
  }
  DeletedAlert: {
    _id: Common.schemas['Id']
    /** @example Person at the fence */
    title: string
    severity: schemas['AlertSeverity']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    deletedAt: Common.schemas['Time']
    deletedBy?: Common.schemas['Author']
  }
  AlertOwnersReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      owners: Common.schemas['Author'][]
    }
  }
  /** @example 3 */
  AlertNumber: number
  AlertsBySeverity: {
    info: schemas['AlertNumber']
    low: schemas['AlertNumber']
    medium: schemas['AlertNumber']
    high: schemas['AlertNumber']
    critical: schemas['AlertNumber']
  }
  AlertCountsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      open: schemas['AlertNumber']
      bySeverity: schemas['AlertsBySeverity']
      byState: {
        new: schemas['AlertNumber']
        acknowledged: schemas['AlertNumber']
        in_progress: schemas['AlertNumber']
        on_hold: schemas['AlertNumber']
        closed: schemas['AlertNumber']
      }
      overdue: schemas['AlertNumber']
      mine: schemas['AlertNumber']
      unassigned: schemas['AlertNumber']
      snoozed: schemas['AlertNumber']
      /** @description Kinds of alerts that exist, for filters and suggestions. */
      kinds: string[]
    }
  }
  AlertOverviewReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      open: schemas['AlertNumber']
      /** @description Open alerts by the time since they were raised, the newest first. The ranges follow each other without a gap. */
      ages: schemas['AlertAge'][]
      overdue: schemas['AlertNumber']
      mine: schemas['AlertNumber']
      unassigned: schemas['AlertNumber']
      snoozed: schemas['AlertNumber']
      today: schemas['AlertsToday']
      /** @description Alerts that were raised on each of the last 30 days, today last. */
      days: schemas['AlertDay'][]
    }
  }
  AlertAge: {
    /** @description Null for the oldest. */
    from: Common.schemas['MaybeTime']
    /** @description Null for the newest. */
    until: Common.schemas['MaybeTime']
    bySeverity: schemas['AlertsBySeverity']
  }
  AlertsToday: {
    /** @description When the day began. */
    from: Common.schemas['Time']
    raised: schemas['AlertNumber']
    open: schemas['AlertNumber']
    snoozed: schemas['AlertNumber']
    closed: schemas['AlertNumber']
    /**
     * @description Results of analyses that ended today. Null for callers who may not see analyses.
     * @example 12
     */
    detections: number | null
    /** @description Missions with the most of these results. */
    missions: {
      _id: Common.schemas['Id']
      /** @example Harbour survey */
      name: string
      detections: schemas['AlertNumber']
    }[]
  }
  AlertDay: {
    /**
     * Format: date
     * @example 2026-03-12
     */
    day: string
    from: Common.schemas['Time']
    until: Common.schemas['Time']
    bySeverity: schemas['AlertsBySeverity']
  }
  /** @description Seconds since the alert was raised; null without alerts. `slowest` is the time within which nine of ten were handled. */
  AlertHandlingTimes: {
    count: schemas['AlertNumber']
    /** @example 95 */
    median: number | null
    /** @example 600 */
    slowest: number | null
  }
  AlertGroupStatistics: {
    /**
     * @description The kind, the source or the month.
     * @example Intrusion
     */
    name: string
    total: schemas['AlertNumber']
    closed: schemas['AlertNumber']
    /**
     * @description Closed as true or false positive.
     * @example 2
     */
    judged: number
    falsePositives: schemas['AlertNumber']
  }
  AlertSeverityTimes: {
    severity: schemas['AlertSeverity']
    acknowledged: schemas['AlertHandlingTimes']
    timeToClose: schemas['AlertHandlingTimes']
  }
  AlertStatisticsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      total: schemas['AlertNumber']
      open: schemas['AlertNumber']
      closed: schemas['AlertNumber']
      reopened: schemas['AlertNumber']
      acknowledged: schemas['AlertHandlingTimes']
      timeToClose: schemas['AlertHandlingTimes']
      byKind: schemas['AlertGroupStatistics'][]
      bySource: schemas['AlertGroupStatistics'][]
      bySeverity: schemas['AlertsBySeverity']
      /** @description The most severe first. */
      timesBySeverity: schemas['AlertSeverityTimes'][]
      /** @description The 12 months in UTC that end with the time range, whenever it starts; the name is the month, such as 2026-03. */
      byMonth: schemas['AlertGroupStatistics'][]
      /** @description Days with alerts in UTC, at most the last 366. */
      byDay: {
        /**
         * Format: date
         * @example 2026-03-12
         */
        day: string
        total: schemas['AlertNumber']
      }[]
    }
  }
  /**
   * @description Null for no due time.
   * @example 60
   */
  AlertDueMinutes: number | null
  /**
   * @description Minutes until an alert is due, by severity.
   * @example {
   *       "info": null,
   *       "low": 1440,
   *       "medium": 480,
   *       "high": 60,
   *       "critical": 15
   *     }
   */
  AlertDueTimes: {
    info: schemas['AlertDueMinutes']
    low: schemas['AlertDueMinutes']
    medium: schemas['AlertDueMinutes']
    high: schemas['AlertDueMinutes']
    critical: schemas['AlertDueMinutes']
  }
  AlertInstruction: {
    kind: schemas['AlertKind']
    /** @example Call the guard at gate 4. */
    text: string
  }
  /** @description What to do, by kind; each kind once. */
  AlertInstructions: schemas['AlertInstruction'][]
  /**
   * @description For so long after an alert was last raised, the same counts as a repeat.
   * @example 60
   */
  AlertRepeatMinutes: number
  AlertSettingsEdit: {
    version: Common.schemas['Version']
    dueMinutes?: schemas['AlertDueTimes']
    repeatMinutes?: schemas['AlertRepeatMinutes']
    instructions?: schemas['AlertInstructions']
  }
  AlertSettingsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      dueMinutes: schemas['AlertDueTimes']
      repeatMinutes: schemas['AlertRepeatMinutes']
      instructions: schemas['AlertInstructions']
      version: Common.schemas['Version']
    }
  }
}
export interface parameters {
  AlertId: Common.schemas['Id']
  AlertIds: Common.schemas['Id'][]
  AlertBaseLayer: Common.schemas['Id']
  /** @description Value of the base layer's identifying attribute. */
  AlertMapref: string
  AlertRequiredFrom: Common.schemas['Time']
  /** @description After `from`. */
  AlertRequiredUntil: Common.schemas['Time']
  /** @description Only alerts that were raised at this time or later. */
  AlertFrom: Common.schemas['Time']
  /** @description Only alerts that were raised before this time. */
  AlertUntil: Common.schemas['Time']
  /** @description IANA name of the zone whose days are counted. */
  AlertTimeZone: string
  /** @description With a minus sign descending. By `due`, alerts without a due time are last; by `severity`, the most severe are first, and among equals those that are due first. */
  AlertSort: 'due' | '-due' | 'severity' | '-severity' | 'created' | '-created' | 'seen' | '-seen'
  AlertSeverities: schemas['AlertSeverity'][]
  AlertStates: schemas['AlertState'][]
  AlertSources: schemas['AlertSource'][]
  AlertKind: string
  AlertOfMission: Common.schemas['Id']
  /** @description Only alerts of the missions of this place. */
  AlertOfLocation: Common.schemas['Id']
  /** @description ID of the owner, `me` or `none`. */
  AlertOfOwner: string
  /** @description Only open alerts whose due time has passed, or only the others. */
  AlertOverdue: boolean
  /** @description Only snoozed alerts, or only the others. */
  AlertSnoozed: boolean
  /** @description Changes with the picture, so that browsers do not show an earlier one. */
  AlertPictureVersion: string
}
export interface operations {
  createAlert: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "title": "Person at the fence",
         *       "kind": "Intrusion",
         *       "severity": "high"
         *     }
         */
        'application/json': schemas['NewAlert']
      }
    }
    responses: {
      /** @description The alert. If an open alert with the same duplicate key was raised a short time ago, that alert; its repeats are counted. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAlertWithPicture: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "title": "Person at the fence",
         *       "kind": "Intrusion",
         *       "severity": "high",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewAlertWithPicture']
      }
    }
    responses: {
      /** @description The alert. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAlerts: {
    parameters: {
      query: {
        alertIds: parameters['AlertIds']
      }
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
  getMissionAlerts: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. `total` says how many there are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getLocationAlerts: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: Location.parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. `total` says how many there are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listAlertsByMapref: {
    parameters: {
      query: {
        baseLayerId: parameters['AlertBaseLayer']
        /** @description Value of the base layer's identifying attribute. */
        mapref: parameters['AlertMapref']
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listLocationAlertsInTime: {
    parameters: {
      query: {
        from: parameters['AlertRequiredFrom']
        /** @description After `from`. */
        until: parameters['AlertRequiredUntil']
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        locationId: Location.parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listLocationAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
      }
      header?: never
      path: {
        locationId: Location.parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertId: parameters['AlertId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The alert. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertId: parameters['AlertId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "state": "acknowledged"
         *     }
         */
        'application/json': schemas['AlertEdit']
      }
    }
    responses: {
      /** @description The stored alert. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateAlerts: {
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
         *       "alertIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "acknowledged"
         *     }
         */
        'application/json': schemas['AlertsEdit']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description With a minus sign descending. By `due`, alerts without a due time are last; by `severity`, the most severe are first, and among equals those that are due first. */
        sort?: parameters['AlertSort']
        severity?: parameters['AlertSeverities']
        state?: parameters['AlertStates']
        source?: parameters['AlertSources']
        kind?: parameters['AlertKind']
        missionId?: parameters['AlertOfMission']
        /** @description Only alerts of the missions of this place. */
        locationId?: parameters['AlertOfLocation']
        /** @description ID of the owner, `me` or `none`. */
        owner?: parameters['AlertOfOwner']
        /** @description Only open alerts whose due time has passed, or only the others. */
        overdue?: parameters['AlertOverdue']
        /** @description Only snoozed alerts, or only the others. */
        snoozed?: parameters['AlertSnoozed']
        /** @description Only alerts that were raised at this time or later. */
        from?: parameters['AlertFrom']
        /** @description Only alerts that were raised before this time. */
        until?: parameters['AlertUntil']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of alerts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlertCounts: {
    parameters: {
      query?: {
        missionId?: parameters['AlertOfMission']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Alerts that are not closed, and the kinds of all alerts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertCountsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlertOverview: {
    parameters: {
      query: {
        /** @description IANA name of the zone whose days are counted. */
        timeZone: parameters['AlertTimeZone']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Days begin at midnight of the time zone. Snoozed alerts are not counted as open. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertOverviewReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlertStatistics: {
    parameters: {
      query: {
        from: parameters['AlertRequiredFrom']
        /** @description After `from`. */
        until: parameters['AlertRequiredUntil']
        missionId?: parameters['AlertOfMission']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Of alerts that were raised in the time range. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertStatisticsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listAlertActivity: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        alertId: parameters['AlertId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertActivityListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlertPicture: {
    parameters: {
      query?: {
        /** @description Changes with the picture, so that browsers do not show an earlier one. */
        v?: parameters['AlertPictureVersion']
      }
      header?: never
      path: {
        alertId: parameters['AlertId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlertOwners: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description People of the tenant who may see alerts, by name, at most 200. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertOwnersReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedAlerts: {
    parameters: {
      query?: {
        missionId?: parameters['AlertOfMission']
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DeletedAlertListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  restoreAlerts: {
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
         *       "alertIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['AlertSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getAlertSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertSettingsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAlertSettings: {
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
         *       "repeatMinutes": 30
         *     }
         */
        'application/json': schemas['AlertSettingsEdit']
      }
    }
    responses: {
      /** @description The stored settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertSettingsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

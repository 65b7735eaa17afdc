// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description Snapshots are outcomes. Of missions that are completed or cancelled, photos, recordings and imported telemetry are deleted; documents, outcomes, layers and alerts stay.
   * @example stream_recordings
   * @enum {string}
   */
  RetentionKind: 'stream_recordings' | 'uploaded_recordings' | 'live_telemetry' | 'snapshots' | 'closed_missions'
  /**
   * @description Whole days in UTC after which a record is deleted: since it was added, of live telemetry since its last position, and of files of closed missions since the mission was closed, or since they were added if that was later.
   * @example 90
   */
  RetentionDays: number
  /**
   * @description Null while nothing is deleted.
   * @example 90
   */
  MaybeRetentionDays: number | null
  RetentionAmount: {
    /** @example 12 */
    count: number
    /**
     * @description Storage of their files. Live telemetry has no files.
     * @example 5051502
     */
    bytes: number
  }
  /** @description The last deletion by the rule; null before the first. */
  RetentionRun: {
    endedAt: Common.schemas['Time']
    /** @example 12 */
    count: number
    /** @example 5051502 */
    bytes: number
  } | null
  RetentionRule: {
    kind: schemas['RetentionKind']
    days: schemas['MaybeRetentionDays']
    /**
     * Format: date
     * @description First day, in UTC, on which the rule deletes; null while it is off.
     * @example 2026-12-31
     */
    startsOn: string | null
    version: Common.schemas['Version']
    stored: schemas['RetentionAmount']
    oldestAt: Common.schemas['MaybeTime']
    today: schemas['RetentionAmount']
    week: schemas['RetentionAmount']
    month: schemas['RetentionAmount']
    kept: schemas['RetentionAmount']
    lastRun: schemas['RetentionRun']
  }
  RetentionEdit: {
    kind: schemas['RetentionKind']
    version: Common.schemas['Version']
    days: schemas['MaybeRetentionDays']
  }
  RetentionForecast: {
    /**
     * Format: date
     * @example 2026-12-31
     */
    startsOn: string
    atOnce: schemas['RetentionAmount']
    kept: schemas['RetentionAmount']
  }
  RetentionItem: {
    _id: Common.schemas['Id']
    /**
     * @example recording
     * @enum {string}
     */
    record: 'recording' | 'photo' | 'telemetry' | 'outcome'
    /** @example DJI_0042.MP4 */
    name: string
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    addedAt: Common.schemas['Time']
    /**
     * Format: date
     * @description Day in UTC on which it is deleted.
     * @example 2026-12-31
     */
    deletedOn: string
    /** @example 5051502 */
    bytes: number
    keptBecause: schemas['MaybeKeptBecause']
    version: Common.schemas['Version']
  }
  /**
   * @description Why it is not deleted. held: it is held. mission: a recording of its mission is held. evidence: it is in an evidence case, or an alert of it is. alert: an alert of it is open. job: a job is working on it.
   * @example null
   * @enum {string|null}
   */
  MaybeKeptBecause: 'held' | 'mission' | 'evidence' | 'alert' | 'job' | null
  RetentionReply: {
    /** @example true */
    status: boolean
    data: {
      rules: schemas['RetentionRule'][]
    }
  }
  RetentionRuleReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['RetentionRule']
  }
  RetentionForecastReply: {
    /** @example true */
    status: boolean
    data: schemas['RetentionForecast']
  }
  RetentionItemListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['RetentionItem'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  RetentionKind: schemas['RetentionKind']
  RetentionDays: schemas['RetentionDays']
  /** @description Only what is kept instead of what is deleted. */
  RetentionKept: boolean
}
export interface operations {
  getRetention: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One rule for each kind, also for those that are off. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RetentionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRetentionForecast: {
    parameters: {
      query: {
        kind: parameters['RetentionKind']
        days: parameters['RetentionDays']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is older already, and the earliest day of the first deletion. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RetentionForecastReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listRetentionItems: {
    parameters: {
      query: {
        kind: parameters['RetentionKind']
        /** @description Only what is kept instead of what is deleted. */
        kept?: parameters['RetentionKept']
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
      /** @description One page of what is deleted within 30 days, or of what is kept although its day is within 30 days. Empty while the rule is off. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RetentionItemListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editRetention: {
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
         *       "kind": "stream_recordings",
         *       "version": 1,
         *       "days": 90
         *     }
         */
        'application/json': schemas['RetentionEdit']
      }
    }
    responses: {
      /** @description The rule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RetentionRuleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

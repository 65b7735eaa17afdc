// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Data from './data.gen'
export interface schemas {
  /**
   * @description A row for each value of the identifying attribute, or of the grouping attribute.
   * @example plot
   * @enum {string}
   */
  ReportRows: 'plot' | 'block'
  /**
   * @example pdf
   * @enum {string}
   */
  ReportFormat: 'csv' | 'xlsx' | 'pdf'
  /**
   * @description Areas are in hectares, and everything else is a number of items.
   * @example photos
   * @enum {string}
   */
  ReportMeasure:
    | 'missions'
    | 'photos'
    | 'recordings'
    | 'alerts'
    | 'falsePositives'
    | 'detections'
    | 'changes'
    | 'vegetationArea'
    | 'bareSoilArea'
    | 'waterArea'
  /** @description One number for each measure of the report, in its order. */
  ReportNumbers: number[]
  /** @description First and last day, in UTC. */
  ReportPeriod: {
    from: Data.schemas['DataDay']
    until: Data.schemas['DataDay']
  }
  ReportRow: {
    /** @example 14/2 */
    name: string
    /**
     * @description Areas with this value.
     * @example 1
     */
    areas: number
    /** @example 5120 */
    squareMetres: number
    outline: Common.schemas['Geometry']
    now: schemas['ReportNumbers']
    before: schemas['ReportNumbers']
  }
  ReportInput: {
    _id: Common.schemas['Id']
    /**
     * @description Name of the layer.
     * @example Plots
     */
    name: string
    /** @example 3 */
    dataVersion: number
    /** @example 120 */
    areas: number
    sha256: schemas['ReportHash']
  }
  /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
  ReportHash: string
  Report: {
    rowsBy: schemas['ReportRows']
    baseLayer: {
      _id: Common.schemas['Id']
      /** @example Plots 2026 */
      name: string
      version: Common.schemas['Version']
    }
    /**
     * @description The attribute that names the rows.
     * @example plot
     */
    attribute: string
    period: schemas['ReportPeriod']
    before: schemas['ReportPeriod']
    measures: schemas['ReportMeasure'][]
    rows: schemas['ReportRow'][]
    /** @description Each item once, although it may count in several rows. */
    total: {
      now: schemas['ReportNumbers']
      before: schemas['ReportNumbers']
    }
    /**
     * @description Items of the period outside all areas.
     * @example 4
     */
    elsewhere: number
    /**
     * @description Items of the period that have no position, and whose mission has no place.
     * @example 0
     */
    withoutPlace: number
    /**
     * @description Areas without a value of the attribute, which are left out.
     * @example 0
     */
    withoutName: number
    inputs: schemas['ReportInput'][]
    /**
     * @description Items of both periods.
     * @example 540
     */
    itemCount: number
    itemsSha256: schemas['ReportHash']
    rowsSha256: schemas['ReportHash']
  }
  ReportReply: {
    /** @example true */
    status: boolean
    data: schemas['Report']
  }
  /** @example Plots every month */
  SavedReportName: string
  /** @description None for all that the reader may list. */
  SavedReportMeasures: schemas['ReportMeasure'][]
  /** @description fixed needs the first and the last day; the others have neither. Weeks begin on Monday. */
  SavedReportPeriod: {
    /**
     * @example lastMonth
     * @enum {string}
     */
    kind: 'fixed' | 'lastWeek' | 'lastMonth'
    from?: Data.schemas['DataDay']
    until?: Data.schemas['DataDay']
  }
  NewSavedReport: {
    name: schemas['SavedReportName']
    baseLayerId: Common.schemas['Id']
    rows: schemas['ReportRows']
    measures: schemas['SavedReportMeasures']
    period: schemas['SavedReportPeriod']
  }
  SavedReportEdit: {
    version: Common.schemas['Version']
    name?: schemas['SavedReportName']
    measures?: schemas['SavedReportMeasures']
    period?: schemas['SavedReportPeriod']
  }
  ReportBaseLayerName: {
    _id: Common.schemas['Id']
    /** @example Plots 2026 */
    name: string
  }
  SavedReport: {
    _id: Common.schemas['Id']
    name: schemas['SavedReportName']
    baseLayer: schemas['ReportBaseLayerName']
    rows: schemas['ReportRows']
    measures: schemas['SavedReportMeasures']
    period: schemas['SavedReportPeriod']
    /**
     * @description Editions that were made.
     * @example 3
     */
    editions: number
    latestAt: Common.schemas['MaybeTime']
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  SavedReportReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['SavedReport']
  }
  SavedReportListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['SavedReport'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  /**
   * @description Items of the kinds mission to analysis are one input for each kind.
   * @example layer
   * @enum {string}
   */
  ReportInputKind: 'baseLayer' | 'layer' | 'mission' | 'photo' | 'recording' | 'flight' | 'alert' | 'analysis'
  ReportEditionInput: {
    kind: schemas['ReportInputKind']
    _id?: Common.schemas['Id']
    /**
     * @description Of a layer or base layer.
     * @example Plots
     */
    name: string | null
    /**
     * @description Of a base layer, or of the data of a layer.
     * @example 3
     */
    version: number | null
    /**
     * @description Areas of a layer, or items.
     * @example 120
     */
    count: number
    sha256: schemas['ReportHash']
  }
  ReportEdition: {
    _id: Common.schemas['Id']
    savedReportId: Common.schemas['Id']
    /** @example 4 */
    number: number
    name: schemas['SavedReportName']
    period: schemas['ReportPeriod']
    /** @description None in lists, and none for readers who may not list all that it counts. */
    inputs: schemas['ReportEditionInput'][]
    /**
     * @description Version of the server.
     * @example 1.0.0
     */
    software: string
    dataSha256: schemas['ReportHash']
    /** @example 5120 */
    dataBytes: number
    /**
     * @description Made by the schedule.
     * @example false
     */
    scheduled: boolean
    /**
     * @description Whether the reader may list all that it counts.
     * @example true
     */
    readable: boolean
    madeAt: Common.schemas['Time']
    madeBy?: Common.schemas['Author']
  }
  ReportEditionReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['ReportEdition']
  }
  ReportEditionListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['ReportEdition'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ReportItemChange: {
    _id: Common.schemas['Id']
    /**
     * @example changed
     * @enum {string}
     */
    change: 'added' | 'removed' | 'changed'
    /**
     * @description Null when it no longer exists.
     * @example Smoke
     */
    name: string | null
  }
  ReportInputChange: {
    kind: schemas['ReportInputKind']
    /**
     * @description Of a layer or base layer.
     * @example Plots
     */
    name: string | null
    /** @example 2 */
    added: number
    /** @example 0 */
    removed: number
    /** @example 1 */
    changed: number
    /** @description The first 20 items. */
    examples: schemas['ReportItemChange'][]
  }
  ReportComparison: {
    /** @example true */
    sameBytes: boolean
    /**
     * @description Of the data made now; null if it cannot be made.
     * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
     */
    dataSha256: string | null
    /**
     * @description Version of the server.
     * @example 1.0.0
     */
    software: string
    changes: schemas['ReportInputChange'][]
    /**
     * @description Why the report cannot be made again.
     * @example null
     */
    problem: string | null
  }
  ReportComparisonReply: {
    /** @example true */
    status: boolean
    data: schemas['ReportComparison']
  }
  /**
   * @description Months on their first day.
   * @example month
   * @enum {string}
   */
  ReportScheduleEvery: 'week' | 'month'
  /**
   * @description Monday is 1; of weekly schedules only.
   * @example 1
   */
  ReportWeekday: number
  /**
   * @description By the clocks of the time zone.
   * @example 7
   */
  ReportHour: number
  /**
   * @description IANA name of a zone.
   * @example Europe/Berlin
   */
  ReportTimeZone: string
  ReportScheduleEdit: {
    /** @description Of the schedule; absent for the first one. */
    version?: Common.schemas['Version']
    every: schemas['ReportScheduleEvery']
    weekday?: schemas['ReportWeekday']
    hour: schemas['ReportHour']
    timeZone: schemas['ReportTimeZone']
    recipientIds: Common.schemas['Id'][]
    /** @example false */
    paused: boolean
  }
  ReportSchedule: {
    every: schemas['ReportScheduleEvery']
    /**
     * @description Monday is 1; null for months.
     * @example null
     */
    weekday: number | null
    hour: schemas['ReportHour']
    timeZone: schemas['ReportTimeZone']
    /** @description Without deleted users. */
    recipients: Common.schemas['Author'][]
    /** @example false */
    paused: boolean
    nextAt: Common.schemas['Time']
    lastAt: Common.schemas['MaybeTime']
    /**
     * @description Why the last run made no edition.
     * @example null
     */
    problem: string | null
    /** @description Who saved it last. Editions count what this person may list. */
    owner?: Common.schemas['Author']
    version: Common.schemas['Version']
  }
  ReportMail: {
    _id: Common.schemas['Id']
    editionId: Common.schemas['Id']
    /** @example 4 */
    editionNumber: number
    /**
     * @description Name of the user.
     * @example Sam Staff
     */
    recipient: string
    /**
     * @description skipped for a recipient who may not get it.
     * @example sent
     * @enum {string}
     */
    state: 'waiting' | 'sent' | 'failed' | 'skipped'
    /** @example null */
    problem: string | null
    endedAt: Common.schemas['MaybeTime']
  }
  ReportScheduleReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example null */
      schedule: schemas['ReportSchedule'] | null
      mails: schemas['ReportMail'][]
    }
  }
  ReportRecipientsReply: {
    /** @example true */
    status: boolean
    data: {
      people: Common.schemas['Author'][]
    }
  }
}
export interface parameters {
  SavedReportId: Common.schemas['Id']
  EditionId: Common.schemas['Id']
  /** @description A base layer with areas and an identifying attribute. */
  ReportBaseLayer: Common.schemas['Id']
  /** @description First day, in UTC. */
  ReportFrom: Data.schemas['DataDay']
  /** @description Last day, in UTC; at most 1,100 days in all. */
  ReportUntil: Data.schemas['DataDay']
}
export interface operations {
  getPlotReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: parameters['ReportBaseLayer']
        /** @description First day, in UTC. */
        from: parameters['ReportFrom']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: parameters['ReportUntil']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rows by name. An item counts where its position is; a recording counts wherever its drone was. Results of an analysis count unless people rejected them, from the latest run of a period for each layer, and are left out when no analysis of their kind ran in either period. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getBlockReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: parameters['ReportBaseLayer']
        /** @description First day, in UTC. */
        from: parameters['ReportFrom']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: parameters['ReportUntil']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rows by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: parameters['ReportBaseLayer']
        /** @description First day, in UTC. */
        from: parameters['ReportFrom']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: parameters['ReportUntil']
        rows: schemas['ReportRows']
        format: schemas['ReportFormat']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. The last page of a PDF and the last sheet of an Excel file list the inputs with their SHA-256. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listSavedReports: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Part of the name of the report or of its base layer. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SavedReportListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createSavedReport: {
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
         *       "name": "Plots every month",
         *       "baseLayerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "rows": "plot",
         *       "measures": [
         *         "photos",
         *         "alerts"
         *       ],
         *       "period": {
         *         "kind": "lastMonth"
         *       }
         *     }
         */
        'application/json': schemas['NewSavedReport']
      }
    }
    responses: {
      /** @description The saved report. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SavedReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getSavedReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The saved report. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SavedReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editSavedReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Plots every week",
         *       "period": {
         *         "kind": "lastWeek"
         *       }
         *     }
         */
        'application/json': schemas['SavedReportEdit']
      }
    }
    responses: {
      /** @description The saved report. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SavedReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteSavedReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  makeReportEdition: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The edition. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportEditionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listReportEditions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of editions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportEditionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getReportEdition: {
    parameters: {
      query?: never
      header?: never
      path: {
        editionId: parameters['EditionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The edition. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportEditionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getReportEditionChanges: {
    parameters: {
      query?: never
      header?: never
      path: {
        editionId: parameters['EditionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Whether the data has the same bytes, and which inputs have changed since. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportComparisonReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadReportEdition: {
    parameters: {
      query: {
        format: schemas['ReportFormat']
      }
      header?: never
      path: {
        editionId: parameters['EditionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getReportSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The schedule, null without one, and the latest 50 mails. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportScheduleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  setReportSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "every": "month",
         *       "hour": 7,
         *       "timeZone": "Europe/Berlin",
         *       "recipientIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "paused": false
         *     }
         */
        'application/json': schemas['ReportScheduleEdit']
      }
    }
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportScheduleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteReportSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: parameters['SavedReportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getReportRecipients: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name; 1,000 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportRecipientsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

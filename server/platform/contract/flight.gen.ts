// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Asset from './asset.gen'
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  /** @example Flight 1 */
  FlightName: string
  NewFlight: {
    missionId: Common.schemas['Id']
    name: schemas['FlightName']
    payload?: schemas['PayloadText']
    plannedStart?: Common.schemas['MaybeTime']
    plannedEnd?: Common.schemas['MaybeTime']
    droneId?: Common.schemas['MaybeId']
    batteryIds?: schemas['AssetIds']
    payloadIds?: schemas['AssetIds']
    overrideReason?: schemas['AssetOverrideReason']
  }
  AssetIds: Common.schemas['Id'][]
  /**
   * @description Payload that is no asset, as text. Kept for flights that have it and for organisations without payload assets; assets of the payload are in `payloadIds`.
   * @example Zenmuse L2
   */
  PayloadText: string
  /**
   * @description Why assets fly that are grounded or overdue. Needs the permission to edit assets. It applies to what is wrong with them now; another problem needs a reason again.
   * @example Ferry flight to the workshop
   */
  AssetOverrideReason: string
  FlightEdit: {
    version: Common.schemas['Version']
    name?: schemas['FlightName']
    payload?: schemas['PayloadText']
    plannedStart?: Common.schemas['MaybeTime']
    plannedEnd?: Common.schemas['MaybeTime']
    overrideReason?: schemas['OverrideReason']
  }
  /**
   * @description Why the pilot flies despite an expired licence or another flight at the time. Recorded.
   * @example Licence renewed, confirmation follows by post
   */
  OverrideReason: string
  FlightPlanChoice: {
    version: Common.schemas['Version']
    /** @description A vector layer of the mission with lines. Null removes the planned path. */
    layerId: Common.schemas['MaybeId']
  }
  FlightStatusChange: {
    flightId: Common.schemas['Id']
    version: Common.schemas['Version']
    status: Common.schemas['FlightStatus']
    overrideReason?: schemas['AssetOverrideReason']
  }
  PilotAssignment: {
    flightId: Common.schemas['Id']
    /** @description Null removes the pilot. */
    pilotId: Common.schemas['MaybeId']
    version: Common.schemas['Version']
    overrideReason?: schemas['OverrideReason']
  }
  FlightChecksEdit: {
    version: Common.schemas['Version']
    checks: schemas['FlightCheckAnswer'][]
  }
  FlightCheckAnswer: {
    /** @example 1 */
    position: number
    state: schemas['CheckState']
    /**
     * @description Required to override an item.
     * @example Spare battery on site
     */
    note?: string
  }
  /**
   * @description Only items that do not block can be overridden.
   * @example passed
   * @enum {string}
   */
  CheckState: 'open' | 'passed' | 'overridden'
  FlightCheck: {
    /** @example 1 */
    position: number
    /** @example Propellers undamaged */
    text: string
    /**
     * @description The flight cannot take off until the item has passed.
     * @example true
     */
    isBlocking: boolean
    state: schemas['CheckState']
    /** @example  */
    note: string
    answeredAt: Common.schemas['MaybeTime']
    answeredBy?: Common.schemas['Author']
  }
  FlightPilot: {
    /** @description Null when the pilot has been deleted permanently; the flight keeps the name. */
    _id: Common.schemas['MaybeId']
    /** @example Asha Rao */
    name: string
    /** @example null */
    avatar: string | null
    /** @example true */
    hasAccount: boolean
    problems: schemas['PilotProblem'][]
  }
  /** @description Why a pilot should not fly a flight. */
  PilotProblem: {
    /**
     * @example licence-expired
     * @enum {string}
     */
    kind: 'licence-expired' | 'other-flight'
    /**
     * @description The licence or the other flight.
     * @example EU A2
     */
    name: string
    /**
     * @description The day on which the licence expires, or the start of the other flight.
     * @example 2026-01-31
     */
    at: string
    flightId?: Common.schemas['Id']
  }
  Flight: {
    _id: Common.schemas['Id']
    /** @example Flight 1 */
    name: string
    mission: {
      _id: Common.schemas['Id']
      /** @example Harbour survey */
      name: string
      missionType?: Mission.schemas['MissionTypeName']
    }
    status: Common.schemas['FlightStatus']
    /** @description The statuses that the caller can change the flight to. */
    nextStatuses: Common.schemas['FlightStatus'][]
    /** @example null */
    pilot: schemas['FlightPilot'] | null
    /** @example null */
    overrideReason: string | null
    /** @description The drone. */
    assetId: Common.schemas['MaybeId']
    /** @description The drone, the batteries and the payload. */
    assets: schemas['FlightAsset'][]
    /** @example null */
    plan: schemas['FlightPlanLayer'] | null
    /** @example Zenmuse L2 */
    payload: string
    plannedStart: Common.schemas['MaybeTime']
    plannedEnd: Common.schemas['MaybeTime']
    startedAt: Common.schemas['MaybeTime']
    endedAt: Common.schemas['MaybeTime']
    /** @description The checklist, from preflight on. Absent in lists. */
    checks?: schemas['FlightCheck'][]
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  /**
   * @example drone
   * @enum {string}
   */
  AssetRole: 'drone' | 'battery' | 'payload'
  /** @description Replaces the assets of the named kinds; absent kinds stay as they are. */
  AssetAssignment: {
    flightId: Common.schemas['Id']
    version: Common.schemas['Version']
    droneId?: Common.schemas['MaybeId']
    batteryIds?: schemas['AssetIds']
    payloadIds?: schemas['AssetIds']
    overrideReason?: schemas['AssetOverrideReason']
  }
  /** @description Why an asset should not be on a flight. */
  AssetProblem: {
    /**
     * @example overdue
     * @enum {string}
     */
    kind: 'grounded' | 'overdue' | 'in-maintenance' | 'retired' | 'deleted' | 'other-flight'
    /**
     * @description The reason, the rule or the other flight.
     * @example 50-hour service
     */
    name: string
    /**
     * @description Start of the other flight.
     * @example null
     */
    at: string | null
    flightId?: Common.schemas['Id']
    /**
     * @description Whether the reason of the flight is for this problem.
     * @example false
     */
    isOverridden: boolean
  }
  FlightAsset: {
    _id: Common.schemas['Id']
    /** @example Kite 1 */
    name: string
    /** @example K4-0001 */
    serial: string
    role: schemas['AssetRole']
    status: Asset.schemas['AssetStatus']
    /** @example null */
    due: Asset.schemas['AssetDue'] | null
    /**
     * @description A battery with many cycles or little health left.
     * @example false
     */
    isAgeing: boolean
    /** @description Empty once the flight has taken off. */
    problems: schemas['AssetProblem'][]
    /** @example null */
    overrideReason: string | null
  }
  FlightAssetsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      assets: schemas['FlightAsset'][]
    }
  }
  /** @description The layer with the planned path. */
  FlightPlanLayer: {
    _id: Common.schemas['Id']
    /** @example North strip */
    name: string
  }
  FlightReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Flight']
  }
  FlightListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Flight'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  MissionFlightsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      flights: schemas['Flight'][]
    }
  }
  DeletedFlight: {
    _id: Common.schemas['Id']
    /** @example Flight 1 */
    name: string
    deletedAt: Common.schemas['Time']
  }
  DeletedFlightListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedFlight'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  NewFlightLogEntry: {
    /** @description Time of the event; now when absent. */
    at?: Common.schemas['Time']
    /** @example Gusts up to 9 m/s above the ridge */
    text: string
  }
  FlightLogEdit: {
    version: Common.schemas['Version']
    at?: Common.schemas['Time']
    /** @example Gusts up to 12 m/s */
    text?: string
  }
  FlightLogEntry: {
    _id: Common.schemas['Id']
    flightId: Common.schemas['Id']
    at: Common.schemas['Time']
    /** @example Gusts up to 9 m/s above the ridge */
    text: string
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  FlightLogEntryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['FlightLogEntry']
  }
  FlightLogReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['FlightLogEntry'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ChecklistItem: {
    /** @example Propellers undamaged */
    text: string
    /**
     * @description A flight cannot take off until the item has passed.
     * @example true
     */
    isBlocking: boolean
  }
  ChecklistEdit: {
    missionTypeId?: Common.schemas['Id']
    version: Common.schemas['Version']
    checks: schemas['ChecklistItem'][]
  }
  ChecklistReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      checks: schemas['ChecklistItem'][]
      version: Common.schemas['Version']
    }
  }
}
export interface parameters {
  FlightId: Common.schemas['Id']
  LogId: Common.schemas['Id']
  /** @description The mission type; absent for missions without a type. */
  ChecklistType: Common.schemas['Id']
  /** @description Only flights of this pilot. */
  OfPilot: Common.schemas['Id']
  /** @description Start of the flight. */
  PlannedStart: Common.schemas['Time']
  /** @description End of the flight; one hour after its start when absent. */
  PlannedEnd: Common.schemas['Time']
  /** @description Only flights with one of these statuses. */
  FlightStatuses: Common.schemas['FlightStatus'][]
  /** @description Column to sort by, with a minus sign for descending order. `start` is the actual or planned start. */
  FlightSort: 'start' | '-start' | 'name' | '-name' | 'mission' | '-mission' | 'status' | '-status'
}
export interface operations {
  createFlight: {
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
         *       "name": "Flight 1",
         *       "payload": "Zenmuse L2"
         *     }
         */
        'application/json': schemas['NewFlight']
      }
    }
    responses: {
      /** @description The stored flight. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listFlights: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only flights with one of these statuses. */
        status?: parameters['FlightStatuses']
        /** @description Only flights of this pilot. */
        pilotId?: parameters['OfPilot']
        /** @description Column to sort by, with a minus sign for descending order. `start` is the actual or planned start. */
        sort?: parameters['FlightSort']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of flights. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionFlights: {
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
      /** @description The flights of the mission, the earliest first, 500 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionFlightsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Flight 2"
         *     }
         */
        'application/json': schemas['FlightEdit']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateFlightStatus: {
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
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "status": "preflight"
         *     }
         */
        'application/json': schemas['FlightStatusChange']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  setFlightPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['FlightPlanChoice']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  assignFlightAssets: {
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
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "droneId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['AssetAssignment']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getFlightAssets: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Drones, batteries and payload by name, 1,000 at most, without retired assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightAssetsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getNewFlightAssets: {
    parameters: {
      query?: {
        /** @description Start of the flight. */
        plannedStart?: parameters['PlannedStart']
        /** @description End of the flight; one hour after its start when absent. */
        plannedEnd?: parameters['PlannedEnd']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Drones, batteries and payload by name, 1,000 at most, without retired assets. Without a start, other flights are no problem. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightAssetsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  assignPilot: {
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
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "pilotId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1
         *     }
         */
        'application/json': schemas['PilotAssignment']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editFlightChecks: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "checks": [
         *         {
         *           "position": 1,
         *           "state": "passed"
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['FlightChecksEdit']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedFlights: {
    parameters: {
      query?: {
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
          'application/json': schemas['DeletedFlightListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteFlightTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: Common.parameters['TrashCount']
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
  deleteFlightPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listFlightLog: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The earliest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightLogReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createFlightLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: parameters['FlightId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Gusts up to 9 m/s above the ridge"
         *     }
         */
        'application/json': schemas['NewFlightLogEntry']
      }
    }
    responses: {
      /** @description The stored entry. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightLogEntryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editFlightLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        logId: parameters['LogId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "text": "Gusts up to 12 m/s"
         *     }
         */
        'application/json': schemas['FlightLogEdit']
      }
    }
    responses: {
      /** @description The stored entry. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightLogEntryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteFlightLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        logId: parameters['LogId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getChecklist: {
    parameters: {
      query?: {
        /** @description The mission type; absent for missions without a type. */
        missionTypeId?: parameters['ChecklistType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The checklist. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ChecklistReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editChecklist: {
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
         *       "checks": [
         *         {
         *           "text": "Propellers undamaged",
         *           "isBlocking": true
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['ChecklistEdit']
      }
    }
    responses: {
      /** @description The stored checklist. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ChecklistReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as AssetClass from './asset-class.gen'
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description What people set. A retired asset stays retired.
   * @example available
   * @enum {string}
   */
  AssetState: 'available' | 'in_maintenance' | 'grounded' | 'retired'
  /**
   * @description Follows from the state, the flights and the maintenance of an asset.
   * @example available
   * @enum {string}
   */
  AssetStatus: 'available' | 'in_use' | 'due_soon' | 'overdue' | 'in_maintenance' | 'grounded' | 'retired'
  /**
   * @example ok
   * @enum {string}
   */
  MaintenanceState: 'ok' | 'due_soon' | 'overdue'
  NewAsset: {
    /** @example Kite 1 */
    name: string
    /** @example K4-0001 */
    serial: string
    classId: Common.schemas['Id']
    modelId?: Common.schemas['MaybeId']
    /**
     * Format: date
     * @description Day of the first use.
     * @example 2026-01-31
     */
    inServiceOn?: string
    /**
     * @description Total hours, those of flights here included.
     * @example 12.5
     */
    hours?: number
    /**
     * @description Total flights, those here included.
     * @example 40
     */
    flights?: number
    /**
     * @description Total charging cycles or other cycles.
     * @example 40
     */
    cycles?: number
    /** @example 10.01.0021 */
    firmware?: string
    /**
     * @description Health of a battery in percent.
     * @example 96
     */
    health?: number | null
    /** @example  */
    note?: string
  }
  AssetEdit: {
    version: Common.schemas['Version']
    /** @example Kite 1 */
    name?: string
    /** @example K4-0001 */
    serial?: string
    classId?: Common.schemas['Id']
    modelId?: Common.schemas['MaybeId']
    /**
     * Format: date
     * @description Day of the first use.
     * @example 2026-01-31
     */
    inServiceOn?: string
    /**
     * @description Total hours, those of flights here included.
     * @example 12.5
     */
    hours?: number
    /**
     * @description Total flights, those here included.
     * @example 40
     */
    flights?: number
    /**
     * @description Total charging cycles or other cycles.
     * @example 40
     */
    cycles?: number
    /** @example 10.01.0021 */
    firmware?: string
    /**
     * @description Health of a battery in percent.
     * @example 96
     */
    health?: number | null
    /** @example  */
    note?: string
    /**
     * @description Why the hours, flights or cycles change; required if they do.
     * @example Read from the flight controller
     */
    reason?: string
  }
  AssetStateEdit: {
    assetId: Common.schemas['Id']
    version: Common.schemas['Version']
    state: schemas['AssetState']
    /** @example Cracked arm */
    reason?: string
  }
  SelectedAssets: schemas['AssetVersion'][]
  AssetVersion: {
    assetId: Common.schemas['Id']
    version: Common.schemas['Version']
  }
  AssetSelection: {
    assets: schemas['SelectedAssets']
  }
  AssetStatesEdit: {
    assets: schemas['SelectedAssets']
    state: schemas['AssetState']
    /** @example Recall of the motor */
    reason?: string
  }
  AssetImport: {
    /**
     * @description At most 500 rows below the header. A larger file is split.
     * @example name,serial,class
     *     Kite 1,K4-0001,Drone
     */
    csv: string
    /**
     * @description Only checks the file.
     * @default false
     */
    preview: boolean
  }
  AssetImportRow: {
    /**
     * @description Number of the line in a spreadsheet.
     * @example 2
     */
    row: number
    /** @example Kite 1 */
    name: string
    /** @example K4-0001 */
    serial: string
    /** @example Drone */
    class: string
    /**
     * @description Manufacturer and model.
     * @example Northwind Kite 4
     */
    model: string
    problems: {
      /** @example serial */
      field: string
      /** @example Another asset has this serial number. Enter a different one. */
      message: string
    }[]
  }
  AssetImportReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Rows that are stored or can be.
       * @example 1
       */
      created: number
      /**
       * @description Rows with problems.
       * @example 0
       */
      rejected: number
      rows: schemas['AssetImportRow'][]
    }
  }
  AssetClassName: {
    _id: Common.schemas['Id']
    /** @example Drone */
    name: string
    kind: AssetClass.schemas['AssetKind']
  }
  AssetModelName: {
    _id: Common.schemas['Id']
    /** @example Kite 4 */
    name: string
    /** @example Northwind */
    manufacturer: string
  }
  /** @description The flight in preflight or in the air that the asset is on. */
  AssetInFlight: {
    _id: Common.schemas['Id']
    /** @example Flight 1 */
    name: string
    missionId: Common.schemas['Id']
  }
  AssetLastFlight: {
    _id: Common.schemas['Id']
    /** @example Flight 1 */
    name: string
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    /** @description When it landed, or took off if it is in the air. */
    at: Common.schemas['Time']
  }
  AssetWeek: {
    /**
     * @description Its Monday.
     * @example 2026-11-23
     */
    week: string
    /** @example 3.5 */
    hours: number
    /** @example 8 */
    flights: number
  }
  /** @description The rule whose interval has passed furthest. */
  AssetDue: {
    ruleId: Common.schemas['Id']
    /** @example 50-hour service */
    name: string
    state: schemas['MaintenanceState']
    /**
     * @description Part of the interval that has passed, 1 at its end.
     * @example 0.4
     */
    part: number
    /** @example 120 */
    daysLeft: number | null
    /** @example 12.5 */
    hoursLeft: number | null
    /** @example 12 */
    flightsLeft: number | null
    /** @example null */
    cyclesLeft: number | null
    /**
     * @description Whether the asset must not fly when it is overdue.
     * @example true
     */
    grounds: boolean
  }
  Asset: {
    _id: Common.schemas['Id']
    /** @example Kite 1 */
    name: string
    /** @example K4-0001 */
    serial: string
    class: schemas['AssetClassName']
    /** @example null */
    model: schemas['AssetModelName'] | null
    status: schemas['AssetStatus']
    state: schemas['AssetState']
    /** @example  */
    stateReason: string
    /** @description The states that the caller can change the asset to. */
    nextStates: schemas['AssetState'][]
    /** @example null */
    due: schemas['AssetDue'] | null
    /** @example null */
    flight: schemas['AssetInFlight'] | null
    /**
     * @description The flight that it was seen on last.
     * @example null
     */
    lastFlight: schemas['AssetLastFlight'] | null
    /**
     * @description A battery with 200 cycles or more, or with a health below 80 percent.
     * @example false
     */
    isAgeing: boolean
    /** @example 12.5 */
    hours: number
    /** @example 40 */
    flights: number
    /** @example 40 */
    cycles: number
    /** @example 2026-01-31 */
    inServiceOn: string
    /** @example 10.01.0021 */
    firmware: string
    /** @example null */
    health: number | null
    /** @example  */
    note: string
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  AssetCount: {
    status: schemas['AssetStatus']
    /** @example 3 */
    count: number
  }
  AssetFlight: {
    _id: Common.schemas['Id']
    /** @example Flight 1 */
    name: string
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    status: Common.schemas['FlightStatus']
    /**
     * @example drone
     * @enum {string}
     */
    role: 'drone' | 'battery' | 'payload'
    startedAt: Common.schemas['MaybeTime']
    /**
     * @description Time in the air.
     * @example 1500
     */
    seconds: number | null
    /** @example null */
    overrideReason: string | null
  }
  DeletedAsset: {
    _id: Common.schemas['Id']
    /** @example Kite 1 */
    name: string
    deletedAt: Common.schemas['Time']
  }
  AssetReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Asset']
  }
  AssetListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Asset'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  AssetCountsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      counts: schemas['AssetCount'][]
    }
  }
  AssetUsageReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      weeks: schemas['AssetWeek'][]
    }
  }
  /** @description Charge in percent at the first and at the last sample that has it, and the times of both. */
  BatteryFlight: {
    flightId: Common.schemas['Id']
    /** @example Flight 1 */
    name: string
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    startedAt: Common.schemas['Time']
    endedAt: Common.schemas['Time']
    /** @example 98 */
    startPercent: number
    /** @example 34 */
    endPercent: number
    /**
     * @description Batteries of the flight. Telemetry has one value for all of them.
     * @example 1
     */
    batteries: number
  }
  BatteryFlightsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      flights: schemas['BatteryFlight'][]
    }
  }
  AssetTracksReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      tracks: Common.schemas['MissionTrack'][]
    }
  }
  AssetFlightListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['AssetFlight'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DeletedAssetListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedAsset'][]
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
  AssetId: Common.schemas['Id']
  /** @description Text that the name or the serial number must contain, ignoring case. */
  AssetSearch: string
  AssetStatuses: schemas['AssetStatus'][]
  OfClass: Common.schemas['Id']
  OfModel: Common.schemas['Id']
  /** @description `due` is the part of the maintenance interval that has passed. */
  AssetSort: 'name' | '-name' | 'serial' | '-serial' | 'hours' | '-hours' | 'due' | '-due'
}
export interface operations {
  listAssets: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name or the serial number must contain, ignoring case. */
        search?: parameters['AssetSearch']
        status?: parameters['AssetStatuses']
        classId?: parameters['OfClass']
        modelId?: parameters['OfModel']
        /** @description `due` is the part of the maintenance interval that has passed. */
        sort?: parameters['AssetSort']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAssetCounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Every status with its number of assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetCountsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listAssetFlights: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last flight first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetFlightListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAssetUsage: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The weeks from Monday in UTC, the current one last; weeks without flights are included. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetUsageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getBatteryFlights: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Flights with telemetry that has the charge, 20 at most, the latest first. Measured values only: telemetry has no voltage and no capacity, so no health is derived from them. Empty for assets that are no batteries. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BatteryFlightsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAssetTracks: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Flights with telemetry, at most 50, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetTracksReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAsset: {
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
         *       "name": "Kite 1",
         *       "serial": "K4-0001",
         *       "classId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewAsset']
      }
    }
    responses: {
      /** @description The stored asset. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Kite 2"
         *     }
         */
        'application/json': schemas['AssetEdit']
      }
    }
    responses: {
      /** @description The stored asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateAssetState: {
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
         *       "assetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "state": "grounded",
         *       "reason": "Cracked arm"
         *     }
         */
        'application/json': schemas['AssetStateEdit']
      }
    }
    responses: {
      /** @description The stored asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportAssets: {
    parameters: {
      query?: {
        /** @description Text that the name or the serial number must contain, ignoring case. */
        search?: parameters['AssetSearch']
        status?: parameters['AssetStatuses']
        classId?: parameters['OfClass']
        modelId?: parameters['OfModel']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, the newest asset first. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  importAssets: {
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
         *       "csv": "name,serial,class\nKite 1,K4-0001,Drone\n",
         *       "preview": true
         *     }
         */
        'application/json': schemas['AssetImport']
      }
    }
    responses: {
      /** @description The rows of the file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetImportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadAssetLabels: {
    parameters: {
      query: {
        assetIds: Common.schemas['Id'][]
        /** @description A4 sheets of 3 by 8 labels of 70 × 37.1 mm, or a page of that size for each label. */
        layout?: 'sheet' | 'single'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A PDF file, the labels in the order of the IDs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateAssetStates: {
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
         *       "assets": [
         *         {
         *           "assetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *           "version": 1
         *         }
         *       ],
         *       "state": "grounded",
         *       "reason": "Recall of the motor"
         *     }
         */
        'application/json': schemas['AssetStatesEdit']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteAssets: {
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
         *       "assets": [
         *         {
         *           "assetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *           "version": 1
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['AssetSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedAssets: {
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
          'application/json': schemas['DeletedAssetListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAssetTrash: {
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
  deleteAssetPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Asset from './asset.gen'
import type * as Common from './common.gen'
import type * as Manufacturer from './manufacturer.gen'
import type * as Package from './package.gen'
export interface schemas {
  /** @description The first limit that is reached counts. At least one is required. */
  NewMaintenanceRule: {
    /** @example 50-hour service */
    name: string
    classId: Common.schemas['Id']
    modelId?: Common.schemas['MaybeId']
    /** @description The only asset that the rule applies to; all of the class or model without it. */
    assetId?: Common.schemas['MaybeId']
    /** @example 180 */
    everyDays?: number | null
    /** @example 50 */
    everyHours?: number | null
    /** @example 200 */
    everyFlights?: number | null
    /** @example null */
    everyCycles?: number | null
    /**
     * @description The asset is due soon in this last part of the interval.
     * @example 10
     */
    warnPercent?: number
    /**
     * @description Whether an overdue asset must not fly.
     * @example true
     */
    grounds?: boolean
  }
  MaintenanceRuleEdit: {
    version: Common.schemas['Version']
    /** @example 50-hour service */
    name?: string
    modelId?: Common.schemas['MaybeId']
    /** @description The only asset that the rule applies to; all of the class or model without it. */
    assetId?: Common.schemas['MaybeId']
    /** @example 180 */
    everyDays?: number | null
    /** @example 50 */
    everyHours?: number | null
    /** @example 200 */
    everyFlights?: number | null
    /** @example null */
    everyCycles?: number | null
    /**
     * @description The asset is due soon in this last part of the interval.
     * @example 10
     */
    warnPercent?: number
    /**
     * @description Whether an overdue asset must not fly.
     * @example true
     */
    grounds?: boolean
  }
  MaintenanceRule: {
    _id: Common.schemas['Id']
    /** @example 50-hour service */
    name: string
    class: Manufacturer.schemas['NameOfRecord']
    /** @example null */
    model: Manufacturer.schemas['NameOfRecord'] | null
    /** @example null */
    asset: schemas['AssetOfRule'] | null
    /** @example 180 */
    everyDays: number | null
    /** @example 50 */
    everyHours: number | null
    /** @example 200 */
    everyFlights: number | null
    /** @example null */
    everyCycles: number | null
    /**
     * @description The asset is due soon in this last part of the interval.
     * @example 10
     */
    warnPercent: number
    /**
     * @description Whether an overdue asset must not fly.
     * @example true
     */
    grounds: boolean
    version: Common.schemas['Version']
  }
  AssetOfRule: {
    _id: Common.schemas['Id']
    /** @example Kite 1 */
    name: string
  }
  MaintenanceCost: {
    /**
     * @description In minor units of the currency, such as paise or cents.
     * @example 12550
     */
    amount: number
    currency: Package.schemas['Currency']
  }
  MaintenanceTotal: {
    /**
     * @description In minor units of the currency.
     * @example 12550
     */
    amount: number
    currency: Package.schemas['Currency']
  }
  MaintenancePart: {
    /** @example Propeller pair */
    name: string
    /** @example P-1345 */
    number?: string
    /** @example 2 */
    quantity: number
  }
  NewMaintenanceRecord: {
    /** @example 50-hour service */
    name: string
    /** @example Motors cleaned */
    details?: string
    /**
     * @description Who did the work.
     * @example Tia Technician
     */
    person: string
    /**
     * Format: date
     * @description Today by default.
     * @example 2026-01-31
     */
    doneOn?: string
    /**
     * @description Hours of the asset when the work was done; the current ones by default.
     * @example 50.5
     */
    hours?: number
    /** @example 200 */
    flights?: number
    /** @example 200 */
    cycles?: number
    /**
     * @description Where the hours of the asset go on, such as 0 after its counting part was replaced.
     * @example 0
     */
    hoursAfter?: number
    /** @example 0 */
    flightsAfter?: number
    /** @example 0 */
    cyclesAfter?: number
    cost?: schemas['MaintenanceCost']
    /** @description The rules whose interval starts again. */
    ruleIds?: Common.schemas['Id'][]
    parts?: schemas['MaintenancePart'][]
    /**
     * @description The version that was installed.
     * @example 10.01.0021
     */
    firmware?: string
    /**
     * @description Measured health of a battery in percent.
     * @example 94
     */
    health?: number
    /**
     * @description Also makes an asset available that is grounded or in maintenance.
     * @example true
     */
    makeAvailable?: boolean
  }
  MaintenanceRecord: {
    _id: Common.schemas['Id']
    assetId: Common.schemas['Id']
    /** @example 50-hour service */
    name: string
    /** @example  */
    details: string
    /** @example Tia Technician */
    person: string
    /** @example 2026-01-31 */
    doneOn: string
    /** @example 50.5 */
    hours: number
    /** @example 200 */
    flights: number
    /** @example 200 */
    cycles: number
    /** @example null */
    hoursAfter: number | null
    /** @example null */
    flightsAfter: number | null
    /** @example null */
    cyclesAfter: number | null
    /** @example null */
    cost: schemas['MaintenanceCost'] | null
    rules: Manufacturer.schemas['NameOfRecord'][]
    parts: schemas['MaintenancePart'][]
    /** @example null */
    firmware: string | null
    /** @example null */
    health: number | null
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  MaintenanceDue: {
    assetId: Common.schemas['Id']
    /** @example Kite 1 */
    asset: string
    /** @example K4-0001 */
    serial: string
    ruleId: Common.schemas['Id']
    /** @example 50-hour service */
    rule: string
    /**
     * @description Today for what is due by its use already.
     * @example 2026-12-01
     */
    on: string
    /**
     * @description The day follows from hours, flights or cycles at the use of the last 90 days. Without such use there is no day, and the rule is not listed.
     * @example true
     */
    isEstimated: boolean
    state: Asset.schemas['MaintenanceState']
    /** @example true */
    grounds: boolean
  }
  ExpiringAssetFile: {
    fileId: Common.schemas['Id']
    /** @example Insurance.pdf */
    name: string
    assetId: Common.schemas['Id']
    /** @example Kite 1 */
    asset: string
    /** @example 2026-12-01 */
    on: string
  }
  MaintenanceDueListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @description Files of assets that expire on these days. */
      files: schemas['ExpiringAssetFile'][]
      due: schemas['MaintenanceDue'][]
    }
  }
  MaintenanceRuleReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['MaintenanceRule']
  }
  MaintenanceRulesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      rules: schemas['MaintenanceRule'][]
    }
  }
  AssetMaintenanceReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      rules: Asset.schemas['AssetDue'][]
    }
  }
  MaintenanceRecordReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['MaintenanceRecord']
  }
  MaintenanceRecordListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @description What all records of the asset cost, by currency. */
      costs: schemas['MaintenanceTotal'][]
      items: schemas['MaintenanceRecord'][]
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
  MaintenanceRuleId: Common.schemas['Id']
  MaintenanceRecordId: Common.schemas['Id']
  OfAsset: Common.schemas['Id']
}
export interface operations {
  getMaintenanceRules: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rules by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceRulesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createMaintenanceRule: {
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
         *       "name": "50-hour service",
         *       "classId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "everyHours": 50
         *     }
         */
        'application/json': schemas['NewMaintenanceRule']
      }
    }
    responses: {
      /** @description The stored rule. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceRuleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editMaintenanceRule: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRuleId: parameters['MaintenanceRuleId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "everyHours": 40
         *     }
         */
        'application/json': schemas['MaintenanceRuleEdit']
      }
    }
    responses: {
      /** @description The stored rule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceRuleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteMaintenanceRule: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRuleId: parameters['MaintenanceRuleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getAssetMaintenance: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['OfAsset']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rules of the asset, those that end first before the others. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetMaintenanceReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMaintenanceCalendar: {
    parameters: {
      query: {
        from: string
        /** @description Not before `from`, and at most 366 days after it. */
        until: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 500, the earliest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceDueListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listMaintenanceRecords: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        assetId: parameters['OfAsset']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last work first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceRecordListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createMaintenanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: parameters['OfAsset']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "50-hour service",
         *       "person": "Tia Technician"
         *     }
         */
        'application/json': schemas['NewMaintenanceRecord']
      }
    }
    responses: {
      /** @description The stored record. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceRecordReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteMaintenanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRecordId: parameters['MaintenanceRecordId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreMaintenanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRecordId: parameters['MaintenanceRecordId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The record. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MaintenanceRecordReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

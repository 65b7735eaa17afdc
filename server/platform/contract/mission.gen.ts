// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Location from './location.gen'
export interface schemas {
  /**
   * @example live
   * @enum {string}
   */
  MissionStatus: 'draft' | 'scheduled' | 'live' | 'paused' | 'completed' | 'cancelled'
  NewMission: {
    /** @example Harbour survey */
    name: string
    /** @example Quay walls after the storm */
    description?: string
    locationId?: Common.schemas['Id']
    missionTypeId?: Common.schemas['Id']
    scheduledAt?: Common.schemas['Time']
  }
  MissionEdit: {
    version: Common.schemas['Version']
    /** @example Harbour survey */
    name?: string
    /** @example Quay walls after the storm */
    description?: string
    /** @description Null removes the location. */
    locationId?: Common.schemas['MaybeId']
    /** @description Null removes the type. */
    missionTypeId?: Common.schemas['MaybeId']
    /** @description Null removes the time. */
    scheduledAt?: Common.schemas['MaybeTime']
    /** @example false */
    archived?: boolean
  }
  MissionStatusChange: {
    missionId: Common.schemas['Id']
    status: schemas['MissionStatus']
    version: Common.schemas['Version']
    /** @description Time of the mission, with the status `scheduled` only. Required if the mission has no time yet. */
    scheduledAt?: Common.schemas['Time']
  }
  SelectedMissionIds: Common.schemas['Id'][]
  MissionSelection: {
    missionIds: schemas['SelectedMissionIds']
  }
  MissionsArchived: {
    missionIds: schemas['SelectedMissionIds']
    /** @example true */
    archived: boolean
  }
  MissionStatusesChange: {
    missionIds: schemas['SelectedMissionIds']
    status: schemas['MissionStatus']
  }
  Mission: {
    _id: Common.schemas['Id']
    /** @example Harbour survey */
    name: string
    /** @example Quay walls after the storm */
    description: string
    status: schemas['MissionStatus']
    /** @description The statuses that the mission can change to. */
    nextStatuses: schemas['MissionStatus'][]
    location?: schemas['MissionPlace']
    missionType?: schemas['MissionTypeName']
    scheduledAt?: Common.schemas['MaybeTime']
    startedAt?: Common.schemas['MaybeTime']
    /** @description When it was completed or cancelled. */
    endedAt?: Common.schemas['MaybeTime']
    /** @example false */
    archived: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  MissionTypeName: {
    _id: Common.schemas['Id']
    /** @example Survey */
    name: string
  }
  MissionType: {
    _id: Common.schemas['Id']
    /** @example Survey */
    name: string
    version: Common.schemas['Version']
  }
  NewMissionType: {
    /** @example Roof inspection */
    name: string
  }
  MissionTypeEdit: {
    version: Common.schemas['Version']
    /** @example Roof inspection */
    name: string
  }
  MissionCopy: {
    /** @example Harbour survey April */
    name: string
    scheduledAt?: Common.schemas['Time']
  }
  MissionTypeReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['MissionType']
  }
  MissionTypesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      types: schemas['MissionType'][]
    }
  }
  MissionTypeCount: {
    _id: Common.schemas['Id']
    /** @example Survey */
    name: string
    version: Common.schemas['Version']
    /** @example 12 */
    missions: number
  }
  MissionTypeCountsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      types: schemas['MissionTypeCount'][]
    }
  }
  MissionDocCountReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 3 */
      layers: number
      /** @example 1 */
      rasters: number
      /** @example 2 */
      vectors: number
      /** @example 0 */
      documents: number
      /** @example 0 */
      images: number
      /** @example 0 */
      alerts: number
      /** @example 0 */
      outcomes: number
      /** @example 0 */
      recordings: number
      /** @example 0 */
      flights: number
      /**
       * @description Absent for clients.
       * @example 1200000
       */
      bytes?: number
    }
  }
  DeletedMission: {
    _id: Common.schemas['Id']
    /** @example Harbour survey */
    name: string
    deletedAt: Common.schemas['Time']
    /**
     * @description Number of held recordings. While there are any, the mission stays in the trash and can be restored.
     * @example 0
     */
    heldRecordings: number
    /**
     * @description Number of evidence cases with items. While there are any, the mission stays in the trash and can be restored.
     * @example 0
     */
    evidenceCases: number
  }
  DeletedMissionListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedMission'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  MissionPlace: {
    _id: Common.schemas['Id']
    /** @example Brighton Beach */
    name: string
    location: Common.schemas['Coordinates']
  }
  MissionReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Mission']
  }
  MissionListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Mission'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  MissionGeojsonReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @example FeatureCollection
       * @enum {string}
       */
      type: 'FeatureCollection'
      features: schemas['MissionFeature'][]
    }
  }
  MissionFeature: {
    /**
     * @example Feature
     * @enum {string}
     */
    type: 'Feature'
    geometry: {
      /**
       * @example Point
       * @enum {string}
       */
      type: 'Point'
      coordinates: Common.schemas['Position']
    }
    properties: {
      _id: Common.schemas['Id']
      /** @example Harbour survey */
      name: string
      status: schemas['MissionStatus']
      /** @example Brighton Beach */
      locationName?: string
    }
  }
  MissionSummaryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 2 */
      draft: number
      /** @example 3 */
      scheduled: number
      /** @example 1 */
      live: number
      /** @example 0 */
      paused: number
      /** @example 5 */
      completed: number
      /** @example 1 */
      cancelled: number
    }
  }
}
export interface parameters {
  TenantId: Common.schemas['Id']
  MissionId: Common.schemas['Id']
  MissionTypeId: Common.schemas['Id']
  /** @description Only missions of this type. */
  OfType: Common.schemas['Id']
  /** @description Only missions with one of these statuses. */
  Statuses: schemas['MissionStatus'][]
  /** @description Archived missions in place of the others. */
  Archived: boolean
}
export interface operations {
  createMission: {
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
         *       "name": "Harbour survey",
         *       "description": "Quay walls after the storm",
         *       "scheduledAt": "2026-03-12T09:30:00.000Z"
         *     }
         */
        'application/json': schemas['NewMission']
      }
    }
    responses: {
      /** @description The stored mission. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only missions with one of these statuses. */
        status?: parameters['Statuses']
        /** @description Archived missions in place of the others. */
        archived?: parameters['Archived']
        /** @description Only missions of this type. */
        missionTypeId?: parameters['OfType']
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?:
          | 'createdAt'
          | '-createdAt'
          | 'updatedAt'
          | '-updatedAt'
          | 'name'
          | '-name'
          | 'location'
          | '-location'
          | 'missionType'
          | '-missionType'
          | 'scheduledAt'
          | '-scheduledAt'
          | 'status'
          | '-status'
      }
      header?: never
      path: {
        tenantId: parameters['TenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Harbour survey 2"
         *     }
         */
        'application/json': schemas['MissionEdit']
      }
    }
    responses: {
      /** @description The stored mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  updateMissionStatus: {
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
         *       "status": "live",
         *       "version": 2
         *     }
         */
        'application/json': schemas['MissionStatusChange']
      }
    }
    responses: {
      /** @description The stored mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  archiveMissions: {
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
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "archived": true
         *     }
         */
        'application/json': schemas['MissionsArchived']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  updateMissionStatuses: {
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
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "status": "live"
         *     }
         */
        'application/json': schemas['MissionStatusesChange']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteMissions: {
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
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['MissionSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getMissionsGeojson: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only missions with one of these statuses. */
        status?: parameters['Statuses']
        /** @description Archived missions in place of the others. */
        archived?: parameters['Archived']
        /** @description Only missions of this type. */
        missionTypeId?: parameters['OfType']
        /** @description Only missions that had not ended by this time, or are planned for this time or later. */
        from?: Common.schemas['Time']
        /** @description Only missions that started before this time, or are planned for a time before it. */
        until?: Common.schemas['Time']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest 10,000 missions at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionGeojsonReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionSummary: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts by status, without archived missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionSummaryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportMissions: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only missions with one of these statuses. */
        status?: parameters['Statuses']
        /** @description Archived missions in place of the others. */
        archived?: parameters['Archived']
        /** @description Only missions of this type. */
        missionTypeId?: parameters['OfType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */
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
  getMissionTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionTypesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionTypeCounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. Missions in the trash are not counted, archived ones are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionTypeCountsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createMissionType: {
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
         *       "name": "Roof inspection"
         *     }
         */
        'application/json': schemas['NewMissionType']
      }
    }
    responses: {
      /** @description The stored mission type. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionTypeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editMissionType: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionTypeId: parameters['MissionTypeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Roof inspection"
         *     }
         */
        'application/json': schemas['MissionTypeEdit']
      }
    }
    responses: {
      /** @description The stored mission type. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionTypeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteMissionType: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionTypeId: parameters['MissionTypeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listMissionsByLocation: {
    parameters: {
      query?: {
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
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listMissionsByMapref: {
    parameters: {
      query: {
        baseLayerId: Common.schemas['Id']
        /** @description Value of the base layer's identifying attribute. */
        mapref: string
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
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionDocCount: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts, and the storage they use in bytes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionDocCountReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  duplicateMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Harbour survey April",
         *       "scheduledAt": "2026-04-12T09:30:00.000Z"
         *     }
         */
        'application/json': schemas['MissionCopy']
      }
    }
    responses: {
      /** @description The new mission. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedMissions: {
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
          'application/json': schemas['DeletedMissionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteMissionTrash: {
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
  deleteMissionPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

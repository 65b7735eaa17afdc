// Written by `npm run generate` from api-spec/. Do not edit.
export interface paths {
  '/auth/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign in; the session travels in an HttpOnly cookie */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** End this session */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/userdetails': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who the session belongs to */
    get: operations['getUserDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/forgot-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send a reset code by mail; answers the same whether the address is known or not */
    post: operations['requestPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/reset-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set a new password with the mailed code; ends every session of the user */
    post: operations['resetPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Jobs of the tenant, newest first; users other than tenant-root and tenant-staff see their own */
    get: operations['listJobs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/get/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One job */
    get: operations['getJob']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/cancel/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Stop a job that is queued or running */
    patch: operations['cancelJob']
    trace?: never
  }
  '/job/retry/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Run a failed job again from its beginning */
    patch: operations['retryJob']
    trace?: never
  }
  '/location/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add a place */
    post: operations['createLocation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The tenant's places */
    get: operations['listLocations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Plan a mission; it starts as a draft, or scheduled when a time is given */
    post: operations['createMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get/tenant/{tenantId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions of one's own tenant */
    get: operations['listMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One mission */
    get: operations['getMission']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/edit/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change a mission's own fields; its status has a call of its own */
    patch: operations['editMission']
    trace?: never
  }
  '/mission/delete/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a mission */
    delete: operations['deleteMission']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/update-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Move a mission along; only the moves of the status table are allowed */
    patch: operations['updateMissionStatus']
    trace?: never
  }
  '/mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions that have a place, as GeoJSON points */
    get: operations['getMissionsGeojson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** How many missions there are in each status */
    get: operations['getMissionSummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The filtered list as CSV, all pages */
    get: operations['exportMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/notification/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Events of the tenant, newest first */
    get: operations['listNotifications']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/notification/read': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Mark everything up to a sequence number as read by this user */
    patch: operations['markNotificationsRead']
    trace?: never
  }
  '/upload/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One's own uploads that are under way or not used yet, newest first */
    get: operations['listUploads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/get/{uploadId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One of one's own uploads */
    get: operations['getUpload']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/delete/{uploadId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Give an upload up; what has arrived is removed */
    delete: operations['deleteUpload']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/storage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** How much the tenant keeps, and how much it may */
    get: operations['getStorageUse']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/terms-conditions-check': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Accept the terms and conditions */
    patch: operations['acceptTerms']
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * @example tenant-staff
     * @enum {string}
     */
    UserType: 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
    Credentials: {
      /**
       * Format: email
       * @example staff@demo.test
       */
      email: string
      /** @example correct horse battery */
      password: string
    }
    PasswordResetRequest: {
      /**
       * Format: email
       * @example staff@demo.test
       */
      email: string
    }
    PasswordReset: {
      /**
       * Format: email
       * @example staff@demo.test
       */
      email: string
      /** @example 482913 */
      code: string
      /** @example correct horse battery */
      password: string
    }
    UserDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Welcome back */
      message?: string
      data?: components['schemas']['UserDetails']
    }
    UserDetails: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example staff@demo.test */
      email: string
      /** @example null */
      avatar?: string | null
      userType: components['schemas']['UserType']
      /** @description Absent for a super-admin. */
      tenantId?: components['schemas']['TenantOfUser']
      /** @description What was granted to this user alone. */
      customPermissions?: string[]
      /** @description Everything the user may do, from type, groups and own grants. */
      permissions: string[]
      /** @example true */
      isTermsAccepted: boolean
      sideBar: components['schemas']['SideBarEntry'][]
    }
    TenantOfUser: {
      _id: components['schemas']['Id']
      /** @example Demo */
      name: string
    }
    SideBarEntry: {
      /**
       * @example menu
       * @enum {string}
       */
      type: 'menu' | 'sub_menu'
      /** @example Missions */
      text: string
      /** @example /dashboard/missions */
      link?: string
      /** @example mission */
      icon: string
      sub_menu?: components['schemas']['SideBarEntry'][]
    }
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    Id: string
    /**
     * Format: date-time
     * @description ISO 8601 in UTC.
     * @example 2026-03-12T09:30:00.000Z
     */
    Time: string
    /**
     * Format: date-time
     * @example 2026-03-12T09:30:00.000Z
     */
    MaybeTime: string | null
    /**
     * Format: uuid
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    MaybeId: string | null
    /**
     * @description Goes up with every edit; an edit that carries a stale one is refused with 409.
     * @example 1
     */
    Version: number
    Coordinates: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    }
    Author: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example null */
      avatar?: string | null
    }
    /**
     * @description GeoJSON order, longitude first.
     * @example [
     *       -92.1,
     *       46.78
     *     ]
     */
    Position: number[]
    Done: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
    }
    Problem: {
      /**
       * @example false
       * @constant
       */
      status: false
      /** @example Mission not found */
      message: string
      /** @description The fields that were wrong, when the request was. */
      errors?: components['schemas']['FieldError'][]
    }
    FieldError: {
      /** @example name */
      field: string
      /** @example must not be empty */
      message: string
    }
    /**
     * @example running
     * @enum {string}
     */
    JobStatus: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
    Job: {
      _id: components['schemas']['Id']
      /** @example layer-import */
      kind: string
      /** @example ortho.tif */
      title: string
      about?: components['schemas']['JobSubject']
      status: components['schemas']['JobStatus']
      /** @example 0.4 */
      progress: number
      /**
       * @description What it is doing, or why it failed.
       * @example Making the overview
       */
      message: string | null
      /**
       * @description What came of it; which fields there are follows from its kind.
       * @example {
       *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
       *     }
       */
      result?: {
        [key: string]: unknown
      }
      /** @example 1 */
      attempts: number
      startedBy?: components['schemas']['Author']
      createdAt: components['schemas']['Time']
      startedAt: components['schemas']['MaybeTime']
      endedAt: components['schemas']['MaybeTime']
    }
    /** @description The record the job works for. */
    JobSubject: {
      /** @example Layer */
      entity: string
      _id: components['schemas']['Id']
    }
    JobReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Job']
    }
    JobListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Job'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    NewLocation: {
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    Location: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    LocationReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Location']
    }
    LocationListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Location'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
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
      locationId?: components['schemas']['Id']
      scheduledAt?: components['schemas']['Time']
    }
    MissionEdit: {
      version: components['schemas']['Version']
      /** @example Harbour survey */
      name?: string
      /** @example Quay walls after the storm */
      description?: string
      /** @description Null takes the place away. */
      locationId?: components['schemas']['MaybeId']
      /** @description Null takes the time away. */
      scheduledAt?: components['schemas']['MaybeTime']
      /** @example false */
      archived?: boolean
    }
    MissionStatusChange: {
      missionId: components['schemas']['Id']
      status: components['schemas']['MissionStatus']
      version: components['schemas']['Version']
    }
    Mission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description: string
      status: components['schemas']['MissionStatus']
      /** @description The moves the status table allows now. */
      nextStatuses: components['schemas']['MissionStatus'][]
      location?: components['schemas']['MissionPlace']
      scheduledAt?: components['schemas']['MaybeTime']
      startedAt?: components['schemas']['MaybeTime']
      /** @description When it was completed or cancelled. */
      endedAt?: components['schemas']['MaybeTime']
      /** @example false */
      archived: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    MissionPlace: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    MissionReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Mission']
    }
    MissionListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Mission'][]
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
        features: components['schemas']['MissionFeature'][]
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
        coordinates: components['schemas']['Position']
      }
      properties: {
        _id: components['schemas']['Id']
        /** @example Harbour survey */
        name: string
        status: components['schemas']['MissionStatus']
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
    ReadMark: {
      /** @example 42 */
      upTo: number
    }
    Notification: {
      /** @example 42 */
      seq: number
      event: components['schemas']['EventName']
      payload: components['schemas']['EventPayload']
      createdAt: components['schemas']['Time']
      /** @example false */
      read: boolean
    }
    /**
     * @example MISSION_ADDED
     * @enum {string}
     */
    EventName:
      'MISSION_ADDED' | 'MISSION_LIVE' | 'MISSION_COMPLETED' | 'MISSION_DELETED' | 'ALERT_CREATED' | 'PILOT_ASSIGNED'
    /** @description Which of them an event carries follows from its name. */
    EventPayload: {
      /**
       * @description Name of the mission
       * @example Harbour survey
       */
      mission?: string
      missionID?: components['schemas']['Id']
      id?: components['schemas']['Id']
      /** @example Harbour survey */
      name?: string
      /** @example null */
      avatar?: string | null
      /** @example Gate 4 */
      locationName?: string
    }
    NotificationListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Notification'][]
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
    /**
     * @description Finished ones can be used by other calls, once.
     * @example finished
     * @enum {string}
     */
    UploadState: 'receiving' | 'finished' | 'failed' | 'taken'
    Upload: {
      _id: components['schemas']['Id']
      /** @example ortho.tif */
      name: string
      /** @example 1048576 */
      size: number
      /**
       * @description Bytes that have arrived.
       * @example 1048576
       */
      received: number
      state: components['schemas']['UploadState']
      /**
       * @description What the file is by its content, such as geotiff, kml or mp4; null until it is finished.
       * @example geotiff
       */
      kind: string | null
      /**
       * @description Why it failed.
       * @example null
       */
      message: string | null
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description When it is removed unless it goes on or is used.
       * @example 2026-03-13T09:30:00.000Z
       */
      expiresAt: string
    }
    UploadReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Upload']
    }
    UploadListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Upload'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    StorageUseReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 1048576 */
        used: number
        /**
         * @description Null without a limit.
         * @example 107374182400
         */
        limit: number | null
        /**
         * @description The most one file may have.
         * @example 21474836480
         */
        largestFile: number
      }
    }
  }
  responses: {
    /** @description Refused; nothing was changed. */
    Problem: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "status": false,
         *       "message": "Mission not found"
         *     }
         */
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description Done. */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "status": true,
         *       "message": "Done"
         *     }
         */
        'application/json': components['schemas']['Done']
      }
    }
  }
  parameters: {
    /** @description Page of the list, from 1. */
    Page: number
    /** @description Rows a page. */
    PageSize: number
    /** @description Text the name must contain, case ignored. */
    Search: string
    JobId: components['schemas']['Id']
    TenantId: components['schemas']['Id']
    MissionId: components['schemas']['Id']
    /** @description Only missions in one of these. */
    Statuses: components['schemas']['MissionStatus'][]
    /** @description Archived missions instead of the others. */
    Archived: boolean
    UploadId: components['schemas']['Id']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  login: {
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
         *       "email": "staff@demo.test",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['Credentials']
      }
    }
    responses: {
      /** @description Signed in, or a false status with the reason. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getUserDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user of this session. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  requestPasswordReset: {
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
         *       "email": "staff@demo.test"
         *     }
         */
        'application/json': components['schemas']['PasswordResetRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  resetPassword: {
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
         *       "email": "staff@demo.test",
         *       "code": "482913",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['PasswordReset']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listJobs: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Only what this user started. */
        mine?: boolean
        /** @description Only what is queued or running. */
        active?: boolean
        /** @description Only what works for this record. */
        aboutId?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of jobs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['parameters']['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job as it stands. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['parameters']['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job, cancelled. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  retryJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['parameters']['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job, queued again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLocation: {
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
         *       "name": "Brighton Beach",
         *       "location": {
         *         "lat": 46.8416,
         *         "long": -92.0087
         *       }
         *     }
         */
        'application/json': components['schemas']['NewLocation']
      }
    }
    responses: {
      /** @description The place as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listLocations: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of places, by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
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
        'application/json': components['schemas']['NewMission']
      }
    }
    responses: {
      /** @description The mission as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only missions in one of these. */
        status?: components['parameters']['Statuses']
        /** @description Archived missions instead of the others. */
        archived?: components['parameters']['Archived']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'scheduledAt' | '-scheduledAt' | 'status' | '-status'
      }
      header?: never
      path: {
        tenantId: components['parameters']['TenantId']
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
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
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
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
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
        'application/json': components['schemas']['MissionEdit']
      }
    }
    responses: {
      /** @description The mission as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
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
        'application/json': components['schemas']['MissionStatusChange']
      }
    }
    responses: {
      /** @description The mission as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionsGeojson: {
    parameters: {
      query?: {
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only missions in one of these. */
        status?: components['parameters']['Statuses']
        /** @description Archived missions instead of the others. */
        archived?: components['parameters']['Archived']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest 10,000 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionGeojsonReply']
        }
      }
      '4XX': components['responses']['Problem']
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
      /** @description Counts by status, archived ones left out. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionSummaryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportMissions: {
    parameters: {
      query?: {
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only missions in one of these. */
        status?: components['parameters']['Statuses']
        /** @description Archived missions instead of the others. */
        archived?: components['parameters']['Archived']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, formula cells neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Only what this user has not read. */
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
          'application/json': components['schemas']['NotificationListReply']
        }
      }
      '4XX': components['responses']['Problem']
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
        'application/json': components['schemas']['ReadMark']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listUploads: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of uploads. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        uploadId: components['parameters']['UploadId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The upload as it stands. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        uploadId: components['parameters']['UploadId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getStorageUse: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In bytes, with what open uploads will add. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StorageUseReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  acceptTerms: {
    parameters: {
      query: {
        /** @description Must be true; declining is a logout. */
        terms: true
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
}

export type OperationId =
  | 'login'
  | 'logout'
  | 'getUserDetails'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'listJobs'
  | 'getJob'
  | 'cancelJob'
  | 'retryJob'
  | 'createLocation'
  | 'listLocations'
  | 'createMission'
  | 'listMissions'
  | 'getMission'
  | 'editMission'
  | 'deleteMission'
  | 'updateMissionStatus'
  | 'getMissionsGeojson'
  | 'getMissionSummary'
  | 'exportMissions'
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'listUploads'
  | 'getUpload'
  | 'deleteUpload'
  | 'getStorageUse'
  | 'acceptTerms'

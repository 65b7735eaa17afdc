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
  '/layergroup/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a group in the layer panel of a mission */
    post: operations['createLayerGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/edit/{groupId}': {
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
    /** Rename a group, move it among the groups, or set which layers are in it and in what order */
    patch: operations['editLayerGroup']
    trace?: never
  }
  '/layergroup/delete/{groupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a group; its layers stay, in no group */
    delete: operations['deleteLayerGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/delete-layerId/{groupId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Take a layer out of its group */
    delete: operations['removeLayerFromGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/getbymissionId/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Layers of a mission, one page, filtered */
    get: operations['listLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/all-layers-for-mission/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Groups and layers of a mission as the layer panel shows them */
    get: operations['getLayerPanel']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/layers-by-missionId': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Layers that can be drawn, of several missions, in short; for choosing what to compare */
    get: operations['getReadyLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a layer of an uploaded file; a job reads it and the layer is importing until then */
    post: operations['createLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/create-vector-layer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make an empty layer to draw in */
    post: operations['createVectorLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/edit-layer/{layerId}': {
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
    /** Change a layer's own fields, its place in the panel, or where on the map a raster lies */
    patch: operations['editLayer']
    trace?: never
  }
  '/layer/delete/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a layer; it can be restored for 30 days */
    delete: operations['deleteLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/delete-layers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove several layers, all or none */
    delete: operations['deleteLayers']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Bring removed layers back, all or none */
    post: operations['restoreLayers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/changecolorbyId/{layerId}': {
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
    /** Give a layer another colour */
    patch: operations['changeLayerColor']
    trace?: never
  }
  '/layer/assignLayerLabel/{layerId}': {
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
    /** Choose the attribute that labels features; null takes labels away */
    patch: operations['assignLayerLabel']
    trace?: never
  }
  '/layer/flag-layer/{layerId}': {
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
    /** Mark a layer for attention, or take the mark away */
    patch: operations['flagLayer']
    trace?: never
  }
  '/layer/getrasterdetailsbyID/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What is known of a raster, and its values at a point */
    get: operations['getRasterDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/measure-raster/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Statistics of an area, a profile along a line, or a volume over a base */
    post: operations['measureRaster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/filter-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Features of a layer by what their attributes are, one page */
    get: operations['listFilteredFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/get-feature-by-layerId/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Features of a layer with their geometries, by number, one page */
    get: operations['listFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/addFeature/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add drawn features to a vector layer, all or none */
    post: operations['addFeatures']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/edit-geojson/{layerId}': {
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
    /** Change the shape or attributes of a feature */
    patch: operations['editFeature']
    trace?: never
  }
  '/layer/delete-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove features from a layer, all or none */
    delete: operations['deleteFeatures']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/undo-change/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Take a change of features back, unless somebody has changed them since */
    post: operations['undoFeatureChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/flag-feature/{layerId}': {
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
    /** Mark a feature for attention, or take the mark away */
    patch: operations['flagFeature']
    trace?: never
  }
  '/layer/get-feature-csv-by-layerIndex/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The attribute table as CSV, of all features or some */
    get: operations['exportFeaturesCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/export-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A vector layer as GeoJSON */
    get: operations['exportLayerGeojson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/download-asset-by-Id-to-kml/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A layer as KML; of a raster its outline */
    get: operations['downloadLayerKml']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/thumbnail/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A small picture of a raster */
    get: operations['getLayerThumbnail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/vector/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A vector tile */
    get: operations['getVectorTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/raster/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A raster tile, coloured as asked */
    get: operations['getRasterTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
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
    NewLayerGroup: {
      missionId: components['schemas']['Id']
      /** @example 12 March */
      name: string
    }
    LayerGroupEdit: {
      version: components['schemas']['Version']
      /** @example 13 March */
      name?: string
      /** @description The group it comes to stand before; null puts it last. */
      before?: components['schemas']['MaybeId']
      /** @description The layers in it, in order; those that are in it now and not named here leave it. */
      layerIds?: components['schemas']['Id'][]
    }
    LayerGroupReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['LayerGroup']
    }
    /**
     * @example vector
     * @enum {string}
     */
    LayerKind: 'raster' | 'vector'
    /**
     * @description A raster that does not say where it lies waits for a person to place it by its corners.
     * @example ready
     * @enum {string}
     */
    LayerStatus: 'importing' | 'ready' | 'failed' | 'needs_placement'
    /** @example #0958d9 */
    Color: string
    NewLayer: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      /**
       * @description The name of the file when absent.
       * @example Orthophoto March
       */
      name?: string
      groupId?: components['schemas']['Id']
      color?: components['schemas']['Color']
      capturedAt?: components['schemas']['Time']
      /**
       * @description The coordinate system, for vector files that do not name one.
       * @example 25832
       */
      epsg?: number
    }
    NewVectorLayer: {
      missionId: components['schemas']['Id']
      /** @example Inspection notes */
      name: string
      groupId?: components['schemas']['Id']
      color?: components['schemas']['Color']
    }
    LayerEdit: {
      version: components['schemas']['Version']
      /** @example Orthophoto */
      name?: string
      /** @description Null takes it out of its group. */
      groupId?: components['schemas']['MaybeId']
      /** @description The layer it comes to stand before; null puts it last. */
      before?: components['schemas']['MaybeId']
      /** @example true */
      visible?: boolean
      /** @example 0.8 */
      opacity?: number
      /** @description Null takes the time away. */
      capturedAt?: components['schemas']['MaybeTime']
      rasterStyle?: components['schemas']['RasterStyle']
      /** @description Where a raster lies; upper left, upper right, lower right, lower left. It is imported again. */
      corners?: components['schemas']['Coordinates'][]
    }
    /**
     * @description How a raster is drawn for everybody; in the words of the tile address.
     * @example {
     *       "formula": "NDVI"
     *     }
     */
    RasterStyle: {
      /** @example 1,2,3 */
      bands?: string
      /** @example NDVI */
      formula?: string
      /** @example 0,1 */
      rescale?: string
      /** @example viridis */
      colormap?: string
      /** @example false */
      hillshade?: string
      /** @example bilinear */
      resampling?: string
    }
    LayerColor: {
      version: components['schemas']['Version']
      color: components['schemas']['Color']
    }
    LayerLabel: {
      version: components['schemas']['Version']
      /** @example plot */
      labelField: string | null
    }
    LayerFlag: {
      version: components['schemas']['Version']
      /** @example true */
      flagged: boolean
      /** @example Seams in the north */
      note?: string
    }
    LayerChoice: {
      layerIds: components['schemas']['Id'][]
    }
    /**
     * @description GeoJSON (RFC 7946), in degrees, longitude first.
     * @example {
     *       "type": "Point",
     *       "coordinates": [
     *         -92.1,
     *         46.78
     *       ]
     *     }
     */
    Geometry: {
      [key: string]: unknown
    }
    /**
     * @description Texts, numbers and yes or no by name.
     * @example {
     *       "name": "Gate"
     *     }
     */
    Attributes: {
      [key: string]: unknown
    }
    NewFeatures: {
      features: {
        geometry: components['schemas']['Geometry']
        properties?: components['schemas']['Attributes']
        style?: components['schemas']['FeatureStyle']
      }[]
    }
    /**
     * @description Its own look; null where it looks like its layer.
     * @example {
     *       "color": "#d4380d"
     *     }
     */
    FeatureStyle: {
      color?: components['schemas']['Color']
      fill?: components['schemas']['Color']
      /** @example 2 */
      width?: number
    } | null
    FeatureEdit: {
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      geometry?: components['schemas']['Geometry']
      /** @description All of them; one that is not named is taken away. */
      properties?: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
    }
    FeatureFlag: {
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      /** @example true */
      flagged: boolean
      /** @example Cracked */
      note?: string
    }
    /**
     * @description Number in its layer.
     * @example 1
     */
    FeatureIndex: number
    ChangeChoice: {
      changeId: components['schemas']['Id']
    }
    RasterQuestion: {
      /**
       * @example volume
       * @enum {string}
       */
      kind: 'area' | 'profile' | 'volume'
      /** @description A polygon; a line for a profile. */
      geometry: components['schemas']['Geometry']
      /**
       * @default 1
       * @example 1
       */
      band: number
      /**
       * @description Of a volume; the plane through its edge, level with the lowest of the edge, or a height.
       * @default plane
       * @example plane
       * @enum {string}
       */
      base: 'plane' | 'lowest' | 'height'
      /**
       * @description Of the base, in metres.
       * @example 12.5
       */
      height?: number
      /**
       * @description Of a profile.
       * @default 200
       * @example 200
       */
      samples: number
    }
    Field: {
      /** @example plot */
      name: string
      /**
       * @example text
       * @enum {string}
       */
      type: 'text' | 'number' | 'boolean'
    }
    ReportLine: {
      /** @example Its coordinates are not on the earth */
      reason: string
      /** @example 2 */
      count: number
      examples: string[]
    }
    ImportReport: {
      /** @example 12 */
      read: number
      /** @example 10 */
      kept: number
      skipped: components['schemas']['ReportLine'][]
      changed: components['schemas']['ReportLine'][]
    }
    /**
     * @description Degrees; west, south, east, north.
     * @example [
     *       -92.2,
     *       46.7,
     *       -92,
     *       46.8
     *     ]
     */
    Bounds: number[]
    Layer: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      groupId?: components['schemas']['MaybeId']
      /** @example Plots */
      name: string
      kind: components['schemas']['LayerKind']
      status: components['schemas']['LayerStatus']
      /**
       * @description Why an import failed or what it is doing.
       * @example null
       */
      message?: string | null
      /**
       * @description Of the import.
       * @example 1
       */
      progress?: number
      /** @description Of the last import. */
      jobId?: components['schemas']['MaybeId']
      /** @example true */
      visible: boolean
      /** @example 1 */
      opacity: number
      color: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      capturedAt?: components['schemas']['MaybeTime']
      /** @example false */
      flagged: boolean
      /** @example null */
      flagNote?: string | null
      bounds?: components['schemas']['Bounds']
      fields: components['schemas']['Field'][]
      /** @example 120 */
      featureCount: number
      report?: components['schemas']['ImportReport']
      raster?: components['schemas']['RasterSummary']
      rasterStyle?: components['schemas']['RasterStyle']
      source?: components['schemas']['LayerSource']
      dataVersion: components['schemas']['Version']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /** @description The file it was made of. */
    LayerSource: {
      /** @example plots.kml */
      name: string
      /** @example 12000 */
      size: number
      /** @example kml */
      kind: string
    }
    RasterSummary: {
      /**
       * @example rgba
       * @enum {string}
       */
      kind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'
      /**
       * @description Metres on the ground for a pixel.
       * @example 0.03
       */
      gsd: number
      /** @example 21 */
      nativeZoom: number
      /** @example 3 */
      bandCount: number
      formulas: string[]
      /**
       * @description Address of its tiles in its own style, with {z}, {x} and {y} to be filled in.
       * @example /apis/v1/tiles/raster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
       */
      tileUrl: string
    }
    LayerGroup: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example 12 March */
      name: string
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    RasterBand: {
      /** @example Red */
      name: string
      /**
       * @example red
       * @enum {string}
       */
      role?: 'red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal'
      /** @example 0 */
      min: number
      /** @example 255 */
      max: number
      /** @example 120.5 */
      mean: number
      /** @example 30.1 */
      stddev: number
      /** @example 12 */
      p2: number
      /** @example 240 */
      p98: number
      /** @description Counts in equal steps from min to max. */
      histogram: number[]
    }
    RasterDetails: {
      /**
       * @example rgba
       * @enum {string}
       */
      kind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'
      /** @example 7074 */
      width: number
      /** @example 6181 */
      height: number
      crs: {
        /** @example WGS 84 / UTM zone 15N */
        name: string
        /** @example 32615 */
        epsg?: number
      }
      /**
       * @description It may be off by decimetres or metres for want of a datum grid.
       * @example false
       */
      approximateDatum: boolean
      /** @example false */
      approximateStatistics: boolean
      /** @example 0.02 */
      gsd: number
      bounds: components['schemas']['Bounds']
      footprint: components['schemas']['Geometry']
      /** @example true */
      hasAlpha: boolean
      bands: components['schemas']['RasterBand'][]
      formulas: string[]
      /** @description At the point asked for, a value a band; null where the raster is empty. */
      values?: (number | null)[] | null
    }
    RasterAnswer: {
      /**
       * @example volume
       * @enum {string}
       */
      kind: 'area' | 'profile' | 'volume'
      /**
       * @description The raster has nothing there.
       * @example false
       */
      empty: boolean
      area?: {
        /**
         * @description Square metres that hold data.
         * @example 1200.5
         */
        area: number
        /** @example 1200 */
        pixels: number
        /** @example 1 */
        min: number
        /** @example 9 */
        max: number
        /** @example 4.5 */
        mean: number
        /** @example 1.5 */
        stddev: number
      }
      profile?: {
        /** @example 46.78 */
        lat: number
        /** @example -92.1 */
        long: number
        /**
         * @description Metres from the start.
         * @example 10
         */
        distance: number
        /** @example 182.1 */
        value: number | null
      }[]
      volume?: {
        /**
         * @description Cubic metres above the base.
         * @example 100
         */
        cut: number
        /**
         * @description Cubic metres missing below it.
         * @example 4
         */
        fill: number
        /**
         * @description Square metres.
         * @example 200
         */
        area: number
        /** @example 182 */
        baseHeight: number
      }
    }
    Feature: {
      /**
       * @example Feature
       * @enum {string}
       */
      type: 'Feature'
      _id?: components['schemas']['Id']
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      /** @description Left out of tables. */
      geometry?: components['schemas']['Geometry']
      bounds?: components['schemas']['Bounds']
      properties: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
      /**
       * @example null
       * @enum {string|null}
       */
      problem?: 'self_crossing' | null
      /** @example false */
      flagged: boolean
      /** @example null */
      flagNote?: string | null
      updatedAt?: components['schemas']['Time']
    }
    LayerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Layer']
    }
    LayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Layer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    LayerPanelReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        groups: components['schemas']['LayerGroup'][]
        layers: components['schemas']['Layer'][]
      }
    }
    ReadyLayersReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        layers: {
          _id: components['schemas']['Id']
          missionId: components['schemas']['Id']
          /** @example Plots */
          name: string
          kind: components['schemas']['LayerKind']
          capturedAt?: components['schemas']['MaybeTime']
          bounds?: components['schemas']['Bounds']
          dataVersion: components['schemas']['Version']
        }[]
      }
    }
    RestoredReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 1 */
        restored: number
      }
    }
    RasterDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['RasterDetails']
    }
    RasterAnswerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['RasterAnswer']
    }
    FeatureListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Feature'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FeatureChangeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @description What undo-change takes. */
        changeId: components['schemas']['Id']
        features: components['schemas']['Feature'][]
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
    LayerGroupId: components['schemas']['Id']
    LayerId: components['schemas']['Id']
    LayerIds: components['schemas']['Id'][]
    MissionIds: components['schemas']['Id'][]
    Kind: components['schemas']['LayerKind']
    /** @description Only layers in one of these. */
    LayerStatuses: components['schemas']['LayerStatus'][]
    /** @description Only what is marked for attention, or only what is not. */
    Flagged: boolean
    /** @description With long; the values at this point are answered too. */
    Lat: number
    Long: number
    /** @description Conditions that all must hold, each `attribute:is:value`; `is` may be eq, ne, lt, lte, gt, gte, contains, empty or filled. Only the first two colons part. */
    Where: string[]
    /** @description Only features that touch this box; west,south,east,north in degrees. */
    Box: string
    /** @description An attribute to sort by; a minus sign in front turns it round. By number when absent. */
    FeatureSort: string
    /** @description Only these features. */
    Indexes: number[]
    IndexesToDelete: number[]
    Z: number
    X: number
    Y: number
    /** @description The layer's dataVersion; with it the browser may keep the tile. */
    TileVersion: number
    /** @description Attributes to put into the tile, for labels and colours. */
    Fields: string[]
    TileSize: number
    /** @description One or three bands, from 1. */
    StyleBands: string
    /** @description An index such as NDVI, VARI or GLI, instead of bands. */
    StyleFormula: string
    /** @description From dark to bright; one pair, or one for each band. */
    StyleRescale: string
    StyleColormap: string
    StyleHillshade: string
    StyleResampling: string
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
  createLayerGroup: {
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
         *       "name": "12 March"
         *     }
         */
        'application/json': components['schemas']['NewLayerGroup']
      }
    }
    responses: {
      /** @description The group as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['parameters']['LayerGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "13 March"
         *     }
         */
        'application/json': components['schemas']['LayerGroupEdit']
      }
    }
    responses: {
      /** @description The group as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['parameters']['LayerGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  removeLayerFromGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['parameters']['LayerGroupId']
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        kind?: components['parameters']['Kind']
        /** @description Only layers in one of these. */
        status?: components['parameters']['LayerStatuses']
        /** @description Only what is marked for attention, or only what is not. */
        flagged?: components['parameters']['Flagged']
      }
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In the order of the layer panel. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLayerPanel: {
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
      /** @description At most 1,000 layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerPanelReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getReadyLayers: {
    parameters: {
      query: {
        missionIds: components['parameters']['MissionIds']
        kind?: components['parameters']['Kind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 1,000 layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReadyLayersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLayer: {
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
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Orthophoto March"
         *     }
         */
        'application/json': components['schemas']['NewLayer']
      }
    }
    responses: {
      /** @description The layer, importing. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createVectorLayer: {
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
         *       "name": "Inspection notes"
         *     }
         */
        'application/json': components['schemas']['NewVectorLayer']
      }
    }
    responses: {
      /** @description The layer, ready. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Orthophoto",
         *       "opacity": 0.8
         *     }
         */
        'application/json': components['schemas']['LayerEdit']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayers: {
    parameters: {
      query: {
        layerIds: components['parameters']['LayerIds']
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
  restoreLayers: {
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
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['LayerChoice']
      }
    }
    responses: {
      /** @description How many came back. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestoredReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  changeLayerColor: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "color": "#d4380d"
         *     }
         */
        'application/json': components['schemas']['LayerColor']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignLayerLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "labelField": "plot"
         *     }
         */
        'application/json': components['schemas']['LayerLabel']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  flagLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Seams in the north"
         *     }
         */
        'application/json': components['schemas']['LayerFlag']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRasterDetails: {
    parameters: {
      query?: {
        /** @description With long; the values at this point are answered too. */
        lat?: components['parameters']['Lat']
        long?: components['parameters']['Long']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Coordinate system, resolution, bands with statistics and histograms. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RasterDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  measureRaster: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "volume",
         *       "geometry": {
         *         "type": "Polygon",
         *         "coordinates": [
         *           [
         *             [
         *               -92,
         *               46
         *             ],
         *             [
         *               -91.999,
         *               46
         *             ],
         *             [
         *               -91.999,
         *               46.001
         *             ],
         *             [
         *               -92,
         *               46
         *             ]
         *           ]
         *         ]
         *       },
         *       "base": "plane"
         *     }
         */
        'application/json': components['schemas']['RasterQuestion']
      }
    }
    responses: {
      /** @description Metres on the ground; data of the kind asked for is null where the raster is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RasterAnswerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFilteredFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Conditions that all must hold, each `attribute:is:value`; `is` may be eq, ne, lt, lte, gt, gte, contains, empty or filled. Only the first two colons part. */
        where?: components['parameters']['Where']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: components['parameters']['Box']
        /** @description Only what is marked for attention, or only what is not. */
        flagged?: components['parameters']['Flagged']
        /** @description An attribute to sort by; a minus sign in front turns it round. By number when absent. */
        sort?: components['parameters']['FeatureSort']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Without geometries, for tables. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Only these features. */
        index?: components['parameters']['Indexes']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: components['parameters']['Box']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In the order of their numbers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  addFeatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "features": [
         *         {
         *           "geometry": {
         *             "type": "Point",
         *             "coordinates": [
         *               -92.1,
         *               46.78
         *             ]
         *           },
         *           "properties": {
         *             "name": "Gate"
         *           }
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewFeatures']
      }
    }
    responses: {
      /** @description The features as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "properties": {
         *         "name": "North gate"
         *       }
         *     }
         */
        'application/json': components['schemas']['FeatureEdit']
      }
    }
    responses: {
      /** @description The feature as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFeatures: {
    parameters: {
      query: {
        index: components['parameters']['IndexesToDelete']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The change, by which it can be undone; no features. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  undoFeatureChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "changeId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['ChangeChoice']
      }
    }
    responses: {
      /** @description The features as they are again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  flagFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Cracked"
         *     }
         */
        'application/json': components['schemas']['FeatureFlag']
      }
    }
    responses: {
      /** @description The feature as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportFeaturesCsv: {
    parameters: {
      query?: {
        /** @description Only these features. */
        index?: components['parameters']['Indexes']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
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
  exportLayerGeojson: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/geo+json': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadLayerKml: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A KML file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.google-earth.kml+xml': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLayerThumbnail: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP picture. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getVectorTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion; with it the browser may keep the tile. */
        v?: components['parameters']['TileVersion']
        /** @description Attributes to put into the tile, for labels and colours. */
        field?: components['parameters']['Fields']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
        z: components['parameters']['Z']
        x: components['parameters']['X']
        y: components['parameters']['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Layers `features` and, where thinned, `dots`; 304 when it is what the browser has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.mapbox-vector-tile': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRasterTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion; with it the browser may keep the tile. */
        v?: components['parameters']['TileVersion']
        size?: components['parameters']['TileSize']
        /** @description One or three bands, from 1. */
        bands?: components['parameters']['StyleBands']
        /** @description An index such as NDVI, VARI or GLI, instead of bands. */
        formula?: components['parameters']['StyleFormula']
        /** @description From dark to bright; one pair, or one for each band. */
        rescale?: components['parameters']['StyleRescale']
        colormap?: components['parameters']['StyleColormap']
        hillshade?: components['parameters']['StyleHillshade']
        resampling?: components['parameters']['StyleResampling']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
        z: components['parameters']['Z']
        x: components['parameters']['X']
        y: components['parameters']['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A picture; 204 where the raster has nothing, 304 when it is what the browser has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
          'image/jpeg': string
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
  | 'createLayerGroup'
  | 'editLayerGroup'
  | 'deleteLayerGroup'
  | 'removeLayerFromGroup'
  | 'listLayers'
  | 'getLayerPanel'
  | 'getReadyLayers'
  | 'createLayer'
  | 'createVectorLayer'
  | 'editLayer'
  | 'deleteLayer'
  | 'deleteLayers'
  | 'restoreLayers'
  | 'changeLayerColor'
  | 'assignLayerLabel'
  | 'flagLayer'
  | 'getRasterDetails'
  | 'measureRaster'
  | 'listFilteredFeatures'
  | 'listFeatures'
  | 'addFeatures'
  | 'editFeature'
  | 'deleteFeatures'
  | 'undoFeatureChange'
  | 'flagFeature'
  | 'exportFeaturesCsv'
  | 'exportLayerGeojson'
  | 'downloadLayerKml'
  | 'getLayerThumbnail'
  | 'getVectorTile'
  | 'getRasterTile'
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

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Feature from './feature.gen'
import type * as Layer from './layer.gen'
export interface schemas {
  NewBaseLayer: {
    /** @example Plots 2026 */
    name: string
    /** @example From the land registry */
    description?: string
    capturedAt?: Common.schemas['Time']
    uploadId: Common.schemas['Id']
    /**
     * @description EPSG code of the coordinate system, for vector files that do not contain it.
     * @example 25832
     */
    epsg?: number
  }
  NewDrawnBaseLayer: {
    /** @example Blocks */
    name: string
    /** @example Drawn by hand */
    description?: string
  }
  NewBaseLayerOfLayers: {
    /** @example Plots 2026 */
    name: string
    /** @example As flown in March */
    description?: string
    capturedAt?: Common.schemas['Time']
    layerIds: schemas['PartChoice']
  }
  NewBaseRasterOfMission: {
    /** @example Orthophoto 2026 */
    name: string
    /** @example As flown in March */
    description?: string
    capturedAt?: Common.schemas['Time']
    missionId: Common.schemas['Id']
  }
  /**
   * @description Layers of missions. They must be ready.
   * @example [
   *       "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
   *     ]
   */
  PartChoice: Common.schemas['Id'][]
  BaseLayerEdit: {
    version: Common.schemas['Version']
    /** @example Plots */
    name?: string
    /** @example From the land registry */
    description?: string
    /** @description Null removes the time. */
    capturedAt?: Common.schemas['MaybeTime']
  }
  BaseLayerPartEdit: {
    /** @description Version of the part. */
    version: Common.schemas['Version']
    /** @example Plots */
    name?: string
    /** @example 0.8 */
    opacity?: number
    color?: Layer.schemas['Color']
    /** @example plot */
    labelField?: string | null
    rasterStyle?: Layer.schemas['RasterStyle']
    /** @description Georeference of a raster: upper left, upper right, lower right and lower left corner. The raster is imported again. */
    corners?: Common.schemas['Coordinates'][]
  }
  PrimeAttribute: {
    version: Common.schemas['Version']
    /** @example plot */
    attribute: string | null
    /**
     * @description An attribute that features have in common, such as a block. Without it, the stored one stays.
     * @example block
     */
    groupAttribute?: string | null
  }
  Publication: {
    version: Common.schemas['Version']
    /** @example true */
    published: boolean
  }
  LayersOfMissions: {
    version: Common.schemas['Version']
    layerIds: schemas['PartChoice']
  }
  RastersOfMission: {
    version: Common.schemas['Version']
    missionId: Common.schemas['Id']
  }
  StagedFile: {
    version: Common.schemas['Version']
    uploadId: Common.schemas['Id']
    /**
     * @description EPSG code of the coordinate system, for vector files that do not contain it.
     * @example 25832
     */
    epsg?: number
  }
  StagedLayerSelection: {
    version: Common.schemas['Version']
    layerId: Common.schemas['Id']
    /**
     * @description `replace` removes the other parts of its kind; `add` keeps them.
     * @example replace
     * @enum {string}
     */
    mode: 'replace' | 'add'
  }
  BaseLayerPart: {
    _id: Common.schemas['Id']
    /** @example Plots */
    name: string
    kind: Layer.schemas['LayerKind']
    status: Layer.schemas['LayerStatus']
    /**
     * @description Why the import failed, or its current step.
     * @example null
     */
    message?: string | null
    /**
     * @description Progress of the import.
     * @example 1
     */
    progress?: number
    /** @description Job of the last import. */
    jobId?: Common.schemas['MaybeId']
    /**
     * @description An update that is not applied yet.
     * @example false
     */
    staged: boolean
    /** @example 1 */
    opacity: number
    color: Layer.schemas['Color']
    /** @example plot */
    labelField?: string | null
    bounds?: Layer.schemas['Bounds']
    fields: Layer.schemas['Field'][]
    /** @example 120 */
    featureCount: number
    shapes?: Layer.schemas['Shapes']
    report?: Layer.schemas['ImportReport']
    raster?: Layer.schemas['RasterSummary']
    rasterStyle?: Layer.schemas['RasterStyle']
    source?: Layer.schemas['LayerSource']
    dataVersion: Common.schemas['Version']
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  BaseLayer: {
    _id: Common.schemas['Id']
    /** @example Plots 2026 */
    name: string
    /** @example From the land registry */
    description: string
    /**
     * @description The attribute that identifies features, such as a plot number.
     * @example plot
     */
    primeAttribute?: string | null
    /**
     * @description The attribute that reports group features by, such as a block.
     * @example block
     */
    groupAttribute?: string | null
    capturedAt?: Common.schemas['MaybeTime']
    /**
     * @description Visible without a session.
     * @example false
     */
    published: boolean
    publishedAt?: Common.schemas['MaybeTime']
    bounds?: Layer.schemas['Bounds']
    parts: schemas['BaseLayerPart'][]
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  /** @description Report on the identifying attribute. */
  PrimeReport: {
    /** @example 120 */
    features: number
    /**
     * @description Features with a value.
     * @example 118
     */
    named: number
    /**
     * @description Values that several features have.
     * @example 0
     */
    repeated: number
    examples: string[]
  }
  /** @description Comparison by the identifying attribute. Without one, all features count as added and removed. */
  StagedUpdate: {
    layerId: Common.schemas['Id']
    /** @example 3 */
    added: number
    /**
     * @description In both, with another geometry or other attributes.
     * @example 4
     */
    changed: number
    /**
     * @description Missing in the update.
     * @example 1
     */
    removed: number
  }
  BaseLayerAlert: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    /** @example Fence breach */
    title: string
    /**
     * @example high
     * @enum {string}
     */
    severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
    /**
     * @example new
     * @enum {string}
     */
    state: 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
    location?: Common.schemas['Coordinates']
    /** @example Brighton Beach */
    locationName?: string
    createdAt: Common.schemas['Time']
  }
  BaseLayerVod: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    /** @description Where it came into the base layer. */
    location?: Common.schemas['Coordinates']
    /** @example DRN-07 morning */
    name: string
    /** @example 312.5 */
    seconds: number
    startedAt?: Common.schemas['MaybeTime']
    createdAt: Common.schemas['Time']
  }
  /** @description The public fields, without tenant and author. */
  PublicMap: {
    _id: Common.schemas['Id']
    /** @example Plots 2026 */
    name: string
    /** @example From the land registry */
    description: string
    /** @example plot */
    primeAttribute?: string | null
    capturedAt?: Common.schemas['MaybeTime']
    bounds?: Layer.schemas['Bounds']
    parts: schemas['PublicPart'][]
  }
  PublicPart: {
    _id: Common.schemas['Id']
    /** @example Plots */
    name: string
    kind: Layer.schemas['LayerKind']
    /** @example 1 */
    opacity: number
    color: Layer.schemas['Color']
    /** @example plot */
    labelField?: string | null
    bounds?: Layer.schemas['Bounds']
    fields: Layer.schemas['Field'][]
    /** @example 120 */
    featureCount?: number
    shapes?: Layer.schemas['Shapes']
    nativeZoom?: Layer.schemas['RasterZoom']
    /**
     * @description Tile address with the placeholders {z}, {x} and {y}.
     * @example /apis/v1/tiles/public/vector/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
     */
    tileUrl: string
    /**
     * @description Address of the heights of an elevation model that a link shows, for 3D terrain, with the placeholders {z}, {x} and {y}.
     * @example /apis/v1/visit/elevation/9Zr3T0aVw1kQ/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
     */
    elevationUrl?: string
    dataVersion: Common.schemas['Version']
    legend?: schemas['RampLegend']
  }
  /** @description Colours of a raster that shows one value. Images and classes have none. */
  RampLegend: {
    /** @example Elevation (m) */
    title: string
    /** @example terrain */
    colormap: string
    /** @example 102.6 */
    low: number
    /** @example 135.6 */
    high: number
  }
  PublicFeature: {
    /**
     * @example Feature
     * @enum {string}
     */
    type: 'Feature'
    index: Feature.schemas['FeatureIndex']
    geometry?: Common.schemas['Geometry']
    bounds?: Layer.schemas['Bounds']
    properties: Feature.schemas['Attributes']
    style?: Feature.schemas['FeatureStyle']
  }
  DeletedBaseLayer: {
    _id: Common.schemas['Id']
    /** @example Plots 2026 */
    name: string
    deletedAt: Common.schemas['Time']
  }
  DeletedBaseLayerListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedBaseLayer'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  BaseLayerReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['BaseLayer']
  }
  BaseLayerDetailsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      baseLayer: schemas['BaseLayer']
      prime?: schemas['PrimeReport']
    }
  }
  BaseLayerUpdateReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      baseLayer: schemas['BaseLayer']
      staged: schemas['StagedUpdate'][]
    }
  }
  PublicMapReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['PublicMap']
  }
  BaseLayerListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['BaseLayer'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  BaseLayerAlertListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['BaseLayerAlert'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  BaseLayerVodListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['BaseLayerVod'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  PublicFeatureListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['PublicFeature'][]
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
  BaseLayerId: Common.schemas['Id']
  /** @description Only published base layers, or only the others. */
  Published: boolean
}
export interface operations {
  listBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        kind?: Layer.parameters['Kind']
        /** @description Only published base layers, or only the others. */
        published?: parameters['Published']
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
          'application/json': schemas['BaseLayerListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPublicBaseLayers: {
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
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseLayer: {
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
         *       "name": "Plots 2026",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseRaster: {
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
         *       "name": "Orthophoto 2026",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseVectorLayer: {
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
         *       "name": "Blocks"
         *     }
         */
        'application/json': schemas['NewDrawnBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseLayerByLayers: {
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
         *       "name": "Plots 2026",
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['NewBaseLayerOfLayers']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseRasterFromMission: {
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
         *       "name": "Orthophoto 2026",
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewBaseRasterOfMission']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Plots"
         *     }
         */
        'application/json': schemas['BaseLayerEdit']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editBaseLayerPart: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "opacity": 0.8
         *     }
         */
        'application/json': schemas['BaseLayerPartEdit']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  setPrimeAttribute: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "attribute": "plot"
         *     }
         */
        'application/json': schemas['PrimeAttribute']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  publishBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "published": true
         *     }
         */
        'application/json': schemas['Publication']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getBaseLayerUpdate: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer, and its comparison with each staged update. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerUpdateReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateBaseLayerByLayers: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['LayersOfMissions']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateBaseRasterFromMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['RastersOfMission']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateBaseRasterByUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  uploadBaseVector: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateBaseLayerByUploadedLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "mode": "replace"
         *     }
         */
        'application/json': schemas['StagedLayerSelection']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteStagedLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedBaseLayers: {
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
          'application/json': schemas['DeletedBaseLayerListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteBaseLayerTrash: {
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
  deleteBaseLayerPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseLayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listBaseLayerAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
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
          'application/json': schemas['BaseLayerAlertListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listBaseLayerVods: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
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
          'application/json': schemas['BaseLayerVodListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPublicMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The public fields and parts of the base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PublicMapReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPublicFeatures: {
    parameters: {
      query?: {
        /** @description Only features with these indexes. */
        index?: Layer.parameters['Indexes']
        /** @description Only features that intersect this box: west,south,east,north in degrees. */
        box?: Feature.parameters['Box']
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        baseLayerId: parameters['BaseLayerId']
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of features, sorted by index. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PublicFeatureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
export interface schemas {
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
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    /**
     * @description The name of the file when absent.
     * @example Orthophoto March
     */
    name?: string
    groupId?: Common.schemas['Id']
    color?: schemas['Color']
    capturedAt?: Common.schemas['Time']
    /**
     * @description The coordinate system, for vector files that do not name one.
     * @example 25832
     */
    epsg?: number
  }
  NewVectorLayer: {
    missionId: Common.schemas['Id']
    /** @example Inspection notes */
    name: string
    groupId?: Common.schemas['Id']
    color?: schemas['Color']
  }
  LayerEdit: {
    version: Common.schemas['Version']
    /** @example Orthophoto */
    name?: string
    /** @description Null takes it out of its group. */
    groupId?: Common.schemas['MaybeId']
    /** @description The layer it comes to stand before; null puts it last. */
    before?: Common.schemas['MaybeId']
    /** @example true */
    visible?: boolean
    /** @example 0.8 */
    opacity?: number
    /** @description Null takes the time away. */
    capturedAt?: Common.schemas['MaybeTime']
    rasterStyle?: schemas['RasterStyle']
    /** @description Where a raster lies; upper left, upper right, lower right, lower left. It is imported again. */
    corners?: Common.schemas['Coordinates'][]
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
    version: Common.schemas['Version']
    color: schemas['Color']
  }
  LayerLabel: {
    version: Common.schemas['Version']
    /** @example plot */
    labelField: string | null
  }
  LayerFlag: {
    version: Common.schemas['Version']
    /** @example true */
    flagged: boolean
    /** @example Seams in the north */
    note?: string
  }
  LayerChoice: {
    layerIds: Common.schemas['Id'][]
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
      geometry: schemas['Geometry']
      properties?: schemas['Attributes']
      style?: schemas['FeatureStyle']
    }[]
  }
  /**
   * @description Its own look; null where it looks like its layer.
   * @example {
   *       "color": "#d4380d"
   *     }
   */
  FeatureStyle: {
    color?: schemas['Color']
    fill?: schemas['Color']
    /**
     * @description Of the area; 0 is not filled.
     * @example 0.5
     */
    fillOpacity?: number
    /** @example 2 */
    width?: number
  } | null
  FeatureEdit: {
    index: schemas['FeatureIndex']
    version: Common.schemas['Version']
    geometry?: schemas['Geometry']
    /** @description All of them; one that is not named is taken away. */
    properties?: schemas['Attributes']
    style?: schemas['FeatureStyle']
  }
  FeatureFlag: {
    index: schemas['FeatureIndex']
    version: Common.schemas['Version']
    /** @example true */
    flagged: boolean
    /** @example Cracked */
    note?: string
  }
  /**
   * @description Zoom of a vector tile. Its tiles have 512 px, as the map counts its own zoom, which therefore ends at the same level: there the grid of a tile has steps of 0.6 mm.
   * @example 14
   */
  VectorZoom: number
  /**
   * @description Zoom of a raster tile. Its tiles have 256 px; at the last level a pixel is 2.3 mm at the equator, finer than the pixels of surveys.
   * @example 21
   */
  RasterZoom: number
  /**
   * @description Number in its layer.
   * @example 1
   */
  FeatureIndex: number
  ChangeChoice: {
    changeId: Common.schemas['Id']
  }
  RasterQuestion: {
    /**
     * @example volume
     * @enum {string}
     */
    kind: 'area' | 'profile' | 'volume'
    /** @description A polygon; a line for a profile. */
    geometry: schemas['Geometry']
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
    skipped: schemas['ReportLine'][]
    changed: schemas['ReportLine'][]
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
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    groupId?: Common.schemas['MaybeId']
    /** @example Plots */
    name: string
    kind: schemas['LayerKind']
    status: schemas['LayerStatus']
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
    jobId?: Common.schemas['MaybeId']
    /** @example true */
    visible: boolean
    /** @example 1 */
    opacity: number
    color: schemas['Color']
    /** @example plot */
    labelField?: string | null
    capturedAt?: Common.schemas['MaybeTime']
    /** @example false */
    flagged: boolean
    /** @example null */
    flagNote?: string | null
    bounds?: schemas['Bounds']
    fields: schemas['Field'][]
    /** @example 120 */
    featureCount: number
    shapes?: schemas['Shapes']
    report?: schemas['ImportReport']
    raster?: schemas['RasterSummary']
    rasterStyle?: schemas['RasterStyle']
    source?: schemas['LayerSource']
    dataVersion: Common.schemas['Version']
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  /** @description What the features of a vector layer are. */
  Shapes: ('point' | 'line' | 'polygon')[]
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
    nativeZoom: schemas['RasterZoom']
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
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example 12 March */
    name: string
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
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
    bounds: schemas['Bounds']
    footprint: schemas['Geometry']
    /** @example true */
    hasAlpha: boolean
    bands: schemas['RasterBand'][]
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
    _id?: Common.schemas['Id']
    index: schemas['FeatureIndex']
    version: Common.schemas['Version']
    /** @description Left out of tables. */
    geometry?: schemas['Geometry']
    bounds?: schemas['Bounds']
    properties: schemas['Attributes']
    style?: schemas['FeatureStyle']
    /**
     * @example null
     * @enum {string|null}
     */
    problem?: 'self_crossing' | null
    /** @example false */
    flagged: boolean
    /** @example null */
    flagNote?: string | null
    updatedAt?: Common.schemas['Time']
  }
  LayerReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Layer']
  }
  LayerListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Layer'][]
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
      groups: schemas['LayerGroup'][]
      layers: schemas['Layer'][]
    }
  }
  ReadyLayersReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      layers: {
        _id: Common.schemas['Id']
        missionId: Common.schemas['Id']
        /** @example Plots */
        name: string
        kind: schemas['LayerKind']
        capturedAt?: Common.schemas['MaybeTime']
        bounds?: schemas['Bounds']
        dataVersion: Common.schemas['Version']
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
    data: schemas['RasterDetails']
  }
  RasterAnswerReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['RasterAnswer']
  }
  FeatureListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Feature'][]
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
      changeId: Common.schemas['Id']
      features: schemas['Feature'][]
    }
  }
}
export interface parameters {
  LayerId: Common.schemas['Id']
  LayerIds: Common.schemas['Id'][]
  MissionIds: Common.schemas['Id'][]
  Kind: schemas['LayerKind']
  /** @description Only layers in one of these. */
  LayerStatuses: schemas['LayerStatus'][]
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
  VectorZ: schemas['VectorZoom']
  RasterZ: schemas['RasterZoom']
  X: number
  Y: number
  /** @description The layer's dataVersion. With the current one the browser may use its copy of the tile for a day. */
  TileVersion: number
  /** @description Attributes to add to the features of the tile. Their names start with the prefix there (`a:plot`), so that no attribute replaces a reserved one: index, color, fill, fillOpacity, flagged. */
  Fields: string[]
  /** @description Pixels along a side; 512 for dense screens. */
  TileSize: 256 | 512
  /** @description One or three bands, from 1. */
  StyleBands: string
  /** @description An index such as NDVI, VARI or GLI, instead of bands. */
  StyleFormula: string
  /** @description From dark to bright; one pair, or one for each band. */
  StyleRescale: string
  StyleColormap: string
  StyleHillshade: string
  StyleResampling: string
}
export interface operations {
  listLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: Common.parameters['Page']
        /** @description Rows a page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: Common.parameters['Search']
        kind?: parameters['Kind']
        /** @description Only layers in one of these. */
        status?: parameters['LayerStatuses']
        /** @description Only what is marked for attention, or only what is not. */
        flagged?: parameters['Flagged']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
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
          'application/json': schemas['LayerListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getLayerPanel: {
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
      /** @description At most 1,000 layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerPanelReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getReadyLayers: {
    parameters: {
      query: {
        missionIds: parameters['MissionIds']
        kind?: parameters['Kind']
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
          'application/json': schemas['ReadyLayersReply']
        }
      }
      '4XX': Common.responses['Problem']
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
        'application/json': schemas['NewLayer']
      }
    }
    responses: {
      /** @description The layer, importing. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerReply']
        }
      }
      '4XX': Common.responses['Problem']
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
        'application/json': schemas['NewVectorLayer']
      }
    }
    responses: {
      /** @description The layer, ready. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['LayerEdit']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteLayers: {
    parameters: {
      query: {
        layerIds: parameters['LayerIds']
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
        'application/json': schemas['LayerChoice']
      }
    }
    responses: {
      /** @description How many came back. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RestoredReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  changeLayerColor: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['LayerColor']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  assignLayerLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['LayerLabel']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  flagLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['LayerFlag']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRasterDetails: {
    parameters: {
      query?: {
        /** @description With long; the values at this point are answered too. */
        lat?: parameters['Lat']
        long?: parameters['Long']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
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
          'application/json': schemas['RasterDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  measureRaster: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['RasterQuestion']
      }
    }
    responses: {
      /** @description Metres on the ground; data of the kind asked for is null where the raster is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RasterAnswerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listFilteredFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: Common.parameters['Page']
        /** @description Rows a page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: Common.parameters['Search']
        /** @description Conditions that all must hold, each `attribute:is:value`; `is` may be eq, ne, lt, lte, gt, gte, contains, empty or filled. Only the first two colons part. */
        where?: parameters['Where']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: parameters['Box']
        /** @description Only what is marked for attention, or only what is not. */
        flagged?: parameters['Flagged']
        /** @description An attribute to sort by; a minus sign in front turns it round. By number when absent. */
        sort?: parameters['FeatureSort']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
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
          'application/json': schemas['FeatureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: Common.parameters['Page']
        /** @description Rows a page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Only these features. */
        index?: parameters['Indexes']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: parameters['Box']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
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
          'application/json': schemas['FeatureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  addFeatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['NewFeatures']
      }
    }
    responses: {
      /** @description The features as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['FeatureEdit']
      }
    }
    responses: {
      /** @description The feature as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteFeatures: {
    parameters: {
      query: {
        index: parameters['IndexesToDelete']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
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
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  undoFeatureChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['ChangeChoice']
      }
    }
    responses: {
      /** @description The features as they are again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  flagFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
        'application/json': schemas['FeatureFlag']
      }
    }
    responses: {
      /** @description The feature as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportFeaturesCsv: {
    parameters: {
      query?: {
        /** @description Only these features. */
        index?: parameters['Indexes']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
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
      '4XX': Common.responses['Problem']
    }
  }
  exportLayerGeojson: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
      '4XX': Common.responses['Problem']
    }
  }
  downloadLayerKml: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
      '4XX': Common.responses['Problem']
    }
  }
  getLayerThumbnail: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: parameters['LayerId']
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
      '4XX': Common.responses['Problem']
    }
  }
  getVectorTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion. With the current one the browser may use its copy of the tile for a day. */
        v?: parameters['TileVersion']
        /** @description Attributes to add to the features of the tile. Their names start with the prefix there (`a:plot`), so that no attribute replaces a reserved one: index, color, fill, fillOpacity, flagged. */
        field?: parameters['Fields']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
        z: parameters['VectorZ']
        x: parameters['X']
        y: parameters['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Layers `features` and, where thinned, `dots`; 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.mapbox-vector-tile': string
        }
      }
      /** @description The layer has nothing here. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRasterTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion. With the current one the browser may use its copy of the tile for a day. */
        v?: parameters['TileVersion']
        /** @description Pixels along a side; 512 for dense screens. */
        size?: parameters['TileSize']
        /** @description One or three bands, from 1. */
        bands?: parameters['StyleBands']
        /** @description An index such as NDVI, VARI or GLI, instead of bands. */
        formula?: parameters['StyleFormula']
        /** @description From dark to bright; one pair, or one for each band. */
        rescale?: parameters['StyleRescale']
        colormap?: parameters['StyleColormap']
        hillshade?: parameters['StyleHillshade']
        resampling?: parameters['StyleResampling']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
        z: parameters['RasterZ']
        x: parameters['X']
        y: parameters['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A picture; 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
          'image/jpeg': string
        }
      }
      /** @description The layer has nothing here. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Drawn by the tile server of this installation, at the address in Location. */
      307: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': Common.responses['Problem']
    }
  }
}

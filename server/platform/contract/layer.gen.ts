// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  LayerGroup: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example 12 March */
    name: string
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  /**
   * @description Zoom of a raster tile of 256 px. At the maximum a pixel is 2.3 mm at the equator, finer than the pixels of surveys.
   * @example 21
   */
  RasterZoom: number
  /**
   * @example vector
   * @enum {string}
   */
  LayerKind: 'raster' | 'vector'
  /**
   * @description A raster without coordinates has the status `needs_georeference` until a user georeferences it by its corners.
   * @example ready
   * @enum {string}
   */
  LayerStatus: 'importing' | 'ready' | 'failed' | 'needs_georeference'
  /** @example #0958d9 */
  Color: string
  NewLayer: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    /**
     * @description The default is the name of the file.
     * @example Orthophoto March
     */
    name?: string
    groupId?: Common.schemas['Id']
    color?: schemas['Color']
    capturedAt?: Common.schemas['Time']
    /**
     * @description EPSG code of the coordinate system, for vector files that do not contain it.
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
    /**
     * @description Create the layer that receives the drawings of this user. If the mission already has one, it is returned unchanged.
     * @example true
     */
    ownDrawing?: boolean
  }
  LayerEdit: {
    version: Common.schemas['Version']
    /** @example Orthophoto */
    name?: string
    /** @description Null removes the layer from its group. */
    groupId?: Common.schemas['MaybeId']
    /** @description The layer to move this one before; null moves it to the end. */
    before?: Common.schemas['MaybeId']
    /** @example true */
    visible?: boolean
    /**
     * @description Whether its areas are fences, which rules that raise alerts offer first. Vector layers only.
     * @example true
     */
    fence?: boolean
    /** @example 0.8 */
    opacity?: number
    /** @description Null removes the time. */
    capturedAt?: Common.schemas['MaybeTime']
    rasterStyle?: schemas['RasterStyle']
    /**
     * @description What the values of a raster are; null restores the kind that the import derived.
     * @example elevation
     * @enum {string|null}
     */
    rasterKind?: 'rgb' | 'rgba' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single' | null
    /**
     * @description Value of pixels without data; null restores what the file declares. The raster is imported again.
     * @example -32767
     */
    nodata?: number | null
    /**
     * @description Treats all pixels as data, whatever value the file declares for pixels without data. Cannot be combined with `nodata`.
     *     The raster is imported again.
     * @example true
     */
    ignoresNodata?: boolean
    /**
     * @description Keeps the values of a raster as they are stored, whatever scale and offset the file declares. The raster is imported
     *     again.
     * @example true
     */
    ignoresScaling?: boolean
    /**
     * @description What the bands of a raster are, one for each in the order of the file; null for a band that has another meaning or an
     *     unknown one. Null in place of the list restores what the file states.
     * @example [
     *       "red",
     *       "green",
     *       "blue",
     *       "nir"
     *     ]
     */
    bandRoles?: ('red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal' | null)[] | null
    /**
     * @description Whether the last band of a raster marks transparent pixels; null restores what the file states or its values suggest. The
     *     raster is imported again.
     * @example true
     */
    lastBandIsAlpha?: boolean | null
    /**
     * @description Unit of the heights in the file of an elevation model; null restores what the file declares. The raster is imported
     *     again, with heights in metres.
     * @example us-ft
     * @enum {string|null}
     */
    heightUnit?: 'm' | 'ft' | 'us-ft' | 'cm' | 'mm' | null
    /** @description Georeference of a raster: upper left, upper right, lower right and lower left corner. The raster is imported again. */
    corners?: Common.schemas['Coordinates'][]
    /**
     * @description EPSG code of the coordinate system of a vector file that does not name it, or of a raster that names none or a wrong one.
     *     The file is imported again.
     * @example 25832
     */
    epsg?: number
    /**
     * @description Encoding of the texts of a GeoJSON, KML, GPX, CSV file or shapefile; null restores what the file and its texts tell. The file is
     *     imported again.
     * @example windows-1252
     * @enum {string|null}
     */
    textEncoding?:
      | 'utf-8'
      | 'windows-1250'
      | 'windows-1251'
      | 'windows-1252'
      | 'windows-1253'
      | 'windows-1254'
      | 'windows-1255'
      | 'windows-1256'
      | 'windows-1257'
      | 'iso-8859-2'
      | 'ibm866'
      | 'koi8-r'
      | 'gbk'
      | 'big5'
      | 'shift_jis'
      | 'euc-kr'
      | null
  }
  /**
   * @description Styling of a raster for all users, with the parameters of tile addresses.
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
  LayerSharing: {
    version: Common.schemas['Version']
    /** @example true */
    clientVisible: boolean
  }
  LayerSelection: {
    layerIds: Common.schemas['Id'][]
  }
  MeasurementRequest: {
    /**
     * @example volume
     * @enum {string}
     */
    kind: 'area' | 'profile' | 'volume'
    /** @description A polygon, or a line for a profile. */
    geometry: Common.schemas['Geometry']
    /**
     * @default 1
     * @example 1
     */
    band: number
    /**
     * @description Base of a volume: the plane through its edge, the lowest height of its edge, or a given height.
     * @default plane
     * @example plane
     * @enum {string}
     */
    base: 'plane' | 'lowest' | 'height'
    /**
     * @description Height of the base in metres.
     * @example 12.5
     */
    height?: number
    /**
     * @description Points of a profile. Without it, one for each cell of the raster, at most 2000.
     * @example 200
     */
    samples?: number
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
    /** @example The coordinates are not numbers */
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
   * @description West, south, east and north in degrees. West is greater than east where the box crosses the antimeridian.
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
     * @description Why the import failed, or its current step.
     * @example null
     */
    message?: string | null
    /**
     * @description The import failed because of the file itself, so that a retry cannot succeed.
     * @example false
     */
    fileRejected?: boolean
    /**
     * @description The file has coordinates, but names no coordinate system, or one that places it where no map is. It can be chosen.
     * @example false
     */
    needsCoordinateSystem?: boolean
    /**
     * @description EPSG code of the coordinate system that a user chose for the file.
     * @example null
     */
    epsg?: number | null
    /**
     * @description Encoding of the texts of a vector file that a user chose. Without it, the file and its texts tell.
     * @example null
     */
    textEncoding?: string | null
    /**
     * @description Progress of the import.
     * @example 1
     */
    progress?: number
    /** @description Job of the last import. */
    jobId?: Common.schemas['MaybeId']
    /** @example true */
    visible: boolean
    /**
     * @description Whether clients that the mission is linked to see the layer.
     * @example false
     */
    clientVisible: boolean
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
    /**
     * @description Whether its areas are fences; false for clients.
     * @example false
     */
    fence: boolean
    bounds?: schemas['Bounds']
    fields: schemas['Field'][]
    /** @example 120 */
    featureCount: number
    shapes?: schemas['Shapes']
    report?: schemas['ImportReport']
    raster?: schemas['RasterSummary']
    rasterStyle?: schemas['RasterStyle']
    source?: schemas['LayerSource']
    /**
     * @description Where a photo without a georeference probably lies, from its GPS position, height, direction and focal length:
     *     upper left, upper right, lower right and lower left corner.
     * @example [
     *       {
     *         "lat": 46.8431,
     *         "long": -91.9947
     *       },
     *       {
     *         "lat": 46.843,
     *         "long": -91.9939
     *       },
     *       {
     *         "lat": 46.8425,
     *         "long": -91.9939
     *       },
     *       {
     *         "lat": 46.8425,
     *         "long": -91.9947
     *       }
     *     ]
     */
    proposedCorners?: Common.schemas['Coordinates'][]
    dataVersion: Common.schemas['Version']
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
    /** @description The user whose drawings this layer receives; null for other layers. */
    drawingOf?: Common.schemas['MaybeId']
  }
  DeletedLayer: {
    _id: Common.schemas['Id']
    /** @example Plots */
    name: string
    kind: schemas['LayerKind']
    deletedAt: Common.schemas['Time']
    deletedBy?: Common.schemas['Author']
  }
  DeletedLayerListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedLayer'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  /** @description Types of geometry in a vector layer. */
  Shapes: ('point' | 'line' | 'polygon')[]
  /** @description The source file of the layer. */
  LayerSource: {
    /** @example plots.kml */
    name: string
    /** @example 12000 */
    size: number
    /** @example kml */
    kind: string
  }
  /**
   * @description What the values are. `single` is one band whose meaning is unknown.
   * @example elevation
   * @enum {string}
   */
  RasterKind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single'
  /** @description A value that probably marks pixels without data, although the file does not say so. */
  ProposedNodata: {
    /** @example -32767 */
    value: number
    /**
     * @description Share of all pixels.
     * @example 0.29
     */
    share: number
  }
  /**
   * @description `ft` is the international foot of 0.3048 m, `us-ft` the US survey foot of 1200/3937 m.
   * @example us-ft
   * @enum {string}
   */
  HeightUnit: 'm' | 'ft' | 'us-ft' | 'cm' | 'mm'
  /** @description What the heights in the file of an elevation model were taken for. All replies have heights in metres. */
  RasterHeights: {
    unit: schemas['HeightUnit']
    /**
     * @description The unit of the band, the height axis of the coordinate system, a user, or nothing: the file does not state the unit.
     * @example system
     * @enum {string}
     */
    origin: 'band' | 'system' | 'chosen' | 'assumed'
    /** @description Unit of the horizontal axes, which the heights probably have too. Absent if the file states the unit. */
    proposed?: schemas['HeightUnit']
  }
  RasterSummary: {
    kind: schemas['RasterKind']
    /**
     * @description Ground sampling distance in metres per pixel.
     * @example 0.03
     */
    gsd: number
    nativeZoom: schemas['RasterZoom']
    /** @example 3 */
    bandCount: number
    formulas: string[]
    /**
     * @description Tile address in the layer's own style, with the placeholders {z}, {x} and {y}.
     * @example /apis/v1/tiles/raster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
     */
    tileUrl: string
    /** @description Absent once a user has answered. */
    proposedNodata?: schemas['ProposedNodata']
    heights?: schemas['RasterHeights']
    /**
     * @description Nothing tells what its bands are. No index is offered until a user states it.
     * @example true
     */
    asksForRoles?: boolean
  }
  RasterBand: {
    /** @example Red */
    name: string
    /**
     * @description Unit of the values, as the file names it.
     * @example dB
     */
    unit?: string
    /**
     * @example red
     * @enum {string}
     */
    role?: 'red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal'
    /**
     * @description What tells the role: the name of the band, its wavelength, its colour, the camera, or a user. Absent if nothing does, and
     *     for imports of earlier versions, which assumed roles by the order of the bands.
     * @example name
     * @enum {string}
     */
    roleOrigin?: 'name' | 'wavelength' | 'colour' | 'camera' | 'chosen'
    /**
     * @description How the file stores values, as it declares: value = stored * scale + offset. Statistics and values are converted,
     *     unless `ignoresScaling` is true.
     */
    scaling?: {
      /** @example 0.01 */
      scale: number
      /** @example 400 */
      offset: number
    }
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
    /** @description Counts of values in equal steps from min to max. */
    histogram: number[]
  }
  RasterClass: {
    /**
     * @description Number of the class in the file.
     * @example 3
     */
    value: number
    /** @example Forest */
    name?: string
    /** @example #267300 */
    color: string
    /**
     * @description Share of the pixels with data.
     * @example 0.31
     */
    share: number
  }
  RasterDetails: {
    kind: schemas['RasterKind']
    /** @description The kind that the import derived from the file. */
    detectedKind?: schemas['RasterKind']
    /** @description The kinds that a user can choose. */
    kinds: schemas['RasterKind'][]
    /**
     * @description Whether a value can mark the pixels without data.
     * @example true
     */
    canSetNodata: boolean
    /**
     * @description Value of pixels without data.
     * @example null
     */
    nodata: number | null
    /**
     * @description Whether a user chose that value.
     * @example false
     */
    nodataChosen: boolean
    /**
     * @description Whether a user chose to treat all pixels as data.
     * @example false
     */
    ignoresNodata: boolean
    /**
     * @description Whether a user chose to keep the values as they are stored.
     * @example false
     */
    ignoresScaling: boolean
    heights?: schemas['RasterHeights']
    proposedNodata?: schemas['ProposedNodata']
    /** @example 7074 */
    width: number
    /** @example 6181 */
    height: number
    crs: {
      /** @example WGS 84 / UTM zone 15N */
      name: string
      /** @example 32615 */
      epsg?: number
      /**
       * @description What tells the system: the file, a user, or nothing, because a user placed the corners on the map.
       * @example file
       * @enum {string}
       */
      origin: 'file' | 'chosen' | 'corners'
    }
    /**
     * @description Whether the file has coordinates, for which a user can choose another coordinate system.
     * @example true
     */
    canChooseSystem: boolean
    /**
     * @description The position may be off by decimetres or metres, because a datum grid is missing.
     * @example false
     */
    approximateDatum: boolean
    /** @example false */
    approximateStatistics: boolean
    /** @example 0.02 */
    gsd: number
    bounds: schemas['Bounds']
    footprint: Common.schemas['Geometry']
    /** @example true */
    hasAlpha: boolean
    /**
     * @description Whether a user can state that the last band of the file marks transparent pixels.
     * @example true
     */
    canMarkAlpha: boolean
    /**
     * @description What tells whether the last band marks transparent pixels, if the file does not: its values, which are fully transparent or
     *     fully opaque and hide one colour, or a user.
     * @example values
     * @enum {string}
     */
    alphaOrigin?: 'values' | 'chosen'
    bands: schemas['RasterBand'][]
    /** @description The classes that occur in a raster with a palette. Its only band holds their numbers. */
    classes?: schemas['RasterClass'][]
    formulas: string[]
    /** @description Values at the requested point, one for each band; null where the raster has no data. */
    values?: (number | null)[] | null
  }
  Measurement: {
    /**
     * @example volume
     * @enum {string}
     */
    kind: 'area' | 'profile' | 'volume'
    /**
     * @description The raster has no data there.
     * @example false
     */
    empty: boolean
    area?: {
      /**
       * @description Area with data in square metres.
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
    /** @description Of a profile. Of all cells of the raster that the line crosses, however many points are returned. */
    extremes?: {
      /** @example 168.2 */
      lowest: number
      /** @example 182.1 */
      highest: number
      /**
       * @description Crossed cells with data.
       * @example 315
       */
      cells: number
      /**
       * @description False for a line of more than a million cells, for which a coarser copy of the raster is read.
       * @example true
       */
      isExact: boolean
    }
    volume?: {
      /**
       * @description Volume above the base in cubic metres.
       * @example 100
       */
      cut: number
      /**
       * @description Volume missing below the base in cubic metres.
       * @example 4
       */
      fill: number
      /**
       * @description Area in square metres.
       * @example 200
       */
      area: number
      /** @example 182 */
      baseHeight: number
    }
  }
  LayerReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Layer']
  }
  CoordinateSystem: {
    /** @example 25832 */
    epsg: number
    /** @example ETRS89 / UTM zone 32N */
    name: string
    /**
     * @description Whether it was chosen for another file of the mission.
     * @example false
     */
    isUsed: boolean
    /**
     * @description Where the file would be, to about 200 m: west, south, east and north in degrees. Null where the system has no such
     *     place, or the extent of the file is unknown.
     * @example [
     *       8.8017,
     *       53.0785,
     *       8.8032,
     *       53.0794
     *     ]
     */
    bounds: number[] | null
    /**
     * @description Metres from the location of the mission to where the file would be.
     * @example 120
     */
    distance: number | null
  }
  CoordinateSystemsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      systems: schemas['CoordinateSystem'][]
    }
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
  MeasurementReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Measurement']
  }
}
export interface parameters {
  /** @description The dataVersion of the layer, so that browsers ask again when the picture has changed. */
  PictureVersion: number
  /** @description Only features with these indexes. */
  Indexes: number[]
  LayerId: Common.schemas['Id']
  /**
   * @description `original`: the uploaded file. `cog`: the values as a cloud-optimised GeoTIFF, or as a GeoTIFF with four control points
   *     if a user georeferenced the raster by its corners. `values`: the values of an area as a GeoTIFF. `colours`: a GeoTIFF
   *     of what the map shows. `picture`: the same as a PNG.
   */
  DownloadForm: 'original' | 'cog' | 'values' | 'colours' | 'picture'
  /**
   * @description Only this box, for `values`, `colours` and `picture`: west,south,east,north in degrees. West is greater than east
   *     across the antimeridian.
   */
  AreaBounds: string
  /** @description Layer of the area in `areaIndex`. */
  AreaLayerId: Common.schemas['Id']
  /** @description Index of a feature. Only pixels inside its outline, for `values`, `colours` and `picture`. */
  AreaIndex: number
  LayerIds: Common.schemas['Id'][]
  MissionIds: Common.schemas['Id'][]
  Kind: schemas['LayerKind']
  /** @description Only layers with one of these statuses. */
  LayerStatuses: schemas['LayerStatus'][]
  /** @description Only flagged records, or only records without a flag. */
  Flagged: boolean
  /** @description Only layers whose areas are fences, or only others. An extension of the specification. */
  Fence: boolean
  /** @description Together with `long`, adds the values at this point to the reply. */
  Lat: number
  Long: number
}
export interface operations {
  listLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        kind?: parameters['Kind']
        /** @description Only layers with one of these statuses. */
        status?: parameters['LayerStatuses']
        /** @description Only flagged records, or only records without a flag. */
        flagged?: parameters['Flagged']
        /** @description Only layers whose areas are fences, or only others. An extension of the specification. */
        fence?: parameters['Fence']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of layers in the order of the layer panel. */
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
      /** @description 1,000 layers at most. */
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
      /** @description 1,000 layers at most. */
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
      /** @description The layer, with the status `importing`. */
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
      /** @description The layer, with the status `ready`. */
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
  getCoordinateSystems: {
    parameters: {
      query?: {
        /** @description A code, or words of the name. Without it, the systems that fit the location of the mission. */
        search?: string
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description At most 30: the systems that were chosen for other files of the mission, then those that place the file next to the
       *     location of the mission.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CoordinateSystemsReply']
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
      /** @description The stored layer. */
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
  listDeletedLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
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
          'application/json': schemas['DeletedLayerListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteLayerTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: Common.parameters['TrashCount']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteLayerPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
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
        'application/json': schemas['LayerSelection']
      }
    }
    responses: {
      /** @description The number of restored layers. */
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
      /** @description The stored layer. */
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
      /** @description The stored layer. */
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
      /** @description The stored layer. */
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
  shareLayer: {
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
         *       "clientVisible": true
         *     }
         */
        'application/json': schemas['LayerSharing']
      }
    }
    responses: {
      /** @description The stored layer. */
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
        /** @description Together with `long`, adds the values at this point to the reply. */
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
        'application/json': schemas['MeasurementRequest']
      }
    }
    responses: {
      /** @description Lengths in metres on the ground. `empty` is true where the raster has no data. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MeasurementReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportFeaturesCsv: {
    parameters: {
      query?: {
        /** @description Only features with these indexes. */
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
  downloadRaster: {
    parameters: {
      query?: {
        /**
         * @description `original`: the uploaded file. `cog`: the values as a cloud-optimised GeoTIFF, or as a GeoTIFF with four control points
         *     if a user georeferenced the raster by its corners. `values`: the values of an area as a GeoTIFF. `colours`: a GeoTIFF
         *     of what the map shows. `picture`: the same as a PNG.
         */
        form?: parameters['DownloadForm']
        /**
         * @description Only this box, for `values`, `colours` and `picture`: west,south,east,north in degrees. West is greater than east
         *     across the antimeridian.
         */
        bounds?: parameters['AreaBounds']
        /** @description Layer of the area in `areaIndex`. */
        areaLayerId?: parameters['AreaLayerId']
        /** @description Index of a feature. Only pixels inside its outline, for `values`, `colours` and `picture`. */
        areaIndex?: parameters['AreaIndex']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description The file. Pictures and colours are in Web Mercator, north up. A picture has at most 4,096 pixels along a side,
       *     colours have at most 16 million pixels. Values keep the resolution, the coordinate system and the no-data value of
       *     the raster, and are at most 256 MB before compression.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getLayerThumbnail: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer, so that browsers ask again when the picture has changed. */
        v?: parameters['PictureVersion']
      }
      header?: never
      path: {
        layerId: parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image. */
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
}

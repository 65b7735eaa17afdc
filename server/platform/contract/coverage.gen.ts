// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Feature from './feature.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  /**
   * @description On the ground.
   * @example 5120
   */
  SquareMetres: number
  CoverageClass: {
    /**
     * @description Photos that see these cells.
     * @example 3
     */
    from: number
    /**
     * @description Null if there is no upper limit.
     * @example 4
     */
    to: number | null
    squareMetres: schemas['SquareMetres']
    outline: Common.schemas['Geometry']
  }
  /** @description Null if no photo has a known area. */
  Coverage: {
    /**
     * @description Side of a grid cell in metres.
     * @example 1
     */
    cellSize: number
    /**
     * @description Median uncertainty of the corners of the photos' areas in metres.
     * @example 4.2
     */
    uncertainty: number
    outline: Common.schemas['Geometry']
    squareMetres: schemas['SquareMetres']
    /** @description Seen by at least one photo. */
    covered: schemas['SquareMetres']
    fewerThan: {
      /** @example 3 */
      photos: number
      squareMetres: schemas['SquareMetres']
    }[]
    classes: schemas['CoverageClass'][]
    gaps: {
      /** @example 3 */
      below: number
      squareMetres: schemas['SquareMetres']
      /**
       * @description Connected areas.
       * @example 2
       */
      count: number
      outline: Common.schemas['Geometry']
    }
  } | null
  /**
   * @example M3E
   * @enum {string}
   */
  DjiDrone: 'M300' | 'M350' | 'M30' | 'M30T' | 'M3E' | 'M3T' | 'M3D' | 'M3TD' | 'DJI_FLY'
  GapFlight: {
    /**
     * @description Metres above the take-off point.
     * @example 40
     */
    height: number
    /**
     * @description Ground length of a pixel in metres.
     * @example 0.017
     */
    gsd: number
    /**
     * @description Metres per second.
     * @example 5
     */
    speed: number
    /** @example 75 */
    frontOverlap: number
    /** @example 65 */
    sideOverlap: number
    /**
     * @description In metres.
     * @example 9.6
     */
    photoDistance: number
    /**
     * @description In metres.
     * @example 24
     */
    lineDistance: number
    /** @example 24 */
    photos: number
    /**
     * @description From the first line to the last.
     * @example 480
     */
    metres: number
    /**
     * @description At that speed.
     * @example 2.4
     */
    minutes: number
    /** @example DJI FC300S */
    camera: string | null
    drone: schemas['DjiDrone']
    /**
     * @description Gaps that are too small for a flight.
     * @example 1
     */
    ignored: number
    /** @description In the order of the flight; each with its start and its end. */
    lines: {
      from: Common.schemas['Coordinates']
      to: Common.schemas['Coordinates']
    }[]
  }
  GapFlightReply: {
    /** @example true */
    status: boolean
    data: schemas['GapFlight']
  }
  CoverageReply: {
    /** @example true */
    status: boolean
    data: {
      /**
       * @description Photos that are counted.
       * @example 8
       */
      photos: number
      /**
       * @description Photos left out because their area on the ground is unknown.
       * @example 1
       */
      withoutArea: number
      /**
       * @description Photos left out until someone accepts them, because they are proposed for rejection.
       * @example 2
       */
      proposed: number
      /**
       * @description Photos beyond the limit of 20,000.
       * @example 0
       */
      unread: number
      /**
       * @description Counted photos whose area was computed with an elevation layer; that of the others is on flat ground.
       * @example 8
       */
      onGround: number
      /** @description The elevation layers of these photos that the caller sees. */
      groundLayers: {
        layerId: Common.schemas['Id']
        /** @example Surface model */
        layerName: string
      }[]
      coverage: schemas['Coverage']
    }
  }
}
export interface parameters {
  /** @description Metres above the take-off point; by default the usual height of the photos. */
  FlightHeight: number
  /** @description Overlap of the photos of a line in per cent. */
  FrontOverlap: number
  /** @description Overlap of the photos of neighbouring lines in per cent. */
  SideOverlap: number
  /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
  CoverageLayerId: Common.schemas['Id']
  /** @description Feature of that layer that is the area; must be a polygon. */
  CoverageIndex: Feature.schemas['FeatureIndex']
  /** @description A gap is an area that fewer photos than this see. */
  GapBelow: number
}
export interface operations {
  getPhotoCoverage: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
        areaLayerId?: parameters['CoverageLayerId']
        /** @description Feature of that layer that is the area; must be a polygon. */
        areaIndex?: parameters['CoverageIndex']
        /** @description A gap is an area that fewer photos than this see. */
        gapBelow?: parameters['GapBelow']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Computed from the estimated areas of accepted photos and of photos without a decision, except for those that are
       *     proposed for rejection; 20,000 photos at most.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CoverageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getGapFlight: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
        areaLayerId?: parameters['CoverageLayerId']
        /** @description Feature of that layer that is the area; must be a polygon. */
        areaIndex?: parameters['CoverageIndex']
        /** @description A gap is an area that fewer photos than this see. */
        gapBelow?: parameters['GapBelow']
        /** @description Metres above the take-off point; by default the usual height of the photos. */
        height?: parameters['FlightHeight']
        /** @description Overlap of the photos of a line in per cent. */
        frontOverlap?: parameters['FrontOverlap']
        /** @description Overlap of the photos of neighbouring lines in per cent. */
        sideOverlap?: parameters['SideOverlap']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lines with their length, duration and number of photos. Terrain, obstacles, airspace and battery are not checked. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['GapFlightReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadGapFlight: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
        areaLayerId?: parameters['CoverageLayerId']
        /** @description Feature of that layer that is the area; must be a polygon. */
        areaIndex?: parameters['CoverageIndex']
        /** @description A gap is an area that fewer photos than this see. */
        gapBelow?: parameters['GapBelow']
        /** @description Metres above the take-off point; by default the usual height of the photos. */
        height?: parameters['FlightHeight']
        /** @description Overlap of the photos of a line in per cent. */
        frontOverlap?: parameters['FrontOverlap']
        /** @description Overlap of the photos of neighbouring lines in per cent. */
        sideOverlap?: parameters['SideOverlap']
        /** @description A DJI route (KMZ) or a QGroundControl plan. */
        format?: 'wpml' | 'qgc'
        /** @description Drone of a DJI route. By default, that of the photos or else a consumer drone. */
        drone?: schemas['DjiDrone']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. The operator must check it before the flight. */
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
}

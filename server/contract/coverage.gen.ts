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
     * @description Null without an upper limit.
     * @example 4
     */
    to: number | null
    squareMetres: schemas['SquareMetres']
    outline: Common.schemas['Geometry']
  }
  /** @description Null without photos whose area is known. */
  Coverage: {
    /**
     * @description Side of a grid cell in metres.
     * @example 1
     */
    cellSize: number
    /**
     * @description Median of the metres by which the corner of a photo's area may be off.
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
      coverage: schemas['Coverage']
    }
  }
}
export interface parameters {
  /** @description Layer with the area to cover, with areaIndex. Without an area, the convex hull of the photos' areas. */
  CoverageLayerId: Common.schemas['Id']
  /** @description Feature of that layer, which must be a polygon. */
  CoverageIndex: Feature.schemas['FeatureIndex']
  /** @description A gap is what fewer photos than this see. */
  GapBelow: number
}
export interface operations {
  getPhotoCoverage: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, with areaIndex. Without an area, the convex hull of the photos' areas. */
        areaLayerId?: parameters['CoverageLayerId']
        /** @description Feature of that layer, which must be a polygon. */
        areaIndex?: parameters['CoverageIndex']
        /** @description A gap is what fewer photos than this see. */
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
       * @description Computed from the estimated areas of accepted photos and of photos that nobody has decided about, except for those
       *     that are proposed for rejection; 20,000 photos at most.
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
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  NewMosaic: {
    /**
     * @description The name of the layer also states the expected error.
     * @example Quick mosaic
     */
    name: string
  }
  /** @example 1 */
  Count: number
  MosaicPlanReply: {
    /** @example true */
    status: boolean
    data: {
      /**
       * @description Photos that are drawn.
       * @example 8
       */
      used: number
      /**
       * @description Photos that a mosaic can have.
       * @example 1000
       */
      limit: number
      leftOut: {
        rejected: schemas['Count']
        proposed: schemas['Count']
        withoutArea: schemas['Count']
        oblique: schemas['Count']
        undecodable: schemas['Count']
      }
      /**
       * @description Metres by which a place in the mosaic may be off, as one standard deviation; null without photos.
       * @example 4.2
       */
      error: number | null
      /**
       * @description Side of a pixel in metres.
       * @example 0.035
       */
      gsd: number | null
      /**
       * @description Pixels.
       * @example 5200
       */
      width: number
      /** @example 4100 */
      height: number
    }
  }
  MosaicStartedReply: {
    /** @example true */
    status: boolean
    /** @example The mosaic has started */
    message?: string
    data: {
      jobId: Common.schemas['Id']
    }
  }
}
export interface operations {
  getMosaicPlan: {
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
      /** @description The photos that are used and those that are left out, with the reasons. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MosaicPlanReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createMosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Quick mosaic"
         *     }
         */
        'application/json': schemas['NewMosaic']
      }
    }
    responses: {
      /** @description The job. Its end adds the layer, which is then imported like an uploaded one. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MosaicStartedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

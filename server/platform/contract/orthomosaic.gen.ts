// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  /**
   * @example standard
   * @enum {string}
   */
  OrthomosaicPreset: 'fast' | 'standard' | 'high' | 'elevation'
  /**
   * @example processing
   * @enum {string}
   */
  OrthomosaicStatus: 'sending' | 'processing' | 'storing' | 'completed' | 'failed' | 'cancelled'
  OrthomosaicOption: {
    /** @example dsm */
    name: string
    /** @example true */
    value: string | number | boolean
  }
  NewOrthomosaic: {
    /** @example Beach */
    name: string
    preset: schemas['OrthomosaicPreset']
    /** @description Options of the processing server that replace those of the preset. */
    options?: schemas['OrthomosaicOption'][]
  }
  OrthomosaicResult: {
    /**
     * @example orthophoto
     * @enum {string}
     */
    what: 'orthophoto' | 'dsm' | 'dtm' | 'contours' | 'report' | 'cameras'
    /** @description The layer, or the document for report and cameras. */
    _id: Common.schemas['Id']
  }
  Orthomosaic: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Beach */
    name: string
    preset: schemas['OrthomosaicPreset']
    status: schemas['OrthomosaicStatus']
    /**
     * @description Of sending the photos, or of the computation.
     * @example 0.4
     */
    progress: number
    /** @example 240 */
    photos: number
    /** @example 240 */
    sentPhotos: number
    /**
     * @description It waits for other tasks of the processing server.
     * @example false
     */
    queued: boolean
    /**
     * @description Why it failed, or why it waits.
     * @example null
     */
    message: string | null
    /** @description The last lines of the log. */
    log: string[]
    results: schemas['OrthomosaicResult'][]
    /** @description Results that the options ask for and that the processing server did not send; none until it is completed. */
    missing: ('orthophoto' | 'dsm' | 'dtm')[]
    /**
     * @description Size of the point cloud; null if there is none.
     * @example 48211034
     */
    pointCloudBytes: number | null
    createdAt: Common.schemas['Time']
    endedAt: Common.schemas['MaybeTime']
  }
  OrthomosaicReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Orthomosaic']
  }
  OrthomosaicListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Orthomosaic'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
      /**
       * @description Whether a processing server is connected.
       * @example true
       */
      connected: boolean
    }
  }
  OrthomosaicPlanReply: {
    /** @example true */
    status: boolean
    data: {
      /**
       * @description Whether a processing server is connected, answers and accepts tasks.
       * @example ready
       * @enum {string}
       */
      server: 'none' | 'unreachable' | 'refused' | 'ready'
      /**
       * @description What the server answered when it refused, for example because of its token; else null.
       * @example null
       */
      refusal: string | null
      /**
       * @description Photos that are sent.
       * @example 240
       */
      photos: number
      /** @example 3 */
      minPhotos: number
      /** @example 10000 */
      maxPhotos: number
      /**
       * @description Pixels of all photos together, in millions.
       * @example 2880
       */
      megapixels: number
      presets: {
        preset: schemas['OrthomosaicPreset']
        /**
         * @description Rough estimate. Seconds for a photo of 12 megapixels on 4 processor cores (fast 4, elevation 20,
         *     standard 15, high 40), times the megapixels, divided by 12 and by a quarter of the server's cores.
         * @example 60
         */
        minutes: number | null
        options: schemas['OrthomosaicOption'][]
      }[]
      /** @description Options of the processing server with its own help texts. */
      options: {
        /** @example dsm */
        name: string
        /**
         * @example bool
         * @enum {string}
         */
        type: 'bool' | 'int' | 'float' | 'enum' | 'string'
        /**
         * @description The default.
         * @example false
         */
        value: string
        choices: string[]
        /** @example Build a digital surface model. */
        help: string
      }[]
    }
  }
}
export interface parameters {
  OrthomosaicId: Common.schemas['Id']
}
export interface operations {
  getOrthomosaicPlan: {
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
      /** @description What can be computed. Without a connected server that answers, there are no options and no estimates. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrthomosaicPlanReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listOrthomosaics: {
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
      /** @description One page. Clients see none. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrthomosaicListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createOrthomosaic: {
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
         *       "name": "Beach",
         *       "preset": "standard"
         *     }
         */
        'application/json': schemas['NewOrthomosaic']
      }
    }
    responses: {
      /** @description The orthomosaic. A job sends the photos. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrthomosaicReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  cancelOrthomosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        orthomosaicId: parameters['OrthomosaicId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cancelled orthomosaic. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrthomosaicReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  retryOrthomosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        orthomosaicId: parameters['OrthomosaicId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The orthomosaic. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrthomosaicReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadPointCloud: {
    parameters: {
      query?: never
      header?: never
      path: {
        orthomosaicId: parameters['OrthomosaicId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A compressed LAS file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

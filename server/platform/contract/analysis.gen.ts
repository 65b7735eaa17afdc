// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Layer from './layer.gen'
import type * as Mission from './mission.gen'
import type * as Vod from './vod.gen'
export interface schemas {
  /**
   * @description What is looked for. `change` and `elevation` compare the layer with an earlier one.
   * @example vegetation
   * @enum {string}
   */
  LayerInferType: 'vegetation' | 'water' | 'bare-soil' | 'plants' | 'change' | 'elevation'
  /**
   * @description What is looked for: a `LayerInferType`, `motion` in recordings, or what a model of the model server looks for.
   * @example vegetation
   */
  InferType: string
  /**
   * @description A model of the model server, as the list of models names it. Absent for the built-in model.
   * @example Vehicles
   */
  ModelName: string
  /**
   * @description What a model of the model server recognised, or the name of a polygon of the layer of areas.
   * @example null
   */
  DetectionClass: string | null
  ModelParameters: {
    /** @example minAreaM2 */
    name: string
    /** @example 1 */
    default: number
    /** @example 0 */
    min: number
    /** @example 10000 */
    max: number
  }[]
  /**
   * @description Numbers by the name of the parameter; those of the model that are absent have their defaults.
   * @example {
   *       "minAreaM2": 2
   *     }
   */
  AnalysisParameters: {
    [key: string]: number
  }
  /**
   * @description Numbers with their unit in the name, such as `areaM2`.
   * @example {
   *       "areaM2": 1520.5
   *     }
   */
  AnalysisFigures: {
    [key: string]: number
  }
  /**
   * @description West, south, east and north in degrees.
   * @example [
   *       -92.1,
   *       46.78,
   *       -92.09,
   *       46.79
   *     ]
   */
  DegreeBox: number[]
  NewAnalysis: {
    model?: schemas['ModelName']
    parameters?: schemas['AnalysisParameters']
    bounds?: schemas['DegreeBox']
    /** @description The other layer of a comparison, one of those that listComparableLayers returns. */
    compareLayerId?: Common.schemas['Id']
    /** @description Of a model with `takesAreas`: a vector layer of the mission whose polygons, at most 500, are the results, instead of areas that the analysis finds. Needs the permission `feature_list`. */
    areasLayerId?: Common.schemas['Id']
  }
  /** @description Absent for the built-in model. */
  NewRecordingAnalysis: {
    model?: schemas['ModelName']
    parameters?: schemas['AnalysisParameters']
  } | null
  NewThermalAnalysis: {
    parameters?: schemas['AnalysisParameters']
  }
  AnalysisStartedReply: {
    /** @example true */
    status: boolean
    /** @example The analysis has started */
    message?: string
    data: {
      jobId: Common.schemas['Id']
      analysisId: Common.schemas['Id']
    }
  }
  /**
   * @example candidate
   * @enum {string}
   */
  DetectionState: 'candidate' | 'confirmed' | 'rejected'
  /**
   * @example completed
   * @enum {string}
   */
  AnalysisStatus: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
  /**
   * @description Why nothing, or not everything, was found.
   * @example null
   */
  AnalysisNote: string | null
  Analysis: {
    _id: Common.schemas['Id']
    inferType: schemas['InferType']
    /** @example Aerie vegetation */
    model: string
    /** @example 1 */
    modelVersion: string
    /**
     * @description Whether a model server computes it.
     * @example false
     */
    isExternal: boolean
    parameters: schemas['AnalysisParameters']
    status: schemas['AnalysisStatus']
    /**
     * @description The current step, or why it failed.
     * @example null
     */
    message: string | null
    /** @example 1 */
    progress: number
    jobId: Common.schemas['Id']
    /**
     * @description Null for hotspots, which are in photos.
     * @example null
     */
    layer: schemas['AnalysedLayer'] | null
    /** @description The layer to compare with. Null without one, and if it is of another mission that you may not see. */
    compareLayer: {
      _id: Common.schemas['Id']
      /** @example Orthomosaic of March */
      name: string
      /**
       * @description Of another mission; null for a layer of this one.
       * @example Beach erosion, March
       */
      missionName: string | null
    } | null
    /**
     * @description The layer whose polygons are the results. Null when the analysis finds its own, and for a deleted layer.
     * @example null
     */
    areasLayer: schemas['AnalysedLayer'] | null
    missionId: Common.schemas['Id']
    /**
     * @description The analysed part in degrees; null for all of the layer.
     * @example null
     */
    bounds: number[] | null
    /**
     * @description Ground length of an analysed pixel in metres; null until the run ends.
     * @example 0.05
     */
    gsd: number | null
    note: schemas['AnalysisNote']
    figures: schemas['AnalysisFigures']
    counts: {
      /** @example 3 */
      candidate: number
      /** @example 2 */
      confirmed: number
      /** @example 1 */
      rejected: number
    }
    createdAt: Common.schemas['Time']
    finishedAt: Common.schemas['MaybeTime']
    createdBy?: Common.schemas['Author']
  }
  AnalysedLayer: {
    _id: Common.schemas['Id']
    /** @example Orthomosaic of May */
    name: string
  }
  AnalysisReply: {
    /** @example true */
    status: boolean
    data: schemas['Analysis']
  }
  AnalysisListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Analysis'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ComparableLayer: {
    _id: Common.schemas['Id']
    /** @example Orthomosaic of March */
    name: string
    mission: {
      _id: Common.schemas['Id']
      /** @example Beach erosion, March */
      name: string
    }
    /** @description When it was captured, or added if that is unknown. */
    date: Common.schemas['Time']
    /**
     * @description Whether `date` is when it was added.
     * @example false
     */
    isCaptureUnknown?: boolean
  }
  ComparableLayersReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['ComparableLayer'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  FoundShape: {
    geometry: Common.schemas['Geometry']
    /**
     * @description Square metres; null for points.
     * @example 12.5
     */
    area: number | null
    figures: schemas['AnalysisFigures']
  }
  AnalysisPreviewReply: {
    /** @example true */
    status: boolean
    data: {
      found: schemas['FoundShape'][]
      /** @example 12 */
      total: number
      /** @example 0.1 */
      gsd: number
      note: schemas['AnalysisNote']
      figures: schemas['AnalysisFigures']
    }
  }
  Detection: {
    _id: Common.schemas['Id']
    class: schemas['DetectionClass']
    /**
     * @description Null for a hotspot in a photo whose place on the ground is unknown.
     * @example null
     */
    geometry: Common.schemas['Geometry'] | null
    /**
     * @description The photo of a hotspot; null for results in layers.
     * @example null
     */
    photo: schemas['DetectionPhoto'] | null
    /**
     * @description Square metres; null for points.
     * @example 12.5
     */
    area: number | null
    figures: schemas['AnalysisFigures']
    state: schemas['DetectionState']
    reviewedAt: Common.schemas['MaybeTime']
    reviewedBy?: Common.schemas['Author']
  }
  DetectionPhoto: {
    _id: Common.schemas['Id']
    /** @example FLIR_0042.jpg */
    name: string
    /**
     * @description Column of the hottest pixel.
     * @example 320
     */
    x: number
    /**
     * @description Row of the hottest pixel.
     * @example 240
     */
    y: number
  }
  DetectionsReply: {
    /** @example true */
    status: boolean
    data: {
      detections: schemas['Detection'][]
    }
  }
  DetectionReview: {
    detectionIds: Common.schemas['Id'][]
    state: schemas['DetectionState']
  }
  AnalysisModel: {
    inferType: schemas['InferType']
    /** @example Aerie vegetation */
    model: string
    /** @example 1 */
    modelVersion: string
    /**
     * @description Whether the model server offers it.
     * @example false
     */
    isExternal: boolean
    /**
     * @example picture
     * @enum {string}
     */
    reads: 'picture' | 'surface' | 'temperatures'
    /**
     * @description 2 for comparisons, 0 for thermal photos.
     * @example 1
     */
    layers: number
    /**
     * @description Whether the polygons of a layer can be its results (`areasLayerId`).
     * @example false
     */
    takesAreas: boolean
    parameters: schemas['ModelParameters']
  }
  /** @description A model of the model server that analyses recordings. */
  RecordingModel: {
    inferType: schemas['InferType']
    /** @example Vehicles */
    model: string
    /** @example 1 */
    modelVersion: string
    parameters: schemas['ModelParameters']
  }
  AnalysisModelsReply: {
    /** @example true */
    status: boolean
    data: {
      models: schemas['AnalysisModel'][]
    }
  }
  ModelPrecisionReply: {
    /** @example true */
    status: boolean
    data: {
      rows: {
        /** @example 2026-05 */
        month: string
        inferType: schemas['InferType']
        /** @example Aerie vegetation */
        model: string
        /** @example 1 */
        modelVersion: string
        /** @example 8 */
        confirmed: number
        /** @example 2 */
        rejected: number
        /**
         * @description Confirmed of all decided.
         * @example 0.8
         */
        precision: number
      }[]
    }
  }
  RecordingAnalysis: {
    _id: Common.schemas['Id']
    inferType: schemas['InferType']
    /** @example Aerie motion */
    model: string
    /** @example 1 */
    modelVersion: string
    /**
     * @description Whether a model server computes it.
     * @example false
     */
    isExternal: boolean
    status: schemas['AnalysisStatus']
    /**
     * @description The current step, or why it failed.
     * @example null
     */
    message: string | null
    /** @example 1 */
    progress: number
    jobId: Common.schemas['Id']
    createdAt: Common.schemas['Time']
    finishedAt: Common.schemas['MaybeTime']
    createdBy?: Common.schemas['Author']
  }
  RecordingDetection: {
    _id: Common.schemas['Id']
    class: schemas['DetectionClass']
    /**
     * @description Null if the model tells none.
     * @example null
     */
    confidence: number | null
    /**
     * @description From the start of the video.
     * @example 4200
     */
    startMs: number
    /** @example 8600 */
    endMs: number
    /**
     * @description The moment with most motion; the box belongs to it.
     * @example 6000
     */
    atMs: number
    /**
     * @description Left, top, width and height as shares of the picture, from its upper left corner.
     * @example [
     *       0.4,
     *       0.3,
     *       0.1,
     *       0.2
     *     ]
     */
    box: number[]
    state: schemas['DetectionState']
    reviewedAt: Common.schemas['MaybeTime']
    reviewedBy?: Common.schemas['Author']
  }
  RecordingAnalysisReply: {
    /** @example true */
    status: boolean
    data: {
      /**
       * @description Whether this installation has ffmpeg. Without it the built-in analysis cannot be started.
       * @example true
       */
      canDecode: boolean
      models: schemas['RecordingModel'][]
      /** @example null */
      analysis: schemas['RecordingAnalysis'] | null
      detections: schemas['RecordingDetection'][]
    }
  }
}
export interface parameters {
  AnalysisId: Common.schemas['Id']
  LayerInfer: schemas['LayerInferType']
  RecordingInfer: string
  Infer: schemas['InferType']
  AnalysisOfMission: Common.schemas['Id']
  AnalysisOfLayer: Common.schemas['Id']
  VerifiedFormat: 'geojson' | 'csv' | 'coco'
}
export interface operations {
  inferLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
        inferType: parameters['Infer']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "parameters": {
         *         "minAreaM2": 2
         *       }
         *     }
         */
        'application/json': schemas['NewAnalysis']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisStartedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  inferRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: Vod.parameters['VodId']
        inferType: parameters['RecordingInfer']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "model": "Vehicles"
         *     }
         */
        'application/json': schemas['NewRecordingAnalysis']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisStartedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  inferThermal: {
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
         *       "parameters": {
         *         "excess": 10,
         *         "leastPixels": 12
         *       }
         *     }
         */
        'application/json': schemas['NewThermalAnalysis']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisStartedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRecordingAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: Vod.parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The latest run, null before the first, with 5,000 results at most in the order of time. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingAnalysisReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  reviewRecordingDetections: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: Vod.parameters['VodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "detectionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "confirmed"
         *     }
         */
        'application/json': schemas['DetectionReview']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  previewAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
        inferType: parameters['LayerInfer']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "parameters": {
         *         "minAreaM2": 2
         *       },
         *       "bounds": [
         *         -92.1,
         *         46.78,
         *         -92.09,
         *         46.79
         *       ]
         *     }
         */
        'application/json': schemas['NewAnalysis']
      }
    }
    responses: {
      /** @description The number of results and the largest of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisPreviewReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listComparableLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ComparableLayersReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listAnalyses: {
    parameters: {
      query?: {
        missionId?: parameters['AnalysisOfMission']
        layerId?: parameters['AnalysisOfLayer']
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
      /** @description One page of analyses with the numbers of their results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAnalysisModels: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All models. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisModelsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getModelPrecision: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last twelve months, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ModelPrecisionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        analysisId: parameters['AnalysisId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The analysis with the numbers of its results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AnalysisReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getDetections: {
    parameters: {
      query?: never
      header?: never
      path: {
        analysisId: parameters['AnalysisId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 5,000 results at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  reviewDetections: {
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
         *       "detectionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "confirmed"
         *     }
         */
        'application/json': schemas['DetectionReview']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        analysisId: parameters['AnalysisId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  exportDetections: {
    parameters: {
      query: {
        format: parameters['VerifiedFormat']
      }
      header?: never
      path: {
        analysisId: parameters['AnalysisId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. Positions of COCO are pixels of the grid that was analysed, or of the thermal photos. */
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

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Analysis from './analysis.gen'
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
import type * as Photo from './photo.gen'
export interface schemas {
  /** @example Solar panels */
  DetectorName: string
  /**
   * @description As its owner names it. Versions of a model have the same name.
   * @example 2
   */
  ModelVersion: string
  /** @example panel */
  ClassName: string
  /** @example 0.87 */
  Confidence: number
  NewDetector: {
    uploadId: Common.schemas['Id']
    name: schemas['DetectorName']
    /** @description 1 by default. */
    modelVersion?: schemas['ModelVersion']
  }
  DetectorEdit: {
    version: Common.schemas['Version']
    name?: schemas['DetectorName']
    /** @example true */
    enabled?: boolean
  }
  Detector: {
    _id: Common.schemas['Id']
    name: schemas['DetectorName']
    modelVersion: schemas['ModelVersion']
    /**
     * @description Pixels that the model reads.
     * @example 640
     */
    inputWidth: number
    /** @example 640 */
    inputHeight: number
    /**
     * @description grid for boxes that overlap, as of YOLOv8; final for boxes that the model has suppressed itself.
     * @example grid
     * @enum {string}
     */
    layout: 'grid' | 'final'
    /** @description By the number of the class; numbers where the model names none. */
    classNames: schemas['ClassName'][]
    /**
     * @description Bytes.
     * @example 12800000
     */
    size: number
    /**
     * @description Whether runs can be started.
     * @example true
     */
    enabled: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  /**
   * @description whole: photos are scaled to what the model reads. tiles: photos are also read in overlapping parts at full resolution, for small objects.
   * @example whole
   * @enum {string}
   */
  DetectionScale: 'whole' | 'tiles'
  NewDetectorRun: {
    missionId: Common.schemas['Id']
    detectorId: Common.schemas['Id']
    /** @description Only these photos of the mission; all by default. */
    photoIds?: Common.schemas['Id'][]
    /** @description A raster layer of the mission with colours, which is read in tiles in place of photos. */
    layerId?: Common.schemas['Id']
    /** @description whole by default; layers are always read in tiles. */
    scale?: schemas['DetectionScale']
    /**
     * @description Results that the model is less certain of are left out.
     * @default 0.4
     * @example 0.4
     */
    minConfidence: number
  }
  DetectorRun: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    detector: schemas['DetectorName']
    modelVersion: schemas['ModelVersion']
    scale: schemas['DetectionScale']
    /**
     * @description The layer that was read; null for photos.
     * @example null
     */
    layer: Analysis.schemas['AnalysedLayer'] | null
    minConfidence: schemas['Confidence']
    status: Analysis.schemas['AnalysisStatus']
    /**
     * @description The current step, or why it failed.
     * @example null
     */
    message: string | null
    /** @example 1 */
    progress: number
    jobId: Common.schemas['Id']
    /**
     * @description Photos, or tiles of the layer, that were looked at.
     * @example 24
     */
    photos: number
    /**
     * @description Photos that could not be.
     * @example 1
     */
    failed: number
    /** @description The first of them. */
    failures: {
      /** @example DJI_0042.JPG */
      name: string
      /** @example The picture cannot be read. */
      reason: string
    }[]
    /**
     * @description More was found than is kept.
     * @example false
     */
    isCut: boolean
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
  ObjectPhoto: {
    _id: Common.schemas['Id']
    /** @example DJI_0042.JPG */
    name: string
    /**
     * @description Upright.
     * @example 4000
     */
    width: number
    /** @example 3000 */
    height: number
  }
  DetectedObject: {
    _id: Common.schemas['Id']
    /**
     * @description Null for results in a layer.
     * @example null
     */
    photo: schemas['ObjectPhoto'] | null
    /**
     * @description The box of a result in a layer as a polygon in degrees; null for results in photos.
     * @example null
     */
    geometry: Common.schemas['Geometry'] | null
    /**
     * @description Left, top, width and height in pixels of the upright photo, or of the grid of the layer.
     * @example [
     *       1200,
     *       800,
     *       240,
     *       160
     *     ]
     */
    box: number[]
    class: schemas['ClassName']
    confidence: schemas['Confidence']
    /**
     * @description Where the centre of the box is on flat ground; null without the footprint of the photo.
     * @example null
     */
    location: Common.schemas['Coordinates'] | null
    state: Analysis.schemas['DetectionState']
    reviewedAt: Common.schemas['MaybeTime']
    reviewedBy?: Common.schemas['Author']
  }
  DetectedObjectReview: {
    detectedObjectIds: Common.schemas['Id'][]
    state: Analysis.schemas['DetectionState']
  }
  DetectorReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Detector']
  }
  DetectorListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Detector'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DetectorRunStartedReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      jobId: Common.schemas['Id']
      detectorRunId: Common.schemas['Id']
    }
  }
  DetectorRunListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['DetectorRun'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DetectedObjectsReply: {
    /** @example true */
    status: boolean
    data: {
      objects: schemas['DetectedObject'][]
    }
  }
  PlacedPhoto: {
    _id: Common.schemas['Id']
    /** @example DJI_0042.JPG */
    name: string
    /** @example true */
    hasPicture: boolean
  }
  MissionObject: {
    _id: Common.schemas['Id']
    detectorRunId: Common.schemas['Id']
    class: schemas['ClassName']
    confidence: schemas['Confidence']
    state: Analysis.schemas['DetectionState']
    /**
     * @description Null for results in a layer.
     * @example null
     */
    photo: schemas['PlacedPhoto'] | null
    /**
     * @description Null for photos.
     * @example null
     */
    layerName: string | null
    /** @description A point, on flat ground; for results in a layer, the box as a polygon. */
    geometry: Common.schemas['Geometry']
  }
  MissionObjectsReply: {
    /** @example true */
    status: boolean
    data: {
      /** @example 24 */
      total: number
      objects: schemas['MissionObject'][]
    }
  }
}
export interface parameters {
  DetectorId: Common.schemas['Id']
  /** @description At most so many; 0 for their number only. */
  MostObjects: number
  /** @description A result that is listed also if it is of an earlier run. */
  WantedObjectId: Common.schemas['Id']
  DetectorRunId: Common.schemas['Id']
}
export interface operations {
  listDetectors: {
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
      /** @description One page, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectorListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createDetector: {
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
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Solar panels"
         *     }
         */
        'application/json': schemas['NewDetector']
      }
    }
    responses: {
      /** @description The detector with what was found in the model. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectorReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editDetector: {
    parameters: {
      query?: never
      header?: never
      path: {
        detectorId: parameters['DetectorId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "enabled": false
         *     }
         */
        'application/json': schemas['DetectorEdit']
      }
    }
    responses: {
      /** @description The detector. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectorReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteDetector: {
    parameters: {
      query?: never
      header?: never
      path: {
        detectorId: parameters['DetectorId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  runDetector: {
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
         *       "detectorId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "minConfidence": 0.4
         *     }
         */
        'application/json': schemas['NewDetectorRun']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectorRunStartedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDetectorRuns: {
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
      /** @description One page of runs with the numbers of their results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectorRunListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getDetectedObjects: {
    parameters: {
      query?: never
      header?: never
      path: {
        detectorRunId: parameters['DetectorRunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 5,000 results at most; none of photos in the trash. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectedObjectsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  reviewDetectedObjects: {
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
         *       "detectedObjectIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "confirmed"
         *     }
         */
        'application/json': schemas['DetectedObjectReview']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  exportDetectedObjects: {
    parameters: {
      query: {
        format: Analysis.parameters['VerifiedFormat']
      }
      header?: never
      path: {
        detectorRunId: parameters['DetectorRunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. Positions of COCO are pixels of the upright photos. */
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
  getPhotoObjects: {
    parameters: {
      query?: {
        /** @description A result that is listed also if it is of an earlier run. */
        detectedObjectId?: parameters['WantedObjectId']
      }
      header?: never
      path: {
        photoId: Photo.parameters['PhotoId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 5,000 results at most, the most certain first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DetectedObjectsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionObjects: {
    parameters: {
      query?: {
        /** @description At most so many; 0 for their number only. */
        most?: parameters['MostObjects']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The most certain objects, and how many there are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionObjectsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteDetectorRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        detectorRunId: parameters['DetectorRunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

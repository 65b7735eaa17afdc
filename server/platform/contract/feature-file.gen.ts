// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Feature from './feature.gen'
import type * as Layer from './layer.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  NewFeatureFile: {
    index: Feature.schemas['FeatureIndex']
    uploadId: Common.schemas['Id']
  }
  FileSelection: {
    fileIds: Common.schemas['Id'][]
  }
  CoverChoice: {
    version: Common.schemas['Version']
    /**
     * @default true
     * @example true
     */
    isCover: boolean
  }
  FileAssignment: {
    fileIds: Common.schemas['Id'][]
    /** @description Null removes the files from their features. */
    feature?: {
      layerId: Common.schemas['Id']
      index: Feature.schemas['FeatureIndex']
    } | null
    /** @description Null removes the files from their flights. */
    flightId?: Common.schemas['MaybeId']
  }
  FeatureFile: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /**
     * @example photo
     * @enum {string}
     */
    kind: 'document' | 'photo'
    /** @example DJI_0018.JPG */
    name: string
    /** @example image/jpeg */
    mediaType: string
    /** @example 4024770 */
    size: number
    /**
     * @description Of a photo, as in its review; null for a document.
     * @example staged
     * @enum {string|null}
     */
    state: 'staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif' | null
    /**
     * @description Whether a photo has been read.
     * @example true
     */
    imported: boolean
    takenAt: Common.schemas['MaybeTime']
    /**
     * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
     * @example true
     */
    localTime: boolean
    /**
     * @description Whether there are a thumbnail and a preview.
     * @example true
     */
    hasPicture: boolean
    /** @example false */
    isCover: boolean
    flightId: Common.schemas['MaybeId']
    /**
     * @description Whether clients of the mission see it.
     * @example false
     */
    clientVisible: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  FeatureFileReply: {
    /** @example true */
    status: boolean
    /** @example File added */
    message?: string
    data: schemas['FeatureFile']
  }
  FeatureFilesReply: {
    /** @example true */
    status: boolean
    data: {
      files: schemas['FeatureFile'][]
      /** @example 3 */
      total: number
    }
  }
  AutoAssignment: {
    missionId: Common.schemas['Id']
    /** @description Only features of this layer; by default those of all vector layers of the mission. */
    layerId?: Common.schemas['Id']
    /**
     * @description From the middle of the area that a photo shows, or else from its position, to the feature.
     * @example 20
     */
    maxMetres: number
  }
  PhotoAssignment: {
    fileId: Common.schemas['Id']
    /** @example DJI_0018.JPG */
    name: string
    /** @example true */
    hasPicture: boolean
    /** @description The feature that was found; null if none was. */
    feature: {
      layerId: Common.schemas['Id']
      /** @example Poles */
      layerName: string
      index: Feature.schemas['FeatureIndex']
    } | null
    /** @example 4.2 */
    metres: number | null
    /**
     * @description Whether the distance is from the middle of the area that the photo shows or from its position.
     * @example area
     * @enum {string|null}
     */
    basis: 'area' | 'position' | null
    /**
     * @description Why the photo was not assigned.
     * @example null
     */
    reason: string | null
    /**
     * @description Whether the photo still belongs to that feature.
     * @example true
     */
    isCurrent: boolean
  }
  PhotoAssignmentListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['PhotoAssignment'][]
      /** @example 8 */
      total: number
      /** @example 6 */
      assigned: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  FileId: Common.schemas['Id']
}
export interface operations {
  uploadFeatureFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewFeatureFile']
      }
    }
    responses: {
      /** @description The file. A photo is not imported yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureFileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getFeatureFiles: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
        index: Feature.schemas['FeatureIndex']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 500 files. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureFilesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteFeatureFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        fileId: parameters['FileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteFeatureFiles: {
    parameters: {
      query: {
        fileIds: Common.schemas['Id'][]
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
  restoreFeatureFiles: {
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
         *       "fileIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['FileSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  setCoverPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        fileId: parameters['FileId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "isCover": true
         *     }
         */
        'application/json': schemas['CoverChoice']
      }
    }
    responses: {
      /** @description The stored file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureFileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  assignFiles: {
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
         *       "fileIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "feature": {
         *         "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *         "index": 1
         *       }
         *     }
         */
        'application/json': schemas['FileAssignment']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  autoAssignPhotos: {
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
         *       "maxMetres": 20
         *     }
         */
        'application/json': schemas['AutoAssignment']
      }
    }
    responses: {
      /** @description The job. Only photos that belong to no feature and are not rejected are assigned. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @example true */
            status: boolean
            /** @example Photos are being assigned */
            message?: string
            data: {
              jobId: Common.schemas['Id']
            }
          }
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPhotoAssignments: {
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
      /** @description One page of photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoAssignmentListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

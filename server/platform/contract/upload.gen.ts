// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Layer from './layer.gen'
export interface schemas {
  /**
   * @description Other operations can use a finished upload once; it is `taken` afterwards.
   * @example finished
   * @enum {string}
   */
  UploadState: 'receiving' | 'finished' | 'failed' | 'taken'
  Upload: {
    _id: Common.schemas['Id']
    /** @example ortho.tif */
    name: string
    /** @example 1048576 */
    size: number
    /**
     * @description Received bytes.
     * @example 1048576
     */
    received: number
    state: schemas['UploadState']
    /**
     * @description Kind of the file by its content, such as geotiff, kml or mp4; null until the upload is finished.
     * @example geotiff
     */
    kind: string | null
    /**
     * @description Kind of layer that the file can become; null if it cannot become one.
     * @example raster
     * @enum {string|null}
     */
    layerKind: 'raster' | 'vector' | null
    /**
     * @description What the file becomes when it is added to a mission; `ask` for a picture without a position, which can become a photo, a layer or a document; null if a mission does not take such files.
     * @example layer
     * @enum {string|null}
     */
    missionUse: 'photo' | 'recording' | 'telemetry' | 'layer' | 'document' | 'ask' | null
    sameFile?: schemas['SameFile']
    /**
     * @description Why the upload failed, or why the finished file was rejected.
     * @example null
     */
    message: string | null
    createdAt: Common.schemas['Time']
    /**
     * Format: date-time
     * @description Time when the upload is deleted unless it continues or is used.
     * @example 2026-03-13T09:30:00.000Z
     */
    expiresAt: string
  }
  /** @description A file of the mission with the same content that the caller may see, or the recording beside which the camera keeps the file. Missing if there is none, if `missionId` was not given, and for photos, whose import recognises them. */
  SameFile: {
    _id: Common.schemas['Id']
    /**
     * @example document
     * @enum {string}
     */
    use: 'recording' | 'telemetry' | 'layer' | 'document'
    /** @example flight-permit.pdf */
    name: string
    /**
     * @description The file is a copy of low resolution, a picture or the sound that the camera keeps beside this recording, by their names.
     * @example true
     */
    isRecordingBeside?: boolean
  }
  /**
   * @description A finished upload of the caller, instead of the file itself.
   * @example {
   *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
   *     }
   */
  UploadedFile: {
    uploadId: Common.schemas['Id']
  }
  /**
   * @example telemetry
   * @enum {string}
   */
  FileUse: 'photo' | 'recording' | 'telemetry' | 'layer' | 'document'
  MissionUpload: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    /** @description What the file becomes. By default, its content decides. */
    use?: schemas['FileUse']
    /**
     * @description Folder of the file, such as that on the card of the drone. Photos and documents keep it.
     * @example DCIM/100MEDIA
     */
    folder?: string
    /** @description The flight of telemetry or of a recording. By default, its times decide. */
    flightId?: Common.schemas['Id']
    /**
     * @description IANA time zone of times without a zone in telemetry; by default that of the first position.
     * @example Europe/Berlin
     */
    timeZone?: string
    /**
     * @description Adds a file that the mission already has.
     * @example false
     */
    again?: boolean
  }
  AddedUpload: {
    /**
     * @description `ask`: a picture without a position, to be sent again with the `use` photo, layer or document. `same-file`: the mission already has the file `sameFile`, to be sent again with `again` or to be deleted.
     * @example added
     * @enum {string}
     */
    state: 'added' | 'ask' | 'same-file'
    /**
     * @description What the file has become; null unless it was added.
     * @example layer
     * @enum {string|null}
     */
    use: 'photo' | 'recording' | 'telemetry' | 'layer' | 'document' | null
    /**
     * Format: uuid
     * @description ID of the photo, recording, telemetry, layer or document; null unless it was added.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    _id: string | null
    sameFile?: schemas['SameFile']
    /**
     * @description What the file can become instead, for GPX and CSV files.
     * @example telemetry
     * @enum {string}
     */
    otherUse?: 'telemetry' | 'layer'
  }
  TelemetryReading: {
    /**
     * @description IANA time zone of times without a zone; by default that of the first position.
     * @example Europe/Berlin
     */
    timeZone?: string
  }
  AddedUploadReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AddedUpload']
  }
  UploadReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Upload']
  }
  UploadListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Upload'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  StorageUseReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 1048576 */
      used: number
      /**
       * @description Part of `used` that archives of exports take, also those that are being made.
       * @example 524288
       */
      exports: number
      /**
       * @description Bytes of deleted files that are still on the disk. They no longer count in `used`.
       * @example 0
       */
      beingFreed: number
      /**
       * @description Limit of the package; null without a limit.
       * @example 107374182400
       */
      limit: number | null
      /**
       * @description Bytes that can be added, the smaller of what the package allows, with its tolerance, and of what the disk has room for beside open uploads and jobs; null without a limit.
       * @example 107374182400
       */
      free: number | null
      /**
       * @description Maximum size of one file.
       * @example 21474836480
       */
      largestFile: number
    }
  }
}
export interface parameters {
  UploadId: Common.schemas['Id']
  UsedTelemetryId: Common.schemas['Id']
}
export interface operations {
  listUploads: {
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
      /** @description One page of uploads. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UploadListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getUpload: {
    parameters: {
      query?: {
        /** @description Adds `sameFile`, for an upload that is about to be added to this mission. */
        missionId?: Common.schemas['Id']
      }
      header?: never
      path: {
        uploadId: parameters['UploadId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The upload. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UploadReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        uploadId: parameters['UploadId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  addUploadToMission: {
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
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['MissionUpload']
      }
    }
    responses: {
      /** @description What the file has become, or what must be decided first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AddedUploadReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  useLayerAsTelemetry: {
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
         *       "timeZone": "Europe/Berlin"
         *     }
         */
        'application/json': schemas['TelemetryReading']
      }
    }
    responses: {
      /** @description The telemetry, which is not read yet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AddedUploadReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  useTelemetryAsLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['UsedTelemetryId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The layer, which is not imported yet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AddedUploadReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStorageUse: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Bytes, including the declared sizes of open uploads and exports. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['StorageUseReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

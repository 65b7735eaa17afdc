// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Location from './location.gen'
import type * as Mission from './mission.gen'
import type * as Upload from './upload.gen'
export interface schemas {
  NewRecording: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    /** @description The flight. By default, the flight at the time of the video, if there is exactly one. */
    flightId?: Common.schemas['Id']
    /** @description When the recording starts. By default, the time in the file. */
    startedAt?: Common.schemas['Time']
  }
  /** @example North shore */
  RecordingTitle: string
  RecordingName: {
    version: Common.schemas['Version']
    name: schemas['RecordingTitle']
  }
  /** @example Zenmuse H20T */
  Camera: string
  MaybePlace: {
    /** @example 46.78 */
    lat: number
    /** @example -92.1 */
    long: number
  } | null
  RecordingEdit: {
    version: Common.schemas['Version']
    /** @description Moves the recording to another mission. Its flight and telemetry are removed unless they are given. */
    missionId?: Common.schemas['Id']
    flightId?: Common.schemas['MaybeId']
    startedAt?: Common.schemas['MaybeTime']
    location?: schemas['MaybePlace']
    camera?: schemas['Camera']
    /** @description The recording gets the flight of the telemetry if it has none, and the other way round. */
    telemetryId?: Common.schemas['MaybeId']
    /**
     * @description Seconds from the start of the given telemetry to the start of the recording. Telemetry without times of day
     *     moves to the recording; otherwise the recording starts at this time. Without it, all times stay.
     * @example 2.5
     */
    telemetryOffset?: number
    /**
     * @description Whether the recording is held. A held recording cannot be deleted until it is released.
     * @example true
     */
    held?: boolean
    /** @example true */
    clientVisible?: boolean
  }
  RecordingsEdit: {
    vodIds: schemas['SelectedRecordings']
    missionId?: Common.schemas['Id']
    flightId?: Common.schemas['MaybeId']
    location?: schemas['MaybePlace']
    camera?: schemas['Camera']
    /** @example true */
    held?: boolean
    /** @example true */
    clientVisible?: boolean
  }
  SelectedRecordings: Common.schemas['Id'][]
  RecordingSelection: {
    vodIds: schemas['SelectedRecordings']
  }
  /** @description Of the camera, by its name or that of its stream; null for unknown cameras. */
  MaybeLens: {
    /**
     * @description Millimetres in terms of 35 mm film, by the diagonal of the sensor.
     * @example 24
     */
    focalLength: number
    /**
     * @description Width of the sensor by its height.
     * @example 1.5
     */
    aspect: number
  } | null
  /**
   * @description processing: a job reads and converts the video; failed: it cannot be played, `problem` says why.
   * @example ready
   * @enum {string}
   */
  RecordingState: 'processing' | 'ready' | 'failed'
  Recording: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    flightId: Common.schemas['MaybeId']
    /** @example Flight 1 */
    flightName: string | null
    /** @example DJI_0042.MP4 */
    name: string
    /**
     * @example stream
     * @enum {string}
     */
    source: 'stream' | 'upload'
    streamId: Common.schemas['MaybeId']
    state: schemas['RecordingState']
    /**
     * @description Why it failed or what is incomplete.
     * @example null
     */
    problem: string | null
    startedAt: Common.schemas['MaybeTime']
    /**
     * @description Where the start comes from; null without a start. container: the video file states it, and nobody has verified it;
     *     satellites: the receiver of the camera, whose measurements are in the video file.
     * @example stream
     * @enum {string|null}
     */
    startOrigin: 'stream' | 'container' | 'srt' | 'satellites' | 'user' | null
    /** @example 60000 */
    durationMs: number | null
    /** @example 1920 */
    width: number | null
    /** @example 1080 */
    height: number | null
    /**
     * @description Frames per second on average.
     * @example 29.97
     */
    frameRate: number | null
    /** @example H.264 */
    videoCodec: string | null
    /** @example AAC */
    audioCodec: string | null
    /** @example 5051502 */
    bytes: number
    /**
     * @description Address for playing it; null unless it is ready.
     * @example /apis/v1/recording/file/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    fileUrl: string | null
    /** @example /apis/v1/recording/poster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
    posterUrl: string | null
    /**
     * @description Address of small pictures of the whole recording, for previews; null if nobody has made them yet.
     * @example /apis/v1/recording/storyboard/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    storyboardUrl: string | null
    /**
     * @description Which browsers play the video, by its codec.
     * @example all
     * @enum {string}
     */
    playableIn: 'all' | 'some' | 'none'
    /**
     * @description Names the browsers unless all play it.
     * @example null
     */
    playableNote: string | null
    /**
     * @description Whether the uploaded file is kept beside the video.
     * @example false
     */
    isConverted: boolean
    telemetryId: Common.schemas['MaybeId']
    /**
     * @description Whether the recording is held. A held recording cannot be deleted until it is released.
     * @example false
     */
    held: boolean
    /** @example Zenmuse H20T */
    camera: string
    lens: schemas['MaybeLens']
    location: schemas['MaybePlace']
    /**
     * Format: date
     * @description Day in UTC on which a retention rule of the tenant deletes it; null if none does, and for clients.
     * @example null
     */
    deletedOn: string | null
    /** @example false */
    clientVisible: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  RecordingReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Recording']
  }
  RecordingListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Recording'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DeletedRecording: {
    _id: Common.schemas['Id']
    /** @example DJI_0042.MP4 */
    name: string
    startedAt: Common.schemas['MaybeTime']
    deletedAt: Common.schemas['Time']
    deletedBy?: Common.schemas['Author']
  }
  DeletedRecordingListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedRecording'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  VodId: Common.schemas['Id']
  VodIds: Common.schemas['Id'][]
  OfFlight: Common.schemas['Id']
  /** @description Only recordings that end after this time. */
  From: Common.schemas['Time']
  /** @description Only recordings that start before this time. */
  Until: Common.schemas['Time']
}
export interface operations {
  getRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listRecordings: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        flightId?: parameters['OfFlight']
        /** @description Only recordings that end after this time. */
        from?: parameters['From']
        /** @description Only recordings that start before this time. */
        until?: parameters['Until']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of recordings. Those without a start are last. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listLocationRecordings: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only recordings that end after this time. */
        from?: parameters['From']
        /** @description Only recordings that start before this time. */
        until?: parameters['Until']
      }
      header?: never
      path: {
        locationId: Location.parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of recordings. Those without a start are last. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createRecording: {
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
        'application/json': schemas['NewRecording']
      }
    }
    responses: {
      /** @description The recording, which is not read yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteRecordings: {
    parameters: {
      query: {
        vodIds: parameters['VodIds']
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
  renameRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "North shore"
         *     }
         */
        'application/json': schemas['RecordingName']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "camera": "Zenmuse H20T"
         *     }
         */
        'application/json': schemas['RecordingEdit']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateRecordings: {
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
         *       "vodIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "held": true
         *     }
         */
        'application/json': schemas['RecordingsEdit']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreRecordings: {
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
         *       "vodIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['RecordingSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedRecordings: {
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
          'application/json': schemas['DeletedRecordingListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRecordingFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The video, or with a Range header a part of it of at most 8 MiB. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'video/mp4': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
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
  downloadRecordingClip: {
    parameters: {
      query: {
        /** @description Start of the part. It begins at the last key frame before, which usually is up to 2 s earlier. */
        fromMs: number
        /** @description End of the part, at most 10 minutes after its start. */
        untilMs: number
      }
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The part as MP4, or as WebM if the recording is VP8. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'video/mp4': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRecordingPoster: {
    parameters: {
      query?: {
        /** @description Changes with the picture, so that browsers do not show an earlier one. */
        v?: string
      }
      header?: never
      path: {
        vodId: parameters['VodId']
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
  setRecordingPoster: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP.
           * @example RIFF
           */
          file: string
        }
        'application/json': Upload.schemas['UploadedFile']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRecordingStoryboard: {
    parameters: {
      query?: {
        /** @description Changes with the picture, so that browsers do not show an earlier one. */
        v?: string
      }
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image of 8 by 6 pictures, row by row; number i, from 0, shows the share (i + 0.5) / 48 of the duration. */
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
  setRecordingStoryboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: parameters['VodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP, 8 by 6 pictures.
           * @example RIFF
           */
          file: string
        }
        'application/json': Upload.schemas['UploadedFile']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecordingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

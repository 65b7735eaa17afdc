// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
import type * as Upload from './upload.gen'
export interface schemas {
  /**
   * @description What was found; empty without a note.
   * @example Two people behind the fence.
   */
  OutcomeNote: string
  /**
   * @description How many people the picture shows; null when unknown.
   * @example 2
   */
  PeopleCount: number | null
  Outcome: {
    _id: Common.schemas['Id']
    /**
     * @description Path of the picture.
     * @example /apis/v1/outcome/picture/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    image: string
    missionId: {
      _id: Common.schemas['Id']
      /** @example Harbour survey */
      name: string
    }
    flightId: {
      _id: Common.schemas['Id']
      /** @example Flight 1 */
      name: string
    } | null
    pcount: schemas['PeopleCount']
    note: schemas['OutcomeNote']
    /** @description When the picture was taken, by the clock of its recording or photo; null when unknown. */
    takenAt: Common.schemas['MaybeTime']
    /**
     * @description Whether the time is counted from the start that a video file states, which nobody has verified. Many cameras write their
     *     local time as if it were UTC.
     * @example false
     */
    isTimeOfFile: boolean
    /**
     * @description Place of the mission when the outcome was created; empty when it had none.
     * @example Gate 4
     */
    locationName: string
    location: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    } | null
    recordingId: Common.schemas['MaybeId']
    photoId: Common.schemas['MaybeId']
    /**
     * @description Moment in the recording, in milliseconds from its start.
     * @example 12350
     */
    atMs: number | null
    /**
     * @description Whether clients of the mission see it.
     * @example false
     */
    clientVisible: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  OutcomeReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Outcome']
  }
  OutcomeListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Outcome'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  NewPhotoOutcome: {
    photoId: Common.schemas['Id']
    pcount?: schemas['PeopleCount']
    note?: schemas['OutcomeNote']
  }
  OutcomeEdit: {
    version: Common.schemas['Version']
    pcount?: schemas['PeopleCount']
    note?: schemas['OutcomeNote']
    /** @example true */
    clientVisible?: boolean
  }
  OutcomeSelection: {
    outcomeIds: Common.schemas['Id'][]
  }
  DeletedOutcome: {
    _id: Common.schemas['Id']
    /** @example Gate 4 */
    locationName: string
    createdAt: Common.schemas['Time']
    deletedAt: Common.schemas['Time']
    deletedBy?: Common.schemas['Author']
  }
  DeletedOutcomeListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedOutcome'][]
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
  OutcomeId: Common.schemas['Id']
  /** @description Only outcomes of this mission. */
  OutcomeOfMission: Common.schemas['Id']
  /** @description The recording that the picture is a frame of. */
  OutcomeOfRecording: Common.schemas['Id']
  /** @description Moment of the frame, in milliseconds from the start of the recording. */
  OutcomeAtMs: number
  /** @description The flight that the picture was taken on. */
  OutcomeOfFlight: Common.schemas['Id']
  /** @description How many people the picture shows; absent when unknown. */
  OutcomePeopleCount: number
  OutcomeNoteOfPicture: schemas['OutcomeNote']
  /** @description When the picture was taken. A frame of a recording has the time of its moment. */
  OutcomeTakenAt: Common.schemas['Time']
  OutcomeLat: number
  OutcomeLong: number
}
export interface operations {
  listOutcomes: {
    parameters: {
      query?: {
        /** @description Only outcomes of this mission. */
        missionId?: parameters['OutcomeOfMission']
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
      /** @description One page of outcomes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OutcomeListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOutcome: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: parameters['OutcomeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The outcome. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OutcomeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createOutcome: {
    parameters: {
      query?: {
        /** @description The recording that the picture is a frame of. */
        vodId?: parameters['OutcomeOfRecording']
        /** @description Moment of the frame, in milliseconds from the start of the recording. */
        atMs?: parameters['OutcomeAtMs']
        /** @description The flight that the picture was taken on. */
        flightId?: parameters['OutcomeOfFlight']
        /** @description How many people the picture shows; absent when unknown. */
        pcount?: parameters['OutcomePeopleCount']
        note?: parameters['OutcomeNoteOfPicture']
        /** @description When the picture was taken. A frame of a recording has the time of its moment. */
        takenAt?: parameters['OutcomeTakenAt']
        lat?: parameters['OutcomeLat']
        long?: parameters['OutcomeLong']
      }
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
      /** @description The stored outcome. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OutcomeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createPhotoOutcome: {
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
         *       "photoId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "pcount": 2
         *     }
         */
        'application/json': schemas['NewPhotoOutcome']
      }
    }
    responses: {
      /** @description The stored outcome. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OutcomeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editOutcome: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: parameters['OutcomeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "pcount": 3
         *     }
         */
        'application/json': schemas['OutcomeEdit']
      }
    }
    responses: {
      /** @description The stored outcome. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OutcomeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteOutcome: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: parameters['OutcomeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreOutcomes: {
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
         *       "outcomeIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['OutcomeSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedOutcomes: {
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
          'application/json': schemas['DeletedOutcomeListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOutcomePicture: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: parameters['OutcomeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture as WebP. */
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
  downloadOutcomePicture: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: parameters['OutcomeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture, named after the place. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/png': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOutcomeMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: parameters['OutcomeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 x 130 pixels at zoom 16. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/png': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

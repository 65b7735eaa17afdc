// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Flight from './flight.gen'
import type * as Mission from './mission.gen'
import type * as Vod from './vod.gen'
export interface schemas {
  NewTelemetry: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    /** @description The flight. By default, the flight at the time of the file, if there is exactly one. */
    flightId?: Common.schemas['Id']
    /**
     * @description IANA time zone of times without a zone in the file; by default that of the first position.
     * @example Europe/Berlin
     */
    timeZone?: string
  }
  TelemetryAssignment: {
    flightId: Common.schemas['Id']
  }
  FlightOfTelemetry: {
    /** @example Flight 1 */
    name: string
  }
  /** @example latitude */
  ColumnName: string
  TelemetryColumns: {
    fields: {
      date?: schemas['ColumnName']
      time: schemas['ColumnName']
      lat: schemas['ColumnName']
      long: schemas['ColumnName']
      altitude?: schemas['ColumnName']
      height?: schemas['ColumnName']
      speed?: schemas['ColumnName']
      battery?: schemas['ColumnName']
      heading?: schemas['ColumnName']
      gimbalYaw?: schemas['ColumnName']
      gimbalPitch?: schemas['ColumnName']
    }
    /**
     * @description Unit of numeric times.
     * @example s
     * @enum {string}
     */
    timeUnit: 's' | 'ms'
    /**
     * @example m
     * @enum {string}
     */
    lengthUnit: 'm' | 'ft'
    /**
     * @example m/s
     * @enum {string}
     */
    speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
  }
  /** @description The table of a file that cannot be read until its columns are chosen. */
  TelemetryTable: {
    header: schemas['ColumnName'][]
    /** @description The first rows. */
    examples: string[][]
    /** @description Columns by their names, or those last chosen for the same header. */
    proposal: {
      /**
       * @example {
       *       "lat": "latitude"
       *     }
       */
      fields: {
        [key: string]: schemas['ColumnName']
      }
      /**
       * @example s
       * @enum {string}
       */
      timeUnit: 's' | 'ms'
      /**
       * @example m
       * @enum {string}
       */
      lengthUnit: 'm' | 'ft'
      /**
       * @example m/s
       * @enum {string}
       */
      speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
    }
  } | null
  /** @example 39.8 */
  MaybeMetres: number | null
  /**
   * @description Heights on a grid that is regular in Web Mercator. Heights of cameras are measured from the take-off point, whose height is
   *     in the vertical datum of the layer, as all heights here.
   */
  TrackGround: {
    layerId: Common.schemas['Id']
    /** @example Surface model */
    layerName: string
    /**
     * @description Height of the take-off point.
     * @example 184.2
     */
    takeOff: number
    /** @example 2 */
    columns: number
    /** @example 1 */
    rows: number
    /**
     * @description Longitude of the western edge.
     * @example -92.01
     */
    west: number
    /**
     * @description Longitude of the eastern edge; above 180 for a grid across the antimeridian.
     * @example -91.99
     */
    east: number
    /**
     * @description Vertical position in Web Mercator of the northern edge; 0 is at 85.05 degrees north, 1 at 85.05 degrees south.
     * @example 0.3532
     */
    top: number
    /**
     * @description The same of the southern edge.
     * @example 0.3534
     */
    bottom: number
    /**
     * @description Metres at the middle of each cell, row by row from the north; null where they are unknown.
     * @example [
     *       185.1,
     *       null
     *     ]
     */
    heights: (number | null)[]
  }
  TrackGroundReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Null for flat ground.
       * @example null
       */
      ground: schemas['TrackGround'] | null
    }
  }
  TelemetryZone: {
    /**
     * @description IANA name.
     * @example America/Chicago
     */
    timeZone: string
  }
  /**
   * @description reading: a job reads the file; columns: the columns of the table must be chosen; unassigned: the flight must be
   *     chosen; ready: assigned to its flight; failed: the file cannot be imported.
   * @example ready
   * @enum {string}
   */
  TelemetryState: 'reading' | 'columns' | 'unassigned' | 'ready' | 'failed'
  Telemetry: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    flightId: Common.schemas['MaybeId']
    /** @example DJI_0042.SRT */
    name: string
    /**
     * @example srt
     * @enum {string}
     */
    kind: 'srt' | 'gpx' | 'csv' | 'ulog' | 'dataflash' | 'tlog'
    state: schemas['TelemetryState']
    /**
     * @description Why it failed.
     * @example null
     */
    problem: string | null
    /** @description What the import left out. */
    notes: string[]
    table: schemas['TelemetryTable']
    /**
     * @description Whether the file has times of day.
     * @example true
     */
    hasTimes: boolean
    /**
     * @description The time zone that times without a zone were read in; null if they have one.
     * @example Europe/Berlin
     */
    timeZone: string | null
    /** @example 600 */
    samples: number
    startedAt: Common.schemas['MaybeTime']
    endedAt: Common.schemas['MaybeTime']
    distance: schemas['MaybeMetres']
    maxHeight: schemas['MaybeMetres']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  TelemetryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Telemetry']
  }
  TelemetryListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      telemetry: schemas['Telemetry'][]
    }
  }
  /** @description Null if the recording does not contain it. */
  TrackEvent: {
    at: Common.schemas['Time']
    location: Common.schemas['Coordinates']
  } | null
  /** @description One value for each time; null where the recording has none. */
  Measurements: (number | null)[]
  /** @description Columns with one value for each time. Metres, metres per second, percent and degrees; the focal length in millimetres in terms of 35 mm film. */
  TrackSamples: {
    /** @description Milliseconds since the start of the track. */
    at: number[]
    long: number[]
    lat: number[]
    altitude: schemas['Measurements']
    height: schemas['Measurements']
    speed: schemas['Measurements']
    battery: schemas['Measurements']
    heading: schemas['Measurements']
    gimbalYaw: schemas['Measurements']
    gimbalPitch: schemas['Measurements']
    focalLength: schemas['Measurements']
  } | null
  FlightTrack: {
    startedAt: Common.schemas['MaybeTime']
    endedAt: Common.schemas['MaybeTime']
    /**
     * @description Seconds.
     * @example 59.9
     */
    duration: number
    /**
     * @description Metres over ground.
     * @example 257.2
     */
    distance: number
    maxHeight: schemas['MaybeMetres']
    takeOff: schemas['TrackEvent']
    landing: schemas['TrackEvent']
    /** @description The simplified path in the order of time. */
    path: Common.schemas['Position'][]
    /** @example null */
    planned: schemas['PlannedPath'] | null
    samples: schemas['TrackSamples']
  }
  MissionTracksReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      tracks: Common.schemas['MissionTrack'][]
    }
  }
  PlannedPath: {
    /**
     * @description Of the layer.
     * @example North strip
     */
    name: string
    lines: Common.schemas['Position'][][]
    /**
     * @description Null without telemetry, or when the planned path has more than 5000 positions.
     * @example {
     *       "mean": 1.8,
     *       "max": 6.2
     *     }
     */
    deviation: schemas['PathDeviation'] | null
  }
  /** @description Metres over ground from the flown path to the planned one, between take-off and landing. */
  PathDeviation: {
    /** @example 1.8 */
    mean: number
    /** @example 6.2 */
    max: number
  }
  FlightTrackReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['FlightTrack']
  }
}
export interface parameters {
  /** @description Where the camera is. */
  GroundLat: number
  GroundLong: number
  TelemetryId: Common.schemas['Id']
}
export interface operations {
  createTelemetry: {
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
        'application/json': schemas['NewTelemetry']
      }
    }
    responses: {
      /** @description The telemetry, which is not read yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TelemetryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionTelemetry: {
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
      /** @description The telemetry of the mission, the newest first, 500 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TelemetryListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  assignTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['TelemetryId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['TelemetryAssignment']
      }
    }
    responses: {
      /** @description The stored telemetry. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TelemetryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createFlightOfTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['TelemetryId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Flight 1"
         *     }
         */
        'application/json': schemas['FlightOfTelemetry']
      }
    }
    responses: {
      /** @description The stored telemetry. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TelemetryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editTelemetryColumns: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['TelemetryId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fields": {
         *         "time": "datetime(utc)",
         *         "lat": "latitude",
         *         "long": "longitude"
         *       },
         *       "timeUnit": "s",
         *       "lengthUnit": "m",
         *       "speedUnit": "m/s"
         *     }
         */
        'application/json': schemas['TelemetryColumns']
      }
    }
    responses: {
      /** @description The telemetry, which is not read yet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TelemetryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editTelemetryZone: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['TelemetryId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "timeZone": "America/Chicago"
         *     }
         */
        'application/json': schemas['TelemetryZone']
      }
    }
    responses: {
      /**
       * @description The stored telemetry with its new times. The start of recordings that is that of the telemetry moves with it, and so does
       *     a flight that was created from it.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TelemetryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['TelemetryId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: parameters['TelemetryId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getFlightTrack: {
    parameters: {
      query?: {
        /** @description Only the path, for maps, or also the samples. */
        detail?: 'path' | 'samples'
      }
      header?: never
      path: {
        flightId: Flight.parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The track; without telemetry the path is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightTrackReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRecordingTrack: {
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
      /** @description The track of the telemetry that is paired with the recording, otherwise that of its flight; empty without both. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FlightTrackReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getFlightGround: {
    parameters: {
      query: {
        /** @description Where the camera is. */
        lat: parameters['GroundLat']
        long: parameters['GroundLong']
      }
      header?: never
      path: {
        flightId: Flight.parameters['FlightId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Heights within a kilometre. Null for flat ground: without an elevation layer there, and for those who do not see the
       *     layer, which needs the permission layer_list.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TrackGroundReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRecordingGround: {
    parameters: {
      query: {
        /** @description Where the camera is. */
        lat: parameters['GroundLat']
        long: parameters['GroundLong']
      }
      header?: never
      path: {
        vodId: Vod.parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description As of a flight; the take-off point is that of the track of the recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TrackGroundReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionTracks: {
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
      /** @description Flights with telemetry, at most 100, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionTracksReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

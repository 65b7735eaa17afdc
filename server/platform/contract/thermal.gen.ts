// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Photo from './photo.gen'
export interface schemas {
  /**
   * @description Of the object.
   * @example 0.95
   */
  Emissivity: number
  /**
   * @description Of what the object reflects, in degrees Celsius.
   * @example 20
   */
  ReflectedTemperature: number
  /**
   * @description Metres from the camera to the object.
   * @example 20
   */
  Distance: number
  /**
   * @description Relative humidity of the air.
   * @example 0.5
   */
  Humidity: number
  /**
   * @description Degrees Celsius.
   * @example 20
   */
  AirTemperature: number
  /**
   * @description Degrees Celsius.
   * @example 21.5
   */
  Temperature: number
  /**
   * @description The kind of file. The temperatures of dji need the SDK of the manufacturer.
   * @example flir
   * @enum {string}
   */
  ThermalSource: 'flir' | 'tiff' | 'dji'
  ThermalParameters: {
    emissivity: schemas['Emissivity']
    reflected: schemas['ReflectedTemperature']
    distance: schemas['Distance']
    humidity: schemas['Humidity']
    air: schemas['AirTemperature']
  }
  ThermalStatistics: {
    min: schemas['Temperature']
    max: schemas['Temperature']
    mean: schemas['Temperature']
  }
  Hotspot: {
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
    degrees: schemas['Temperature']
    /**
     * @description Degrees above its surroundings.
     * @example 12.5
     */
    excess: number
    /**
     * @description Pixels.
     * @example 40
     */
    area: number
  }
  /**
   * @example point
   * @enum {string}
   */
  ReadingKind: 'point' | 'line' | 'area'
  /**
   * @description Columns and rows in the thermal picture. A point has one, a line two, an area three or more.
   * @example [
   *       [
   *         320,
   *         240
   *       ]
   *     ]
   */
  ReadingPoints: number[][]
  NewReading: {
    kind: schemas['ReadingKind']
    /** @example Panel 7 */
    label?: string
    points: schemas['ReadingPoints']
  }
  Reading: {
    _id: Common.schemas['Id']
    kind: schemas['ReadingKind']
    /** @example Panel 7 */
    label: string
    points: schemas['ReadingPoints']
    min: schemas['Temperature']
    max: schemas['Temperature']
    mean: schemas['Temperature']
    /**
     * @description What the reading was computed with; null for a file that has temperatures itself.
     * @example null
     */
    parameters: schemas['ThermalParameters'] | null
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  ReadingReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Reading']
  }
  ThermalPhoto: {
    photoId: Common.schemas['Id']
    /** @example FLIR_0042.jpg */
    name: string
    missionId: Common.schemas['Id']
    /** @example Solar park */
    missionName: string
    source: schemas['ThermalSource']
    /**
     * @description Camera; empty when unknown.
     * @example FLIR T640
     */
    model: string
    /** @example 640 */
    width: number | null
    /** @example 512 */
    height: number | null
    /**
     * @description Null when the temperatures are unknown.
     * @example null
     */
    statistics: schemas['ThermalStatistics'] | null
    /**
     * @description Why the temperatures are unknown.
     * @example null
     */
    problem: string | null
    takenAt: Common.schemas['MaybeTime']
    /**
     * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
     * @example false
     */
    localTime: boolean
    version: Common.schemas['Version']
  }
  ThermalDetails: {
    photo: schemas['ThermalPhoto']
    /**
     * @description Null for a file that has temperatures itself.
     * @example null
     */
    parameters: schemas['ThermalParameters'] | null
    /**
     * @description As set in the camera.
     * @example null
     */
    cameraParameters: schemas['ThermalParameters'] | null
    hotspots: schemas['Hotspot'][]
    readings: schemas['Reading'][]
  }
  ThermalPhotoReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['ThermalDetails']
  }
  ThermalListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['ThermalPhoto'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ThermalEdit: {
    version: Common.schemas['Version']
    emissivity?: schemas['Emissivity']
    reflected?: schemas['ReflectedTemperature']
    distance?: schemas['Distance']
    humidity?: schemas['Humidity']
    air?: schemas['AirTemperature']
  }
}
export interface parameters {
  ThermalPhoto: Common.schemas['Id']
  /** @description Only photos of this mission. */
  ThermalOfMission: Common.schemas['Id']
  /** @description Computes with this value without storing it. */
  TriedEmissivity: schemas['Emissivity']
  /** @description Computes with this value without storing it. */
  TriedReflected: schemas['ReflectedTemperature']
  /** @description Computes with this value without storing it. */
  TriedDistance: schemas['Distance']
  /** @description Computes with this value without storing it. */
  TriedHumidity: schemas['Humidity']
  /** @description Computes with this value without storing it. */
  TriedAir: schemas['AirTemperature']
}
export interface operations {
  getThermalPhoto: {
    parameters: {
      query: {
        photoId: parameters['ThermalPhoto']
        /** @description Computes with this value without storing it. */
        emissivity?: parameters['TriedEmissivity']
        /** @description Computes with this value without storing it. */
        reflected?: parameters['TriedReflected']
        /** @description Computes with this value without storing it. */
        distance?: parameters['TriedDistance']
        /** @description Computes with this value without storing it. */
        humidity?: parameters['TriedHumidity']
        /** @description Computes with this value without storing it. */
        air?: parameters['TriedAir']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Facts, statistics, hotspots and readings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ThermalPhotoReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getThermalValues: {
    parameters: {
      query: {
        photoId: parameters['ThermalPhoto']
        /** @description Computes with this value without storing it. */
        emissivity?: parameters['TriedEmissivity']
        /** @description Computes with this value without storing it. */
        reflected?: parameters['TriedReflected']
        /** @description Computes with this value without storing it. */
        distance?: parameters['TriedDistance']
        /** @description Computes with this value without storing it. */
        humidity?: parameters['TriedHumidity']
        /** @description Computes with this value without storing it. */
        air?: parameters['TriedAir']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Degrees Celsius as 32-bit floats, little-endian, in rows from the top. NaN where unknown. */
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
  listThermalPhotos: {
    parameters: {
      query?: {
        /** @description Only photos of this mission. */
        missionId?: parameters['ThermalOfMission']
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
      /** @description One page of thermal photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ThermalListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportThermalPhotos: {
    parameters: {
      query?: {
        /** @description Only photos of this mission. */
        missionId?: parameters['ThermalOfMission']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editThermalParameters: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: Photo.parameters['PhotoId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "emissivity": 0.92,
         *       "reflected": 12
         *     }
         */
        'application/json': schemas['ThermalEdit']
      }
    }
    responses: {
      /** @description The photo with its new temperatures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ThermalPhotoReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createThermalReading: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: Photo.parameters['PhotoId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "point",
         *       "label": "Panel 7",
         *       "points": [
         *         [
         *           320,
         *           240
         *         ]
         *       ]
         *     }
         */
        'application/json': schemas['NewReading']
      }
    }
    responses: {
      /** @description The stored reading. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReadingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteThermalReading: {
    parameters: {
      query?: never
      header?: never
      path: {
        readingId: Common.schemas['Id']
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

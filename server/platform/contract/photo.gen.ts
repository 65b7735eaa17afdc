// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Feature from './feature.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  /**
   * @description staged: not decided; assigned: accepted and placed; unmatched: accepted, without a position; rejected: by a person;
   *     duplicate: the tenant has the same file already; invalid_exif: the file cannot be read or states an impossible position.
   * @example staged
   * @enum {string}
   */
  PhotoState: 'staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif'
  NewPhoto: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    folder?: schemas['PhotoFolder']
  }
  /**
   * @description Folder from which the photo was uploaded, such as that on the card of the drone; empty without one.
   * @example DCIM/100MEDIA
   */
  PhotoFolder: string
  PhotoSelection: {
    photoIds: Common.schemas['Id'][]
  }
  PhotoSharing: {
    ids: Common.schemas['Id'][]
    /** @example true */
    clientVisible: boolean
  }
  PhotoPlace: {
    fileId: Common.schemas['Id']
    version: Common.schemas['Version']
    /** @description Null restores the position of the file. */
    location: {
      /** @example 46.8426 */
      lat: number
      /** @example -91.9946 */
      long: number
    } | null
  }
  PhotoReview: {
    ids: Common.schemas['Id'][]
    /**
     * @example reject
     * @enum {string}
     */
    decision: 'accept' | 'reject'
    /** @example Rotor in the picture */
    reason?: string
  }
  /** @example 39.8 */
  MaybeNumber: number | null
  CameraAngles: {
    yaw: schemas['MaybeNumber']
    pitch: schemas['MaybeNumber']
    roll: schemas['MaybeNumber']
  }
  /** @example 8192 */
  PanoramaPixels: number
  /** @description Of a 360° photo: the part of the sphere that the picture shows, in pixels of the whole sphere. Null or missing for other photos. */
  Panorama: {
    fullWidth: schemas['PanoramaPixels']
    fullHeight: schemas['PanoramaPixels']
    left: schemas['PanoramaPixels']
    top: schemas['PanoramaPixels']
    width: schemas['PanoramaPixels']
    height: schemas['PanoramaPixels']
    /**
     * @description Degrees clockwise from north of the centre of the sphere.
     * @example 95
     */
    heading: number | null
  } | null
  /** @description Metadata of the file; null before the import. Heights in metres, angles in degrees. */
  PhotoFacts: {
    /** @example DJI */
    make: string | null
    /** @example FC300S */
    model: string | null
    altitude: schemas['MaybeNumber']
    relativeAltitude: schemas['MaybeNumber']
    focalLength: schemas['MaybeNumber']
    focalLength35: schemas['MaybeNumber']
    fNumber: schemas['MaybeNumber']
    exposureTime: schemas['MaybeNumber']
    /** @example 100 */
    iso: number | null
    /**
     * @example gps
     * @enum {string|null}
     */
    positionSource: 'gps' | 'rtk' | null
    accuracy: schemas['MaybeNumber']
    gimbal: schemas['CameraAngles']
    flight: schemas['CameraAngles']
    panorama?: schemas['Panorama']
  } | null
  Photo: {
    _id: Common.schemas['Id']
    folder?: schemas['PhotoFolder']
    missionId: Common.schemas['Id']
    /** @example DJI_0018.JPG */
    name: string
    /** @example image/jpeg */
    mediaType: string
    /** @example 4024770 */
    size: number
    state: schemas['PhotoState']
    /**
     * @description Whether the job has read the file.
     * @example true
     */
    imported: boolean
    /**
     * @description Why the photo should be rejected, by comparison with the others.
     * @example null
     */
    proposal: string | null
    /**
     * @description Why the photo is rejected, a duplicate or unreadable.
     * @example null
     */
    reason: string | null
    /** @description Errors in the metadata of the file. */
    notes: string[]
    takenAt: Common.schemas['MaybeTime']
    /**
     * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
     * @example true
     */
    localTime: boolean
    location: {
      /** @example 46.8426 */
      lat: number
      /** @example -91.9946 */
      long: number
    } | null
    /**
     * @description Whether a user has placed it; otherwise the position is that of the file.
     * @example false
     */
    isPlaced: boolean
    /** @example 4000 */
    width: number | null
    /** @example 2250 */
    height: number | null
    facts: schemas['PhotoFacts']
    footprint: schemas['PhotoFootprint']
    /**
     * @description Metres by which a corner of the footprint may be off.
     * @example 4.2
     */
    uncertainty: number | null
    ground: schemas['Ground']
    /**
     * @description Whether there are a thumbnail and a preview.
     * @example true
     */
    hasPicture: boolean
    /**
     * @description The kind of thermal data in the file; null without, and for clients.
     * @example null
     * @enum {string|null}
     */
    thermal: 'flir' | 'tiff' | 'dji' | null
    /** @description The feature that the photo is assigned to, if it exists. */
    feature: {
      layerId: Common.schemas['Id']
      /** @example Poles */
      layerName: string
      index: Feature.schemas['FeatureIndex']
    } | null
    flightId: Common.schemas['MaybeId']
    /** @description Null without a flight, and for clients. */
    flight: {
      _id: Common.schemas['Id']
      /** @example Morning flight */
      name: string
    } | null
    /**
     * @description Whether clients of the mission see it.
     * @example false
     */
    clientVisible: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  /** @description The elevation layer that the area was computed with; null for flat ground at the height of the take-off point. */
  Ground: {
    /** @description Null for those who do not see the layer. */
    layerId: Common.schemas['MaybeId']
    /** @example Surface model */
    layerName: string | null
  } | null
  PhotoPoint: {
    folder?: schemas['PhotoFolder']
    _id: Common.schemas['Id']
    /** @example DJI_0018.JPG */
    name: string
    state: schemas['PhotoState']
    location: {
      /** @example 46.8426 */
      lat: number
      /** @example -91.9946 */
      long: number
    } | null
    /** @example 45 */
    yaw: number | null
    /**
     * @description Whether it is proposed for rejection.
     * @example false
     */
    proposed: boolean
    /** @example true */
    imported: boolean
    /** @example true */
    hasPicture: boolean
    flightId: Common.schemas['MaybeId']
    /** @description Only in replies with footprints. */
    footprint?: schemas['PhotoFootprint']
  }
  /**
   * @description Estimated corners on the ground, from the upper left one clockwise.
   * @example [
   *       {
   *         "lat": 46.8426,
   *         "long": -91.9952
   *       },
   *       {
   *         "lat": 46.8431,
   *         "long": -91.9946
   *       },
   *       {
   *         "lat": 46.8426,
   *         "long": -91.9939
   *       },
   *       {
   *         "lat": 46.8421,
   *         "long": -91.9945
   *       }
   *     ]
   */
  PhotoFootprint: Common.schemas['Coordinates'][] | null
  SameViewPhoto: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    /** @example DJI_0018.JPG */
    name: string
    takenAt: Common.schemas['Time']
    /**
     * @description As for a photo.
     * @example true
     */
    localTime: boolean
    /**
     * @description Metres between the positions.
     * @example 3.4
     */
    distance: number
    /**
     * @description Degrees between the directions; null if one of them is unknown, and for 360° photos.
     * @example 4.1
     */
    angle: number | null
    /**
     * @description Degrees clockwise by which this photo must be turned to lie as the other, if both look straight down; otherwise null.
     * @example 178.2
     */
    turn: number | null
    panorama: schemas['Panorama']
  }
  SameViewReply: {
    /** @example true */
    status: boolean
    data: schemas['SameViewPhoto'][]
  }
  PhotoReply: {
    /** @example true */
    status: boolean
    /** @example Photo added */
    message?: string
    data: schemas['Photo']
  }
  PhotoListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Photo'][]
      /** @example 8 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  PhotoPointsReply: {
    /** @example true */
    status: boolean
    data: {
      photos: schemas['PhotoPoint'][]
      /** @example 8 */
      total: number
    }
  }
}
export interface parameters {
  PhotoId: Common.schemas['Id']
  PhotoIds: Common.schemas['Id'][]
  /** @description Only photos in these states. */
  States: schemas['PhotoState'][]
  /** @description Only photos that are proposed for rejection and have no decision. */
  Proposed: boolean
  /** @description Whether the photos have their footprints. */
  Footprints: boolean
}
export interface operations {
  createPhoto: {
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
        'application/json': schemas['NewPhoto']
      }
    }
    responses: {
      /** @description The photo, which is not imported yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPhotos: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Only photos in these states. */
        states?: parameters['States']
        /** @description Only photos that are proposed for rejection and have no decision. */
        proposed?: parameters['Proposed']
        /** @description Only photos of this flight. */
        flightId?: Common.schemas['Id']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of photos; those without a time are last. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPhotoPoints: {
    parameters: {
      query?: {
        /** @description Only photos in these states. */
        states?: parameters['States']
        /** @description Only photos that are proposed for rejection and have no decision. */
        proposed?: parameters['Proposed']
        /** @description Whether the photos have their footprints. */
        footprints?: parameters['Footprints']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 20,000 photos, in the order of the list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoPointsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: parameters['PhotoId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The photo. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getSameViewPhotos: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: parameters['PhotoId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Photos of all missions, taken near the position of this one and in nearly the same direction, more than an hour before or
       *     after it: the closest of each occasion, at most 50. Empty for a photo without position, time or picture.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SameViewReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPhotoPicture: {
    parameters: {
      query?: {
        /** @description 400 or 1,600 pixels along the longer side; the preview of a 360° photo has 4,096. */
        size?: 'thumbnail' | 'preview'
      }
      header?: never
      path: {
        photoId: parameters['PhotoId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image, upright and without metadata. */
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
  downloadPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: parameters['PhotoId']
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
  sharePhotos: {
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
         *       "ids": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "clientVisible": true
         *     }
         */
        'application/json': schemas['PhotoSharing']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deletePhotos: {
    parameters: {
      query: {
        photoIds: parameters['PhotoIds']
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
  restorePhotos: {
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
         *       "photoIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['PhotoSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listPhotosToReview: {
    parameters: {
      query: {
        missionId: Common.schemas['Id']
        /** @description Photos in this state; by default those without a decision. */
        state?: schemas['PhotoState']
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
      /** @description One page of photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  reviewPhotos: {
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
         *       "ids": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "decision": "reject",
         *       "reason": "Rotor in the picture"
         *     }
         */
        'application/json': schemas['PhotoReview']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  placePhoto: {
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
         *       "fileId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "location": {
         *         "lat": 46.8426,
         *         "long": -91.9946
         *       }
         *     }
         */
        'application/json': schemas['PhotoPlace']
      }
    }
    responses: {
      /** @description The photo. Its area on the ground is computed again, or removed if the file does not say enough. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhotoReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

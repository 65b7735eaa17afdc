// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Photo from './photo.gen'
export interface schemas {
  FootageSearch: {
    /** @description At most 2,000 positions within 50 km. */
    geometry: Common.schemas['Geometry']
    /** @description Only what was taken at or after this time. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time; a photo without a time is left out. */
    from?: Common.schemas['Time']
    /** @description Only what was taken at or before this time. */
    until?: Common.schemas['Time']
    missionId?: Common.schemas['Id']
    /** @description Only of missions of this place. */
    locationId?: Common.schemas['Id']
    /**
     * @description Number of moments.
     * @default 50
     * @example 50
     */
    limit: number
  }
  FootageMoment: {
    recordingId: Common.schemas['MaybeId']
    photoId: Common.schemas['MaybeId']
    /** @example DJI_0042.MP4 */
    name: string
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    flightId: Common.schemas['MaybeId']
    /** @description First second that shows the place; null for a photo without a time. */
    from: Common.schemas['MaybeTime']
    /** @description Last second that shows the place. */
    until: Common.schemas['MaybeTime']
    /** @description The second that shows the place best. */
    bestAt: Common.schemas['MaybeTime']
    /**
     * @description The second that shows the place best, in milliseconds since the start of the recording; null for photos.
     * @example 15000
     */
    momentMs: number | null
    /**
     * @description The times are those of a camera in an unknown time zone, as if they were UTC.
     * @example false
     */
    isLocalTime: boolean
    /**
     * @description Metres from the camera to the place.
     * @example 52.1
     */
    distance: number
    /**
     * @description Resolution at the place.
     * @example 0.03
     */
    metresPerPixel: number
    /**
     * @description Degrees from straight down.
     * @example 12
     */
    offNadir: number
    /**
     * @description 1 in the middle of the picture, 0 at its edge.
     * @example 0.8
     */
    centredness: number
    /**
     * @description Quality of the view.
     * @example 0.6
     */
    score: number
    /**
     * @description Direction or angle of view are assumed, because the telemetry lacks them.
     * @example false
     */
    isAssumed: boolean
    /**
     * @description Metres by which the area on the ground may be off.
     * @example 4.2
     */
    uncertainty: number
    /**
     * @description Corners on the ground at the best second.
     * @example [
     *       {
     *         "lat": 46.7802,
     *         "long": -92.1004
     *       },
     *       {
     *         "lat": 46.7802,
     *         "long": -92.0996
     *       },
     *       {
     *         "lat": 46.7798,
     *         "long": -92.0996
     *       },
     *       {
     *         "lat": 46.7798,
     *         "long": -92.1004
     *       }
     *     ]
     */
    footprint: Common.schemas['Coordinates'][]
    ground: Photo.schemas['Ground']
    /** @example /apis/v1/recording/poster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
    thumbnailUrl: string | null
  }
  FootageReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      moments: schemas['FootageMoment'][]
      /**
       * @description There are further moments, or more recordings of the place than are searched at once.
       * @example false
       */
      isLimited: boolean
      /**
       * @description Photos that show the place and are left out, because nobody knows whether they were taken in the period.
       * @example 0
       */
      untimedPhotos: number
      /**
       * @description Whether photos were searched.
       * @example true
       */
      withPhotos: boolean
    }
  }
}
export interface operations {
  searchFootage: {
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
         *       "geometry": {
         *         "type": "Point",
         *         "coordinates": [
         *           -92.1,
         *           46.78
         *         ]
         *       }
         *     }
         */
        'application/json': schemas['FootageSearch']
      }
    }
    responses: {
      /**
       * @description Areas on the ground are computed with the elevation layers of the mission, else for level ground; what hills hide is not
       *     found. Recordings without telemetry are not found. Photos are found
       *     by users with the permission feature_list.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FootageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as BaseLayer from './base-layer.gen'
import type * as BaseMap from './base-map.gen'
import type * as Common from './common.gen'
import type * as Feature from './feature.gen'
import type * as Layer from './layer.gen'
import type * as Photo from './photo.gen'
import type * as Share from './share.gen'
import type * as Stream from './stream.gen'
import type * as Tile from './tile.gen'
import type * as Vod from './vod.gen'
export interface schemas {
  /** @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
  VisitToken: string
  OpenedVisit: {
    /** @example false */
    isPasswordRequired: boolean
    /**
     * @description The link has a limit of visits and no password. Send `confirmed` when a person asks to open it.
     * @example false
     */
    isConfirmationRequired?: boolean
    visit?: schemas['VisitToken']
  }
  VisitContents: {
    kind: Share.schemas['ShareKind']
    /** @example Quay wall */
    name: string
    /** @example Inspection after the storm */
    description?: string
    /** @example Northwind Survey */
    tenantName: string
    /** @example null */
    tenantLogo?: string | null
    /** @example false */
    allowsDownload: boolean
    /**
     * @description Text to show over the content.
     * @example Quay Surveyors
     */
    watermark: string | null
    expiresAt: Common.schemas['MaybeTime']
    shows: Share.schemas['ShareContent'][]
    capturedAt?: Common.schemas['MaybeTime']
    /** @description Position of the mission, of the outcome or of the recording. */
    place?: Common.schemas['Coordinates']
    bounds?: Layer.schemas['Bounds']
    /** @description The layers, the topmost first. Empty for kinds without a map. */
    parts: BaseLayer.schemas['PublicPart'][]
    /**
     * @description Zero unless photos are shown.
     * @example 0
     */
    photoCount: number
    recordings: schemas['VisitRecording'][]
    streams: schemas['VisitStream'][]
    outcome?: schemas['VisitOutcome']
    file?: schemas['VisitFile']
  }
  VisitRecording: {
    _id: Common.schemas['Id']
    /** @example DRN-07 morning */
    name: string
    /**
     * @description Length of the recording; of a moment, that of the chosen part.
     * @example 312.5
     */
    seconds: number
    /** @description When the recording starts; of a moment, when its chosen part does. */
    startedAt?: Common.schemas['MaybeTime']
    /**
     * @description The start is the one that the video file states, which nobody has verified. Many cameras write their local time as if it were UTC.
     * @example true
     */
    timeOfFile?: boolean
    /** @description The chosen part of a moment, in milliseconds of the recording. The file ends with it, and begins at the last key frame before its start: it is as much longer as its duration says. */
    part?: {
      /** @example 5000 */
      fromMs: number
      /** @example 15000 */
      untilMs: number
    }
    /** @example /apis/v1/visit/recording-file/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
    fileUrl: string
    /** @example null */
    posterUrl?: string | null
  }
  VisitStream: {
    _id: Common.schemas['Id']
    /** @example DRN-07 */
    name: string
    /** @example true */
    isLive: boolean
  }
  VisitOutcome: {
    /** @example Crack in the wall */
    name: string
    /** @example 40 cm below the edge */
    description: string
    at: Common.schemas['MaybeTime']
    /**
     * @description The time is counted from the start that a video file states, which nobody has verified.
     * @example true
     */
    timeOfFile?: boolean
    /** @example high */
    severity?: string
  }
  VisitFile: {
    /** @example Report.pdf */
    name: string
    /** @example application/pdf */
    mediaType: string
    /** @example 120000 */
    size: number
    /**
     * @description With `?download=true`, the file is saved.
     * @example /apis/v1/visit/file/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
     */
    url: string
    /**
     * @description Whether browsers can show it: PDF and pictures.
     * @example true
     */
    canShow: boolean
  }
  VisitPhoto: {
    _id: Common.schemas['Id']
    /** @example DJI_0042.JPG */
    name: string
    takenAt?: Common.schemas['MaybeTime']
    /**
     * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
     * @example false
     */
    localTime: boolean
    place?: Common.schemas['Coordinates']
    /** @example 5472 */
    width?: number
    /** @example 3648 */
    height?: number
  }
  OpenedVisitReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['OpenedVisit']
  }
  VisitContentsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['VisitContents']
  }
  VisitPhotoListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['VisitPhoto'][]
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
  /** @description What openVisit answered. */
  Visit: schemas['VisitToken']
}
export interface operations {
  openVisit: {
    parameters: {
      query?: never
      header?: {
        /** @description Origin of the site that embeds the page, for the list of visits. Anything that is no origin is ignored. */
        'x-embedded-in'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "key": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        'application/json': {
          /**
           * @description The secret in the address of the link.
           * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
           */
          key: string
          /** @example flown-over-the-quay */
          password?: string
          /**
           * @description A person has asked to open the link. Links with a limit of visits need it.
           * @example true
           */
          confirmed?: boolean
        }
      }
    }
    responses: {
      /** @description The visit, or that a password is needed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OpenedVisitReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitContents: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The contents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['VisitContentsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitBaseMaps: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The enabled base maps of the installation and the publishing tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': BaseMap.schemas['BaseMapsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listVisitFeatures: {
    parameters: {
      query?: {
        /** @description Only features with these indexes. */
        index?: Layer.parameters['Indexes']
        /** @description Only features that intersect this box: west,south,east,north in degrees. */
        box?: Feature.parameters['Box']
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of features, sorted by index. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': BaseLayer.schemas['PublicFeatureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitVectorTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: Tile.parameters['TileVersion']
        /** @description Attributes to include in the tile. Their names get a prefix there (`a:plot`), so that they cannot replace the reserved attributes index, color, fill, fillOpacity and flagged. A tile that shows each feature also includes its attributes name, Name, NAME, title, Title and TITLE. */
        field?: Tile.parameters['Fields']
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        layerId: Layer.parameters['LayerId']
        z: Tile.parameters['VectorZ']
        x: Tile.parameters['X']
        y: Tile.parameters['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A tile with the layer `features` and, for features that it does not draw one by one, `dots` with their `count`. 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.mapbox-vector-tile': string
        }
      }
      /** @description The tile is empty. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitRasterTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: Tile.parameters['TileVersion']
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: Tile.parameters['TileSize']
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        layerId: Layer.parameters['LayerId']
        z: Tile.parameters['RasterZ']
        x: Tile.parameters['X']
        y: Tile.parameters['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An image. 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
          'image/jpeg': string
        }
      }
      /** @description The tile is empty. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitElevationTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: Tile.parameters['TileVersion']
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: Tile.parameters['TileSize']
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        layerId: Layer.parameters['LayerId']
        z: Tile.parameters['RasterZ']
        x: Tile.parameters['X']
        y: Tile.parameters['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Heights in the Terrarium encoding. 304 when the browser has this tile. */
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
  listVisitPhotos: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, in the order in which they were taken. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['VisitPhotoListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitPhotoPicture: {
    parameters: {
      query?: {
        /** @description 400 or 1,600 pixels along the longer side. */
        size?: 'thumbnail' | 'preview'
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        photoId: Photo.parameters['PhotoId']
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
  downloadVisitPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        photoId: Photo.parameters['PhotoId']
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
  getVisitRecordingFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        vodId: Vod.parameters['VodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The video, or with a Range header a part of it of at most 8 MiB. For a moment, only that part of the recording. */
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
  getVisitRecordingPoster: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        vodId: Vod.parameters['VodId']
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
  getVisitBaseMapFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        baseMapId: BaseMap.parameters['BaseMapId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: BaseMap.responses['File']
      '4XX': Common.responses['Problem']
    }
  }
  getVisitPreview: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The secret in the address of the link. */
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A picture of the thing. 404 for a link with a password, or whose thing has no picture. */
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
  watchVisitStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
        streamId: Stream.parameters['StreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ticket for one view. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Stream.schemas['PlayTicketReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getVisitFile: {
    parameters: {
      query?: {
        /** @description Whether the file is saved instead of shown. 403 if the link does not allow downloads. */
        download?: boolean
      }
      header?: never
      path: {
        /** @description What openVisit answered. */
        visit: parameters['Visit']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file, as an attachment or for display; answers byte ranges. */
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

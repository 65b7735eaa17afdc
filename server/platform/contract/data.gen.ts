// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /** @example erosion */
  DataWords: string
  /**
   * @example photo
   * @enum {string}
   */
  DataKind: 'photo' | 'document' | 'layer' | 'flight' | 'telemetry' | 'recording' | 'outcome'
  /**
   * @example [
   *       "photo"
   *     ]
   */
  DataKinds: schemas['DataKind'][]
  /** @example [] */
  DataChoice: Common.schemas['Id'][]
  /**
   * Format: date
   * @example 2026-03-12
   */
  DataDay: string
  /** @example -92.2,46.7,-92,46.8 */
  DataArea: string
  /**
   * @description West, south, east, north of the item; null if it has no position of its own. West is greater than east across the antimeridian.
   * @example [
   *       -92.2,
   *       46.7,
   *       -92,
   *       46.8
   *     ]
   */
  DataBounds: number[] | null
  DataPlace: {
    _id: Common.schemas['Id']
    /** @example Park Point */
    name: string
    location: Common.schemas['Coordinates']
  } | null
  /**
   * @description What `at` is. `measured`: when it was captured or flown. `clock`: the clock of its camera, whose zone is unknown, as if it were UTC. `file`: the start that a video file states and nobody has verified. `planned`: the planned start of a flight. `added`: when it was added.
   * @example measured
   * @enum {string}
   */
  DataTimeKind: 'measured' | 'clock' | 'file' | 'planned' | 'added'
  DataItem: {
    _id: Common.schemas['Id']
    kind: schemas['DataKind']
    /** @example DJI_0042.JPG */
    name: string
    /** @description When it was captured or flown; if unknown, when it was planned or added. */
    at: Common.schemas['Time']
    timeKind: schemas['DataTimeKind']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    place: schemas['DataPlace']
    bounds: schemas['DataBounds']
    /** @example true */
    hasThumbnail: boolean
    /**
     * @description Whether it can be part of a download of several items.
     * @example true
     */
    hasFile: boolean
    /**
     * @description Bytes of its file.
     * @example 4200000
     */
    size: number | null
    /** @description Of telemetry, the flight it belongs to. */
    flightId: Common.schemas['MaybeId']
  }
  /** @example 120 */
  DataCountNumber: number
  DataNamedCount: {
    _id: Common.schemas['Id']
    /** @example Harbour survey */
    name: string
    count: schemas['DataCountNumber']
  }
  /** @description Missions and places with the most items, and those that are filtered by. Months in UTC, the newest first. */
  DataCounts: {
    kinds: {
      kind: schemas['DataKind']
      count: schemas['DataCountNumber']
    }[]
    missions: schemas['DataNamedCount'][]
    places: schemas['DataNamedCount'][]
    months: {
      /** @example 2026-03 */
      month: string
      count: schemas['DataCountNumber']
    }[]
  }
  DataReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DataItem'][]
      total: schemas['DataCountNumber']
      /**
       * @description There are more items in the area or with these words than were counted.
       * @example false
       */
      isLowerBound: boolean
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
      counts: schemas['DataCounts']
    }
  }
  /**
   * @description Filters as parameters in the URL of the page.
   * @example search=erosion&kind=photo
   */
  DataQuery: string
  /** @example Photos of the beach */
  DataFilterName: string
  /**
   * @example {
   *       "name": "Photos of the beach",
   *       "query": "search=erosion&kind=photo"
   *     }
   */
  NewDataFilter: {
    name: schemas['DataFilterName']
    query: schemas['DataQuery']
  }
  /**
   * @example {
   *       "version": 1,
   *       "name": "Beach"
   *     }
   */
  DataFilterEdit: {
    version: Common.schemas['Version']
    name?: schemas['DataFilterName']
    query?: schemas['DataQuery']
  }
  DataFilter: {
    _id: Common.schemas['Id']
    name: schemas['DataFilterName']
    query: schemas['DataQuery']
    version: Common.schemas['Version']
  }
  DataFilterReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['DataFilter']
  }
  DataFiltersReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      filters: schemas['DataFilter'][]
    }
  }
}
export interface parameters {
  DataFilterId: Common.schemas['Id']
  /** @description Words that the name of the item, the name of its mission or the text of a document must contain. */
  DataWords: schemas['DataWords']
  DataKinds: schemas['DataKinds']
  DataMissions: schemas['DataChoice']
  /** @description Places of the missions. */
  DataPlaces: schemas['DataChoice']
  /** @description First day, in UTC. */
  DataFrom: schemas['DataDay']
  /** @description Last day, in UTC. */
  DataUntil: schemas['DataDay']
  /**
   * @description West, south, east, north of a box; west is greater than east across the antimeridian. Or the corners of a polygon as
   *     longitude and latitude in turn. Items without a position are found by the place of their mission.
   */
  DataArea: schemas['DataArea']
}
export interface operations {
  listData: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Words that the name of the item, the name of its mission or the text of a document must contain. */
        search?: parameters['DataWords']
        kinds?: parameters['DataKinds']
        missionIds?: parameters['DataMissions']
        /** @description Places of the missions. */
        locationIds?: parameters['DataPlaces']
        /** @description First day, in UTC. */
        from?: parameters['DataFrom']
        /** @description Last day, in UTC. */
        until?: parameters['DataUntil']
        /**
         * @description West, south, east, north of a box; west is greater than east across the antimeridian. Or the corners of a polygon as
         *     longitude and latitude in turn. Items without a position are found by the place of their mission.
         */
        area?: parameters['DataArea']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description One page, the newest first, and counts. Items of a kind are found only with the permission to list that kind.
       *     Each group of counts ignores its own filter.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DataReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadData: {
    parameters: {
      query: {
        /** @description Items of kinds that have a file. */
        itemIds: Common.schemas['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with a folder for each mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getDataFilters: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All saved filters of the caller. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DataFiltersReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createDataFilter: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewDataFilter']
      }
    }
    responses: {
      /** @description The saved filter. A user can have 50. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DataFilterReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editDataFilter: {
    parameters: {
      query?: never
      header?: never
      path: {
        filterId: parameters['DataFilterId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['DataFilterEdit']
      }
    }
    responses: {
      /** @description The saved filter. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DataFilterReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteDataFilter: {
    parameters: {
      query?: never
      header?: never
      path: {
        filterId: parameters['DataFilterId']
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

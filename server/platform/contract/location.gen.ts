// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  LocationSelection: {
    locationIds: Common.schemas['Id'][]
  }
  Place: {
    /** @example Brighton Beach, Duluth, Minnesota, United States */
    name: string
    location: Common.schemas['Coordinates']
  }
  PlaceListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Whether this installation has a geocoder.
       * @example true
       */
      isAvailable: boolean
      /**
       * @description Host of the geocoder.
       * @example nominatim.example.org
       */
      host?: string
      places: schemas['Place'][]
    }
  }
  LocationEdit: {
    version: Common.schemas['Version']
    /** @example Brighton Beach */
    name?: string
    location?: Common.schemas['Coordinates']
  }
  NewLocation: {
    /** @example Brighton Beach */
    name: string
    location: Common.schemas['Coordinates']
  }
  Location: {
    _id: Common.schemas['Id']
    /** @example Brighton Beach */
    name: string
    location: Common.schemas['Coordinates']
    version: Common.schemas['Version']
  }
  ListedLocation: {
    _id: Common.schemas['Id']
    /** @example Brighton Beach */
    name: string
    location: Common.schemas['Coordinates']
    version: Common.schemas['Version']
    /**
     * @description Missions at this location, archived ones included.
     * @example 3
     */
    missionCount: number
  }
  DeletedLocation: {
    _id: Common.schemas['Id']
    /** @example Brighton Beach */
    name: string
    deletedAt: Common.schemas['Time']
  }
  DeletedLocationListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedLocation'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  LocationReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Location']
  }
  LocationDetailsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      location: schemas['Location']
      /**
       * @description Missions at this location, archived ones included.
       * @example 3
       */
      missions: number
    }
  }
  LocationListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['ListedLocation'][]
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
  LocationId: Common.schemas['Id']
}
export interface operations {
  createLocation: {
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
         *       "name": "Brighton Beach",
         *       "location": {
         *         "lat": 46.8416,
         *         "long": -92.0087
         *       }
         *     }
         */
        'application/json': schemas['NewLocation']
      }
    }
    responses: {
      /** @description The stored location. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LocationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listLocations: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?: 'name' | '-name' | 'missionCount' | '-missionCount'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of locations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LocationListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPlaces: {
    parameters: {
      query?: {
        /** @description Name or address. Without it, the reply only says whether there is a geocoder. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most five places, the best match first. Results are cached for ten minutes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PlaceListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The location. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LocationDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: parameters['LocationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Brighton Beach North"
         *     }
         */
        'application/json': schemas['LocationEdit']
      }
    }
    responses: {
      /** @description The stored location. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LocationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteLocations: {
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
         *       "locationIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['LocationSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedLocations: {
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
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DeletedLocationListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteLocationTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: Common.parameters['TrashCount']
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
  deleteLocationPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: parameters['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The location. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LocationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

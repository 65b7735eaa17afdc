// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Layer from './layer.gen'
import type * as Ogc from './ogc.gen'
export interface schemas {
  StacSearch: {
    /**
     * @example [
     *       -92.2,
     *       46.7,
     *       -92,
     *       46.8
     *     ]
     */
    bbox?: number[]
    /**
     * @description As the parameter of the same name.
     * @example 2026-05-01T00:00:00Z/..
     */
    datetime?: string
    ids?: string[]
    collections?: string[]
    intersects?: Common.schemas['Geometry']
    /**
     * @default 10
     * @example 10
     */
    limit: number
    /** @example eyJpZCI6MX0 */
    cursor?: string
  }
}
export interface parameters {
  /** @description The ID of a mission. */
  StacCollectionId: Common.schemas['Id']
  /** @description The ID of a photo, layer or recording. */
  StacItemId: Common.schemas['Id']
  StacLimit: number
}
export interface operations {
  getStacCatalog: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Links to the collections and the search. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Catalog",
           *       "stac_version": "1.1.0",
           *       "id": "aerie",
           *       "description": "Missions",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacConformance: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The classes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "conformsTo": [
           *         "https://api.stacspec.org/v1.0.0/core"
           *       ]
           *     }
           */
          'application/json;charset=utf-8': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacCollections: {
    parameters: {
      query?: {
        limit?: parameters['StacLimit']
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: Ogc.parameters['Cursor']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The latest first. The link `next` leads to more. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "collections": [],
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacCollection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The ID of a mission. */
        collectionId: parameters['StacCollectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Collection",
           *       "stac_version": "1.1.0",
           *       "id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacItems: {
    parameters: {
      query?: {
        /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
        bbox?: Ogc.parameters['OgcBbox']
        /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
        datetime?: Ogc.parameters['Datetime']
        limit?: parameters['StacLimit']
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: Ogc.parameters['Cursor']
      }
      header?: never
      path: {
        /** @description The ID of a mission. */
        collectionId: parameters['StacCollectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature collection, the latest first. The link `next` leads to more. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": []
           *     }
           */
          'application/geo+json': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The ID of a mission. */
        collectionId: parameters['StacCollectionId']
        /** @description The ID of a photo, layer or recording. */
        itemId: parameters['StacItemId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The item. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Feature",
           *       "stac_version": "1.1.0",
           *       "id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
           *       "links": []
           *     }
           */
          'application/geo+json': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacSearch: {
    parameters: {
      query?: {
        /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
        bbox?: Ogc.parameters['OgcBbox']
        /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
        datetime?: Ogc.parameters['Datetime']
        /** @description IDs of items, separated by commas. */
        ids?: string
        /** @description IDs of missions, separated by commas. */
        collections?: string
        /** @description A GeoJSON polygon, multipolygon or point. Holes are ignored. */
        intersects?: string
        limit?: parameters['StacLimit']
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: Ogc.parameters['Cursor']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature collection, the latest first. The link `next` leads to more. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": []
           *     }
           */
          'application/geo+json': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  searchStac: {
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
         *       "bbox": [
         *         -92.2,
         *         46.7,
         *         -92,
         *         46.8
         *       ],
         *       "limit": 10
         *     }
         */
        'application/json': schemas['StacSearch']
      }
    }
    responses: {
      /** @description A GeoJSON feature collection, the latest first. The link `next` has the body of the next search. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": []
           *     }
           */
          'application/geo+json': Ogc.schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStacAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file; 206 with a Range header. A raster that a user placed on the map is read by download-raster instead. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/tiff': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description As the standard defines it.
   * @example {
   *       "links": []
   *     }
   */
  OgcDocument: {
    [key: string]: unknown
  }
}
export interface parameters {
  /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
  CollectionId: string
  /** @description The `id` of a feature. That of a layer is its number in the layer. */
  ItemId: string
  /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
  OgcBbox: string
  /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
  Datetime: string
  /** @description At most 1000; a larger value is read as 1000. */
  OgcLimit: number
  /** @description Where the next page begins; from the link `next` of the page before. */
  Cursor: string
  TileMatrixSetId: string
  /** @description The zoom. */
  TileMatrix: number
  TileRow: number
  TileCol: number
  /** @description `webp` is what the map of this server draws: WebP, or JPEG for a picture without transparency. */
  TileFormat: 'png' | 'webp'
}
export interface operations {
  getOgcLandingPage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Links to the conformance, the contract and the collections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "title": "Aerie",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcConformance: {
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
           *         "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core"
           *       ]
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcCollections: {
    parameters: {
      query?: {
        /** @description At most 1000; a larger value is read as 1000. */
        limit?: parameters['OgcLimit']
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: parameters['Cursor']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Missions, photos, footprints of recordings, and each layer that is ready. The link `next` leads to more layers. */
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
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcCollection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
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
           *       "id": "missions",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcItems: {
    parameters: {
      query?: {
        /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
        bbox?: parameters['OgcBbox']
        /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
        datetime?: parameters['Datetime']
        /** @description At most 1000; a larger value is read as 1000. */
        limit?: parameters['OgcLimit']
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: parameters['Cursor']
      }
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature collection. The link `next` leads to more features. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": [],
           *       "numberReturned": 0
           *     }
           */
          'application/geo+json': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
        /** @description The `id` of a feature. That of a layer is its number in the layer. */
        itemId: parameters['ItemId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Feature",
           *       "id": "1",
           *       "geometry": null,
           *       "properties": {}
           *     }
           */
          'application/geo+json': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcVectorTileSets: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "tilesets": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcVectorTileSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
        tileMatrixSetId: parameters['TileMatrixSetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "dataType": "vector",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcVectorTile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
        tileMatrixSetId: parameters['TileMatrixSetId']
        /** @description The zoom. */
        tileMatrix: parameters['TileMatrix']
        tileRow: parameters['TileRow']
        tileCol: parameters['TileCol']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example MVT */
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
  getOgcMapTileSets: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "tilesets": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcMapTileSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
        tileMatrixSetId: parameters['TileMatrixSetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "dataType": "map",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcMapTile: {
    parameters: {
      query?: {
        /** @description `webp` is what the map of this server draws: WebP, or JPEG for a picture without transparency. */
        f?: parameters['TileFormat']
      }
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: parameters['CollectionId']
        tileMatrixSetId: parameters['TileMatrixSetId']
        /** @description The zoom. */
        tileMatrix: parameters['TileMatrix']
        tileRow: parameters['TileRow']
        tileCol: parameters['TileCol']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile. A PNG without data is transparent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example PNG */
          'image/png': string
          /** @example WEBP */
          'image/webp': string
          /** @example JPEG */
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
  getWmtsCapabilities: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 1,000 layers, the latest first. Their tiles have addresses of OGC API Tiles. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/xml': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcTileMatrixSets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile matrix sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "tileMatrixSets": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getOgcTileMatrixSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        tileMatrixSetId: parameters['TileMatrixSetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The definition of OGC Two Dimensional Tile Matrix Set 2.0. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "WebMercatorQuad",
           *       "tileMatrices": []
           *     }
           */
          'application/json;charset=utf-8': schemas['OgcDocument']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

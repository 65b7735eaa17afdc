// Written by `npm run generate` from api-spec/. Do not edit.
import type * as BaseLayer from './base-layer.gen'
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description A MapLibre style, raster or vector tiles (XYZ; vector also TileJSON), a WMTS, or a PMTiles file.
   * @example raster
   * @enum {string}
   */
  BaseMapKind: 'style' | 'raster' | 'vector' | 'wmts' | 'pmtiles'
  /**
   * @description Address with https, or a path of this server. Tiles have {z}, {x} and {y}, a WMTS the names of its standard. In an installation's address, {key} becomes the key of the mapping service.
   * @example https://tiles.example.com/{z}/{x}/{y}.png
   */
  BaseMapUrl: string
  /**
   * @description Names of the layers in vector tiles; needed if the address is not a TileJSON.
   * @example []
   */
  BaseMapLayers: string[]
  /**
   * @description Further origins that a style loads tiles, fonts and icons from.
   * @example []
   */
  BaseMapHosts: string[]
  /**
   * @description Text with links as <a href="https://…">…</a>; other markup is shown as text.
   * @example © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>
   */
  BaseMapAttribution: string
  /** @example 19 */
  BaseMapZoom: number
  /** @description What a map needs to draw it. */
  BaseMap: {
    _id: Common.schemas['Id']
    /** @example OpenStreetMap */
    name: string
    /**
     * @description A WMTS has become raster tiles.
     * @example raster
     * @enum {string}
     */
    kind: 'style' | 'raster' | 'vector' | 'pmtiles'
    url: schemas['BaseMapUrl']
    layers: schemas['BaseMapLayers']
    attribution: schemas['BaseMapAttribution']
    minZoom: schemas['BaseMapZoom']
    maxZoom: schemas['BaseMapZoom']
    /**
     * @example 256
     * @enum {integer}
     */
    tileSize: 256 | 512
    /**
     * @description Shown unless the user has chosen another one.
     * @example false
     */
    isDefault: boolean
    /** @example false */
    isOfTenant: boolean
    /**
     * @description What the page's content security policy must allow.
     * @example [
     *       "https://tiles.example.com"
     *     ]
     */
    origins: string[]
  }
  BaseMapSetting: {
    _id: Common.schemas['Id']
    /** @example OpenStreetMap */
    name: string
    kind: schemas['BaseMapKind']
    url: schemas['BaseMapUrl']
    layers: schemas['BaseMapLayers']
    attribution: schemas['BaseMapAttribution']
    hosts: schemas['BaseMapHosts']
    minZoom: schemas['BaseMapZoom']
    maxZoom: schemas['BaseMapZoom']
    /**
     * @example 256
     * @enum {integer}
     */
    tileSize: 256 | 512
    /** @example false */
    enabled: boolean
    /** @example false */
    isDefault: boolean
    /** @example true */
    isPreset: boolean
    /**
     * @description The address leads to an uploaded file.
     * @example false
     */
    isFile: boolean
    /**
     * @description Terms of a preset; else empty.
     * @example
     */
    termsUrl: string
    drawn: schemas['BaseMap']
    /**
     * @description Origins on private networks that the operator does not permit. Maps do not offer a base map with one.
     * @example []
     */
    forbiddenOrigins: string[]
    version: Common.schemas['Version']
  }
  /**
   * @example {
   *       "name": "City aerial photos",
   *       "kind": "raster",
   *       "url": "https://tiles.example.com/{z}/{x}/{y}.png",
   *       "attribution": "© City of Example"
   *     }
   */
  NewBaseMap: {
    /** @example City aerial photos */
    name: string
    kind: schemas['BaseMapKind']
    url: schemas['BaseMapUrl']
    layers?: schemas['BaseMapLayers']
    attribution: schemas['BaseMapAttribution']
    hosts?: schemas['BaseMapHosts']
    minZoom?: schemas['BaseMapZoom']
    maxZoom?: schemas['BaseMapZoom']
    /**
     * @example 256
     * @enum {integer}
     */
    tileSize?: 256 | 512
    /** @example true */
    enabled?: boolean
    /** @example false */
    isDefault?: boolean
  }
  /**
   * @example {
   *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
   *       "name": "City plan",
   *       "attribution": "© City of Example"
   *     }
   */
  NewBaseMapOfFile: {
    uploadId: Common.schemas['Id']
    /** @example City plan */
    name: string
    attribution: schemas['BaseMapAttribution']
  }
  BaseMapEdit: {
    version: Common.schemas['Version']
    /** @example City aerial photos */
    name?: string
    kind?: schemas['BaseMapKind']
    url?: schemas['BaseMapUrl']
    layers?: schemas['BaseMapLayers']
    attribution?: schemas['BaseMapAttribution']
    hosts?: schemas['BaseMapHosts']
    minZoom?: schemas['BaseMapZoom']
    maxZoom?: schemas['BaseMapZoom']
    /**
     * @example 256
     * @enum {integer}
     */
    tileSize?: 256 | 512
    /** @example true */
    enabled?: boolean
    /** @example false */
    isDefault?: boolean
  }
  BaseMapsReply: {
    /** @example true */
    status: boolean
    data: {
      maps: schemas['BaseMap'][]
    }
  }
  BaseMapSettingsReply: {
    /** @example true */
    status: boolean
    data: {
      maps: schemas['BaseMapSetting'][]
    }
  }
  BaseMapSettingReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['BaseMapSetting']
  }
}
export interface parameters {
  BaseMapId: Common.schemas['Id']
}
export interface responses {
  /** @description The file, or the requested range of it with status 206. */
  File: {
    headers: {
      [name: string]: unknown
    }
    content: {
      'application/vnd.pmtiles': string
    }
  }
}
export interface operations {
  getBaseMaps: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The enabled base maps of the installation and the tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseMapsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPublicBaseMaps: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: BaseLayer.parameters['BaseLayerId']
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
          'application/json': schemas['BaseMapsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getBaseMapFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseMapId: parameters['BaseMapId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['File']
      '4XX': Common.responses['Problem']
    }
  }
  getPublicBaseMapFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: BaseLayer.parameters['BaseLayerId']
        baseMapId: parameters['BaseMapId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['File']
      '4XX': Common.responses['Problem']
    }
  }
  getBaseMapSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base maps of the tenant, or of the installation for a super-admin. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseMapSettingsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseMap: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewBaseMap']
      }
    }
    responses: {
      /** @description The base map as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseMapSettingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseMapFromFile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewBaseMapOfFile']
      }
    }
    responses: {
      /** @description The base map as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseMapSettingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createBaseMapFromMbtiles: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewBaseMapOfFile']
      }
    }
    responses: {
      /** @description The ID that the base map will have, and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @example true */
            status: boolean
            /** @example Done */
            message?: string
            data: {
              _id: Common.schemas['Id']
              jobId: Common.schemas['Id']
            }
          }
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editBaseMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseMapId: parameters['BaseMapId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "enabled": true
         *     }
         */
        'application/json': schemas['BaseMapEdit']
      }
    }
    responses: {
      /** @description The base map as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['BaseMapSettingReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteBaseMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseMapId: parameters['BaseMapId']
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

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as BaseLayer from './base-layer.gen'
import type * as Common from './common.gen'
import type * as Layer from './layer.gen'
export interface schemas {
  /**
   * @description Zoom of a vector tile of 512 px, like the zoom of the map. At the maximum the grid of a tile has steps of 0.6 mm.
   * @example 14
   */
  VectorZoom: number
}
export interface parameters {
  VectorZ: schemas['VectorZoom']
  RasterZ: Layer.schemas['RasterZoom']
  X: number
  Y: number
  /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
  TileVersion: number
  /** @description Attributes to include in the tile. Their names get a prefix there (`a:plot`), so that they cannot replace the reserved attributes index, color, fill, fillOpacity and flagged. A tile that shows each feature also includes its attributes name, Name, NAME, title, Title and TITLE. */
  Fields: string[]
  /** @description Side length in pixels; 512 for high-density screens. */
  TileSize: 256 | 512
  /** @description One or three band numbers, starting at 1. */
  StyleBands: string
  /** @description A formula such as NDVI, VARI or GLI, in place of bands. */
  StyleFormula: string
  /** @description Range of values from dark to bright, as one pair or one pair for each band. */
  StyleRescale: string
  StyleColormap: string
  StyleHillshade: string
  StyleResampling: string
}
export interface operations {
  getVectorTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: parameters['TileVersion']
        /** @description Attributes to include in the tile. Their names get a prefix there (`a:plot`), so that they cannot replace the reserved attributes index, color, fill, fillOpacity and flagged. A tile that shows each feature also includes its attributes name, Name, NAME, title, Title and TITLE. */
        field?: parameters['Fields']
      }
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
        z: parameters['VectorZ']
        x: parameters['X']
        y: parameters['Y']
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
  getRasterTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: parameters['TileVersion']
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: parameters['TileSize']
        /** @description One or three band numbers, starting at 1. */
        bands?: parameters['StyleBands']
        /** @description A formula such as NDVI, VARI or GLI, in place of bands. */
        formula?: parameters['StyleFormula']
        /** @description Range of values from dark to bright, as one pair or one pair for each band. */
        rescale?: parameters['StyleRescale']
        colormap?: parameters['StyleColormap']
        hillshade?: parameters['StyleHillshade']
        resampling?: parameters['StyleResampling']
      }
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
        z: parameters['RasterZ']
        x: parameters['X']
        y: parameters['Y']
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
      /** @description The tile server of this installation draws the tile. `Location` is its address. */
      307: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': Common.responses['Problem']
    }
  }
  getElevationTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: parameters['TileVersion']
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: parameters['TileSize']
      }
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
        z: parameters['RasterZ']
        x: parameters['X']
        y: parameters['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Heights. 304 when the browser has this tile. */
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
  getPublicVectorTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: parameters['TileVersion']
        /** @description Attributes to include in the tile. Their names get a prefix there (`a:plot`), so that they cannot replace the reserved attributes index, color, fill, fillOpacity and flagged. A tile that shows each feature also includes its attributes name, Name, NAME, title, Title and TITLE. */
        field?: parameters['Fields']
      }
      header?: never
      path: {
        baseLayerId: BaseLayer.parameters['BaseLayerId']
        layerId: Layer.parameters['LayerId']
        z: parameters['VectorZ']
        x: parameters['X']
        y: parameters['Y']
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
  getPublicRasterTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: parameters['TileVersion']
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: parameters['TileSize']
      }
      header?: never
      path: {
        baseLayerId: BaseLayer.parameters['BaseLayerId']
        layerId: Layer.parameters['LayerId']
        z: parameters['RasterZ']
        x: parameters['X']
        y: parameters['Y']
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
}

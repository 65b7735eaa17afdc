// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Layer from './layer.gen'
export interface schemas {
  /**
   * @description Texts, numbers and booleans by name.
   * @example {
   *       "name": "Gate"
   *     }
   */
  Attributes: {
    [key: string]: unknown
  }
  NewFeatures: {
    features: {
      geometry: Common.schemas['Geometry']
      properties?: schemas['Attributes']
      style?: schemas['FeatureStyle']
    }[]
  }
  /**
   * @description Styling of the feature; null to use the styling of the layer.
   * @example {
   *       "color": "#d4380d"
   *     }
   */
  FeatureStyle: {
    color?: Layer.schemas['Color']
    fill?: Layer.schemas['Color']
    /**
     * @description Opacity of the fill; 0 for no fill.
     * @example 0.5
     */
    fillOpacity?: number
    /** @example 2 */
    width?: number
  } | null
  FeatureEdit: {
    index: schemas['FeatureIndex']
    version: Common.schemas['Version']
    geometry?: Common.schemas['Geometry']
    /** @description All attributes. Attributes that are not listed are removed. */
    properties?: schemas['Attributes']
    style?: schemas['FeatureStyle']
  }
  FeatureFlag: {
    index: schemas['FeatureIndex']
    version: Common.schemas['Version']
    /** @example true */
    flagged: boolean
    /** @example Cracked */
    note?: string
  }
  /**
   * @description Stable number of the feature in its layer.
   * @example 1
   */
  FeatureIndex: number
  UndoRequest: {
    changeId: Common.schemas['Id']
  }
  Feature: {
    /**
     * @example Feature
     * @enum {string}
     */
    type: 'Feature'
    _id?: Common.schemas['Id']
    index: schemas['FeatureIndex']
    version: Common.schemas['Version']
    /** @description Not in tables. */
    geometry?: Common.schemas['Geometry']
    bounds?: Layer.schemas['Bounds']
    properties: schemas['Attributes']
    style?: schemas['FeatureStyle']
    /**
     * @example null
     * @enum {string|null}
     */
    problem?: 'self_crossing' | null
    /** @example false */
    flagged: boolean
    /** @example null */
    flagNote?: string | null
    updatedAt?: Common.schemas['Time']
  }
  FeatureListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Feature'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  FeatureChangeReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @description ID for undoing the change. */
      changeId: Common.schemas['Id']
      features: schemas['Feature'][]
    }
  }
}
export interface parameters {
  /** @description Conditions that a feature must meet, each `attribute:comparison:value`. Comparisons: eq, ne, lt, lte, gt, gte, contains, empty, filled. The value may contain colons. */
  Where: string[]
  /** @description Only features that intersect this box: west,south,east,north in degrees. */
  Box: string
  /** @description Attribute to sort by, with a minus sign for descending order. The default order is by index. */
  FeatureSort: string
  IndexesToDelete: number[]
}
export interface operations {
  listFilteredFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Conditions that a feature must meet, each `attribute:comparison:value`. Comparisons: eq, ne, lt, lte, gt, gte, contains, empty, filled. The value may contain colons. */
        where?: parameters['Where']
        /** @description Only features that intersect this box: west,south,east,north in degrees. */
        box?: parameters['Box']
        /** @description Only flagged records, or only records without a flag. */
        flagged?: Layer.parameters['Flagged']
        /** @description Attribute to sort by, with a minus sign for descending order. The default order is by index. */
        sort?: parameters['FeatureSort']
      }
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of features without geometries, for tables. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Only features with these indexes. */
        index?: Layer.parameters['Indexes']
        /** @description Only features that intersect this box: west,south,east,north in degrees. */
        box?: parameters['Box']
      }
      header?: never
      path: {
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
          'application/json': schemas['FeatureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  addFeatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "features": [
         *         {
         *           "geometry": {
         *             "type": "Point",
         *             "coordinates": [
         *               -92.1,
         *               46.78
         *             ]
         *           },
         *           "properties": {
         *             "name": "Gate"
         *           }
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['NewFeatures']
      }
    }
    responses: {
      /** @description The stored features. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "properties": {
         *         "name": "North gate"
         *       }
         *     }
         */
        'application/json': schemas['FeatureEdit']
      }
    }
    responses: {
      /** @description The stored feature. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteFeatures: {
    parameters: {
      query: {
        index: parameters['IndexesToDelete']
      }
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ID of the change, for undoing it. The list of features is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  undoFeatureChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "changeId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['UndoRequest']
      }
    }
    responses: {
      /** @description The features after the undo. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  flagFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: Layer.parameters['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Cracked"
         *     }
         */
        'application/json': schemas['FeatureFlag']
      }
    }
    responses: {
      /** @description The stored feature. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['FeatureChangeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

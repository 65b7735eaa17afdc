// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description What assets of a class do on a flight. A flight has one drone, and batteries and payload.
   * @example drone
   * @enum {string}
   */
  AssetKind: 'drone' | 'battery' | 'payload' | 'vehicle' | 'dock' | 'other'
  NewAssetClass: {
    /** @example Drone */
    name: string
    kind: schemas['AssetKind']
  }
  AssetClassEdit: {
    version: Common.schemas['Version']
    /** @example Drone */
    name?: string
  }
  AssetClass: {
    _id: Common.schemas['Id']
    /** @example Drone */
    name: string
    kind: schemas['AssetKind']
    version: Common.schemas['Version']
  }
  AssetClassReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AssetClass']
  }
  AssetClassesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      classes: schemas['AssetClass'][]
    }
  }
}
export interface parameters {
  AssetClassId: Common.schemas['Id']
}
export interface operations {
  getAssetClasses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The classes by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetClassesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAssetClass: {
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
         *       "name": "Radio",
         *       "kind": "other"
         *     }
         */
        'application/json': schemas['NewAssetClass']
      }
    }
    responses: {
      /** @description The stored class. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetClassReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAssetClass: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetClassId: parameters['AssetClassId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Radios"
         *     }
         */
        'application/json': schemas['AssetClassEdit']
      }
    }
    responses: {
      /** @description The stored class. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetClassReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAssetClass: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetClassId: parameters['AssetClassId']
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

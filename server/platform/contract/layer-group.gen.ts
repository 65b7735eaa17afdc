// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Layer from './layer.gen'
export interface schemas {
  NewLayerGroup: {
    missionId: Common.schemas['Id']
    /** @example 12 March */
    name: string
  }
  LayerGroupEdit: {
    version: Common.schemas['Version']
    /** @example 13 March */
    name?: string
    /** @description The group to move this one before; null moves it to the end. */
    before?: Common.schemas['MaybeId']
    /** @description The layers of the group in their order. Other layers leave the group. */
    layerIds?: Common.schemas['Id'][]
  }
  LayerGroupReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: Layer.schemas['LayerGroup']
  }
}
export interface parameters {
  LayerGroupId: Common.schemas['Id']
}
export interface operations {
  createLayerGroup: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "12 March"
         *     }
         */
        'application/json': schemas['NewLayerGroup']
      }
    }
    responses: {
      /** @description The stored group. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerGroupReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: parameters['LayerGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "13 March"
         *     }
         */
        'application/json': schemas['LayerGroupEdit']
      }
    }
    responses: {
      /** @description The stored group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerGroupReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: parameters['LayerGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: parameters['LayerGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The restored group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['LayerGroupReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  removeLayerFromGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: parameters['LayerGroupId']
        layerId: Layer.parameters['LayerId']
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

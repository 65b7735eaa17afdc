// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  NewScimToken: {
    /** @example Entra ID */
    name: string
  }
  ScimToken: {
    _id: Common.schemas['Id']
    /** @example Entra ID */
    name: string
    /**
     * @description Last characters of the secret.
     * @example x7Qa
     */
    hint: string
    createdAt: Common.schemas['Time']
    lastUsedAt: Common.schemas['MaybeTime']
  }
  ScimTokenListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['ScimToken'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
      /**
       * @description The identity provider calls this address.
       * @example https://aerie.example.com/apis/v1/scim/v2
       */
      baseUrl: string
      /**
       * @description Tokens at the same time.
       * @example 2
       */
      limit: number
    }
  }
  CreatedScimTokenReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      _id: Common.schemas['Id']
      /** @example aerie_scim_5lXcN0y3m1q */
      secret: string
    }
  }
}
export interface operations {
  listScimTokens: {
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
      /** @description The tokens, without their secrets. Revoked ones are not listed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ScimTokenListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createScimToken: {
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
         *       "name": "Entra ID"
         *     }
         */
        'application/json': schemas['NewScimToken']
      }
    }
    responses: {
      /** @description The token with its secret. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CreatedScimTokenReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteScimToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        scimTokenId: Common.schemas['Id']
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

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description Area and right. `write` includes `read`.
   * @example maps:read
   * @enum {string}
   */
  ApiTokenScope:
    | 'missions:read'
    | 'missions:write'
    | 'maps:read'
    | 'maps:write'
    | 'files:read'
    | 'files:write'
    | 'flights:read'
    | 'flights:write'
    | 'alerts:read'
    | 'alerts:write'
    | 'assets:read'
    | 'assets:write'
    | 'data:read'
    | 'data:write'
  /**
   * @example [
   *       "maps:read"
   *     ]
   */
  ApiTokenScopes: schemas['ApiTokenScope'][]
  NewApiToken: {
    /** @example QGIS in the office */
    name: string
    scopes: schemas['ApiTokenScopes']
    /**
     * @description Days until the token expires.
     * @example 90
     */
    days: number
    /**
     * @description Of the caller. Not needed within 10 minutes of a sign-in with a password, a passkey or single sign-on.
     * @example correct horse battery
     */
    password?: string
  }
  ApiToken: {
    _id: Common.schemas['Id']
    /** @example QGIS in the office */
    name: string
    /**
     * @description A tenant token is managed by all tenant roots; it acts for the tenant root who created it.
     * @example personal
     * @enum {string}
     */
    kind: 'personal' | 'tenant'
    scopes: schemas['ApiTokenScopes']
    /**
     * @description Last characters of the secret.
     * @example x7Qa
     */
    hint: string
    /**
     * @description The user whose rights it has.
     * @example Sam Staff
     */
    ownerName: string
    createdAt: Common.schemas['Time']
    expiresAt: Common.schemas['Time']
    lastUsedAt: Common.schemas['MaybeTime']
  }
  ApiTokenListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['ApiToken'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  CreatedApiTokenReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      _id: Common.schemas['Id']
      /** @example aerie_5lXcN0y3m1q */
      secret: string
    }
  }
}
export interface parameters {
  ApiTokenId: Common.schemas['Id']
}
export interface operations {
  listApiTokens: {
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
      /** @description One page of tokens, also expired ones. Revoked tokens are not listed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ApiTokenListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createApiToken: {
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
         *       "name": "QGIS in the office",
         *       "scopes": [
         *         "maps:read"
         *       ],
         *       "days": 90
         *     }
         */
        'application/json': schemas['NewApiToken']
      }
    }
    responses: {
      /** @description The token with its secret. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CreatedApiTokenReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteApiToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        apiTokenId: parameters['ApiTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listTenantApiTokens: {
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
      /** @description One page of tokens, also expired ones. Revoked tokens are not listed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ApiTokenListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createTenantApiToken: {
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
         *       "name": "Nightly export",
         *       "scopes": [
         *         "missions:read",
         *         "files:read"
         *       ],
         *       "days": 365
         *     }
         */
        'application/json': schemas['NewApiToken']
      }
    }
    responses: {
      /** @description The token with its secret. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CreatedApiTokenReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteTenantApiToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        apiTokenId: parameters['ApiTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getOpenApi: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. Each operation names its permission and the scopes that include it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example {} */
          'application/vnd.oai.openapi+json': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

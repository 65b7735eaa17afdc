// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  SupportAccess: {
    _id: Common.schemas['Id']
    /**
     * @example open
     * @enum {string}
     */
    state: 'requested' | 'open' | 'declined' | 'unanswered' | 'revoked' | 'expired'
    /**
     * @description Empty if access was granted without a request.
     * @example The import of a layer fails
     */
    reason: string
    /**
     * @description Empty if access was granted without a request.
     * @example Ada Admin
     */
    requestedBy: string
    /**
     * @description Empty until access is granted.
     * @example Robin Root
     */
    grantedBy: string
    /**
     * @description Empty unless a tenant root ended or declined it.
     * @example
     */
    endedBy: string
    createdAt: Common.schemas['Time']
    /** @description When the access ends; for a request, the time by which it must be answered. */
    expiresAt: Common.schemas['Time']
    endedAt: Common.schemas['MaybeTime']
    /** @description When a super-admin last entered. */
    enteredAt: Common.schemas['MaybeTime']
  }
  SupportAccessReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @description The open access or request; absent if there is none. */
      current?: schemas['SupportAccess']
      past: schemas['SupportAccess'][]
    }
  }
}
export interface parameters {
  EnteredTenantId: Common.schemas['Id']
}
export interface operations {
  getSupportAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The current access and the latest past ones. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SupportAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  grantSupportAccess: {
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
         *       "hours": 24
         *     }
         */
        'application/json': {
          /**
           * @description How long the access lasts.
           * @example 24
           * @enum {integer}
           */
          hours: 1 | 24 | 168
        }
      }
    }
    responses: {
      /** @description The access as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SupportAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  endSupportAccess: {
    parameters: {
      query?: never
      header?: never
      path: {
        supportAccessId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The current access and the latest past ones. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SupportAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getTenantSupportAccess: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['EnteredTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The current access and the latest past ones. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SupportAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  requestSupportAccess: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['EnteredTenantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The import of a layer fails"
         *     }
         */
        'application/json': {
          /** @example The import of a layer fails */
          reason: string
        }
      }
    }
    responses: {
      /** @description The request as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SupportAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  enterTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['EnteredTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  leaveTenant: {
    parameters: {
      query?: never
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
}

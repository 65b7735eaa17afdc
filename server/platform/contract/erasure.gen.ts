// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  TenantErasure: {
    /**
     * @description The name of the tenant as confirmation.
     * @example Harbour Survey Ltd
     */
    name: string
    /**
     * @description Of the caller.
     * @example correct horse battery
     */
    password: string
  }
  Erasure: {
    _id: Common.schemas['Id']
    tenantId: Common.schemas['Id']
    /**
     * @description Of the tenant.
     * @example Harbour Survey Ltd
     */
    name: string
    /**
     * @example done
     * @enum {string}
     */
    state: 'running' | 'done'
    /**
     * @description Why the last attempt failed; it is repeated.
     * @example null
     */
    problem: string | null
    /**
     * @description Null until counted.
     * @example 1250
     */
    rows: number | null
    /**
     * @description Null until counted.
     * @example 40
     */
    files: number | null
    /**
     * @description Of the files; null until counted.
     * @example 52428800
     */
    bytes: number | null
    /** @example Ada Admin */
    requestedBy: string
    createdAt: Common.schemas['Time']
    doneAt: Common.schemas['MaybeTime']
  }
  ErasureReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Erasure']
  }
  ErasureListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Erasure'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DeletedTenant: {
    _id: Common.schemas['Id']
    /** @example Harbour Survey Ltd */
    name: string
    deletedAt: Common.schemas['Time']
  }
  DeletedTenantListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['DeletedTenant'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface operations {
  listErasures: {
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
      /** @description One page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ErasureListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedTenants: {
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
      /** @description One page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DeletedTenantListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  eraseTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Harbour Survey Ltd",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': schemas['TenantErasure']
      }
    }
    responses: {
      /** @description The erasure, which is under way. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ErasureReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadErasureCertificate: {
    parameters: {
      query?: never
      header?: never
      path: {
        erasureId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with certificate.json, its Ed25519 signature, the public key, certificate.html to read it, and VERIFY.txt with instructions. 409 while the erasure is under way. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Organisation from './organisation.gen'
import type * as Package from './package.gen'
export interface schemas {
  /**
   * @example active
   * @enum {string}
   */
  TenantStatus: 'pending' | 'active' | 'suspended'
  /**
   * @example {
   *       "name": "Harbour Survey Ltd",
   *       "packageId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
   *       "root": {
   *         "name": "Robin Root",
   *         "email": "robin@harbour.test"
   *       }
   *     }
   */
  NewTenant: {
    /** @example Harbour Survey Ltd */
    name: string
    packageId: Common.schemas['Id']
    root: {
      /** @example Robin Root */
      name: string
      /**
       * Format: email
       * @example robin@harbour.test
       */
      email: string
    }
    /**
     * @description True leaves it pending until its root has paid; false gives the package away.
     * @default false
     * @example false
     */
    withPayment: boolean
  }
  TenantEdit: {
    version: Common.schemas['Version']
    /** @example Harbour Survey Ltd */
    name?: string
    /**
     * @example suspended
     * @enum {string}
     */
    status?: 'active' | 'suspended'
    /** @description Given without payment and without end; a pending tenant is to pay for it instead. */
    packageId?: Common.schemas['Id']
  }
  TenantRow: {
    _id: Common.schemas['Id']
    /** @example Harbour Survey Ltd */
    name: string
    status: schemas['TenantStatus']
    /** @description The moves that are allowed now. */
    nextStatuses: schemas['TenantStatus'][]
    /** @description Its first tenant-root. */
    root?: {
      /** @example Robin Root */
      name: string
      /** @example robin@harbour.test */
      email: string
    }
    /**
     * @description Bought or wanted.
     * @example Team
     */
    packageName?: string
    /** @description When its package ends. */
    endsAt?: Common.schemas['MaybeTime']
    /** @example 9 */
    users: number
    /** @example 120 */
    missions: number
    /** @example 1048576 */
    storageBytes: number
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  Tenant: {
    _id: Common.schemas['Id']
    /** @example Harbour Survey Ltd */
    name: string
    status: schemas['TenantStatus']
    /** @description The moves that are allowed now. */
    nextStatuses: schemas['TenantStatus'][]
    /** @description Its first tenant-root. */
    root?: {
      /** @example Robin Root */
      name: string
      /** @example robin@harbour.test */
      email: string
    }
    /**
     * @description Bought or wanted.
     * @example Team
     */
    packageName?: string
    /** @description When its package ends. */
    endsAt?: Common.schemas['MaybeTime']
    /** @example 9 */
    users: number
    /** @example 120 */
    missions: number
    /** @example 1048576 */
    storageBytes: number
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    /** @example 12 Harbour Road */
    address: string
    /** @example office@harbour.test */
    contactEmail: string
    /** @example +91 22 5550 0100 */
    contactPhone: string
    /** @example 27AAAPL1234C1ZV */
    taxId: string
    /** @example null */
    logo: string | null
    /** @description Absent for a tenant that never bought one; it has no limits. */
    package?: Organisation.schemas['Subscription']
    usage: Organisation.schemas['Usage']
    /** @description Of a pending tenant, how far it has come. */
    signUp?: {
      verifiedAt: Common.schemas['MaybeTime']
      /** @description Null when it waits for ever. */
      expiresAt: Common.schemas['MaybeTime']
    }
    /** @description The newest payment orders. */
    orders: {
      _id: Common.schemas['Id']
      /**
       * @example completed
       * @enum {string}
       */
      status: 'generated' | 'completed' | 'failed'
      /** @example Team */
      packageName: string
      amount: Package.schemas['Price']
      currency: Package.schemas['Currency']
      /** @example Your card was declined */
      failure?: string
      createdAt: Common.schemas['Time']
    }[]
  }
  TenantReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Tenant']
  }
  TenantListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['TenantRow'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  TenantStatsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 2 */
      pending: number
      /** @example 40 */
      active: number
      /** @example 1 */
      suspended: number
      /** @example 400 */
      users: number
      /** @example 12000 */
      missions: number
      /** @example 1048576 */
      storageBytes: number
      /** @example 5 */
      newIn30Days: number
      /** @description What was paid, by currency, in minor units. */
      revenue: {
        currency: Package.schemas['Currency']
        /** @example 7996000 */
        total: number
        /** @example 1999000 */
        in30Days: number
      }[]
    }
  }
  PublicPackage: {
    _id: Common.schemas['Id']
    /** @example Team */
    name: string
    /** @example Ten people, 100 GB of imagery. */
    description: string
    price: Package.schemas['Price']
    currency: Package.schemas['Currency']
    period: Package.schemas['Period']
    limits: Package.schemas['Limits']
    /** @example null */
    poster: string | null
  }
  PublicPackageListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['PublicPackage'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  SignUp: {
    /** @example Harbour Survey Ltd */
    tenantName: string
    /** @example Robin Root */
    name: string
    /**
     * Format: email
     * @example robin@harbour.test
     */
    email: string
    /**
     * @description Judged now, set by verify-tenant, because only the code proves whose e-mail it is.
     * @example correct horse battery
     */
    password: string
    packageId: Common.schemas['Id']
  }
  Verification: {
    /**
     * Format: email
     * @example robin@harbour.test
     */
    email: string
    /** @example 482913 */
    code: string
    /**
     * @description Of the sign-up, or a new one; this is the one that counts.
     * @example correct horse battery
     */
    password: string
  }
  VerificationReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @example payment
       * @enum {string}
       */
      next: 'payment' | 'login'
      /**
       * @description Lets this browser pay for the sign-up within a day; with next = payment.
       * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB
       */
      signUpToken?: string
    }
  }
}
export interface parameters {
  ProvisionedTenantId: Common.schemas['Id']
  /** @description Only tenants in one of these. */
  TenantStatuses: schemas['TenantStatus'][]
}
export interface operations {
  createTenant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewTenant']
      }
    }
    responses: {
      /** @description Active, or pending until its root has paid. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listTenants: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: Common.parameters['Page']
        /** @description Rows a page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: Common.parameters['Search']
        /** @description Only tenants in one of these. */
        status?: parameters['TenantStatuses']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'status' | '-status'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of tenants. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportTenants: {
    parameters: {
      query?: {
        /** @description Text the name must contain, case ignored. */
        search?: Common.parameters['Search']
        /** @description Only tenants in one of these. */
        status?: parameters['TenantStatuses']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, formula cells neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ProvisionedTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ProvisionedTenantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "status": "suspended"
         *     }
         */
        'application/json': schemas['TenantEdit']
      }
    }
    responses: {
      /** @description The tenant as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ProvisionedTenantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description The tenant's name typed out.
           * @example Harbour Survey Ltd
           */
          name: string
        }
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getTenantStats: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted tenants are left out, but not what they paid. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantStatsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPublicPackages: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: Common.parameters['Page']
        /** @description Rows a page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of packages, cheapest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PublicPackageListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  registerTenant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['SignUp']
      }
    }
    responses: {
      201: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  resendVerificationCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: email
           * @example robin@harbour.test
           */
          email: string
        }
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  verifyTenant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['Verification']
      }
    }
    responses: {
      /** @description What comes next. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['VerificationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

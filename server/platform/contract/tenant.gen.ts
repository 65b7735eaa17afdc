// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Organisation from './organisation.gen'
import type * as Package from './package.gen'
import type * as Payment from './payment.gen'
import type * as Seller from './seller.gen'
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
   *         "email": "robin@survey.test"
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
       * @example robin@survey.test
       */
      email: string
    }
    /**
     * @description True keeps the tenant pending until its tenant root has paid; false gives the package without payment.
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
    /** @description Given without payment and without end. A pending tenant has to pay for it. */
    packageId?: Common.schemas['Id']
  }
  TenantRow: {
    _id: Common.schemas['Id']
    /** @example Harbour Survey Ltd */
    name: string
    status: schemas['TenantStatus']
    /** @description Statuses that the tenant can change to. */
    nextStatuses: schemas['TenantStatus'][]
    /** @description The first tenant root. */
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
    /** @description End of the package. */
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
    /** @description Statuses that the tenant can change to. */
    nextStatuses: schemas['TenantStatus'][]
    /** @description The first tenant root. */
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
    /** @description End of the package. */
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
    /** @description Absent for a tenant that never had a package and so has no limits. */
    package?: Organisation.schemas['Subscription']
    usage: Organisation.schemas['Usage']
    /** @description Progress of the sign-up of a pending tenant. */
    signUp?: {
      verifiedAt: Common.schemas['MaybeTime']
      /** @description Null for a sign-up that does not expire. */
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
      amount: Payment.schemas['Total']
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
      /** @description Payments by currency, in minor units. */
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
      /** @description Tax on the prices; absent without tax. */
      tax?: Seller.schemas['Tax']
      /**
       * @description True where packages are not sold, because no payment service is configured; a super-admin gives them. Absent otherwise.
       * @example true
       */
      paymentNotConfigured?: boolean
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
     * @description Checked only. verify-tenant sets the password, after the code has confirmed the e-mail.
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
     * @description The password of the account. It may differ from that of the sign-up.
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
       * @description Authorises payment for the sign-up for a day; present when next is payment.
       * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB
       */
      signUpToken?: string
    }
  }
}
export interface parameters {
  ProvisionedTenantId: Common.schemas['Id']
  /** @description Only tenants with one of these statuses. */
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
      /** @description The tenant, which is active, or pending until its tenant root has paid. */
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
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only tenants with one of these statuses. */
        status?: parameters['TenantStatuses']
        /** @description Column to sort by; a leading minus sign sorts in descending order. */
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
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only tenants with one of these statuses. */
        status?: parameters['TenantStatuses']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file with escaped formulas. */
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
           * @description The name of the tenant as confirmation.
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
      /** @description Totals without deleted tenants, but with their payments. */
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
      /** @description The next step. */
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

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Payment from './payment.gen'
import type * as Tenant from './tenant.gen'
import type * as User from './user.gen'
export interface schemas {
  TenantPerson: {
    _id: Common.schemas['Id']
    /** @example Robin Root */
    name: string
    /** @example robin@harbour.test */
    email: string
    /**
     * @example tenant-root
     * @enum {string}
     */
    userType: 'tenant-root' | 'tenant-staff' | 'tenant-user' | 'tenant-client'
    state: User.schemas['UserState']
    /** @description Last request or recorded action; null before the first. */
    lastSeenAt: Common.schemas['MaybeTime']
    /** @description The open invitation. */
    invitation?: {
      /** @description Null until the mail is sent. */
      sentAt: Common.schemas['MaybeTime']
      /** @description Null until the mail is sent. */
      expiresAt: Common.schemas['MaybeTime']
    }
    /**
     * @description Requested but not confirmed.
     * @example robin@bridge.test
     */
    newEmail?: string
  }
  TenantPersonListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['TenantPerson'][]
      /** @example 3 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  SupportedTenantId: Common.schemas['Id']
  PersonId: Common.schemas['Id']
}
export interface operations {
  listTenantPeople: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
      }
      header?: never
      path: {
        tenantId: parameters['SupportedTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of people. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantPersonListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  resendTenantInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['SupportedTenantId']
        userId: parameters['PersonId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  changeRootEmail: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['SupportedTenantId']
        userId: parameters['PersonId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: email
           * @example robin.root@harbour.test
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
  confirmRootEmail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @example 7GkGpJ0N2v0m3oTq1b8p5s6u4x9zC2eF3hI4jK5lM6n */
          token: string
        }
      }
    }
    responses: {
      /** @description The e-mail that is used to sign in from now on. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @example true */
            status: boolean
            /** @example E-mail confirmed */
            message?: string
            data: {
              /** @example robin@harbour.test */
              email: string
            }
          }
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  extendTenantTerm: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['SupportedTenantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          version: Common.schemas['Version']
          endsAt: Common.schemas['Time']
          /** @example Outage of two days */
          reason: string
        }
      }
    }
    responses: {
      /** @description The tenant as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Tenant.schemas['TenantReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listTenantInvoices: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        tenantId: parameters['SupportedTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of invoices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Payment.schemas['InvoiceListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadTenantInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['SupportedTenantId']
        invoiceId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A PDF file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

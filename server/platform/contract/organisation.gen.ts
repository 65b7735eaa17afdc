// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Package from './package.gen'
import type * as Upload from './upload.gen'
export interface schemas {
  OrganisationEdit: {
    version: Common.schemas['Version']
    /** @example Harbour Survey Ltd */
    name?: string
    /** @example 12 Harbour Road */
    address?: string
    /**
     * @description An empty text removes it.
     * @example office@harbour.test
     */
    contactEmail?: string
    /**
     * @description Receipts and renewal reminders are sent here as well as to the tenant roots. An empty text removes it.
     * @example invoices@harbour.test
     */
    billingEmail?: string
    /** @example +91 22 5550 0100 */
    contactPhone?: string
    /** @example 27AAAPL1234C1ZV */
    taxId?: string
    /**
     * @description Whether all users have to use two-factor authentication. Only a user who has it can require it.
     * @example true
     */
    requireSecondFactor?: boolean
    embeddingSites?: schemas['EmbeddingSites']
    /** @description From upload-logo; null removes the logo. */
    logoId?: Common.schemas['MaybeId']
  }
  /** @description Origins of the sites that may embed pages of links, each with https and without a path. */
  EmbeddingSites: string[]
  Organisation: {
    _id: Common.schemas['Id']
    /** @example Harbour Survey Ltd */
    name: string
    /** @example 12 Harbour Road */
    address: string
    /** @example office@harbour.test */
    contactEmail: string
    /** @example invoices@harbour.test */
    billingEmail: string
    /** @example +91 22 5550 0100 */
    contactPhone: string
    /** @example 27AAAPL1234C1ZV */
    taxId: string
    /**
     * @description URL of the picture.
     * @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    logo: string | null
    logoId: Common.schemas['MaybeId']
    /** @example false */
    requireSecondFactor: boolean
    embeddingSites?: schemas['EmbeddingSites']
    /** @description Users and clients who can sign in, and how many of them use two-factor authentication. */
    secondFactors: {
      /** @example 9 */
      users: number
      /** @example 4 */
      withSecondFactor: number
    }
    version: Common.schemas['Version']
    /** @description Absent for a tenant that never had a package and so has no limits. */
    package?: schemas['Subscription']
    usage: schemas['Usage']
    /** @description Summary; payment/invoices lists the invoices. */
    invoices: {
      /** @example 4 */
      total: number
      lastAt: Common.schemas['MaybeTime']
    }
  }
  /** @description A package as it was at the time of purchase. */
  Subscription: {
    packageId: Common.schemas['MaybeId']
    /** @example Team */
    name: string
    price: Package.schemas['Price']
    currency: Package.schemas['Currency']
    period: Package.schemas['Period']
    limits: Package.schemas['Limits']
    startsAt: Common.schemas['Time']
    /** @description Null for a package without payment. */
    endsAt: Common.schemas['MaybeTime']
  }
  Usage: schemas['ResourceUsage'][]
  ResourceUsage: {
    /**
     * @example users
     * @enum {string}
     */
    resource: 'users' | 'clients' | 'storageBytes' | 'streamMinutes' | 'aiRuns'
    /** @example 9 */
    used: number
    /**
     * @description Null without a limit.
     * @example 10
     */
    limit: number | null
    /**
     * @description warning from 80 %; over above the limit during the grace period, then blocked.
     * @example warning
     * @enum {string}
     */
    level: 'ok' | 'warning' | 'over' | 'blocked'
    graceUntil: Common.schemas['MaybeTime']
  }
  OrganisationReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Organisation']
  }
}
export interface operations {
  getOrganisationDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organisation. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrganisationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateOrganisationDetails: {
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
         *       "version": 1,
         *       "address": "12 Harbour Road"
         *     }
         */
        'application/json': schemas['OrganisationEdit']
      }
    }
    responses: {
      /** @description The organisation as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrganisationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  uploadOrganisationLogo: {
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
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP, detected by content.
           */
          file: string
        }
        'application/json': Upload.schemas['UploadedFile']
      }
    }
    responses: {
      /** @description ID and URL of the logo. An unused logo is deleted after a day. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Package.schemas['PictureReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

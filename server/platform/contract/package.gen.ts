// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description In minor units of the currency, such as paise or cents.
   * @example 199900
   */
  Price: number
  /**
   * @description ISO 4217 code.
   * @example INR
   */
  Currency: string
  /**
   * @example month
   * @enum {string}
   */
  Period: 'month' | 'year'
  /** @description Stream minutes and AI runs are limits per month. */
  Limits: {
    /** @example 10 */
    users: number
    /**
     * @description Client companies. Their people take no seat.
     * @example 100
     */
    clients: number
    /** @example 107374182400 */
    storageBytes: number
    /** @example 3000 */
    streamMinutes: number
    /** @example 200 */
    aiRuns: number
  }
  /**
   * @example {
   *       "name": "Team",
   *       "description": "Ten people, 100 GB of imagery.",
   *       "price": 199900,
   *       "currency": "INR",
   *       "period": "month",
   *       "limits": {
   *         "users": 10,
   *         "clients": 100,
   *         "storageBytes": 107374182400,
   *         "streamMinutes": 3000,
   *         "aiRuns": 200
   *       }
   *     }
   */
  NewPackage: {
    /** @example Team */
    name: string
    /** @example Ten people, 100 GB of imagery. */
    description?: string
    price: schemas['Price']
    /**
     * @description ISO 4217 code.
     * @default INR
     * @example INR
     */
    currency: string
    period: schemas['Period']
    limits: schemas['Limits']
    /** @description From upload-poster; null for none. */
    posterId?: Common.schemas['MaybeId']
    /**
     * @description Whether it is on sale.
     * @default true
     * @example true
     */
    active: boolean
    /**
     * @description Whether it is offered at sign-up.
     * @default true
     * @example true
     */
    public: boolean
  }
  PackageEdit: {
    version: Common.schemas['Version']
    /** @example Team */
    name?: string
    /** @example Ten people, 100 GB of imagery. */
    description?: string
    price?: schemas['Price']
    currency?: schemas['Currency']
    period?: schemas['Period']
    limits?: schemas['Limits']
    /** @description From upload-poster; null removes the poster. */
    posterId?: Common.schemas['MaybeId']
    /** @example false */
    active?: boolean
    /** @example true */
    public?: boolean
  }
  Package: {
    _id: Common.schemas['Id']
    /** @example Team */
    name: string
    /** @example Ten people, 100 GB of imagery. */
    description: string
    price: schemas['Price']
    currency: schemas['Currency']
    period: schemas['Period']
    limits: schemas['Limits']
    /**
     * @description URL of the picture.
     * @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    poster: string | null
    posterId: Common.schemas['MaybeId']
    /** @example true */
    active: boolean
    /** @example true */
    public: boolean
    /**
     * @description Number of tenants that have the package or are signing up for it.
     * @example 3
     */
    tenants: number
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
  }
  PackageReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Package']
  }
  PackageListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Package'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  PictureReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      fileId: Common.schemas['Id']
      /** @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
      url: string
    }
  }
}
export interface parameters {
  PackageId: Common.schemas['Id']
}
export interface operations {
  uploadPackagePoster: {
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
      }
    }
    responses: {
      /** @description ID and URL of the poster. An unused poster is deleted after a day. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PictureReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createPackage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewPackage']
      }
    }
    responses: {
      /** @description The package as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PackageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPackages: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Only packages that are on sale, or only packages that are not. */
        active?: boolean
        /** @description Column to sort by; a leading minus sign sorts in descending order. */
        sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'price' | '-price' | 'tenants' | '-tenants'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of packages. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PackageListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        packageId: parameters['PackageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The package. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PackageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listActivePackages: {
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
          'application/json': schemas['PackageListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        packageId: parameters['PackageId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "price": 249900
         *     }
         */
        'application/json': schemas['PackageEdit']
      }
    }
    responses: {
      /** @description The package as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PackageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deletePackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        packageId: parameters['PackageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getPublicFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        fileId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP picture, which never changes under its ID. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

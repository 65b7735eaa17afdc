// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @example tenant-staff
   * @enum {string}
   */
  UserType: 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
  Credentials: {
    /**
     * Format: email
     * @example staff@demo.test
     */
    email: string
    /** @example correct horse battery */
    password: string
    /**
     * @description Six digits of the authenticator app, or a recovery code; ignored without two-factor authentication.
     * @example 482913
     */
    code?: string
  }
  PasswordResetRequest: {
    /**
     * Format: email
     * @example staff@demo.test
     */
    email: string
  }
  PasswordResetCode: {
    /**
     * Format: email
     * @example staff@demo.test
     */
    email: string
    /** @example 482913570164 */
    code: string
  }
  PasswordReset: {
    /**
     * Format: email
     * @example staff@demo.test
     */
    email: string
    /** @example 482913570164 */
    code: string
    /** @example correct horse battery */
    password: string
    /**
     * @description Whether the personal API tokens of the user end.
     * @default true
     * @example true
     */
    endsTokens: boolean
    /**
     * @description Whether the paired phones of the user end.
     * @default true
     * @example true
     */
    endsPhones: boolean
    /**
     * @description Whether the links that the user has created end.
     * @default true
     * @example true
     */
    endsLinks: boolean
    /** @description Of the API tokens that end, those that stay. */
    keepsTokens?: Common.schemas['Id'][]
    /** @description Of the phones that end, those that stay. */
    keepsPhones?: Common.schemas['Id'][]
    /** @description Of the links that end, those that stay. */
    keepsLinks?: Common.schemas['Id'][]
  }
  /** @description Of each kind the 200 newest. */
  OwnAccess: {
    tokens: schemas['OwnAccessToken'][]
    phones: schemas['OwnAccessPhone'][]
    links: schemas['OwnAccessLink'][]
  }
  OwnAccessToken: {
    _id: Common.schemas['Id']
    /** @example QGIS in the office */
    name: string
    /**
     * @description Last characters of the secret.
     * @example x7Qa
     */
    hint: string
    createdAt: Common.schemas['Time']
    lastUsedAt: Common.schemas['MaybeTime']
  }
  OwnAccessPhone: {
    _id: Common.schemas['Id']
    /** @example Chrome on Android */
    name: string
    createdAt: Common.schemas['Time']
    lastUsedAt: Common.schemas['Time']
  }
  OwnAccessLink: {
    _id: Common.schemas['Id']
    /**
     * @example mission
     * @enum {string}
     */
    kind:
      | 'mission'
      | 'layer'
      | 'photos'
      | 'recording'
      | 'moment'
      | 'stream'
      | 'document'
      | 'report'
      | 'outcome'
      | 'evidence'
    /**
     * @description Of what the link shows; null in a reset, and where the caller may not see it.
     * @example Quay wall
     */
    name: string | null
    /** @example Quay Surveyors */
    recipient: string
    createdAt: Common.schemas['Time']
  }
  OwnAccessReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['OwnAccess']
  }
  UserDetailsReply: {
    /** @example true */
    status: boolean
    /** @example Welcome back */
    message?: string
    data?: schemas['UserDetails']
  }
  UserDetails: {
    _id: Common.schemas['Id']
    /** @example Sam Staff */
    name: string
    /** @example staff@demo.test */
    email: string
    /** @example null */
    avatar?: string | null
    language: schemas['MaybeLanguage']
    /** @description Absent until the user has chosen one. */
    theme?: schemas['Theme']
    userType: schemas['UserType']
    /** @description Absent for a super-admin. */
    tenantId?: schemas['TenantOfUser']
    /** @description Permissions granted to the user individually. */
    customPermissions?: string[]
    /** @description All permissions of the user, from user type, groups and individual grants. */
    permissions: string[]
    /** @example true */
    isTermsAccepted: boolean
    /** @description In the reply to login, if there are base maps: the origins that the page must be allowed to read from. The policy of a page that was loaded before is without those of the tenant. */
    mapOrigins?: string[]
    /**
     * @description True while the organisation requires two-factor authentication and the user has not set it up.
     * @example true
     */
    isSecondFactorMissing?: boolean
    /** @description Present while a super-admin has entered the tenant for support. The session is then read-only. */
    support?: schemas['SupportSession']
    /** @description Present while a tenant root views the tenant as a client. The session is then read-only, and user type, permissions and menu are those of the client. */
    clientView?: schemas['ClientView']
    /** @description Only for tenant roots, while a request for support access is open. */
    supportRequest?: schemas['SupportRequest']
    sideBar: schemas['SideBarEntry'][]
  }
  SupportSession: {
    until: Common.schemas['Time']
  }
  ClientView: {
    clientId: Common.schemas['Id']
    /**
     * @description Of the client.
     * @example Harbour authority
     */
    name: string
    until: Common.schemas['Time']
  }
  SupportRequest: {
    /** @example Ada Admin */
    requestedBy: string
    /** @example The import of a layer fails */
    reason: string
  }
  /**
   * @description Theme of the pages; `system` follows the operating system.
   * @example dark
   * @enum {string}
   */
  Theme: 'light' | 'dark' | 'system'
  /**
   * @description BCP 47 tag of the language the user chose; null follows the browser.
   * @example en
   */
  MaybeLanguage: string | null
  TenantOfUser: {
    _id: Common.schemas['Id']
    /** @example Demo */
    name: string
  }
  SideBarEntry: {
    /**
     * @example menu
     * @enum {string}
     */
    type: 'menu' | 'sub_menu'
    /** @example Missions */
    text: string
    /** @example /dashboard/missions */
    link?: string
    /** @example mission */
    icon: string
    sub_menu?: schemas['SideBarEntry'][]
  }
}
export interface operations {
  login: {
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
         *       "email": "staff@demo.test",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': schemas['Credentials']
      }
    }
    responses: {
      /** @description The signed-in user, or a false status with the reason. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  logout: {
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
  getUserDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Details of the user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  requestPasswordReset: {
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
         *       "email": "staff@demo.test"
         *     }
         */
        'application/json': schemas['PasswordResetRequest']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  resetPassword: {
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
         *       "email": "staff@demo.test",
         *       "code": "482913570164",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': schemas['PasswordReset']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  checkResetAccess: {
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
         *       "email": "staff@demo.test",
         *       "code": "482913570164"
         *     }
         */
        'application/json': schemas['PasswordResetCode']
      }
    }
    responses: {
      /** @description API tokens, phones and links of the user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OwnAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

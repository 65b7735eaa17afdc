// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Auth from './auth.gen'
import type * as Common from './common.gen'
import type * as Permission from './permission.gen'
import type * as Upload from './upload.gen'
import type * as User from './user.gen'
export interface schemas {
  PermissionRequest: {
    permission: Permission.schemas['PermissionName']
  }
  ProfileEdit: {
    version: Common.schemas['Version']
    /** @example Sam Staff */
    name: string
    language?: Auth.schemas['MaybeLanguage']
  }
  Profile: {
    _id: Common.schemas['Id']
    /** @example Sam Staff */
    name: string
    /** @example staff@demo.test */
    email: string
    /** @example null */
    avatar: string | null
    language: Auth.schemas['MaybeLanguage']
    userType: Auth.schemas['UserType']
    /**
     * @description Whether the user signs in with codes of an authenticator app.
     * @example false
     */
    secondFactor: boolean
    /** @example 0 */
    recoveryCodesLeft: number
    /** @description What gives access in the name of the user, beside sessions. */
    access?: {
      /**
       * @description Personal API tokens.
       * @example 1
       */
      tokens: number
      /**
       * @description Paired phones.
       * @example 0
       */
      phones: number
      /**
       * @description Links that the user has created.
       * @example 2
       */
      links: number
    }
    version: Common.schemas['Version']
  }
  ProfileReply: {
    /** @example true */
    status: boolean
    /** @example Profile saved */
    message?: string
    data: schemas['Profile']
  }
  PasswordChange: {
    /** @example correct horse battery */
    current: string
    /** @example incorrect donkey battery */
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
  PasswordProof: {
    /** @example correct horse battery */
    password: string
  }
  CodeProof: {
    /** @example 482913 */
    code: string
  }
  FullProof: {
    /** @example correct horse battery */
    password: string
    /**
     * @description Six digits of the authenticator app, or a recovery code.
     * @example 482913
     */
    code: string
  }
  EnrolmentReply: {
    /** @example true */
    status: boolean
    data: {
      /**
       * @description For typing in.
       * @example JBSWY3DPEHPK3PXP
       */
      secret: string
      /**
       * @description For a QR code.
       * @example otpauth://totp/Aerie:staff%40demo.test?issuer=Aerie&secret=JBSWY3DPEHPK3PXP
       */
      uri: string
    }
  }
  RecoveryCodesReply: {
    /** @example true */
    status: boolean
    /** @example The second factor is on */
    message?: string
    data: {
      recoveryCodes: string[]
    }
  }
  ThemeEdit: {
    theme: Auth.schemas['Theme']
  }
  OwnSession: {
    _id: Common.schemas['Id']
    /** @example 192.0.2.7 */
    address: string
    place: schemas['AddressPlace']
    /** @example Mozilla/5.0 (X11; Linux x86_64) */
    userAgent: string
    browser: schemas['BrowserGuess']
    system: schemas['SystemGuess']
    createdAt: Common.schemas['Time']
    lastSeenAt: Common.schemas['Time']
    /**
     * @description Whether it is the session of this request.
     * @example true
     */
    current: boolean
  }
  /** @description Where the address probably is; null when the server does not know it. */
  AddressPlace: {
    /** @example London */
    town: string | null
    /**
     * @description ISO 3166-1.
     * @example GB
     */
    country: string | null
  } | null
  /**
   * @description Guessed from the user agent; null when it names none of the common browsers.
   * @example Firefox
   */
  BrowserGuess: string | null
  /**
   * @description Guessed from the user agent.
   * @example Linux
   */
  SystemGuess: string | null
  OwnSignIn: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    /** @example 192.0.2.7 */
    address: string
    place: schemas['AddressPlace']
    /** @example Mozilla/5.0 (X11; Linux x86_64) */
    userAgent: string
    browser: schemas['BrowserGuess']
    system: schemas['SystemGuess']
    /**
     * @example password
     * @enum {string}
     */
    method: 'password' | 'second-factor' | 'single-sign-on' | 'passkey'
    /**
     * @example signed-in
     * @enum {string}
     */
    result: 'signed-in' | 'wrong-password' | 'wrong-code' | 'wrong-passkey' | 'disabled'
    /**
     * @description The person had signed in before, but not with this browser. A mail was sent.
     * @example false
     */
    isNewDevice: boolean
  }
  SignInListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['OwnSignIn'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  SessionListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['OwnSession'][]
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
  getProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account of this session. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ProfileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editProfile: {
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
         *       "name": "Sam Staff"
         *     }
         */
        'application/json': schemas['ProfileEdit']
      }
    }
    responses: {
      /** @description The account as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ProfileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editTheme: {
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
         *       "theme": "dark"
         *     }
         */
        'application/json': schemas['ThemeEdit']
      }
    }
    responses: {
      /** @description The theme is stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Common.schemas['Done']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  uploadAvatar: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP.
           * @example RIFF
           */
          file: string
        }
        'application/json': Upload.schemas['UploadedFile']
      }
    }
    responses: {
      /** @description The account as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ProfileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAvatar: {
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
  getAvatar: {
    parameters: {
      query?: never
      header?: never
      path: {
        avatarId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example RIFF */
          'image/webp': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  changePassword: {
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
         *       "current": "correct horse battery",
         *       "password": "incorrect donkey battery"
         *     }
         */
        'application/json': schemas['PasswordChange']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getOwnAccess: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description API tokens, phones and links of the caller, of each the 200 newest. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Auth.schemas['OwnAccessReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listSessions: {
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
      /** @description One page of sessions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SessionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteOtherSessions: {
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
  listSignIns: {
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
      /** @description One page of sign-ins. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SignInListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        sessionId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  startSecondFactor: {
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
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': schemas['PasswordProof']
      }
    }
    responses: {
      /** @description The secret for the authenticator app, shown once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EnrolmentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  confirmSecondFactor: {
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
         *       "code": "482913"
         *     }
         */
        'application/json': schemas['CodeProof']
      }
    }
    responses: {
      /** @description Ten recovery codes, shown once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecoveryCodesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  renewRecoveryCodes: {
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
         *       "password": "correct horse battery",
         *       "code": "482913"
         *     }
         */
        'application/json': schemas['FullProof']
      }
    }
    responses: {
      /** @description Ten recovery codes, shown once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['RecoveryCodesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  disableSecondFactor: {
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
         *       "password": "correct horse battery",
         *       "code": "482913"
         *     }
         */
        'application/json': schemas['FullProof']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getOwnPermissionExplanation: {
    parameters: {
      query: {
        permission: User.parameters['AskedPermission']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where the permission comes from, or who can grant it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': User.schemas['PermissionExplanationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  askForPermission: {
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
         *       "permission": "client_list"
         *     }
         */
        'application/json': schemas['PermissionRequest']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

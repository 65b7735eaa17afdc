// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Profile from './profile.gen'
export interface schemas {
  /**
   * @description Base64url.
   * @example vX0kq3mT2sQ9dZl1uYb7Rw
   */
  CredentialId: string
  /**
   * @example internal
   * @enum {string}
   */
  PasskeyTransport: 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'
  PasskeyProof: {
    /**
     * @description Required of those who sign in with a password. Others prove it by having signed in within 10 minutes.
     * @example correct horse battery
     */
    password?: string
  }
  PasskeyName: {
    /** @example Chrome on Linux */
    name: string
  }
  PasskeyCredentials: {
    /**
     * Format: email
     * @example staff@demo.test
     */
    email: string
    /** @example correct horse battery */
    password: string
  }
  NewPasskey: {
    /** @example Chrome on Linux */
    name: string
    id: schemas['CredentialId']
    /**
     * @description Base64url.
     * @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0
     */
    clientDataJSON: string
    /**
     * @description Base64url.
     * @example o2NmbXRkbm9uZQ
     */
    attestationObject: string
    transports?: schemas['PasskeyTransport'][]
  }
  PasskeyAnswer: {
    id: schemas['CredentialId']
    /**
     * @description Base64url.
     * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
     */
    clientDataJSON: string
    /**
     * @description Base64url.
     * @example SZYN5YgOjGh0NBcPZHZgW4
     */
    authenticatorData: string
    /**
     * @description Base64url.
     * @example MEUCIQDxq3mT2sQ9dZl1uYb7Rw
     */
    signature: string
    /**
     * @description Base64url; whose passkey it is, as the authenticator stores it.
     * @example AZOPbno7fCGbHi9kwdKjAQ
     */
    userHandle?: string
  }
  Passkey: {
    _id: Common.schemas['Id']
    /** @example Chrome on Linux */
    name: string
    /**
     * @description Whether a service keeps a copy, so that it outlives the device.
     * @example true
     */
    isBackedUp: boolean
    createdAt: Common.schemas['Time']
    /**
     * Format: date-time
     * @description Null before the first sign-in with it.
     * @example null
     */
    lastUsedAt: string | null
  }
  PasskeyListReply: {
    /** @example true */
    status: boolean
    data: {
      passkeys: schemas['Passkey'][]
      /** @example 10 */
      limit: number
      /**
       * @description What adding and removing requires.
       * @example password
       * @enum {string}
       */
      proof: 'password' | 'recent-sign-in'
      browser: Profile.schemas['BrowserGuess']
      system: Profile.schemas['SystemGuess']
    }
  }
  AddedPasskeyReply: {
    /** @example true */
    status: boolean
    /** @example Passkey added */
    message?: string
    data: {
      passkey: schemas['Passkey']
      /** @description Absent for callers who have some. */
      recoveryCodes?: string[]
    }
  }
  PasskeyDescriptor: {
    id: schemas['CredentialId']
    /**
     * @example public-key
     * @enum {string}
     */
    type: 'public-key'
    transports: schemas['PasskeyTransport'][]
  }
  PasskeyCreationReply: {
    /** @example true */
    status: boolean
    data: schemas['PasskeyCreation']
  }
  /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
  PasskeyCreation: {
    /** @example 3kq3mT2sQ9dZl1uYb7Rw */
    challenge: string
    rp: {
      /** @example aerie.example */
      id: string
      /** @example Aerie */
      name: string
    }
    user: {
      /**
       * @description Base64url.
       * @example AZOPbno7fCGbHi9kwdKjAQ
       */
      id: string
      /** @example staff@demo.test */
      name: string
      /** @example Sam Staff */
      displayName: string
    }
    pubKeyCredParams: {
      /** @example -7 */
      alg: number
      /**
       * @example public-key
       * @enum {string}
       */
      type: 'public-key'
    }[]
    /**
     * @description Milliseconds.
     * @example 300000
     */
    timeout: number
    /** @description Passkeys that exist, so that a device does not get a second one. */
    excludeCredentials: schemas['PasskeyDescriptor'][]
    authenticatorSelection: {
      /**
       * @example preferred
       * @enum {string}
       */
      residentKey: 'preferred' | 'required'
      /**
       * @example preferred
       * @enum {string}
       */
      userVerification: 'preferred' | 'required'
    }
    /**
     * @example none
     * @enum {string}
     */
    attestation: 'none'
  }
  PasskeyRequestReply: {
    /** @example true */
    status: boolean
    data: schemas['PasskeyRequest']
  }
  /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
  PasskeyRequest: {
    /** @example 3kq3mT2sQ9dZl1uYb7Rw */
    challenge: string
    /** @example aerie.example */
    rpId: string
    /**
     * @description Milliseconds.
     * @example 300000
     */
    timeout: number
    /** @description Empty where any passkey of this installation may answer. */
    allowCredentials: schemas['PasskeyDescriptor'][]
    /**
     * @example required
     * @enum {string}
     */
    userVerification: 'preferred' | 'required'
  }
}
export interface parameters {
  PasskeyId: Common.schemas['Id']
}
export interface operations {
  getPasskeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkeys, and how the caller proves a change. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PasskeyListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  startPasskey: {
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
        'application/json': schemas['PasskeyProof']
      }
    }
    responses: {
      /** @description What the browser needs to create the passkey. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PasskeyCreationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  addPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['NewPasskey']
      }
    }
    responses: {
      /** @description The passkey, and recovery codes, which are shown once. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AddedPasskeyReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editPasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        passkeyId: parameters['PasskeyId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Key on my desk"
         *     }
         */
        'application/json': schemas['PasskeyName']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  revokePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        passkeyId: parameters['PasskeyId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': schemas['PasskeyProof']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  startPasskeySignIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What the browser needs to ask for a passkey. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PasskeyRequestReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  startPasskeySecondFactor: {
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
        'application/json': schemas['PasskeyCredentials']
      }
    }
    responses: {
      /** @description What the browser needs to ask for one of the passkeys. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PasskeyRequestReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  finishPasskeySignIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['PasskeyAnswer']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

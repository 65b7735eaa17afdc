// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description Address of the identity provider, without .well-known.
   * @example https://accounts.google.com
   */
  SingleSignOnIssuer: string
  /** @example aerie-web */
  SingleSignOnApplication: string
  /** @example example.com */
  SingleSignOnDomain: string
  SingleSignOnDomainCheck: {
    domain: schemas['SingleSignOnDomain']
  }
  /**
   * @description Mailboxes that only the administrators of a domain can have.
   * @example postmaster
   * @enum {string}
   */
  SingleSignOnMailbox: 'admin' | 'administrator' | 'hostmaster' | 'postmaster' | 'webmaster'
  SingleSignOnDomainMail: {
    domain: schemas['SingleSignOnDomain']
    mailbox: schemas['SingleSignOnMailbox']
  }
  SingleSignOnDomainConfirm: {
    domain: schemas['SingleSignOnDomain']
    /** @example k7m2p9xw */
    code: string
  }
  /** @description Whether a domain of the settings is proven to belong to the organisation. Only proven domains count. */
  SingleSignOnProof: {
    domain: schemas['SingleSignOnDomain']
    /** @example false */
    isProven: boolean
    /**
     * @description Name of the TXT record.
     * @example _aerie-challenge.example.com
     */
    recordName: string
    /**
     * @description Value of the TXT record.
     * @example aerie-domain=x7k2m9qwhz4p8n6c
     */
    recordValue: string
    /**
     * @description Where a code that is still valid was mailed.
     * @example postmaster@example.com
     */
    mailedTo: string | null
  }
  /** @description People with an e-mail address of these domains can sign in. */
  SingleSignOnDomains: schemas['SingleSignOnDomain'][]
  /**
   * @description Claim of the ID token that names the groups of a person.
   * @example groups
   */
  SingleSignOnClaim: string
  SingleSignOnGroup: {
    /**
     * @description Name of the group at the provider.
     * @example pilots
     */
    value: string
    groupId: Common.schemas['Id']
  }
  /** @description User groups that follow the groups of the provider at every sign-in. */
  SingleSignOnGroups: schemas['SingleSignOnGroup'][]
  SingleSignOn: {
    issuer: schemas['SingleSignOnIssuer']
    application: schemas['SingleSignOnApplication']
    /** @example true */
    hasSecret: boolean
    domains: schemas['SingleSignOnDomains']
    groupsClaim: schemas['SingleSignOnClaim']
    groups: schemas['SingleSignOnGroups']
    /** @example true */
    enabled: boolean
    /**
     * @description Only tenant roots can sign in with a password.
     * @example false
     */
    passwordsDisabled: boolean
    /**
     * @description Whether people without an account get one at their first sign-in.
     * @example false
     */
    createsUsers: boolean
    trustsUnverifiedEmail: schemas['SingleSignOnTrust']
    version: Common.schemas['Version']
  }
  SingleSignOnEdit: {
    /** @description Required when settings exist. */
    version?: Common.schemas['Version']
    issuer?: schemas['SingleSignOnIssuer']
    application?: schemas['SingleSignOnApplication']
    /**
     * @description Without it the stored secret stays.
     * @example kH2vYwq0pT
     */
    clientSecret?: string
    domains?: schemas['SingleSignOnDomains']
    groupsClaim?: schemas['SingleSignOnClaim']
    groups?: schemas['SingleSignOnGroups']
    /** @example true */
    enabled?: boolean
    /** @example false */
    passwordsDisabled?: boolean
    /** @example false */
    createsUsers?: boolean
    trustsUnverifiedEmail?: schemas['SingleSignOnTrust']
  }
  /**
   * @description Whether e-mail addresses count of which the provider does not say whether they are verified (without the claim email_verified). Only for a provider where people cannot choose their address. An address that is said not to be verified never counts.
   * @example false
   */
  SingleSignOnTrust: boolean
  SingleSignOnReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Null before the first settings.
       * @example {
       *       "issuer": "https://accounts.google.com",
       *       "application": "aerie-web",
       *       "hasSecret": true,
       *       "domains": [
       *         "example.com"
       *       ],
       *       "groupsClaim": "groups",
       *       "groups": [],
       *       "enabled": true,
       *       "passwordsDisabled": false,
       *       "createsUsers": false,
       *       "trustsUnverifiedEmail": false,
       *       "version": 1
       *     }
       */
      settings: schemas['SingleSignOn'] | null
      /** @description One for each domain of the settings. */
      proofs: schemas['SingleSignOnProof'][]
      /**
       * @description The provider sends people back to this address.
       * @example https://aerie.example.com/sso/callback
       */
      redirectUri: string
      /**
       * @description People of the organisation sign in here.
       * @example https://aerie.example.com/sso/k7m2p9xw4hqz
       */
      signInUrl: string | null
      /**
       * @description The provider posts here when it ends the session of a person (back-channel logout).
       * @example https://aerie.example.com/apis/v1/single-sign-on/logout/k7m2p9xw4hqz
       */
      logoutUrl: string | null
      /** @description Origins of the providers that this installation permits. */
      origins: string[]
    }
  }
  SingleSignOnWayReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Last part of the sign-in address; null without single sign-on.
       * @example k7m2p9xw4hqz
       */
      code: string | null
      /**
       * @description Only tenant roots can sign in with a password.
       * @example false
       */
      passwordsDisabled: boolean
    }
  }
  SingleSignOnTestReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 248289761001 */
      subject: string
      /** @example pia@example.com */
      email: string | null
      /** @example true */
      isEmailVerified: boolean
      /** @example Pia Pilot */
      name: string | null
      /** @description Groups of the person at the provider. */
      groups: string[]
      /**
       * @description Why the groups at the provider are unknown, so that the user groups stay as they are: the token only says that they are elsewhere (people in more than 200 groups at Entra ID), or the claim holds no names. Null where they are known.
       * @example null
       * @enum {string|null}
       */
      unknownGroups: 'elsewhere' | 'unreadable' | null
      /**
       * @description Whether the domain of the e-mail address counts.
       * @example true
       */
      isDomainProven: boolean
      /** @description Names of the user groups that the person would be in. */
      userGroups: string[]
      /**
       * @description Whether a sign-in opens an account, creates one first, or is refused.
       * @example opens
       * @enum {string}
       */
      outcome: 'opens' | 'creates' | 'refused'
      /**
       * @description Why it is refused.
       * @example null
       */
      reason: string | null
    }
  }
  SingleSignOnStart: {
    /**
     * @description Last part of the sign-in address.
     * @example k7m2p9xw4hqz
     */
    code: string
  }
  SingleSignOnStartReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example https://accounts.google.com/o/oauth2/v2/auth?client_id=aerie-web */
      url: string
    }
  }
  SingleSignOnAnswer: {
    /** @example 9hX2rGq1 */
    state: string
    /** @example SplxlOBeZQQYbYS6WxSbIA */
    code?: string
    /** @example https://accounts.google.com */
    iss?: string
    /** @example access_denied */
    error?: string
  }
}
export interface operations {
  getSingleSignOn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings, and what the identity provider must know. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteSingleSignOn: {
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
  editSingleSignOn: {
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
         *       "issuer": "https://accounts.google.com",
         *       "application": "aerie-web",
         *       "clientSecret": "kH2vYwq0pT",
         *       "domains": [
         *         "example.com"
         *       ],
         *       "enabled": false
         *     }
         */
        'application/json': schemas['SingleSignOnEdit']
      }
    }
    responses: {
      /** @description The stored settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  checkSingleSignOnDomain: {
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
         *       "domain": "example.com"
         *     }
         */
        'application/json': schemas['SingleSignOnDomainCheck']
      }
    }
    responses: {
      /** @description The domain is proven. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  mailSingleSignOnDomain: {
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
         *       "domain": "example.com",
         *       "mailbox": "postmaster"
         *     }
         */
        'application/json': schemas['SingleSignOnDomainMail']
      }
    }
    responses: {
      /** @description The mail is on its way. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnReply']
        }
      }
      '4XX': Common.responses['Problem']
      '5XX': Common.responses['Problem']
    }
  }
  confirmSingleSignOnDomain: {
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
         *       "domain": "example.com",
         *       "code": "k7m2p9xw"
         *     }
         */
        'application/json': schemas['SingleSignOnDomainConfirm']
      }
    }
    responses: {
      /** @description The domain is proven. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  testSingleSignOn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page of the identity provider. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnStartReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  finishSingleSignOnTest: {
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
         *       "state": "test-9hX2rGq1",
         *       "code": "SplxlOBeZQQYbYS6WxSbIA"
         *     }
         */
        'application/json': schemas['SingleSignOnAnswer']
      }
    }
    responses: {
      /** @description What arrived. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnTestReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  findSingleSignOn: {
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
         *       "domain": "example.com"
         *     }
         */
        'application/json': schemas['SingleSignOnDomainCheck']
      }
    }
    responses: {
      /** @description The way of this domain. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnWayReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  startSingleSignOn: {
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
         *       "code": "k7m2p9xw4hqz"
         *     }
         */
        'application/json': schemas['SingleSignOnStart']
      }
    }
    responses: {
      /** @description The page of the identity provider. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SingleSignOnStartReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  finishSingleSignOn: {
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
         *       "state": "9hX2rGq1",
         *       "code": "SplxlOBeZQQYbYS6WxSbIA"
         *     }
         */
        'application/json': schemas['SingleSignOnAnswer']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

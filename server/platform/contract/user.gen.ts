// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Permission from './permission.gen'
import type * as UserGroup from './user-group.gen'
export interface schemas {
  /**
   * @example tenant-user
   * @enum {string}
   */
  TeamUserType: 'tenant-root' | 'tenant-staff' | 'tenant-user'
  /**
   * @example active
   * @enum {string}
   */
  UserState: 'invited' | 'active' | 'disabled'
  GroupIds: Common.schemas['Id'][]
  UserSummaryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 12 */
      active: number
      /** @example 3 */
      invited: number
      /** @example 1 */
      disabled: number
    }
  }
  AccessOfUsersReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description API tokens, also those of the organisation that act for the users.
       * @example 1
       */
      tokens: number
      /**
       * @description Paired phones.
       * @example 0
       */
      phones: number
      /**
       * @description Links that are open.
       * @example 2
       */
      links: number
    }
  }
  UserSelection: {
    userIds: Common.schemas['Id'][]
  }
  NewUser: {
    /** @example Pat Pilot */
    name: string
    /**
     * Format: email
     * @example pat@demo.test
     */
    email: string
    userType: schemas['TeamUserType']
    customPermissions?: Permission.schemas['PermissionNames']
    groups?: schemas['GroupIds']
  }
  UserEdit: {
    version: Common.schemas['Version']
    /** @example Pat Pilot */
    name?: string
    /**
     * Format: email
     * @example pat@demo.test
     */
    email?: string
    userType?: schemas['TeamUserType']
    customPermissions?: Permission.schemas['PermissionNames']
    groups?: schemas['GroupIds']
    /** @example false */
    disabled?: boolean
  }
  /** @description Either the text or the ID of an uploaded file. */
  UserImport: {
    uploadId?: Common.schemas['Id']
    /**
     * @description At most 50,000 rows. A longer text is uploaded, up to 12 MB, and its ID is sent instead. Groups are given by name; several groups or permissions are separated by semicolons.
     * @example name,email
     *     Pat Pilot,pat@demo.test
     */
    csv?: string
    /**
     * @description Only reports the result. Nothing is stored and no invitations are sent. Accounts of other organisations are not checked.
     * @default false
     * @example false
     */
    preview: boolean
  }
  UserImportReply: {
    /** @example true */
    status: boolean
    /** @example 1 of 2 rows added */
    message?: string
    data: {
      /** @example 1 */
      created: number
      /** @example 1 */
      rejected: number
      /**
       * @description The rejected rows with an additional column problem, which an import ignores. Absent if no row was rejected.
       * @example name,email,problem
       *     Pat Pilot,pat,email: Enter a valid e-mail address
       */
      rejectedCsv?: string
      rows: {
        /**
         * @description Number of the row as a spreadsheet shows it. The header is usually row 1.
         * @example 2
         */
        row: number
        /** @example pat@demo.test */
        email: string
        /**
         * @example rejected
         * @enum {string}
         */
        status: 'created' | 'rejected'
        /** @example email */
        field?: string
        /** @example This e-mail already has an account. */
        message?: string
      }[]
    }
  }
  GroupOfUser: {
    _id: Common.schemas['Id']
    /** @example Pilots */
    name: string
  }
  User: {
    _id: Common.schemas['Id']
    /** @example Pat Pilot */
    name: string
    /** @example pat@demo.test */
    email: string
    /** @example null */
    avatar: string | null
    userType: schemas['TeamUserType']
    state: schemas['UserState']
    customPermissions: Permission.schemas['PermissionNames']
    groups: schemas['GroupOfUser'][]
    /**
     * @description Whether the user uses two-factor authentication.
     * @example false
     */
    secondFactor: boolean
    /** @description When the last invitation was sent; null without one or after it was accepted. */
    invitedAt: Common.schemas['MaybeTime']
    /**
     * @description Whether the identity provider manages the user (SCIM).
     * @example false
     */
    provisioned: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  UserReply: {
    /** @example true */
    status: boolean
    /** @example User saved */
    message?: string
    data: schemas['User']
  }
  UserListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['User'][]
      /** @example 12 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  PermissionExplanation: {
    permission: Permission.schemas['PermissionName']
    /** @example See missions */
    label: string
    /** @example true */
    allowed: boolean
    /** @description Everything that grants the permission; empty when it is not allowed. */
    sources: {
      /**
       * @example group
       * @enum {string}
       */
      kind: 'type' | 'own' | 'group'
      /**
       * @description The user type, the user, or the group.
       * @example Pilots
       */
      name: string
    }[]
    /** @description Users who can grant the permission when it is not allowed; at most 20. */
    grantableBy: schemas['GroupOfUser'][]
    /** @example Granted by the group Pilots. */
    reason: string
  }
  PermissionExplanationReply: {
    /** @example true */
    status: boolean
    data: schemas['PermissionExplanation']
  }
  InvitationToken: {
    token: schemas['Token']
  }
  /** @example 3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC */
  Token: string
  InvitationAnswer: {
    token: schemas['Token']
    /** @example correct horse battery */
    password: string
  }
  InvitationReply: {
    /** @example true */
    status: boolean
    data: {
      /** @example Pat Pilot */
      name: string
      /** @example pat@demo.test */
      email: string
      /** @example Demo */
      tenantName: string
      expiresAt: Common.schemas['Time']
    }
  }
}
export interface parameters {
  UserId: Common.schemas['Id']
  /** @description Text that the name or the e-mail must contain; case is ignored. */
  UserSearch: string
  /** @description Only users of these types. */
  UserTypes: schemas['TeamUserType'][]
  /** @description Only users in these states. */
  UserStates: schemas['UserState'][]
  /** @description Only users who use two-factor authentication, or only those who do not. */
  WithSecondFactor: boolean
  /** @description Only members of this group. */
  InGroup: Common.schemas['Id']
  AskedPermission: Permission.schemas['PermissionName']
}
export interface operations {
  acceptTerms: {
    parameters: {
      query: {
        /** @description Must be true. Declining logs the user out. */
        terms: true
      }
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
  createUser: {
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
         *       "name": "Pat Pilot",
         *       "email": "pat@demo.test",
         *       "userType": "tenant-user",
         *       "customPermissions": [
         *         "mission_list"
         *       ]
         *     }
         */
        'application/json': schemas['NewUser']
      }
    }
    responses: {
      /** @description The user as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listUsers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name or the e-mail must contain; case is ignored. */
        search?: parameters['UserSearch']
        /** @description Only users of these types. */
        userType?: parameters['UserTypes']
        /** @description Only users in these states. */
        state?: parameters['UserStates']
        /** @description Only members of this group. */
        groupId?: parameters['InGroup']
        /** @description Only users who use two-factor authentication, or only those who do not. */
        secondFactor?: parameters['WithSecondFactor']
        /** @description Column to sort by; a leading minus sign sorts in descending order. */
        sort?:
          | 'name'
          | '-name'
          | 'email'
          | '-email'
          | 'userType'
          | '-userType'
          | 'state'
          | '-state'
          | 'createdAt'
          | '-createdAt'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of users. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: parameters['UserId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "customPermissions": [
         *         "mission_list",
         *         "mission_create"
         *       ]
         *     }
         */
        'application/json': schemas['UserEdit']
      }
    }
    responses: {
      /** @description The user as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  eraseUser: {
    parameters: {
      query?: {
        /** @description Whether the entry of the person as a pilot is erased too: its name is replaced on all flights, and its contact data and licences are deleted. */
        erasesPilot?: boolean
      }
      header?: never
      path: {
        userId: parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  importUsers: {
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
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['UserImport']
      }
    }
    responses: {
      /** @description The result of each row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserImportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportUsers: {
    parameters: {
      query?: {
        /** @description Text that the name or the e-mail must contain; case is ignored. */
        search?: parameters['UserSearch']
        /** @description Only users of these types. */
        userType?: parameters['UserTypes']
        /** @description Only users in these states. */
        state?: parameters['UserStates']
        /** @description Only members of this group. */
        groupId?: parameters['InGroup']
        /** @description Only users who use two-factor authentication, or only those who do not. */
        secondFactor?: parameters['WithSecondFactor']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example name,email
           *     Pat Pilot,pat@demo.test
           */
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  resendInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getUserSummary: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts by state. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserSummaryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  disableUsers: {
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
         *       "userIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['UserSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  countAccessOfUsers: {
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
         *       "userIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['UserSelection']
      }
    }
    responses: {
      /** @description Of all the users together. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AccessOfUsersReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  enableUsers: {
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
         *       "userIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['UserSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  addUsersToGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: UserGroup.parameters['UserGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "userIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['UserSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  resendInvitations: {
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
         *       "userIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['UserSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  resetSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getPermissionExplanation: {
    parameters: {
      query: {
        permission: parameters['AskedPermission']
      }
      header?: never
      path: {
        userId: parameters['UserId']
      }
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
          'application/json': schemas['PermissionExplanationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  checkInvitation: {
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
         *       "token": "3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC"
         *     }
         */
        'application/json': schemas['InvitationToken']
      }
    }
    responses: {
      /** @description The invited user and the tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['InvitationReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  acceptInvitation: {
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
         *       "token": "3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': schemas['InvitationAnswer']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Auth from './auth.gen'
import type * as Common from './common.gen'
export interface schemas {
  /** @example mission_list */
  PermissionName: string
  PermissionNames: schemas['PermissionName'][]
  NewPermissionSet: {
    /** @example Pilot */
    name: string
    /**
     * @default
     * @example Plans and flies missions
     */
    description: string
    permissions: schemas['PermissionName'][]
  }
  PermissionSetEdit: {
    version: Common.schemas['Version']
    /** @example Pilot */
    name?: string
    /** @example Plans and flies missions */
    description?: string
    permissions?: schemas['PermissionName'][]
  }
  PermissionSet: {
    _id: Common.schemas['Id']
    /** @example Pilot */
    name: string
    /** @example Plans and flies missions */
    description: string
    permissions: schemas['PermissionNames']
    version: Common.schemas['Version']
  }
  PermissionSetReply: {
    /** @example true */
    status: boolean
    /** @example Permission set created */
    message?: string
    data: schemas['PermissionSet']
  }
  AdminPermission: {
    name: schemas['PermissionName']
    /** @example See missions */
    label: string
    /**
     * @description Whether a tenant can grant it to its users.
     * @example true
     */
    allowedForTenant: boolean
    /** @description User types that have the permission without a grant. */
    defaultFor: Auth.schemas['UserType'][]
  }
  AdminPermissionsReply: {
    /** @example true */
    status: boolean
    data: {
      areas: {
        /** @example missions */
        area: string
        /** @example Missions and flights */
        label: string
        permissions: schemas['AdminPermission'][]
      }[]
      sets: schemas['PermissionSet'][]
    }
  }
  TenantPermission: {
    name: schemas['PermissionName']
    /** @example See missions */
    label: string
    /**
     * @description Whether the caller has the permission and so can grant it.
     * @example true
     */
    grantable: boolean
  }
  TenantPermissionsReply: {
    /** @example true */
    status: boolean
    data: {
      areas: {
        /** @example missions */
        area: string
        /** @example Missions and flights */
        label: string
        permissions: schemas['TenantPermission'][]
      }[]
      sets: schemas['PermissionSet'][]
    }
  }
}
export interface parameters {
  PermissionSetId: Common.schemas['Id']
}
export interface operations {
  createPermissionSet: {
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
         *       "name": "Pilot",
         *       "description": "Plans and flies missions",
         *       "permissions": [
         *         "mission_list",
         *         "flight_create"
         *       ]
         *     }
         */
        'application/json': schemas['NewPermissionSet']
      }
    }
    responses: {
      /** @description The set as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PermissionSetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editPermissionSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        permissionSetId: parameters['PermissionSetId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Pilot in command"
         *     }
         */
        'application/json': schemas['PermissionSetEdit']
      }
    }
    responses: {
      /** @description The set as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PermissionSetReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deletePermissionSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        permissionSetId: parameters['PermissionSetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getAdminPermissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All permissions and sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AdminPermissionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getTenantPermissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Grantable permissions and sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['TenantPermissionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

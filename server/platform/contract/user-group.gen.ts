// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Permission from './permission.gen'
export interface schemas {
  MemberIds: Common.schemas['Id'][]
  NewUserGroup: {
    /** @example Pilots */
    name: string
    /**
     * @default
     * @example Plan and fly
     */
    description: string
    permissions: Permission.schemas['PermissionNames']
    members?: schemas['MemberIds']
  }
  UserGroupEdit: {
    version: Common.schemas['Version']
    /** @example Pilots */
    name?: string
    /** @example Plan and fly */
    description?: string
    permissions?: Permission.schemas['PermissionNames']
    addMembers?: schemas['MemberIds']
    removeMembers?: schemas['MemberIds']
  }
  UserGroup: {
    _id: Common.schemas['Id']
    /** @example Pilots */
    name: string
    /** @example Plan and fly */
    description: string
    permissions: Permission.schemas['PermissionNames']
    /** @example 4 */
    memberCount: number
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  UserGroupReply: {
    /** @example true */
    status: boolean
    /** @example User group saved */
    message?: string
    data: schemas['UserGroup']
  }
  UserGroupListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['UserGroup'][]
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
  UserGroupId: Common.schemas['Id']
}
export interface operations {
  createUserGroup: {
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
         *       "name": "Pilots",
         *       "description": "Plan and fly",
         *       "permissions": [
         *         "mission_list",
         *         "flight_create"
         *       ],
         *       "members": []
         *     }
         */
        'application/json': schemas['NewUserGroup']
      }
    }
    responses: {
      /** @description The group as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserGroupReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listUserGroups: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Column to sort by; a leading minus sign sorts in descending order. */
        sort?: 'name' | '-name' | 'memberCount' | '-memberCount' | 'createdAt' | '-createdAt'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of groups. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserGroupListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getUserGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: parameters['UserGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserGroupReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editUserGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: parameters['UserGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "permissions": [
         *         "mission_list",
         *         "flight_create",
         *         "flight_update"
         *       ]
         *     }
         */
        'application/json': schemas['UserGroupEdit']
      }
    }
    responses: {
      /** @description The group as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['UserGroupReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteUserGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: parameters['UserGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description As the standard defines it. Attributes that are not kept are ignored.
   * @example {
   *       "userName": "pat@demo.test"
   *     }
   */
  ScimBody: {
    [key: string]: unknown
  }
  /**
   * @description As the standard defines it.
   * @example {
   *       "schemas": [
   *         "urn:ietf:params:scim:schemas:core:2.0:User"
   *       ]
   *     }
   */
  ScimDocument: {
    [key: string]: unknown
  }
}
export interface parameters {
  ScimUserId: Common.schemas['Id']
  ScimGroupId: Common.schemas['Id']
  ScimResourceType: string
  ScimSchema: string
  /** @description By RFC 7644, section 3.4.2.2. */
  ScimFilter: string
  /** @description Number of the first result; values below 1 mean 1. */
  ScimStartIndex: number
  /** @description Results on the page. At most 200 are returned, and 20 groups with their members. */
  ScimCount: number
  ScimSortBy: string
  ScimSortOrder: 'ascending' | 'descending'
  /** @description Only these attributes, separated by commas. */
  ScimAttributes: string
  /** @description All attributes but these, separated by commas. */
  ScimExcludedAttributes: string
}
export interface responses {
  /** @description The request was rejected and nothing was changed. */
  ScimProblem: {
    headers: {
      [name: string]: unknown
    }
    content: {
      /**
       * @example {
       *       "schemas": [
       *         "urn:ietf:params:scim:api:messages:2.0:Error"
       *       ],
       *       "status": "404",
       *       "detail": "User not found"
       *     }
       */
      'application/scim+json': schemas['ScimDocument']
    }
  }
}
export interface operations {
  getScimServiceProviderConfig: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "patch": {
           *         "supported": true
           *       }
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimResourceTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:api:messages:2.0:ListResponse"
           *       ],
           *       "totalResults": 0,
           *       "Resources": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimResourceType: {
    parameters: {
      query?: never
      header?: never
      path: {
        resourceType: parameters['ScimResourceType']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "User",
           *       "endpoint": "/Users"
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimSchemas: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:api:messages:2.0:ListResponse"
           *       ],
           *       "totalResults": 0,
           *       "Resources": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimSchema: {
    parameters: {
      query?: never
      header?: never
      path: {
        schemaUrn: parameters['ScimSchema']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "urn:ietf:params:scim:schemas:core:2.0:User"
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimUsers: {
    parameters: {
      query?: {
        /** @description By RFC 7644, section 3.4.2.2. */
        filter?: parameters['ScimFilter']
        /** @description Number of the first result; values below 1 mean 1. */
        startIndex?: parameters['ScimStartIndex']
        /** @description Results on the page. At most 200 are returned, and 20 groups with their members. */
        count?: parameters['ScimCount']
        sortBy?: parameters['ScimSortBy']
        sortOrder?: parameters['ScimSortOrder']
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:api:messages:2.0:ListResponse"
           *       ],
           *       "totalResults": 0,
           *       "Resources": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  createScimUser: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:User"
         *       ],
         *       "userName": "robin@demo.test",
         *       "externalId": "9d4b2f6e",
         *       "name": {
         *         "givenName": "Robin",
         *         "familyName": "Reed"
         *       },
         *       "emails": [
         *         {
         *           "value": "robin@demo.test",
         *           "type": "work",
         *           "primary": true
         *         }
         *       ],
         *       "active": true
         *     }
         */
        'application/scim+json': schemas['ScimBody']
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:User"
         *       ],
         *       "userName": "robin@demo.test",
         *       "externalId": "9d4b2f6e",
         *       "name": {
         *         "givenName": "Robin",
         *         "familyName": "Reed"
         *       },
         *       "emails": [
         *         {
         *           "value": "robin@demo.test",
         *           "type": "work",
         *           "primary": true
         *         }
         *       ],
         *       "active": true
         *     }
         */
        'application/json': schemas['ScimBody']
      }
    }
    responses: {
      /** @description The person. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:User"
           *       ],
           *       "userName": "pat@demo.test",
           *       "active": true
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimUser: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path: {
        userId: parameters['ScimUserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:User"
           *       ],
           *       "userName": "pat@demo.test",
           *       "active": true
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  replaceScimUser: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path: {
        userId: parameters['ScimUserId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:User"
         *       ],
         *       "userName": "reed@demo.test",
         *       "externalId": "3f6a1c58",
         *       "name": {
         *         "givenName": "Robin",
         *         "familyName": "Reed"
         *       },
         *       "emails": [
         *         {
         *           "value": "reed@demo.test",
         *           "type": "work",
         *           "primary": true
         *         }
         *       ],
         *       "active": true
         *     }
         */
        'application/scim+json': schemas['ScimBody']
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:User"
         *       ],
         *       "userName": "reed@demo.test",
         *       "externalId": "3f6a1c58",
         *       "name": {
         *         "givenName": "Robin",
         *         "familyName": "Reed"
         *       },
         *       "emails": [
         *         {
         *           "value": "reed@demo.test",
         *           "type": "work",
         *           "primary": true
         *         }
         *       ],
         *       "active": true
         *     }
         */
        'application/json': schemas['ScimBody']
      }
    }
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:User"
           *       ],
           *       "userName": "pat@demo.test",
           *       "active": true
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  deleteScimUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: parameters['ScimUserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': responses['ScimProblem']
    }
  }
  patchScimUser: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path: {
        userId: parameters['ScimUserId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:api:messages:2.0:PatchOp"
         *       ],
         *       "Operations": [
         *         {
         *           "op": "replace",
         *           "path": "active",
         *           "value": false
         *         }
         *       ]
         *     }
         */
        'application/scim+json': schemas['ScimBody']
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:api:messages:2.0:PatchOp"
         *       ],
         *       "Operations": [
         *         {
         *           "op": "replace",
         *           "path": "active",
         *           "value": false
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['ScimBody']
      }
    }
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:User"
           *       ],
           *       "userName": "pat@demo.test",
           *       "active": true
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimGroups: {
    parameters: {
      query?: {
        /** @description By RFC 7644, section 3.4.2.2. */
        filter?: parameters['ScimFilter']
        /** @description Number of the first result; values below 1 mean 1. */
        startIndex?: parameters['ScimStartIndex']
        /** @description Results on the page. At most 200 are returned, and 20 groups with their members. */
        count?: parameters['ScimCount']
        sortBy?: parameters['ScimSortBy']
        sortOrder?: parameters['ScimSortOrder']
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:api:messages:2.0:ListResponse"
           *       ],
           *       "totalResults": 0,
           *       "Resources": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  createScimGroup: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:Group"
         *       ],
         *       "displayName": "Survey pilots",
         *       "externalId": "51c2a7b0",
         *       "members": []
         *     }
         */
        'application/scim+json': schemas['ScimBody']
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:Group"
         *       ],
         *       "displayName": "Survey pilots",
         *       "externalId": "51c2a7b0",
         *       "members": []
         *     }
         */
        'application/json': schemas['ScimBody']
      }
    }
    responses: {
      /** @description The group. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:Group"
           *       ],
           *       "displayName": "Pilots",
           *       "members": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  getScimGroup: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path: {
        userGroupId: parameters['ScimGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:Group"
           *       ],
           *       "displayName": "Pilots",
           *       "members": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  replaceScimGroup: {
    parameters: {
      query?: {
        /** @description Only these attributes, separated by commas. */
        attributes?: parameters['ScimAttributes']
        /** @description All attributes but these, separated by commas. */
        excludedAttributes?: parameters['ScimExcludedAttributes']
      }
      header?: never
      path: {
        userGroupId: parameters['ScimGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:Group"
         *       ],
         *       "displayName": "Survey pilots",
         *       "externalId": "51c2a7b0",
         *       "members": []
         *     }
         */
        'application/scim+json': schemas['ScimBody']
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:schemas:core:2.0:Group"
         *       ],
         *       "displayName": "Survey pilots",
         *       "externalId": "51c2a7b0",
         *       "members": []
         *     }
         */
        'application/json': schemas['ScimBody']
      }
    }
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "schemas": [
           *         "urn:ietf:params:scim:schemas:core:2.0:Group"
           *       ],
           *       "displayName": "Pilots",
           *       "members": []
           *     }
           */
          'application/scim+json': schemas['ScimDocument']
        }
      }
      '4XX': responses['ScimProblem']
    }
  }
  deleteScimGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: parameters['ScimGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': responses['ScimProblem']
    }
  }
  patchScimGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: parameters['ScimGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:api:messages:2.0:PatchOp"
         *       ],
         *       "Operations": [
         *         {
         *           "op": "replace",
         *           "path": "displayName",
         *           "value": "Night pilots"
         *         }
         *       ]
         *     }
         */
        'application/scim+json': schemas['ScimBody']
        /**
         * @example {
         *       "schemas": [
         *         "urn:ietf:params:scim:api:messages:2.0:PatchOp"
         *       ],
         *       "Operations": [
         *         {
         *           "op": "replace",
         *           "path": "displayName",
         *           "value": "Night pilots"
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['ScimBody']
      }
    }
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': responses['ScimProblem']
    }
  }
}

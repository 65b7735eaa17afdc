// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
import type * as Package from './package.gen'
import type * as Upload from './upload.gen'
export interface schemas {
  /** @example Harbour authority */
  ClientName: string
  /**
   * Format: email
   * @description Null for none.
   * @example office@harbour.example
   */
  ClientEmail: string | null
  /**
   * @description Null for none.
   * @example +1 218 555 0100
   */
  ClientPhone: string | null
  /**
   * @description Postal address, of several lines.
   * @example 12 Harbour Road
   *     Duluth
   */
  ClientAddress: string
  /**
   * @description Name of the person to talk to; empty for none.
   * @example Robin Quay
   */
  ClientContactName: string
  /**
   * @description Clients do not see it.
   * @example Invoice by quarter
   */
  ClientNote: string
  NewClient: {
    name: schemas['ClientName']
    address?: schemas['ClientAddress']
    contactName?: schemas['ClientContactName']
    email?: schemas['ClientEmail']
    phone?: schemas['ClientPhone']
    note?: schemas['ClientNote']
    /**
     * @description Whether its people may watch live streams of its missions.
     * @example false
     */
    mayWatchLive?: boolean
    /** @description From upload-logo; null for none. */
    logoId?: Common.schemas['MaybeId']
    /** @description The first people, who are invited by mail. */
    people?: schemas['NewClientPerson'][]
  }
  ClientEdit: {
    version: Common.schemas['Version']
    name?: schemas['ClientName']
    address?: schemas['ClientAddress']
    contactName?: schemas['ClientContactName']
    email?: schemas['ClientEmail']
    phone?: schemas['ClientPhone']
    note?: schemas['ClientNote']
    /**
     * @description Whether its people may watch live streams of its missions.
     * @example false
     */
    mayWatchLive?: boolean
    /** @description From upload-logo; null for none. */
    logoId?: Common.schemas['MaybeId']
  }
  NewClientPerson: {
    /** @example Casey Client */
    name: string
    /**
     * Format: email
     * @example casey@harbour.example
     */
    email: string
  }
  ClientPersonEdit: {
    /**
     * @description Whether the person can no longer sign in.
     * @example true
     */
    disabled: boolean
  }
  ClientPerson: {
    _id: Common.schemas['Id']
    /** @example Casey Client */
    name: string
    /** @example casey@harbour.example */
    email: string
    /**
     * @description Whether the invitation was accepted.
     * @example true
     */
    hasJoined: boolean
    /**
     * @description Whether the person can no longer sign in.
     * @example false
     */
    disabled: boolean
  }
  Client: {
    _id: Common.schemas['Id']
    name: schemas['ClientName']
    address: schemas['ClientAddress']
    contactName: schemas['ClientContactName']
    email: schemas['ClientEmail']
    phone: schemas['ClientPhone']
    note: schemas['ClientNote']
    /** @example false */
    mayWatchLive: boolean
    /**
     * @description URL of the picture.
     * @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    logo: string | null
    logoId: Common.schemas['MaybeId']
    people: schemas['ClientPerson'][]
    /** @example 3 */
    missionCount: number
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
  }
  ClientSelection: {
    clientIds: Common.schemas['Id'][]
  }
  ClientLink: {
    clientId: Common.schemas['Id']
    clientName: schemas['ClientName']
    /**
     * @description URL of the picture.
     * @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    clientLogo: string | null
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    missionStatus: Mission.schemas['MissionStatus']
    sharedAt: Common.schemas['Time']
  }
  ClientMissionIds: {
    clientId: Common.schemas['Id']
    missionIds: Common.schemas['Id'][]
  }
  /**
   * @description `marked`: those that are marked as visible to clients. `all`: also those that are added later, except alerts about other aircraft, which need the mark.
   * @example marked
   * @enum {string}
   */
  ShownExtent: 'none' | 'marked' | 'all'
  /** @description What a client sees of a mission. */
  ClientShows: {
    /**
     * @description Layers need the mark, because drafts are layers as well.
     * @example marked
     * @enum {string}
     */
    layers: 'none' | 'marked'
    photos: schemas['ShownExtent']
    recordings: schemas['ShownExtent']
    documents: schemas['ShownExtent']
    outcomes: schemas['ShownExtent']
    alerts: schemas['ShownExtent']
    /**
     * @description Only for clients that may watch live streams.
     * @example false
     */
    live: boolean
  }
  /** @description What the client sees of the missions. Left out, a mission that is shared already stays as it is; a new one shows its marked layers only. */
  ClientShowsEdit: {
    /**
     * @example marked
     * @enum {string}
     */
    layers?: 'none' | 'marked'
    photos?: schemas['ShownExtent']
    recordings?: schemas['ShownExtent']
    documents?: schemas['ShownExtent']
    outcomes?: schemas['ShownExtent']
    alerts?: schemas['ShownExtent']
    /** @example false */
    live?: boolean
  }
  ClientShare: {
    clientId: Common.schemas['Id']
    missionIds: Common.schemas['Id'][]
    shows?: schemas['ClientShowsEdit']
  }
  MissionClient: {
    _id: Common.schemas['Id']
    name: schemas['ClientName']
    shows: schemas['ClientShows']
    sharedAt: Common.schemas['Time']
  }
  /** @description How many of each the client sees. */
  ClientShown: {
    /** @example 1 */
    layers: number
    /** @example 24 */
    photos: number
    /** @example 0 */
    recordings: number
    /** @example 2 */
    documents: number
    /** @example 0 */
    alerts: number
    /** @example 0 */
    outcomes: number
    /**
     * @description Streams that run now.
     * @example 0
     */
    live: number
  }
  ClientMission: {
    _id: Common.schemas['Id']
    /** @example Harbour survey */
    name: string
    /** @example Quay walls after the storm */
    description: string
    status: Mission.schemas['MissionStatus']
    scheduledAt: Common.schemas['MaybeTime']
    /** @example Brighton Beach */
    locationName: string | null
    shown: schemas['ClientShown']
    /**
     * @description What the tenant chose to show. Null for clients, and when no client is named.
     * @example null
     */
    shows: schemas['ClientShows'] | null
  }
  DeletedClient: {
    _id: Common.schemas['Id']
    /** @example Brighton Beach */
    name: string
    deletedAt: Common.schemas['Time']
  }
  ClientReply: {
    /** @example true */
    status: boolean
    /** @example Client saved */
    message?: string
    data: schemas['Client']
  }
  ClientMissionReply: {
    /** @example true */
    status: boolean
    data: schemas['ClientMission']
  }
  MissionClientListReply: {
    /** @example true */
    status: boolean
    data: {
      clients: schemas['MissionClient'][]
    }
  }
  ClientListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Client'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ClientMissionListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['ClientMission'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  /** @description A ClientMission with what its card in a list shows. */
  SharedMission: {
    _id: Common.schemas['Id']
    /** @example Harbour survey */
    name: string
    /** @example Quay walls after the storm */
    description: string
    status: Mission.schemas['MissionStatus']
    scheduledAt: Common.schemas['MaybeTime']
    /** @example Brighton Beach */
    locationName: string | null
    shown: schemas['ClientShown']
    /** @description Start of the mission, or else its schedule, or else its creation; `dateOf` says which. */
    date: Common.schemas['Time']
    /**
     * @example start
     * @enum {string}
     */
    dateOf?: 'start' | 'schedule' | 'creation'
    updatedAt: Common.schemas['Time']
    /**
     * @description Preview of the newest raster layer that the client sees, or else of its first photo. Null for none.
     * @example /apis/v1/layer/thumbnail/01938f6e-7a3b-7c21-9b1e-2f64c1d2a303?v=1
     */
    pictureUrl: string | null
  }
  SharedMissionListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['SharedMission'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ClientLinkListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['ClientLink'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DeletedClientListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['DeletedClient'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  ClientId: Common.schemas['Id']
}
export interface operations {
  createClient: {
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
         *       "name": "Harbour authority",
         *       "contactName": "Robin Quay",
         *       "email": "office@harbour.example",
         *       "people": [
         *         {
         *           "name": "Casey Client",
         *           "email": "casey@harbour.example"
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['NewClient']
      }
    }
    responses: {
      /** @description The stored client. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  uploadClientLogo: {
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
  editClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Harbour authority north"
         *     }
         */
        'application/json': schemas['ClientEdit']
      }
    }
    responses: {
      /** @description The stored client. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  inviteClientPerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Jamie Client",
         *       "email": "jamie@harbour.example"
         *     }
         */
        'application/json': schemas['NewClientPerson']
      }
    }
    responses: {
      /** @description The client with its people. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  resendClientInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
        clientPersonId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  editClientPerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
        clientPersonId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "disabled": true
         *     }
         */
        'application/json': schemas['ClientPersonEdit']
      }
    }
    responses: {
      /** @description The client with its people. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  removeClientPerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
        clientPersonId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client with its other people. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  eraseClientPerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
        clientPersonId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client with its other people. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteClients: {
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
         *       "clientIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['ClientSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  exportClients: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listClientLinks: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Whether the links of a client or those of a mission follow one another. */
        by?: 'client' | 'mission'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of links, by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientLinkListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listClients: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?: 'name' | '-name' | 'missionCount' | '-missionCount' | 'createdAt' | '-createdAt'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of clients. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  shareMissions: {
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
         *       "clientId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a302"
         *       ]
         *     }
         */
        'application/json': schemas['ClientShare']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  withdrawMissions: {
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
         *       "clientId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a302"
         *       ]
         *     }
         */
        'application/json': schemas['ClientMissionIds']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listClientMissions: {
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
      path: {
        clientId: parameters['ClientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions, the newest first, with what the client sees of each. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientMissionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listSharedMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the name must contain, ignoring case. */
        search?: Common.parameters['Search']
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?: 'updatedAt' | '-updatedAt' | 'date' | '-date' | 'name' | '-name'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SharedMissionListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getClientMissionDetails: {
    parameters: {
      query?: {
        /** @description Limits the missions to those of one client, for callers who are not clients themselves. Needs the permission client_data. */
        clientId?: Common.schemas['Id']
      }
      header?: never
      path: {
        missionId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. 404 when it is not shared with the client. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientMissionReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionClients: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name, at most 200. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionClientListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedClients: {
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
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DeletedClientListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  restoreClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: parameters['ClientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ClientReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

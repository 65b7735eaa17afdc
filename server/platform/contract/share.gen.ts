// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description What a link shows: the map of a mission, a layer, the photos of a mission, a recording, a part of a recording, a live stream, a document, an edition of a saved report, an outcome, or a frozen evidence case.
   * @example mission
   * @enum {string}
   */
  ShareKind:
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
   * @description What the map of a mission contains.
   * @example layers
   * @enum {string}
   */
  ShareContent: 'layers' | 'photos' | 'recordings' | 'live'
  /** @description Only for the kind `mission`; `layers` if it is missing. */
  ShareContents: schemas['ShareContent'][]
  /** @example flown-over-the-quay */
  SharePassword: string
  /**
   * @description For whom the link is. It is part of the watermark.
   * @example Quay Surveyors
   */
  ShareRecipient: string
  /**
   * @description How often the link can be opened. Null is without limit.
   * @example 20
   */
  MaxVisits: number | null
  NewShare: {
    kind: schemas['ShareKind']
    /** @description ID of the thing. For `photos` that of the mission, for `moment` that of the recording, for `report` that of the edition. */
    targetId: Common.schemas['Id']
    /** @description Only these photos. Without it, `photos` shows all accepted photos of the mission. */
    photoIds?: Common.schemas['Id'][]
    shows?: schemas['ShareContents']
    /**
     * @description Start of a moment.
     * @example 12000
     */
    fromMs?: number
    /**
     * @description End of a moment, at most 10 minutes after its start.
     * @example 42000
     */
    untilMs?: number
    recipient?: schemas['ShareRecipient']
    expiresAt?: Common.schemas['MaybeTime']
    password?: schemas['SharePassword']
    maxVisits?: schemas['MaxVisits']
    /**
     * @default false
     * @example false
     */
    allowsDownload: boolean
    /**
     * @description Whether the recipient and the time are shown over the content.
     * @default false
     * @example false
     */
    hasWatermark: boolean
  }
  ShareChanges: {
    version: Common.schemas['Version']
    shows?: schemas['ShareContents']
    recipient?: schemas['ShareRecipient']
    expiresAt?: Common.schemas['MaybeTime']
    /**
     * @description Null removes the password.
     * @example null
     */
    password?: string | null
    maxVisits?: schemas['MaxVisits']
    /** @example true */
    allowsDownload?: boolean
    /** @example true */
    hasWatermark?: boolean
    /**
     * @description True makes the caller the author, for example of a link of a person who has left.
     * @example true
     */
    takesOver?: boolean
  }
  Share: {
    _id: Common.schemas['Id']
    kind: schemas['ShareKind']
    targetId: Common.schemas['Id']
    missionId?: Common.schemas['MaybeId']
    /** @example Quay wall */
    missionName?: string
    /**
     * @description Name of the thing.
     * @example Quay wall
     */
    name: string
    /**
     * @description Address of the link on this server. Null for callers who may not see all that the link shows.
     * @example /map/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/01938f6e-7a3b-7c21-9b1e-2f64c1d2a302?share=3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
     */
    path: string | null
    shows: schemas['ShareContent'][]
    /**
     * @description Number of chosen photos. Null stands for all.
     * @example null
     */
    photoCount?: number | null
    /** @example null */
    fromMs?: number | null
    /** @example null */
    untilMs?: number | null
    recipient: schemas['ShareRecipient']
    /**
     * @description `used` up are the visits; `gone` is the thing, which was deleted.
     * @example active
     * @enum {string}
     */
    state: 'active' | 'expired' | 'used' | 'revoked' | 'gone'
    /** @example true */
    hasPassword: boolean
    expiresAt: Common.schemas['MaybeTime']
    revokedAt?: Common.schemas['MaybeTime']
    maxVisits: schemas['MaxVisits']
    /**
     * @description How often it was opened.
     * @example 3
     */
    visits: number
    lastVisitAt?: Common.schemas['MaybeTime']
    /** @example false */
    allowsDownload: boolean
    /** @example false */
    hasWatermark: boolean
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
    /**
     * @description True when the account of the author is disabled or deleted; absent otherwise.
     * @example true
     */
    authorHasLeft?: boolean
  }
  ShareVisit: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    lastSeenAt?: Common.schemas['MaybeTime']
    /**
     * @example opened
     * @enum {string}
     */
    outcome: 'opened' | 'wrong-password' | 'refused'
    /**
     * @description IP address. It, the device and the site are for callers who may see all that the link shows.
     * @example 192.0.2.7
     */
    address?: string
    /**
     * @description Browser and system.
     * @example Chrome on Android
     */
    device?: string
    /**
     * @description The site that embeds the page.
     * @example null
     */
    site?: string | null
  }
  ShareReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Share']
  }
  ShareListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Share'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ShareVisitListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['ShareVisit'][]
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
  ShareId: Common.schemas['Id']
}
export interface operations {
  createShare: {
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
         *       "kind": "mission",
         *       "targetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "shows": [
         *         "layers"
         *       ],
         *       "recipient": "Quay Surveyors",
         *       "password": "flown-over-the-quay"
         *     }
         */
        'application/json': schemas['NewShare']
      }
    }
    responses: {
      /** @description The stored share. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ShareReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listShares: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Part of the name of the thing, of its mission, or of the recipient. */
        search?: string
        kind?: schemas['ShareKind']
        /** @description Only links to this thing. */
        targetId?: Common.schemas['Id']
        /** @description Only links to this mission or to things of it. */
        missionId?: Common.schemas['Id']
        /** @description Only links that this user has created. */
        createdBy?: Common.schemas['Id']
        /** @description `left` are active links of people whose account is disabled or deleted. */
        author?: 'left'
        /** @description `expiring` are active links that expire within seven days. */
        state?: 'active' | 'expiring' | 'ended'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first; `expiring` the first to expire first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ShareListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        shareId: parameters['ShareId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The share. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ShareReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        shareId: parameters['ShareId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "expiresAt": "2026-12-31T23:00:00.000Z"
         *     }
         */
        'application/json': schemas['ShareChanges']
      }
    }
    responses: {
      /** @description The stored share. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ShareReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  revokeShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        shareId: parameters['ShareId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The revoked share. Revoking it again changes nothing. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ShareReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listShareVisits: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        shareId: parameters['ShareId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ShareVisitListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

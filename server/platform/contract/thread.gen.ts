// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @example mission
   * @enum {string}
   */
  ThreadEntity: 'mission' | 'feature' | 'alert' | 'outcome' | 'photo' | 'recording' | 'place'
  /** @example 7 */
  ThreadFeatureIndex: number
  /** @example 50.84 */
  ThreadLat: number
  /** @example -0.14 */
  ThreadLong: number
  /** @example The gate is open */
  CommentText: string
  /** @description The people whose names follow an @ in the text. */
  CommentMentions: Common.schemas['Id'][]
  /**
   * @description Milliseconds since the start of the recording; null for other threads.
   * @example null
   */
  CommentMoment: number | null
  NewComment: {
    entity: schemas['ThreadEntity']
    id: Common.schemas['Id']
    index?: schemas['ThreadFeatureIndex']
    lat?: schemas['ThreadLat']
    long?: schemas['ThreadLong']
    momentMs?: schemas['CommentMoment']
    text: schemas['CommentText']
    mentions: schemas['CommentMentions']
  }
  CommentEdit: {
    version: Common.schemas['Version']
    text: schemas['CommentText']
    mentions: schemas['CommentMentions']
  }
  ThreadPerson: {
    _id: Common.schemas['Id']
    /** @example Asha Rao */
    name: string
  }
  Comment: {
    _id: Common.schemas['Id']
    text: schemas['CommentText']
    /**
     * @description Name of the author.
     * @example Asha Rao
     */
    author: string
    createdAt: Common.schemas['Time']
    /**
     * Format: date-time
     * @example null
     */
    editedAt: string | null
    version: Common.schemas['Version']
    momentMs: schemas['CommentMoment']
    mentions: schemas['ThreadPerson'][]
    /** @example false */
    isUnread: boolean
    /** @example true */
    canEdit: boolean
    /** @example true */
    canDelete: boolean
  }
  ThreadReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      _id: Common.schemas['MaybeId']
      comments: schemas['Comment'][]
      /** @example 1 */
      total: number
      /** @example 0 */
      unread: number
    }
  }
  CommentReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Comment']
  }
  CommentHistoryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      texts: {
        version: Common.schemas['Version']
        text: schemas['CommentText']
        at: Common.schemas['Time']
      }[]
    }
  }
  ThreadPeopleReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      people: schemas['ThreadPerson'][]
    }
  }
  Mention: {
    _id: Common.schemas['Id']
    /** @example Asha Rao */
    author: string
    entity: schemas['ThreadEntity']
    /** @example Harbour survey */
    mission: string
    /**
     * @description Path of the page with the thread.
     * @example /dashboard
     */
    link: string
    createdAt: Common.schemas['Time']
  }
  MentionsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      mentions: schemas['Mention'][]
    }
  }
  ThreadSummary: {
    _id: Common.schemas['Id']
    entity: schemas['ThreadEntity']
    /**
     * @description Name of the record; of a feature the name of its layer, and empty for a place.
     * @example DJI_0007.JPG
     */
    name: string
    featureIndex?: schemas['ThreadFeatureIndex']
    /**
     * @description Of a place; null for other threads.
     * @example null
     */
    position: {
      lat: schemas['ThreadLat']
      long: schemas['ThreadLong']
    } | null
    /** @example 3 */
    total: number
    /** @example 1 */
    unread: number
    /**
     * @description Author of the newest comment.
     * @example Asha Rao
     */
    author: string
    /**
     * @description Beginning of the newest comment.
     * @example The gate is open
     */
    text: string
    commentedAt: Common.schemas['Time']
    /**
     * @description Path of the page with the thread.
     * @example /dashboard
     */
    link: string
  }
  ThreadListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['ThreadSummary'][]
      /** @example 1 */
      total: number
      /**
       * @description Unread comments of all of them.
       * @example 1
       */
      unread: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  CommentId: Common.schemas['Id']
}
export interface operations {
  getThread: {
    parameters: {
      query: {
        entity: schemas['ThreadEntity']
        /** @description The mission, layer, alert, outcome, photo or recording. A place is named by its mission. */
        id: Common.schemas['Id']
        /** @description The feature of the layer. */
        index?: schemas['ThreadFeatureIndex']
        lat?: schemas['ThreadLat']
        long?: schemas['ThreadLong']
        /** @description How many of the newest comments are read. */
        count?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Sorted by time. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ThreadReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createComment: {
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
         *       "entity": "mission",
         *       "id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "text": "The gate is open",
         *       "mentions": []
         *     }
         */
        'application/json': schemas['NewComment']
      }
    }
    responses: {
      /** @description The comment. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CommentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: parameters['CommentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  editComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: parameters['CommentId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "text": "The gate is closed",
         *       "mentions": []
         *     }
         */
        'application/json': schemas['CommentEdit']
      }
    }
    responses: {
      /** @description The comment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CommentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  restoreComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: parameters['CommentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getCommentHistory: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: parameters['CommentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The 100 newest at most, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['CommentHistoryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  markThreadRead: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: parameters['CommentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getThreadPeople: {
    parameters: {
      query?: {
        /** @description Part of the name. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 20 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ThreadPeopleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMentions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 50 at most, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MentionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listThreads: {
    parameters: {
      query: {
        /** @description The mission. */
        missionId: Common.schemas['Id']
        /** @description Only threads of these records. */
        entity?: schemas['ThreadEntity']
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
      /** @description Sorted by the newest comment, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ThreadListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

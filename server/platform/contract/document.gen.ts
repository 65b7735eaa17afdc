// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
export interface schemas {
  /** @example Flight permit.pdf */
  DocumentName: string
  /**
   * @description Names separated by slashes; empty for the top level.
   * @example Permits/2026
   */
  Folder: string
  Tags: string[]
  NewDocument: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
    folder?: schemas['Folder']
  }
  /**
   * @description Whether the document expires within the warning time of its type, or has expired.
   * @example soon
   * @enum {string}
   */
  ExpiryState: 'none' | 'valid' | 'soon' | 'expired'
  /**
   * @description Whether the text of the file can be searched; none if the file has no text.
   * @example done
   * @enum {string}
   */
  TextState: 'pending' | 'done' | 'none' | 'failed'
  /**
   * @description How the file can be shown in a browser.
   * @example pdf
   * @enum {string}
   */
  Preview: 'image' | 'pdf' | 'text' | 'none'
  Document: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    name: schemas['DocumentName']
    /** @example application/pdf */
    mediaType: string
    /** @example 48213 */
    size: number
    preview: schemas['Preview']
    type: {
      _id: Common.schemas['Id']
      /** @example Permit */
      name: string
    } | null
    tags: schemas['Tags']
    folder: schemas['Folder']
    /** @example Covers the harbour and the railway bridge */
    description: string
    expiresOn: schemas['MaybeDate']
    expiry: schemas['ExpiryState']
    /**
     * @description Whether clients of the mission see it.
     * @example false
     */
    clientVisible: boolean
    /**
     * @description Number of the current file, starting at 1.
     * @example 2
     */
    versionNumber: number
    /** @example 3 */
    pageCount: number | null
    textState: schemas['TextState']
    /**
     * @description Why the text of the file cannot be searched.
     * @example null
     */
    textMessage: string | null
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    updatedAt: Common.schemas['Time']
    /** @description When the current file was uploaded. */
    uploadedAt: Common.schemas['Time']
    uploadedBy?: Common.schemas['Author']
    snippet?: schemas['Snippet']
  }
  /**
   * Format: date
   * @description Day in the form year-month-day.
   * @example 2026-12-31
   */
  MaybeDate: string | null
  DocumentReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Document']
  }
  DocumentListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Document'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  ExpiringDocuments: {
    /**
     * @description Number of documents, also of missions that are not listed.
     * @example 1
     */
    count: number
    missions: {
      missionId: Common.schemas['Id']
      /** @example Harbour survey */
      missionName: string
      /**
       * @example soon
       * @enum {string}
       */
      expiry: 'soon' | 'expired'
      /** @example 1 */
      count: number
    }[]
  }
  ExpiringDocumentsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['ExpiringDocuments']
  }
  DocumentEdit: {
    version: Common.schemas['Version']
    name?: schemas['DocumentName']
    typeId?: Common.schemas['MaybeId']
    tags?: schemas['Tags']
    folder?: schemas['Folder']
    /** @example Covers the harbour and the railway bridge */
    description?: string
    expiresOn?: schemas['MaybeDate']
    /** @example true */
    clientVisible?: boolean
  }
  DocumentsEdit: {
    documentIds: schemas['SelectedDocuments']
    typeId?: Common.schemas['MaybeId']
    addTags?: schemas['Tags']
    removeTags?: schemas['Tags']
    folder?: schemas['Folder']
    /** @example true */
    clientVisible?: boolean
  }
  SelectedDocuments: Common.schemas['Id'][]
  DocumentSelection: {
    documentIds: schemas['SelectedDocuments']
  }
  NewDocumentVersion: {
    version: Common.schemas['Version']
    uploadId: Common.schemas['Id']
  }
  EarlierVersion: {
    version: Common.schemas['Version']
    /** @example 1 */
    number: number
  }
  /**
   * @description How many days before a document of this type expires people are warned.
   * @example 30
   */
  WarnDays: number
  NewDocumentType: {
    /** @example Waiver */
    name: string
    warnDays?: schemas['WarnDays']
  }
  DocumentTypeEdit: {
    version: Common.schemas['Version']
    /** @example Waiver */
    name?: string
    warnDays?: schemas['WarnDays']
  }
  DocumentType: {
    _id: Common.schemas['Id']
    /** @example Permit */
    name: string
    warnDays: schemas['WarnDays']
    version: Common.schemas['Version']
  }
  DocumentVersion: {
    /** @example 1 */
    number: number
    /** @example Flight permit.pdf */
    name: string
    /** @example application/pdf */
    mediaType: string
    /** @example 48213 */
    size: number
    preview: schemas['Preview']
    uploadedAt: Common.schemas['Time']
    uploadedBy?: Common.schemas['Author']
  }
  DeletedDocument: {
    _id: Common.schemas['Id']
    /** @example Flight permit.pdf */
    name: string
    folder: schemas['Folder']
    deletedAt: Common.schemas['Time']
    deletedBy?: Common.schemas['Author']
  }
  MissionImage: {
    _id: Common.schemas['Id']
    /**
     * @example document
     * @enum {string}
     */
    kind: 'document' | 'photo'
    /** @example Site plan.png */
    name: string
    /** @example image/png */
    mediaType: string
    /** @example 48213 */
    size: number
    location: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    } | null
    takenAt: Common.schemas['MaybeTime']
    /**
     * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
     * @example false
     */
    localTime: boolean
    /** @example false */
    clientVisible: boolean
    createdAt: Common.schemas['Time']
  }
  /** @description Text around the first match in the file. */
  Snippet: {
    /** @example 2 */
    page: number | null
    /** @example valid for the */
    before: string
    /** @example harbour */
    match: string
    /** @example until the end of the year */
    after: string
  }
  DocumentTypeReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['DocumentType']
  }
  DeletedDocumentListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedDocument'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  MissionImageListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['MissionImage'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DocumentTypesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      types: schemas['DocumentType'][]
    }
  }
  DocumentDetailsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      document: schemas['Document']
      versions: schemas['DocumentVersion'][]
    }
  }
  DocumentFacetsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      folders: schemas['DocumentFacet'][]
      tags: schemas['DocumentFacet'][]
    }
  }
  DocumentFacet: {
    /** @example Permits/2026 */
    name: string
    /** @example 3 */
    count: number
  }
}
export interface parameters {
  DocumentId: Common.schemas['Id']
  DocumentTypeId: Common.schemas['Id']
  DocumentIds: Common.schemas['Id'][]
  /** @description Number of an earlier version; the current one by default. Clients get the current one only. */
  VersionNumber: number
  /** @description Words that the name, tags, folder, description or text must contain. The start of a word is enough. */
  DocumentSearch: string
  InFolder: schemas['Folder']
  OfDocumentType: Common.schemas['Id']
  WithTag: string
  WithExpiry: schemas['ExpiryState']
  DocumentSort: 'name' | '-name' | 'createdAt' | '-createdAt' | 'expiresOn' | '-expiresOn'
}
export interface operations {
  createDocument: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "folder": "Permits/2026"
         *     }
         */
        'application/json': schemas['NewDocument']
      }
    }
    responses: {
      /** @description The stored document. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDocuments: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Words that the name, tags, folder, description or text must contain. The start of a word is enough. */
        search?: parameters['DocumentSearch']
        folder?: parameters['InFolder']
        typeId?: parameters['OfDocumentType']
        tag?: parameters['WithTag']
        expiry?: parameters['WithExpiry']
        sort?: parameters['DocumentSort']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of documents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateDocument: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "tags": [
         *         "airspace"
         *       ],
         *       "expiresOn": "2026-12-31"
         *     }
         */
        'application/json': schemas['DocumentEdit']
      }
    }
    responses: {
      /** @description The stored document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateDocuments: {
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
         *       "documentIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "addTags": [
         *         "airspace"
         *       ]
         *     }
         */
        'application/json': schemas['DocumentsEdit']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteDocument: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteDocuments: {
    parameters: {
      query: {
        documentIds: parameters['DocumentIds']
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
  restoreDocuments: {
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
         *       "documentIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['DocumentSelection']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedDocuments: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
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
          'application/json': schemas['DeletedDocumentListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteDocumentTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: Common.parameters['TrashCount']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deleteDocumentPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getDocument: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. Clients see no earlier versions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getDocumentFacets: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 1,000 folders and 1,000 tags at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentFacetsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getExpiringDocuments: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The numbers, the mission with the earliest date first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ExpiringDocumentsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listMissionImages: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of pictures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MissionImageListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadDocument: {
    parameters: {
      query?: {
        /** @description Number of an earlier version; the current one by default. Clients get the current one only. */
        number?: parameters['VersionNumber']
      }
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getDocumentPreview: {
    parameters: {
      query?: {
        /** @description Number of an earlier version; the current one by default. Clients get the current one only. */
        number?: parameters['VersionNumber']
      }
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file with a content security policy that runs nothing in it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadDocuments: {
    parameters: {
      query: {
        documentIds: parameters['DocumentIds']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with the folders of the documents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  addDocumentVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['NewDocumentVersion']
      }
    }
    responses: {
      /** @description The stored document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  restoreDocumentVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: parameters['DocumentId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2,
         *       "number": 1
         *     }
         */
        'application/json': schemas['EarlierVersion']
      }
    }
    responses: {
      /** @description The stored document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getDocumentTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentTypesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createDocumentType: {
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
         *       "name": "Waiver",
         *       "warnDays": 14
         *     }
         */
        'application/json': schemas['NewDocumentType']
      }
    }
    responses: {
      /** @description The stored document type. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentTypeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editDocumentType: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentTypeId: parameters['DocumentTypeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "warnDays": 14
         *     }
         */
        'application/json': schemas['DocumentTypeEdit']
      }
    }
    responses: {
      /** @description The stored document type. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DocumentTypeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteDocumentType: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentTypeId: parameters['DocumentTypeId']
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

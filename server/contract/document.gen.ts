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
      }
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of documents, the latest first. */
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
}

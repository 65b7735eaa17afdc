// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Asset from './asset.gen'
import type * as Common from './common.gen'
import type * as Document from './document.gen'
export interface schemas {
  /**
   * @description From the content of the file.
   * @example document
   * @enum {string}
   */
  AssetFileKind: 'photo' | 'document'
  /** @example Registration.pdf */
  AssetFileName: string
  NewAssetFile: {
    uploadId: Common.schemas['Id']
    /** @description The work that the file tells of. */
    maintenanceRecordId?: Common.schemas['MaybeId']
    /** @description That of the uploaded file by default. */
    name?: schemas['AssetFileName']
    expiresOn?: Document.schemas['MaybeDate']
  }
  AssetFileEdit: {
    version: Common.schemas['Version']
    name?: schemas['AssetFileName']
    expiresOn?: Document.schemas['MaybeDate']
  }
  AssetFile: {
    _id: Common.schemas['Id']
    assetId: Common.schemas['Id']
    maintenanceRecordId: Common.schemas['MaybeId']
    kind: schemas['AssetFileKind']
    name: schemas['AssetFileName']
    /**
     * @description In bytes.
     * @example 48213
     */
    size: number
    /**
     * @description Whether browsers can show it as a picture.
     * @example false
     */
    hasPreview: boolean
    expiresOn: Document.schemas['MaybeDate']
    /**
     * @description Soon in the last 30 days.
     * @example soon
     * @enum {string}
     */
    expiry: 'none' | 'valid' | 'soon' | 'expired'
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  AssetFileReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AssetFile']
  }
  AssetFilesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      files: schemas['AssetFile'][]
    }
  }
}
export interface parameters {
  AssetFileId: Common.schemas['Id']
}
export interface operations {
  getAssetFiles: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: Asset.parameters['AssetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last added first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetFilesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: Asset.parameters['AssetId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "expiresOn": "2026-12-31"
         *     }
         */
        'application/json': schemas['NewAssetFile']
      }
    }
    responses: {
      /** @description The stored file. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetFileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: parameters['AssetFileId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Registration.pdf"
         *     }
         */
        'application/json': schemas['AssetFileEdit']
      }
    }
    responses: {
      /** @description The stored file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetFileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: parameters['AssetFileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: parameters['AssetFileId']
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
          'application/json': schemas['AssetFileReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: parameters['AssetFileId']
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
  getAssetFilePreview: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: parameters['AssetFileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture with a content security policy that runs nothing in it. */
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
}

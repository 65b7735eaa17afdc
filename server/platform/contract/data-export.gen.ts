// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as User from './user.gen'
export interface schemas {
  DataExport: {
    _id: Common.schemas['Id']
    /**
     * @example ready
     * @enum {string}
     */
    state: 'running' | 'ready' | 'failed'
    /**
     * @description Of the job.
     * @example 0.4
     */
    progress: number
    /**
     * @description What the job does or why it failed.
     * @example Files
     */
    message?: string
    jobId?: Common.schemas['Id']
    /** @example Robin Root */
    requestedBy: string
    /**
     * @description Null until ready.
     * @example 1250
     */
    records: number | null
    /**
     * @description Null until ready.
     * @example 40
     */
    files: number | null
    /**
     * @description Bytes of the archive; null until ready.
     * @example 52428800
     */
    size: number | null
    /**
     * @description Of the archive; null until ready.
     * @example 3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b
     */
    sha256: string | null
    createdAt: Common.schemas['Time']
    /** @description When the export is deleted with its archive. */
    expiresAt: Common.schemas['Time']
  }
  DataExportReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['DataExport']
  }
  DataExportsReply: {
    /** @example true */
    status: boolean
    data: {
      exports: schemas['DataExport'][]
    }
  }
}
export interface parameters {
  DataExportId: Common.schemas['Id']
  ExportedTenantId: Common.schemas['Id']
}
export interface responses {
  /** @description The exports of the last 7 days, the newest first. */
  DataExports: {
    headers: {
      [name: string]: unknown
    }
    content: {
      'application/json': schemas['DataExportsReply']
    }
  }
  /** @description The export, which a job makes now. */
  StartedDataExport: {
    headers: {
      [name: string]: unknown
    }
    content: {
      'application/json': schemas['DataExportReply']
    }
  }
  /** @description A ZIP with the records of each table as JSON lines, the files, manifest.json with the SHA-256 of everything, and index.html, a page to read it offline. */
  DataExportArchive: {
    headers: {
      [name: string]: unknown
    }
    content: {
      'application/zip': string
    }
  }
}
export interface operations {
  getDataExports: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExports']
      '4XX': Common.responses['Problem']
    }
  }
  startDataExport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      201: responses['StartedDataExport']
      '4XX': Common.responses['Problem']
    }
  }
  downloadDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExportArchive']
      '4XX': Common.responses['Problem']
    }
  }
  deleteDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getTenantDataExports: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ExportedTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExports']
      '4XX': Common.responses['Problem']
    }
  }
  startTenantDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ExportedTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      201: responses['StartedDataExport']
      '4XX': Common.responses['Problem']
    }
  }
  downloadTenantDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ExportedTenantId']
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExportArchive']
      '4XX': Common.responses['Problem']
    }
  }
  deleteTenantDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: parameters['ExportedTenantId']
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getOwnDataExports: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExports']
      '4XX': Common.responses['Problem']
    }
  }
  startOwnDataExport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      201: responses['StartedDataExport']
      '4XX': Common.responses['Problem']
    }
  }
  downloadOwnDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExportArchive']
      '4XX': Common.responses['Problem']
    }
  }
  deleteOwnDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getUserDataExports: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: User.parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExports']
      '4XX': Common.responses['Problem']
    }
  }
  startUserDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: User.parameters['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      201: responses['StartedDataExport']
      '4XX': Common.responses['Problem']
    }
  }
  downloadUserDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: User.parameters['UserId']
        dataExportId: parameters['DataExportId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: responses['DataExportArchive']
      '4XX': Common.responses['Problem']
    }
  }
  deleteUserDataExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: User.parameters['UserId']
        dataExportId: parameters['DataExportId']
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

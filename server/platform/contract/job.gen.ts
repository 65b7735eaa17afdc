// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @example running
   * @enum {string}
   */
  JobStatus: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
  Job: {
    _id: Common.schemas['Id']
    /** @example layer-import */
    kind: string
    /** @example ortho.tif */
    title: string
    about?: schemas['JobSubject']
    status: schemas['JobStatus']
    /** @example 0.4 */
    progress: number
    /**
     * @description The current step, or why the job failed.
     * @example Reading the file
     */
    message: string | null
    /**
     * @description The result. Its fields depend on the kind of job.
     * @example {
     *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
     *     }
     */
    result?: {
      [key: string]: unknown
    }
    /** @example 1 */
    attempts: number
    startedBy?: Common.schemas['Author']
    createdAt: Common.schemas['Time']
    startedAt: Common.schemas['MaybeTime']
    endedAt: Common.schemas['MaybeTime']
  }
  /** @description The record that the job is about. */
  JobSubject: {
    /** @example Layer */
    entity: string
    _id: Common.schemas['Id']
  }
  JobReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Job']
  }
  JobListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Job'][]
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
  JobId: Common.schemas['Id']
}
export interface operations {
  listJobs: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Only jobs that the caller started. */
        mine?: boolean
        /** @description Only queued and running jobs. */
        active?: boolean
        /** @description Only jobs about this record. */
        aboutId?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of jobs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['JobListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: parameters['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['JobReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: parameters['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cancelled job. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['JobReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  retryJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: parameters['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The queued job. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['JobReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description With a warning, the part works, but not for long or not with everything.
   * @example ok
   * @enum {string}
   */
  SystemState: 'ok' | 'warning' | 'failed'
  SystemFinding: {
    /**
     * @example files
     * @enum {string}
     */
    area: 'server' | 'database' | 'files' | 'services' | 'work'
    /** @example Backup */
    part: string
    state: schemas['SystemState']
    /**
     * @description What is so.
     * @example The last one was made 48 hours ago.
     */
    text: string
    /**
     * @description What to do; absent if nothing is wrong.
     * @example Run npm run backup and read its message.
     */
    action?: string
    /** @description Numbers by name, such as failed jobs by kind. */
    details?: {
      /** @example import-raster */
      name: string
      /** @example 3 */
      count: number
    }[]
  }
  System: {
    checkedAt: Common.schemas['Time']
    /**
     * @description Of Aerie.
     * @example 0.1.0
     */
    version: string
    findings: schemas['SystemFinding'][]
  }
  SystemReply: {
    /** @example true */
    status: boolean
    data: schemas['System']
  }
}
export interface operations {
  getSystemState: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The findings, in the order of the parts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SystemReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

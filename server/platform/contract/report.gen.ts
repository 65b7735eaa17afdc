// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Data from './data.gen'
export interface schemas {
  /**
   * @description A row for each value of the identifying attribute, or of the grouping attribute.
   * @example plot
   * @enum {string}
   */
  ReportRows: 'plot' | 'block'
  /**
   * @example pdf
   * @enum {string}
   */
  ReportFormat: 'csv' | 'xlsx' | 'pdf'
  /**
   * @description Areas are in hectares, and everything else is a number of items.
   * @example photos
   * @enum {string}
   */
  ReportMeasure:
    | 'missions'
    | 'photos'
    | 'recordings'
    | 'alerts'
    | 'falsePositives'
    | 'detections'
    | 'changes'
    | 'vegetationArea'
    | 'bareSoilArea'
    | 'waterArea'
  /** @description One number for each measure of the report, in its order. */
  ReportNumbers: number[]
  /** @description First and last day, in UTC. */
  ReportPeriod: {
    from: Data.schemas['DataDay']
    until: Data.schemas['DataDay']
  }
  ReportRow: {
    /** @example 14/2 */
    name: string
    /**
     * @description Areas with this value.
     * @example 1
     */
    areas: number
    /** @example 5120 */
    squareMetres: number
    outline: Common.schemas['Geometry']
    now: schemas['ReportNumbers']
    before: schemas['ReportNumbers']
  }
  ReportInput: {
    _id: Common.schemas['Id']
    /**
     * @description Name of the layer.
     * @example Plots
     */
    name: string
    /** @example 3 */
    dataVersion: number
    /** @example 120 */
    areas: number
    sha256: schemas['ReportHash']
  }
  /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
  ReportHash: string
  Report: {
    rowsBy: schemas['ReportRows']
    baseLayer: {
      _id: Common.schemas['Id']
      /** @example Plots 2026 */
      name: string
      version: Common.schemas['Version']
    }
    /**
     * @description The attribute that names the rows.
     * @example plot
     */
    attribute: string
    period: schemas['ReportPeriod']
    before: schemas['ReportPeriod']
    measures: schemas['ReportMeasure'][]
    rows: schemas['ReportRow'][]
    /** @description Each item once, although it may count in several rows. */
    total: {
      now: schemas['ReportNumbers']
      before: schemas['ReportNumbers']
    }
    /**
     * @description Items of the period outside all areas.
     * @example 4
     */
    elsewhere: number
    /**
     * @description Items of the period that have no position, and whose mission has no place.
     * @example 0
     */
    withoutPlace: number
    /**
     * @description Areas without a value of the attribute, which are left out.
     * @example 0
     */
    withoutName: number
    inputs: schemas['ReportInput'][]
    /**
     * @description Items of both periods.
     * @example 540
     */
    itemCount: number
    itemsSha256: schemas['ReportHash']
    rowsSha256: schemas['ReportHash']
  }
  ReportReply: {
    /** @example true */
    status: boolean
    data: schemas['Report']
  }
}
export interface parameters {
  /** @description A base layer with areas and an identifying attribute. */
  ReportBaseLayer: Common.schemas['Id']
  /** @description First day, in UTC. */
  ReportFrom: Data.schemas['DataDay']
  /** @description Last day, in UTC; at most 1,100 days in all. */
  ReportUntil: Data.schemas['DataDay']
}
export interface operations {
  getPlotReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: parameters['ReportBaseLayer']
        /** @description First day, in UTC. */
        from: parameters['ReportFrom']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: parameters['ReportUntil']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rows by name. An item counts where its position is; a recording counts wherever its drone was. Results of an analysis count unless people rejected them, from the latest run of a period for each layer, and are left out when no analysis of their kind ran in either period. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getBlockReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: parameters['ReportBaseLayer']
        /** @description First day, in UTC. */
        from: parameters['ReportFrom']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: parameters['ReportUntil']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rows by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReportReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: parameters['ReportBaseLayer']
        /** @description First day, in UTC. */
        from: parameters['ReportFrom']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: parameters['ReportUntil']
        rows: schemas['ReportRows']
        format: schemas['ReportFormat']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. The last page of a PDF and the last sheet of an Excel file list the inputs with their SHA-256. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

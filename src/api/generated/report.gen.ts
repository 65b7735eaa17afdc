// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Report'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPlotReport: build.query<GetPlotReportApiResponse, GetPlotReportApiArg>({
        query: (queryArg) => ({
          url: `/report/plot`,
          params: {
            baseLayerId: queryArg.baseLayerId,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Report'],
      }),
      getBlockReport: build.query<GetBlockReportApiResponse, GetBlockReportApiArg>({
        query: (queryArg) => ({
          url: `/report/block`,
          params: {
            baseLayerId: queryArg.baseLayerId,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Report'],
      }),
      downloadReport: build.query<DownloadReportApiResponse, DownloadReportApiArg>({
        query: (queryArg) => ({
          url: `/report/download`,
          params: {
            baseLayerId: queryArg.baseLayerId,
            from: queryArg['from'],
            until: queryArg.until,
            rows: queryArg.rows,
            format: queryArg.format,
          },
        }),
        providesTags: ['Report'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as reportGenerated }
export type GetPlotReportApiResponse =
  /** status 200 The rows by name. An item counts where its position is; a recording counts wherever its drone was. Results of an analysis count unless people rejected them, from the latest run of a period for each layer, and are left out when no analysis of their kind ran in either period. */ ReportReply
export type GetPlotReportApiArg = {
  /** A base layer with areas and an identifying attribute. */
  baseLayerId: Id
  /** First day, in UTC. */
  from: DataDay
  /** Last day, in UTC; at most 1,100 days in all. */
  until: DataDay
}
export type GetBlockReportApiResponse = /** status 200 The rows by name. */ ReportReply
export type GetBlockReportApiArg = {
  /** A base layer with areas and an identifying attribute. */
  baseLayerId: Id
  /** First day, in UTC. */
  from: DataDay
  /** Last day, in UTC; at most 1,100 days in all. */
  until: DataDay
}
export type DownloadReportApiResponse =
  /** status 200 The file. The last page of a PDF and the last sheet of an Excel file list the inputs with their SHA-256. */ string
export type DownloadReportApiArg = {
  /** A base layer with areas and an identifying attribute. */
  baseLayerId: Id
  /** First day, in UTC. */
  from: DataDay
  /** Last day, in UTC; at most 1,100 days in all. */
  until: DataDay
  rows: ReportRows
  format: ReportFormat
}
export type ReportRows = 'plot' | 'block'
export type Id = string
export type Version = number
export type DataDay = string
export type ReportPeriod = {
  from: DataDay
  until: DataDay
}
export type ReportMeasure =
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
export type Geometry = {
  [key: string]: unknown
}
export type ReportNumbers = number[]
export type ReportRow = {
  name: string
  /** Areas with this value. */
  areas: number
  squareMetres: number
  outline: Geometry
  now: ReportNumbers
  before: ReportNumbers
}
export type ReportHash = string
export type ReportInput = {
  _id: Id
  /** Name of the layer. */
  name: string
  dataVersion: number
  areas: number
  sha256: ReportHash
}
export type Report = {
  rowsBy: ReportRows
  baseLayer: {
    _id: Id
    name: string
    version: Version
  }
  /** The attribute that names the rows. */
  attribute: string
  period: ReportPeriod
  before: ReportPeriod
  measures: ReportMeasure[]
  rows: ReportRow[]
  /** Each item once, although it may count in several rows. */
  total: {
    now: ReportNumbers
    before: ReportNumbers
  }
  /** Items of the period outside all areas. */
  elsewhere: number
  /** Items of the period that have no position, and whose mission has no place. */
  withoutPlace: number
  /** Areas without a value of the attribute, which are left out. */
  withoutName: number
  inputs: ReportInput[]
  /** Items of both periods. */
  itemCount: number
  itemsSha256: ReportHash
  rowsSha256: ReportHash
}
export type ReportReply = {
  status: boolean
  data: Report
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type ReportFormat = 'csv' | 'xlsx' | 'pdf'

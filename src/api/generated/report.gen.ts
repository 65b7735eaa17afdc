// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Report', 'ReportEdition', 'ReportSchedule', 'SavedReport'] as const
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
      listSavedReports: build.query<ListSavedReportsApiResponse, ListSavedReportsApiArg>({
        query: (queryArg) => ({
          url: `/report/saved/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['SavedReport'],
      }),
      createSavedReport: build.mutation<CreateSavedReportApiResponse, CreateSavedReportApiArg>({
        query: (queryArg) => ({
          url: `/report/saved/create`,
          method: 'POST',
          body: queryArg.newSavedReport,
        }),
        invalidatesTags: ['SavedReport'],
      }),
      getSavedReport: build.query<GetSavedReportApiResponse, GetSavedReportApiArg>({
        query: (queryArg) => ({
          url: `/report/saved/get/${encodeURIComponent(String(queryArg.savedReportId))}`,
        }),
        providesTags: ['SavedReport'],
      }),
      editSavedReport: build.mutation<EditSavedReportApiResponse, EditSavedReportApiArg>({
        query: (queryArg) => ({
          url: `/report/saved/edit/${encodeURIComponent(String(queryArg.savedReportId))}`,
          method: 'PATCH',
          body: queryArg.savedReportEdit,
        }),
        invalidatesTags: ['SavedReport'],
      }),
      deleteSavedReport: build.mutation<DeleteSavedReportApiResponse, DeleteSavedReportApiArg>({
        query: (queryArg) => ({
          url: `/report/saved/delete/${encodeURIComponent(String(queryArg.savedReportId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['ReportEdition', 'SavedReport'],
      }),
      makeReportEdition: build.mutation<MakeReportEditionApiResponse, MakeReportEditionApiArg>({
        query: (queryArg) => ({
          url: `/report/edition/make/${encodeURIComponent(String(queryArg.savedReportId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['ReportEdition', 'SavedReport'],
      }),
      listReportEditions: build.query<ListReportEditionsApiResponse, ListReportEditionsApiArg>({
        query: (queryArg) => ({
          url: `/report/edition/list/${encodeURIComponent(String(queryArg.savedReportId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['ReportEdition'],
      }),
      getReportEdition: build.query<GetReportEditionApiResponse, GetReportEditionApiArg>({
        query: (queryArg) => ({
          url: `/report/edition/get/${encodeURIComponent(String(queryArg.editionId))}`,
        }),
        providesTags: ['ReportEdition'],
      }),
      getReportEditionChanges: build.query<GetReportEditionChangesApiResponse, GetReportEditionChangesApiArg>({
        query: (queryArg) => ({
          url: `/report/edition/compare/${encodeURIComponent(String(queryArg.editionId))}`,
        }),
        providesTags: ['ReportEdition'],
      }),
      downloadReportEdition: build.query<DownloadReportEditionApiResponse, DownloadReportEditionApiArg>({
        query: (queryArg) => ({
          url: `/report/edition/download/${encodeURIComponent(String(queryArg.editionId))}`,
          params: {
            format: queryArg.format,
          },
        }),
        providesTags: ['ReportEdition'],
      }),
      getReportSchedule: build.query<GetReportScheduleApiResponse, GetReportScheduleApiArg>({
        query: (queryArg) => ({
          url: `/report/schedule/get/${encodeURIComponent(String(queryArg.savedReportId))}`,
        }),
        providesTags: ['ReportSchedule'],
      }),
      setReportSchedule: build.mutation<SetReportScheduleApiResponse, SetReportScheduleApiArg>({
        query: (queryArg) => ({
          url: `/report/schedule/set/${encodeURIComponent(String(queryArg.savedReportId))}`,
          method: 'PATCH',
          body: queryArg.reportScheduleEdit,
        }),
        invalidatesTags: ['ReportSchedule', 'SavedReport'],
      }),
      deleteReportSchedule: build.mutation<DeleteReportScheduleApiResponse, DeleteReportScheduleApiArg>({
        query: (queryArg) => ({
          url: `/report/schedule/delete/${encodeURIComponent(String(queryArg.savedReportId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['ReportSchedule', 'SavedReport'],
      }),
      getReportRecipients: build.query<GetReportRecipientsApiResponse, GetReportRecipientsApiArg>({
        query: () => ({ url: `/report/schedule/recipients` }),
        providesTags: ['ReportSchedule'],
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
export type ListSavedReportsApiResponse = /** status 200 One page, sorted by name. */ SavedReportListReply
export type ListSavedReportsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Part of the name of the report or of its base layer. */
  search?: string
}
export type CreateSavedReportApiResponse = /** status 201 The saved report. */ SavedReportReply
export type CreateSavedReportApiArg = {
  newSavedReport: NewSavedReport
}
export type GetSavedReportApiResponse = /** status 200 The saved report. */ SavedReportReply
export type GetSavedReportApiArg = {
  savedReportId: Id
}
export type EditSavedReportApiResponse = /** status 200 The saved report. */ SavedReportReply
export type EditSavedReportApiArg = {
  savedReportId: Id
  savedReportEdit: SavedReportEdit
}
export type DeleteSavedReportApiResponse = /** status 200 Done. */ Done
export type DeleteSavedReportApiArg = {
  savedReportId: Id
}
export type MakeReportEditionApiResponse = /** status 201 The edition. */ ReportEditionReply
export type MakeReportEditionApiArg = {
  savedReportId: Id
}
export type ListReportEditionsApiResponse = /** status 200 One page of editions. */ ReportEditionListReply
export type ListReportEditionsApiArg = {
  savedReportId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetReportEditionApiResponse = /** status 200 The edition. */ ReportEditionReply
export type GetReportEditionApiArg = {
  editionId: Id
}
export type GetReportEditionChangesApiResponse =
  /** status 200 Whether the data has the same bytes, and which inputs have changed since. */ ReportComparisonReply
export type GetReportEditionChangesApiArg = {
  editionId: Id
}
export type DownloadReportEditionApiResponse = /** status 200 The file. */ string
export type DownloadReportEditionApiArg = {
  editionId: Id
  format: ReportFormat
}
export type GetReportScheduleApiResponse =
  /** status 200 The schedule, null without one, and the latest 50 mails. */ ReportScheduleReply
export type GetReportScheduleApiArg = {
  savedReportId: Id
}
export type SetReportScheduleApiResponse = /** status 200 The schedule. */ ReportScheduleReply
export type SetReportScheduleApiArg = {
  savedReportId: Id
  reportScheduleEdit: ReportScheduleEdit
}
export type DeleteReportScheduleApiResponse = /** status 200 Done. */ Done
export type DeleteReportScheduleApiArg = {
  savedReportId: Id
}
export type GetReportRecipientsApiResponse = /** status 200 By name; 1,000 at most. */ ReportRecipientsReply
export type GetReportRecipientsApiArg = void
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
export type SavedReportName = string
export type ReportBaseLayerName = {
  _id: Id
  name: string
}
export type SavedReportMeasures = ReportMeasure[]
export type SavedReportPeriod = {
  kind: 'fixed' | 'lastWeek' | 'lastMonth'
  from?: DataDay
  until?: DataDay
}
export type MaybeTime = string | null
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type SavedReport = {
  _id: Id
  name: SavedReportName
  baseLayer: ReportBaseLayerName
  rows: ReportRows
  measures: SavedReportMeasures
  period: SavedReportPeriod
  /** Editions that were made. */
  editions: number
  latestAt: MaybeTime
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type SavedReportListReply = {
  status: boolean
  data: {
    items: SavedReport[]
    total: number
    page: number
    pageSize: number
  }
}
export type SavedReportReply = {
  status: boolean
  message?: string
  data: SavedReport
}
export type NewSavedReport = {
  name: SavedReportName
  baseLayerId: Id
  rows: ReportRows
  measures: SavedReportMeasures
  period: SavedReportPeriod
}
export type SavedReportEdit = {
  version: Version
  name?: SavedReportName
  measures?: SavedReportMeasures
  period?: SavedReportPeriod
}
export type Done = {
  status: boolean
  message?: string
}
export type ReportInputKind =
  | 'baseLayer'
  | 'layer'
  | 'mission'
  | 'photo'
  | 'recording'
  | 'flight'
  | 'alert'
  | 'analysis'
export type ReportEditionInput = {
  kind: ReportInputKind
  _id?: Id
  /** Of a layer or base layer. */
  name: string | null
  /** Of a base layer, or of the data of a layer. */
  version: number | null
  /** Areas of a layer, or items. */
  count: number
  sha256: ReportHash
}
export type ReportEdition = {
  _id: Id
  savedReportId: Id
  number: number
  name: SavedReportName
  period: ReportPeriod
  /** None in lists, and none for readers who may not list all that it counts. */
  inputs: ReportEditionInput[]
  /** Version of the server. */
  software: string
  dataSha256: ReportHash
  dataBytes: number
  /** Made by the schedule. */
  scheduled: boolean
  /** Whether the reader may list all that it counts. */
  readable: boolean
  madeAt: Time
  madeBy?: Author
}
export type ReportEditionReply = {
  status: boolean
  message?: string
  data: ReportEdition
}
export type ReportEditionListReply = {
  status: boolean
  data: {
    items: ReportEdition[]
    total: number
    page: number
    pageSize: number
  }
}
export type ReportItemChange = {
  _id: Id
  change: 'added' | 'removed' | 'changed'
  /** Null when it no longer exists. */
  name: string | null
}
export type ReportInputChange = {
  kind: ReportInputKind
  /** Of a layer or base layer. */
  name: string | null
  added: number
  removed: number
  changed: number
  /** The first 20 items. */
  examples: ReportItemChange[]
}
export type ReportComparison = {
  sameBytes: boolean
  /** Of the data made now; null if it cannot be made. */
  dataSha256: string | null
  /** Version of the server. */
  software: string
  changes: ReportInputChange[]
  /** Why the report cannot be made again. */
  problem: string | null
}
export type ReportComparisonReply = {
  status: boolean
  data: ReportComparison
}
export type ReportScheduleEvery = 'week' | 'month'
export type ReportHour = number
export type ReportTimeZone = string
export type ReportSchedule = {
  every: ReportScheduleEvery
  /** Monday is 1; null for months. */
  weekday: number | null
  hour: ReportHour
  timeZone: ReportTimeZone
  /** Without deleted users. */
  recipients: Author[]
  paused: boolean
  nextAt: Time
  lastAt: MaybeTime
  /** Why the last run made no edition. */
  problem: string | null
  /** Who saved it last. Editions count what this person may list. */
  owner?: Author
  version: Version
}
export type ReportMail = {
  _id: Id
  editionId: Id
  editionNumber: number
  /** Name of the user. */
  recipient: string
  /** skipped for a recipient who may not get it. */
  state: 'waiting' | 'sent' | 'failed' | 'skipped'
  problem: string | null
  endedAt: MaybeTime
}
export type ReportScheduleReply = {
  status: boolean
  message?: string
  data: {
    schedule: ReportSchedule | null
    mails: ReportMail[]
  }
}
export type ReportWeekday = number
export type ReportScheduleEdit = {
  /** Of the schedule; absent for the first one. */
  version?: Version
  every: ReportScheduleEvery
  weekday?: ReportWeekday
  hour: ReportHour
  timeZone: ReportTimeZone
  recipientIds: Id[]
  paused: boolean
}
export type ReportRecipientsReply = {
  status: boolean
  data: {
    people: Author[]
  }
}

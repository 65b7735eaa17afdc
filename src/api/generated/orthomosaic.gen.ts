// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Job', 'Orthomosaic'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrthomosaicPlan: build.query<GetOrthomosaicPlanApiResponse, GetOrthomosaicPlanApiArg>({
        query: (queryArg) => ({
          url: `/orthomosaic/plan/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Orthomosaic'],
      }),
      listOrthomosaics: build.query<ListOrthomosaicsApiResponse, ListOrthomosaicsApiArg>({
        query: (queryArg) => ({
          url: `/orthomosaic/list/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Orthomosaic'],
      }),
      createOrthomosaic: build.mutation<CreateOrthomosaicApiResponse, CreateOrthomosaicApiArg>({
        query: (queryArg) => ({
          url: `/orthomosaic/create/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'POST',
          body: queryArg.newOrthomosaic,
        }),
        invalidatesTags: ['Job', 'Orthomosaic'],
      }),
      cancelOrthomosaic: build.mutation<CancelOrthomosaicApiResponse, CancelOrthomosaicApiArg>({
        query: (queryArg) => ({
          url: `/orthomosaic/cancel/${encodeURIComponent(String(queryArg.orthomosaicId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Job', 'Orthomosaic'],
      }),
      retryOrthomosaic: build.mutation<RetryOrthomosaicApiResponse, RetryOrthomosaicApiArg>({
        query: (queryArg) => ({
          url: `/orthomosaic/retry/${encodeURIComponent(String(queryArg.orthomosaicId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Job', 'Orthomosaic'],
      }),
      downloadPointCloud: build.query<DownloadPointCloudApiResponse, DownloadPointCloudApiArg>({
        query: (queryArg) => ({
          url: `/orthomosaic/download-point-cloud/${encodeURIComponent(String(queryArg.orthomosaicId))}`,
        }),
        providesTags: ['Orthomosaic'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as orthomosaicGenerated }
export type GetOrthomosaicPlanApiResponse =
  /** status 200 What can be computed. Without a connected server that answers, there are no options and no estimates. */ OrthomosaicPlanReply
export type GetOrthomosaicPlanApiArg = {
  missionId: Id
}
export type ListOrthomosaicsApiResponse = /** status 200 One page. Clients see none. */ OrthomosaicListReply
export type ListOrthomosaicsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateOrthomosaicApiResponse = /** status 201 The orthomosaic. A job sends the photos. */ OrthomosaicReply
export type CreateOrthomosaicApiArg = {
  missionId: Id
  newOrthomosaic: NewOrthomosaic
}
export type CancelOrthomosaicApiResponse = /** status 200 The cancelled orthomosaic. */ OrthomosaicReply
export type CancelOrthomosaicApiArg = {
  orthomosaicId: Id
}
export type RetryOrthomosaicApiResponse = /** status 200 The orthomosaic. */ OrthomosaicReply
export type RetryOrthomosaicApiArg = {
  orthomosaicId: Id
}
export type DownloadPointCloudApiResponse = /** status 200 A compressed LAS file. */ string
export type DownloadPointCloudApiArg = {
  orthomosaicId: Id
}
export type OrthomosaicPreset = 'fast' | 'standard' | 'high' | 'elevation'
export type OrthomosaicOption = {
  name: string
  value: string | number | boolean
}
export type OrthomosaicPlanReply = {
  status: boolean
  data: {
    /** Whether a processing server is connected, answers and accepts tasks. */
    server: 'none' | 'unreachable' | 'refused' | 'ready'
    /** What the server answered when it refused, for example because of its token; else null. */
    refusal: string | null
    /** Photos that are sent. */
    photos: number
    minPhotos: number
    maxPhotos: number
    /** Pixels of all photos together, in millions. */
    megapixels: number
    presets: {
      preset: OrthomosaicPreset
      /** Rough estimate. Seconds for a photo of 12 megapixels on 4 processor cores (fast 4, elevation 20,
            standard 15, high 40), times the megapixels, divided by 12 and by a quarter of the server's cores.
             */
      minutes: number | null
      options: OrthomosaicOption[]
    }[]
    /** Options of the processing server with its own help texts. */
    options: {
      name: string
      type: 'bool' | 'int' | 'float' | 'enum' | 'string'
      /** The default. */
      value: string
      choices: string[]
      help: string
    }[]
  }
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
export type Id = string
export type OrthomosaicStatus = 'sending' | 'processing' | 'storing' | 'completed' | 'failed' | 'cancelled'
export type OrthomosaicResult = {
  what: 'orthophoto' | 'dsm' | 'dtm' | 'contours' | 'report' | 'cameras'
  /** The layer, or the document for report and cameras. */
  _id: Id
}
export type Time = string
export type MaybeTime = string | null
export type Orthomosaic = {
  _id: Id
  missionId: Id
  name: string
  preset: OrthomosaicPreset
  status: OrthomosaicStatus
  /** Of sending the photos, or of the computation. */
  progress: number
  photos: number
  sentPhotos: number
  /** It waits for other tasks of the processing server. */
  queued: boolean
  /** Why it failed, or why it waits. */
  message: string | null
  /** The last lines of the log. */
  log: string[]
  results: OrthomosaicResult[]
  /** Results that the options ask for and that the processing server did not send; none until it is completed. */
  missing: ('orthophoto' | 'dsm' | 'dtm')[]
  /** Size of the point cloud; null if there is none. */
  pointCloudBytes: number | null
  createdAt: Time
  endedAt: MaybeTime
}
export type OrthomosaicListReply = {
  status: boolean
  data: {
    items: Orthomosaic[]
    total: number
    page: number
    pageSize: number
    /** Whether a processing server is connected. */
    connected: boolean
  }
}
export type OrthomosaicReply = {
  status: boolean
  message?: string
  data: Orthomosaic
}
export type NewOrthomosaic = {
  name: string
  preset: OrthomosaicPreset
  /** Options of the processing server that replace those of the preset. */
  options?: OrthomosaicOption[]
}

// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Job'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
        query: (queryArg) => ({
          url: `/job/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            mine: queryArg.mine,
            active: queryArg.active,
            aboutId: queryArg.aboutId,
          },
        }),
        providesTags: ['Job'],
      }),
      getJob: build.query<GetJobApiResponse, GetJobApiArg>({
        query: (queryArg) => ({
          url: `/job/get/${encodeURIComponent(String(queryArg.jobId))}`,
        }),
        providesTags: ['Job'],
      }),
      cancelJob: build.mutation<CancelJobApiResponse, CancelJobApiArg>({
        query: (queryArg) => ({
          url: `/job/cancel/${encodeURIComponent(String(queryArg.jobId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Job'],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/job/retry/${encodeURIComponent(String(queryArg.jobId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as jobGenerated }
export type ListJobsApiResponse = /** status 200 One page of jobs. */ JobListReply
export type ListJobsApiArg = {
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Only what this user started. */
  mine?: boolean
  /** Only what is queued or running. */
  active?: boolean
  /** Only what works for this record. */
  aboutId?: string
}
export type GetJobApiResponse = /** status 200 The job as it stands. */ JobReply
export type GetJobApiArg = {
  jobId: Id
}
export type CancelJobApiResponse = /** status 200 The job, cancelled. */ JobReply
export type CancelJobApiArg = {
  jobId: Id
}
export type RetryJobApiResponse = /** status 200 The job, queued again. */ JobReply
export type RetryJobApiArg = {
  jobId: Id
}
export type Id = string
export type JobSubject = {
  entity: string
  _id: Id
}
export type JobStatus = 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Time = string
export type MaybeTime = string | null
export type Job = {
  _id: Id
  kind: string
  title: string
  about?: JobSubject
  status: JobStatus
  progress: number
  /** What it is doing, or why it failed. */
  message: string | null
  /** What came of it; which fields there are follows from its kind. */
  result?: {
    [key: string]: unknown
  }
  attempts: number
  startedBy?: Author
  createdAt: Time
  startedAt: MaybeTime
  endedAt: MaybeTime
}
export type JobListReply = {
  status: boolean
  message?: string
  data: {
    items: Job[]
    total: number
    page: number
    pageSize: number
  }
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence that does not name the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** For people, in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The fields that were wrong, when the request was. */
  errors?: FieldError[]
}
export type JobReply = {
  status: boolean
  message?: string
  data: Job
}

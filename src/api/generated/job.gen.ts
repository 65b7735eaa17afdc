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
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Only jobs that the caller started. */
  mine?: boolean
  /** Only queued and running jobs. */
  active?: boolean
  /** Only jobs about this record. */
  aboutId?: string
}
export type GetJobApiResponse = /** status 200 The job. */ JobReply
export type GetJobApiArg = {
  jobId: Id
}
export type CancelJobApiResponse = /** status 200 The cancelled job. */ JobReply
export type CancelJobApiArg = {
  jobId: Id
}
export type RetryJobApiResponse = /** status 200 The queued job. */ JobReply
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
  /** The current step, or why the job failed. */
  message: string | null
  /** The result. Its fields depend on the kind of job. */
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
export type JobReply = {
  status: boolean
  message?: string
  data: Job
}

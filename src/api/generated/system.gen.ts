// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['System'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSystemState: build.query<GetSystemStateApiResponse, GetSystemStateApiArg>({
        query: () => ({ url: `/admin/system/state` }),
        providesTags: ['System'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as systemGenerated }
export type GetSystemStateApiResponse = /** status 200 The findings, in the order of the parts. */ SystemReply
export type GetSystemStateApiArg = void
export type Time = string
export type SystemState = 'ok' | 'warning' | 'failed'
export type SystemFinding = {
  area: 'server' | 'database' | 'files' | 'services' | 'work'
  part: string
  state: SystemState
  /** What is so. */
  text: string
  /** What to do; absent if nothing is wrong. */
  action?: string
  /** Numbers by name, such as failed jobs by kind. */
  details?: {
    name: string
    count: number
  }[]
}
export type System = {
  checkedAt: Time
  /** Of Aerie. */
  version: string
  findings: SystemFinding[]
}
export type SystemReply = {
  status: boolean
  data: System
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

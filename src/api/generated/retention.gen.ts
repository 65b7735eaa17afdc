// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Recording', 'Retention'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getRetention: build.query<GetRetentionApiResponse, GetRetentionApiArg>({
        query: () => ({ url: `/retention/get` }),
        providesTags: ['Retention'],
      }),
      getRetentionForecast: build.query<GetRetentionForecastApiResponse, GetRetentionForecastApiArg>({
        query: (queryArg) => ({
          url: `/retention/forecast`,
          params: {
            kind: queryArg.kind,
            days: queryArg.days,
          },
        }),
        providesTags: ['Retention'],
      }),
      listRetentionItems: build.query<ListRetentionItemsApiResponse, ListRetentionItemsApiArg>({
        query: (queryArg) => ({
          url: `/retention/items`,
          params: {
            kind: queryArg.kind,
            kept: queryArg.kept,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Retention'],
      }),
      editRetention: build.mutation<EditRetentionApiResponse, EditRetentionApiArg>({
        query: (queryArg) => ({
          url: `/retention/edit`,
          method: 'PATCH',
          body: queryArg.retentionEdit,
        }),
        invalidatesTags: ['Recording', 'Retention'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as retentionGenerated }
export type GetRetentionApiResponse =
  /** status 200 One rule for each kind, also for those that are off. */ RetentionReply
export type GetRetentionApiArg = void
export type GetRetentionForecastApiResponse =
  /** status 200 What is older already, and the earliest day of the first deletion. */ RetentionForecastReply
export type GetRetentionForecastApiArg = {
  kind: RetentionKind
  days: RetentionDays
}
export type ListRetentionItemsApiResponse =
  /** status 200 One page of what is deleted within 30 days, or of what is kept although its day is within 30 days. Empty while the rule is off. */ RetentionItemListReply
export type ListRetentionItemsApiArg = {
  kind: RetentionKind
  /** Only what is kept instead of what is deleted. */
  kept?: boolean
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type EditRetentionApiResponse = /** status 200 The rule. */ RetentionRuleReply
export type EditRetentionApiArg = {
  retentionEdit: RetentionEdit
}
export type RetentionKind =
  | 'stream_recordings'
  | 'uploaded_recordings'
  | 'live_telemetry'
  | 'snapshots'
  | 'closed_missions'
export type MaybeRetentionDays = number | null
export type Version = number
export type RetentionAmount = {
  count: number
  /** Storage of their files. Live telemetry has no files. */
  bytes: number
}
export type MaybeTime = string | null
export type Time = string
export type RetentionRun = {
  endedAt: Time
  count: number
  bytes: number
} | null
export type RetentionRule = {
  kind: RetentionKind
  days: MaybeRetentionDays
  /** First day, in UTC, on which the rule deletes; null while it is off. */
  startsOn: string | null
  version: Version
  stored: RetentionAmount
  oldestAt: MaybeTime
  today: RetentionAmount
  week: RetentionAmount
  month: RetentionAmount
  kept: RetentionAmount
  lastRun: RetentionRun
}
export type RetentionReply = {
  status: boolean
  data: {
    rules: RetentionRule[]
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
export type RetentionForecast = {
  startsOn: string
  atOnce: RetentionAmount
  kept: RetentionAmount
}
export type RetentionForecastReply = {
  status: boolean
  data: RetentionForecast
}
export type RetentionDays = number
export type Id = string
export type MaybeKeptBecause =
  | ('held' | 'mission' | 'evidence' | 'alert' | 'job' | null)
  | ('held' | 'mission' | 'evidence' | 'alert' | 'job' | null)
export type RetentionItem = {
  _id: Id
  record: 'recording' | 'photo' | 'telemetry' | 'outcome'
  name: string
  missionId: Id
  missionName: string
  addedAt: Time
  /** Day in UTC on which it is deleted. */
  deletedOn: string
  bytes: number
  keptBecause: MaybeKeptBecause
  version: Version
}
export type RetentionItemListReply = {
  status: boolean
  data: {
    items: RetentionItem[]
    total: number
    page: number
    pageSize: number
  }
}
export type RetentionRuleReply = {
  status: boolean
  message?: string
  data: RetentionRule
}
export type RetentionEdit = {
  kind: RetentionKind
  version: Version
  days: MaybeRetentionDays
}

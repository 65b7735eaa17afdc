// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Asset', 'Flight', 'MaintenanceRecord', 'MaintenanceRule'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMaintenanceRules: build.query<GetMaintenanceRulesApiResponse, GetMaintenanceRulesApiArg>({
        query: () => ({ url: `/maintenance/rule/get` }),
        providesTags: ['MaintenanceRule'],
      }),
      createMaintenanceRule: build.mutation<CreateMaintenanceRuleApiResponse, CreateMaintenanceRuleApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/rule/create`,
          method: 'POST',
          body: queryArg.newMaintenanceRule,
        }),
        invalidatesTags: ['Asset', 'Flight', 'MaintenanceRule'],
      }),
      editMaintenanceRule: build.mutation<EditMaintenanceRuleApiResponse, EditMaintenanceRuleApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/rule/edit/${encodeURIComponent(String(queryArg.maintenanceRuleId))}`,
          method: 'PATCH',
          body: queryArg.maintenanceRuleEdit,
        }),
        invalidatesTags: ['Asset', 'Flight', 'MaintenanceRule'],
      }),
      deleteMaintenanceRule: build.mutation<DeleteMaintenanceRuleApiResponse, DeleteMaintenanceRuleApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/rule/delete/${encodeURIComponent(String(queryArg.maintenanceRuleId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Asset', 'Flight', 'MaintenanceRule'],
      }),
      getAssetMaintenance: build.query<GetAssetMaintenanceApiResponse, GetAssetMaintenanceApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/due/${encodeURIComponent(String(queryArg.assetId))}`,
        }),
        providesTags: ['MaintenanceRule'],
      }),
      getMaintenanceCalendar: build.query<GetMaintenanceCalendarApiResponse, GetMaintenanceCalendarApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/calendar`,
          params: {
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['MaintenanceRule'],
      }),
      listMaintenanceRecords: build.query<ListMaintenanceRecordsApiResponse, ListMaintenanceRecordsApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/record/get/${encodeURIComponent(String(queryArg.assetId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['MaintenanceRecord'],
      }),
      createMaintenanceRecord: build.mutation<CreateMaintenanceRecordApiResponse, CreateMaintenanceRecordApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/record/create/${encodeURIComponent(String(queryArg.assetId))}`,
          method: 'POST',
          body: queryArg.newMaintenanceRecord,
        }),
        invalidatesTags: ['Asset', 'Flight', 'MaintenanceRecord', 'MaintenanceRule'],
      }),
      deleteMaintenanceRecord: build.mutation<DeleteMaintenanceRecordApiResponse, DeleteMaintenanceRecordApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/record/delete/${encodeURIComponent(String(queryArg.maintenanceRecordId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Asset', 'Flight', 'MaintenanceRecord', 'MaintenanceRule'],
      }),
      restoreMaintenanceRecord: build.mutation<RestoreMaintenanceRecordApiResponse, RestoreMaintenanceRecordApiArg>({
        query: (queryArg) => ({
          url: `/maintenance/record/restore/${encodeURIComponent(String(queryArg.maintenanceRecordId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Asset', 'Flight', 'MaintenanceRecord', 'MaintenanceRule'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as maintenanceGenerated }
export type GetMaintenanceRulesApiResponse = /** status 200 The rules by name. */ MaintenanceRulesReply
export type GetMaintenanceRulesApiArg = void
export type CreateMaintenanceRuleApiResponse = /** status 201 The stored rule. */ MaintenanceRuleReply
export type CreateMaintenanceRuleApiArg = {
  newMaintenanceRule: NewMaintenanceRule
}
export type EditMaintenanceRuleApiResponse = /** status 200 The stored rule. */ MaintenanceRuleReply
export type EditMaintenanceRuleApiArg = {
  maintenanceRuleId: Id
  maintenanceRuleEdit: MaintenanceRuleEdit
}
export type DeleteMaintenanceRuleApiResponse = /** status 200 Done. */ Done
export type DeleteMaintenanceRuleApiArg = {
  maintenanceRuleId: Id
}
export type GetAssetMaintenanceApiResponse =
  /** status 200 The rules of the asset, those that end first before the others. */ AssetMaintenanceReply
export type GetAssetMaintenanceApiArg = {
  assetId: Id
}
export type GetMaintenanceCalendarApiResponse =
  /** status 200 At most 500, the earliest first. */ MaintenanceDueListReply
export type GetMaintenanceCalendarApiArg = {
  from: string
  /** Not before `from`, and at most 366 days after it. */
  until: string
}
export type ListMaintenanceRecordsApiResponse = /** status 200 The last work first. */ MaintenanceRecordListReply
export type ListMaintenanceRecordsApiArg = {
  assetId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateMaintenanceRecordApiResponse = /** status 201 The stored record. */ MaintenanceRecordReply
export type CreateMaintenanceRecordApiArg = {
  assetId: Id
  newMaintenanceRecord: NewMaintenanceRecord
}
export type DeleteMaintenanceRecordApiResponse = /** status 200 Done. */ Done
export type DeleteMaintenanceRecordApiArg = {
  maintenanceRecordId: Id
}
export type RestoreMaintenanceRecordApiResponse = /** status 200 The record. */ MaintenanceRecordReply
export type RestoreMaintenanceRecordApiArg = {
  maintenanceRecordId: Id
}
export type Id = string
export type NameOfRecord = {
  _id: Id
  name: string
}
export type AssetOfRule = {
  _id: Id
  name: string
}
export type Version = number
export type MaintenanceRule = {
  _id: Id
  name: string
  class: NameOfRecord
  model: NameOfRecord | null
  asset: AssetOfRule | null
  everyDays: number | null
  everyHours: number | null
  everyFlights: number | null
  everyCycles: number | null
  /** The asset is due soon in this last part of the interval. */
  warnPercent: number
  /** Whether an overdue asset must not fly. */
  grounds: boolean
  version: Version
}
export type MaintenanceRulesReply = {
  status: boolean
  message?: string
  data: {
    rules: MaintenanceRule[]
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
export type MaintenanceRuleReply = {
  status: boolean
  message?: string
  data: MaintenanceRule
}
export type MaybeId = string | null
export type NewMaintenanceRule = {
  name: string
  classId: Id
  modelId?: MaybeId
  /** The only asset that the rule applies to; all of the class or model without it. */
  assetId?: MaybeId
  everyDays?: number | null
  everyHours?: number | null
  everyFlights?: number | null
  everyCycles?: number | null
  /** The asset is due soon in this last part of the interval. */
  warnPercent?: number
  /** Whether an overdue asset must not fly. */
  grounds?: boolean
}
export type MaintenanceRuleEdit = {
  version: Version
  name?: string
  modelId?: MaybeId
  /** The only asset that the rule applies to; all of the class or model without it. */
  assetId?: MaybeId
  everyDays?: number | null
  everyHours?: number | null
  everyFlights?: number | null
  everyCycles?: number | null
  /** The asset is due soon in this last part of the interval. */
  warnPercent?: number
  /** Whether an overdue asset must not fly. */
  grounds?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type MaintenanceState = 'ok' | 'due_soon' | 'overdue'
export type AssetDue = {
  ruleId: Id
  name: string
  state: MaintenanceState
  /** Part of the interval that has passed, 1 at its end. */
  part: number
  daysLeft: number | null
  hoursLeft: number | null
  flightsLeft: number | null
  cyclesLeft: number | null
  /** Whether the asset must not fly when it is overdue. */
  grounds: boolean
}
export type AssetMaintenanceReply = {
  status: boolean
  message?: string
  data: {
    rules: AssetDue[]
  }
}
export type ExpiringAssetFile = {
  fileId: Id
  name: string
  assetId: Id
  asset: string
  on: string
}
export type MaintenanceDue = {
  assetId: Id
  asset: string
  serial: string
  ruleId: Id
  rule: string
  /** Today for what is due by its use already. */
  on: string
  /** The day follows from hours, flights or cycles at the use of the last 90 days. Without such use there is no day, and the rule is not listed. */
  isEstimated: boolean
  state: MaintenanceState
  grounds: boolean
}
export type MaintenanceDueListReply = {
  status: boolean
  message?: string
  data: {
    /** Files of assets that expire on these days. */
    files: ExpiringAssetFile[]
    due: MaintenanceDue[]
  }
}
export type Currency = string
export type MaintenanceTotal = {
  /** In minor units of the currency. */
  amount: number
  currency: Currency
}
export type MaintenanceCost = {
  /** In minor units of the currency, such as paise or cents. */
  amount: number
  currency: Currency
}
export type MaintenancePart = {
  name: string
  number?: string
  quantity: number
}
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type MaintenanceRecord = {
  _id: Id
  assetId: Id
  name: string
  details: string
  person: string
  doneOn: string
  hours: number
  flights: number
  cycles: number
  hoursAfter: number | null
  flightsAfter: number | null
  cyclesAfter: number | null
  cost: MaintenanceCost | null
  rules: NameOfRecord[]
  parts: MaintenancePart[]
  firmware: string | null
  health: number | null
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type MaintenanceRecordListReply = {
  status: boolean
  message?: string
  data: {
    /** What all records of the asset cost, by currency. */
    costs: MaintenanceTotal[]
    items: MaintenanceRecord[]
    total: number
    page: number
    pageSize: number
  }
}
export type MaintenanceRecordReply = {
  status: boolean
  message?: string
  data: MaintenanceRecord
}
export type NewMaintenanceRecord = {
  name: string
  details?: string
  /** Who did the work. */
  person: string
  /** Today by default. */
  doneOn?: string
  /** Hours of the asset when the work was done; the current ones by default. */
  hours?: number
  flights?: number
  cycles?: number
  /** Where the hours of the asset go on, such as 0 after its counting part was replaced. */
  hoursAfter?: number
  flightsAfter?: number
  cyclesAfter?: number
  cost?: MaintenanceCost
  /** The rules whose interval starts again. */
  ruleIds?: Id[]
  parts?: MaintenancePart[]
  /** The version that was installed. */
  firmware?: string
  /** Measured health of a battery in percent. */
  health?: number
  /** Also makes an asset available that is grounded or in maintenance. */
  makeAvailable?: boolean
}
